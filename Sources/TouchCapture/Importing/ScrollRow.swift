import GestureTraces

/// The phase of a scroll that a row of a log reports.
enum ScrollPhase: Equatable {
  case begin, update, end, momentum
  /// Fingers rest on the surface, or stop resting because they moved or lifted; the words are this program's own, as in traces.
  case hold
  case unhold(cancelled: Bool)

  /// The phase for a name used by this program, by Qt (`ScrollBegin`), AppKit (`began`) or GTK.
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

/// One row of a scroll log: a delta, the end of a scroll, or resting fingers.
struct ScrollRow: Equatable {
  /// A horizontal or vertical distance, positive down and right, with its unit.
  struct Delta: Equatable {
    var value: Double
    var unit: TableUnit
    /// True if the delta was given in pixels of a screen, before it was converted.
    var isInPixels = false
  }

  /// The row's line in CSV or its number in a JSON list, from 1, for errors.
  var line: Int
  /// The time in microseconds since any zero.
  var timeMicroseconds: Int64
  /// The horizontal delta; nil if the row has none.
  var dx: Delta?
  /// The vertical delta; nil if the row has none.
  var dy: Delta?
  /// The scroll's source, such as finger or wheel; nil if the row does not give it.
  var source: AxisSource?
  /// True if the row names a wheel as its source, or uses a unit that only wheels have.
  var isOfWheel = false
  /// The scroll's phase, such as its end; nil if the row does not give it.
  var phase: ScrollPhase?
  /// The number of resting fingers; two, which scroll, if the row does not give it.
  var fingers = 2
}
