/// A machine as the yardstick of an engine that runs elsewhere: it sees what that sees and measures the pull as its policy
/// does, but decides nothing.
extension RefreshMachine {
  /// Takes note of an event, for the pull.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - view: The scroll view then.
  public mutating func follow(_ event: RefreshEvent, _ view: ScrollSituation) { remember(event, view) }

  /// Takes note of the top inset that the engine has set.
  ///
  /// - Parameter inset: In points, with what was there before.
  public mutating func followTopInset(_ inset: Double) { ownInset = inset - originalTopInset }

  /// The machine in another state, for pictures.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: A machine that looks like that, and is not to be run.
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
