/// What a row of a pointer sequence says happened.
enum PointerPhase: Equatable {
  case down, move, up, cancel

  /// A phase by one of its names: those of this program, of pointer and touch events of the web, and of Android.
  init?(_ word: String) {
    switch word.lowercased() {
    case "down", "pointerdown", "touchstart", "start", "began", "action_down": self = .down
    case "move", "pointermove", "touchmove", "moved", "action_move": self = .move
    case "up", "pointerup", "touchend", "end", "ended", "action_up": self = .up
    case "cancel", "pointercancel", "touchcancel", "cancelled", "action_cancel": self = .cancel
    default: return nil
    }
  }
}

/// One row of a pointer sequence: a place at a time.
struct PointerRow: Equatable {
  /// Where it stands, for errors: `line 3` or `event 3`.
  var line: Int
  /// Microseconds, of any zero.
  var timeMicroseconds: Int64
  /// Points from the left; nil only of an up or a cancel.
  var x: Double?
  /// Points from the top; nil only of an up or a cancel.
  var y: Double?
  /// Which contact; 0 where the source has one only.
  var contact = 0
  /// What happened; nil where the source does not say.
  var phase: PointerPhase?
}
