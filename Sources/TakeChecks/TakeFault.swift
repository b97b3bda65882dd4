/// The kind of thing by which a gesture does not look like its intent, as ``TakeCheck`` finds it.
package enum TakeFault: String, CaseIterable, Sendable {
  case brokenOff = "broken-off"
  case up, sideways, aslant, along
  case short, long
  case wentBack = "went-back"
  case heldDown = "held-down"
  case slow, lasting, fingers, several, straight
  case unturned
  case otherWay = "other-way"
  case other

  /// What such gestures do, after `they`.
  package var words: String {
    switch self {
    case .brokenOff: "are broken off"
    case .up: "move up"
    case .sideways: "move sideways"
    case .aslant: "move aslant"
    case .along: "move up or down"
    case .short: "are too short"
    case .long: "move too far"
    case .wentBack: "go back before the lift"
    case .heldDown: "lift without going back"
    case .slow: "lift at rest"
    case .lasting: "last too long"
    case .fingers: "have another number of fingers"
    case .several: "touch several times"
    case .straight: "go straight"
    case .unturned: "do not turn round"
    case .otherWay: "go the other way"
    case .other: "have another speed or length"
    }
  }

  /// The same of one gesture, after `it`.
  package var wordsOfOne: String {
    let parts = words.split(separator: " ", maxSplits: 1)
    let verb =
      switch parts[0] {
      case "are": "is"
      case "have": "has"
      case "go", "do", "touch": "\(parts[0])es"
      default: "\(parts[0])s"
      }
    return parts.count > 1 ? "\(verb) \(parts[1])" : verb
  }
}
