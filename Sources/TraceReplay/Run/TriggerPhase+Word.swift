import PullToRefresh

extension TriggerPhase {
  /// The word for the cause of a trigger in results.
  package var word: String {
    switch self {
    case .contact: "contact"
    case .released: "released"
    case .settling: "settling"
    }
  }

  /// The cause of a trigger with this word in results; nil for an unknown word.
  package init?(word: String) {
    let phases: [TriggerPhase] = [.contact, .released, .settling]
    guard let phase = phases.first(where: { $0.word == word }) else { return nil }
    self = phase
  }
}
