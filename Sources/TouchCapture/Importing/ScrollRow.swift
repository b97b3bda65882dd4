import GestureTraces

/// The phase of a scroll, as a row of a log states it.
enum ScrollPhase: Equatable {
  case begin, update, end, momentum
  /// Fingers rest, or rest no more: moved on, or were lifted (this program's own words, as traces have them).
  case hold
  case unhold(cancelled: Bool)

  /// A phase by one of its names: those of this program, of Qt (`ScrollBegin`), of AppKit (`began`) and of GTK.
  init?(_ word: String) {
    switch word.lowercased() {
    case "begin", "began", "start", "scrollbegin", "qt::scrollbegin", "maybegin": self = .begin
    case "update", "updated", "changed", "move", "scrollupdate", "qt::scrollupdate", "none", "noscrollphase",
      "qt::noscrollphase", "stationary":
      self = .update
    case "end", "ended", "stop", "cancel", "cancelled", "scrollend", "qt::scrollend": self = .end
    case "momentum", "scrollmomentum", "qt::scrollmomentum", "inertia", "kinetic", "momentum-began",
      "momentum-changed", "momentum-ended":
      self = .momentum
    case "hold": self = .hold
    case "unhold": self = .unhold(cancelled: false)
    case "unhold-cancelled": self = .unhold(cancelled: true)
    default: return nil
    }
  }
}

/// One row of a scroll log.
struct ScrollRow: Equatable {
  /// A distance in its unit, positive down and right.
  struct Delta: Equatable {
    var value: Double
    var unit: TableUnit
    /// True where it was told in pixels of a screen.
    var isInPixels = false
  }

  /// Its line in CSV or its number in a list of JSON, from 1, for errors.
  var line: Int
  /// Microseconds, of any zero.
  var timeMicroseconds: Int64
  /// Sideways; nil where the row has none.
  var dx: Delta?
  /// Along; nil where the row has none.
  var dy: Delta?
  /// The source that the row states; nil where it does not.
  var source: AxisSource?
  /// True where the row is of a wheel by what it states, or by a unit that libinput has for wheels alone.
  var isOfWheel = false
  /// The phase that the row states; nil where it does not.
  var phase: ScrollPhase?
  /// Fingers that rest; two, which scroll, where the row does not say.
  var fingers = 2
}
