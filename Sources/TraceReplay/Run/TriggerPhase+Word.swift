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

  /// The cause that a word means.
  package init?(word: String) {
    let phases: [TriggerPhase] = [.contact, .released, .settling]
    guard let phase = phases.first(where: { $0.word == word }) else { return nil }
    self = phase
  }
}
