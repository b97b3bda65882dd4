/// The kind of problem for which ``TakeCheck`` finds that a gesture does not match its intent.
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

  /// The problem as a phrase about several gestures, which continues `they`.
  package var words: String { phrases.several }

  /// The problem as a phrase about one gesture, which continues `it`.
  package var wordsOfOne: String { phrases.one }

  private var phrases: (one: String, several: String) {
    switch self {
    case .brokenOff: ("is interrupted", "are interrupted")
    case .up: ("moves up", "move up")
    case .sideways: ("moves sideways", "move sideways")
    case .aslant: ("moves diagonally", "move diagonally")
    case .along: ("moves up or down", "move up or down")
    case .short: ("is too short", "are too short")
    case .long: ("moves too far", "move too far")
    case .wentBack: ("moves back before the release", "move back before the release")
    case .heldDown: ("is released without moving back", "are released without moving back")
    case .slow: ("ends at rest", "end at rest")
    case .lasting: ("lasts too long", "last too long")
    case .fingers: ("has a different number of fingers", "have a different number of fingers")
    case .several: ("touches several times", "touch several times")
    case .straight: ("moves straight", "move straight")
    case .unturned: ("does not reverse", "do not reverse")
    case .otherWay: ("moves in the other direction", "move in the other direction")
    case .other: ("has a different speed or length", "have a different speed or length")
    }
  }
}
