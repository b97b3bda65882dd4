import PullToRefresh

extension TriggerPhase {
  /// The word that users and scripts read for the cause of a trigger.
  package var word: String {
    switch self {
    case .contact: "contact"
    case .released: "released"
    case .settling: "settling"
    }
  }
}
