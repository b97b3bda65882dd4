import PullToRefresh

extension TriggerPhase {
  /// The name of the cause in results, for users and scripts.
  package var word: String {
    switch self {
    case .contact: "contact"
    case .released: "released"
    case .settling: "settling"
    }
  }

  /// The cause with this name; nil for an unknown one.
  package init?(word: String) {
    let phases: [TriggerPhase] = [.contact, .released, .settling]
    guard let phase = phases.first(where: { $0.word == word }) else { return nil }
    self = phase
  }
}
