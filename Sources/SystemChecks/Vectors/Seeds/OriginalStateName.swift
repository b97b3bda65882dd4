import PullToRefresh

extension RefreshEngine {
  /// A state by the word in the original's code, which the cases have.
  ///
  /// MRefresh and SVPullToRefresh call the state before a refresh `triggered`, which is shown as `armed`: nothing has been
  /// triggered in it.
  func originalStateName(_ state: UInt8) -> String {
    switch self {
    case .mRefresh where state == MRefresh.State.triggered.rawValue: "triggered"
    case .sv where state == SVPullToRefresh.State.triggered.rawValue: "Triggered"
    default: "\(stateName(state))"
    }
  }
}
