import GestureTraces

/// The phase of a contact, as a row of a pointer sequence states it.
enum PointerPhase: Equatable, BitwiseCopyable {
  case down, move, up, cancel

  /// A phase by one of its names: those of this program, of pointer and touch events of the web, of iOS and
  /// Unity, and of Android.
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

  /// A phase by any word that programs have for it, with what stands before it in a name: `UITouchPhaseMoved`, `onPointerMove`,
  /// `TouchPointPressed`, `ACTION_POINTER_UP`, `touchesEnded`.
  ///
  /// - Parameter word: In small letters, without spaces and lines below.
  init?(named word: String) {
    var rest = Substring(word)
    while let start = Self.starts.first(where: { rest.hasPrefix($0) && rest.count > $0.count }) {
      rest = rest.dropFirst(start.count)
    }
    if rest.hasSuffix("event") { rest = rest.dropLast("event".count) }
    guard let known = Self.words[String(rest)] else { return nil }
    self = known
  }

  /// The name of the phase, as a table has it.
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

/// One row of a pointer sequence: a position at a time.
struct PointerRow: Equatable, BitwiseCopyable {
  /// Its line in CSV or its number in a list of JSON, from 1, for errors.
  var line: Int
  /// Microseconds, of any zero.
  var timeMicroseconds: Int64
  /// From the left, in the trace's units; nil only of an up or a cancel.
  var x: Double?
  /// From the top, in the trace's units; nil only of an up or a cancel.
  var y: Double?
  /// The number of the contact; 0 where the source has one only.
  var contact = 0
  /// The phase; nil where the source does not state it.
  var phase: PointerPhase?
  /// The person's intention; nil where the row says none.
  var intent: Intent?
  /// A number for the name of the gesture, the same for the same name; nil where the table has no column of it.
  var gesture: Int?
}
