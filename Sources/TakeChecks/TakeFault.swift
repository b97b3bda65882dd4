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

  /// The problem of several gestures, as a phrase that continues `they`.
  package var words: String { phrases.several }

  /// The problem of one gesture, as a phrase that continues `it`.
  package var wordsOfOne: String { phrases.one }

  private var phrases: (one: String, several: String) {
    switch self {
    case .brokenOff: ("is broken off", "are broken off")
    case .up: ("moves up", "move up")
    case .sideways: ("moves sideways", "move sideways")
    case .aslant: ("moves aslant", "move aslant")
    case .along: ("moves up or down", "move up or down")
    case .short: ("is too short", "are too short")
    case .long: ("moves too far", "move too far")
    case .wentBack: ("goes back before the lift", "go back before the lift")
    case .heldDown: ("lifts without going back", "lift without going back")
    case .slow: ("lifts at rest", "lift at rest")
    case .lasting: ("lasts too long", "last too long")
    case .fingers: ("has another number of fingers", "have another number of fingers")
    case .several: ("touches several times", "touch several times")
    case .straight: ("goes straight", "go straight")
    case .unturned: ("does not turn round", "do not turn round")
    case .otherWay: ("goes the other way", "go the other way")
    case .other: ("has another speed or length", "have another speed or length")
    }
  }
}
