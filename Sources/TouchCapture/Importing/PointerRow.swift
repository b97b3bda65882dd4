import GestureTraces

/// What happened to a contact in a row of a pointer sequence.
enum PointerPhase: Equatable, BitwiseCopyable {
  case down, move, up, cancel

  /// The phase for a name used by this program, by a browser's pointer and touch events, iOS, Unity, or Android; nil for any other name.
  init?(_ word: String) {
    switch word.lowercased() {
    case "down", "pointerdown", "touchstart", "start", "began", "action_down", "action_pointer_down":
      self = .down
    case "move", "pointermove", "touchmove", "moved", "stationary", "action_move": self = .move
    case "up", "pointerup", "touchend", "end", "ended", "action_up", "action_pointer_up": self = .up
    case "cancel", "pointercancel", "touchcancel", "cancelled", "canceled", "action_cancel": self = .cancel
    default: return nil
    }
  }

  /// The phase for any word that programs use, including prefixes: `UITouchPhaseMoved`, `onPointerMove`, `TouchPointPressed`,
  /// `ACTION_POINTER_UP`, `touchesEnded`.
  ///
  /// - Parameter word: The word in lower case, without spaces and underscores.
  init?(named word: String) {
    var rest = Substring(word)
    while let start = Self.starts.first(where: { rest.hasPrefix($0) && rest.count > $0.count }) {
      rest = rest.dropFirst(start.count)
    }
    if rest.hasSuffix("event") { rest = rest.dropLast("event".count) }
    guard let known = Self.words[String(rest)] else { return nil }
    self = known
  }

  /// The phase's name, as this program writes it in tables.
  var word: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }

  private static let starts = [
    "on", "ui", "nsevent", "qeventpoint", "qt", "phase", "action", "touches", "touchpoint", "touch",
    "pointerchange",
    "pointer", "motionevent", "change", "state", "finger", "drag", "transformed",
  ]

  private static let words: [String: PointerPhase] = [
    "down": .down, "start": .down, "started": .down, "begin": .down, "began": .down, "begun": .down,
    "press": .down, "pressed": .down, "move": .move, "moved": .move, "moving": .move, "update": .move,
    "updated": .move, "stationary": .move, "dragged": .move, "up": .up, "end": .up, "ended": .up,
    "release": .up, "released": .up, "lifted": .up, "cancel": .cancel, "cancelled": .cancel,
    "canceled": .cancel,
  ]
}

/// One row of a pointer sequence: the position of one contact at a time.
struct PointerRow: Equatable, BitwiseCopyable {
  /// The row's line in CSV or its number in a JSON list, from 1, for errors.
  var line: Int
  /// The time in microseconds since any zero.
  var timeMicroseconds: Int64
  /// The position from the left, in the trace's units; nil only for an up or a cancel.
  var x: Double?
  /// The position from the top, in the trace's units; nil only for an up or a cancel.
  var y: Double?
  /// The number of the contact; 0 if the source has only one.
  var contact = 0
  /// What happened to the contact: down, move, up or cancel; nil if the source does not say.
  var phase: PointerPhase?
  /// The intent of the row's gesture; nil if the row has none.
  var intent: Intent?
  /// The number given to the name of the row's gesture, equal for equal names; nil if the table has no column of gestures.
  var gesture: Int?
}
