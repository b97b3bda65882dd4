/// A machine used to measure an external engine: it gets the same events and measures the pull by its policy, but decides nothing.
extension RefreshMachine {
  /// Records an event, from which the pull is measured.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - view: The scroll view at that moment.
  public mutating func follow(_ event: RefreshEvent, _ view: ScrollSituation) { remember(event, view) }

  /// Records the top inset that the external engine has set.
  ///
  /// - Parameter inset: The whole top inset, in points, including the host's.
  public mutating func followTopInset(_ inset: Double) { ownInset = inset - originalTopInset }

  /// A copy of the machine in another state, for pictures.
  ///
  /// - Parameter state: The state to show.
  /// - Returns: A machine that only looks like that state; it must not be run.
  public func showing(_ state: RefreshState) -> RefreshMachine {
    var machine = self
    machine.display = nil
    switch state {
    case .idle, .pulling, .armed: machine.pullState = state
    case .refreshing, .finishing: machine.display = RefreshDisplay(state: state, shownSince: 0)
    }
    return machine
  }
}
