import PullToRefresh

extension RefreshEngine {
  /// The name that a state has in the original's code, which test cases use.
  ///
  /// MRefresh and SVPullToRefresh call the state before a refresh `triggered`; this program shows it as `armed`, because nothing has been
  /// triggered yet.
  func originalStateName(_ state: UInt8) -> String {
    switch self {
    case .mRefresh where state == MRefresh.State.triggered.rawValue: "triggered"
    case .sv where state == SVPullToRefresh.State.triggered.rawValue: "Triggered"
    default: "\(stateName(state))"
    }
  }
}
