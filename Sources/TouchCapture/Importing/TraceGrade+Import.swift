import GestureTraces
import TextFormats

extension TraceGrade {
  /// The ranges of the axes are the extremes of the recording: positions are shares of what was touched, not of the surface.
  static let guessedRanges = TraceGrade(
    .b, "axis ranges are the recording's own extremes; give them with --range")

  /// Nobody says what device it was.
  static let inferredDevice = TraceGrade(
    .b, "no description of the device; what it is follows from its events (put its .desc file beside it)")

  /// Nobody says when contacts lifted.
  static let guessedLifts = TraceGrade(.b, "no phases; the last row of a contact counts as its lift")

  /// Positions beyond the ends of an axis.
  ///
  /// - Parameters:
  ///   - beyond: How many are more than a twentieth of the axis beyond, at least 1.
  ///   - impossible: How many of them are more than a whole axis beyond.
  /// - Returns: A grade with that reason.
  static func outside(beyond: Int, impossible: Int) -> TraceGrade {
    let positions = { (count: Int) in Counted.text(count, "position") }
    return impossible > 0
      ? TraceGrade(.d, "\(positions(impossible)) further outside the surface than it is long")
      : TraceGrade(.b, "\(positions(beyond)) more than 5% outside the stated axes")
  }

  /// Moves of a pointer that was not down.
  ///
  /// - Parameter count: How many, at least 1.
  /// - Returns: A grade with that reason.
  static func hovers(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "move")) of a pointer that was not down left out")
  }
}
