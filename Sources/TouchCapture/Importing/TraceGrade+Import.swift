import GestureTraces
import TextFormats

extension TraceGrade {
  /// The grade where axis ranges are the recording's extremes: positions are shares of what was touched, not of the surface.
  static let guessedRanges = TraceGrade(
    .b, "axis ranges are the recording's own extremes; give them with --range")

  /// The grade where nobody says what device it was.
  static let inferredDevice = TraceGrade(
    .b, "no description of the device; what it is follows from its events (put its .desc file beside it)")

  /// The grade where nobody says when contacts lifted.
  static let guessedLifts = TraceGrade(.b, "no phases; the last row of a contact counts as its lift")

  /// The grade for positions beyond the ends of an axis.
  ///
  /// - Parameters:
  ///   - beyond: The number of positions more than a twentieth of the axis beyond, at least 1.
  ///   - impossible: The number of them that are more than a whole axis beyond.
  /// - Returns: A grade with that reason.
  static func outside(beyond: Int, impossible: Int) -> TraceGrade {
    let positions = { (count: Int) in Counted.text(count, "position") }
    return impossible > 0
      ? TraceGrade(.d, "\(positions(impossible)) further outside the surface than it is long")
      : TraceGrade(.b, "\(positions(beyond)) more than 5% outside the stated axes")
  }

  /// The grade for moves of a pointer that was not down.
  ///
  /// - Parameter count: The number of moves, at least 1.
  /// - Returns: A grade with that reason.
  static func hovers(_ count: Int) -> TraceGrade {
    TraceGrade(.b, "\(Counted.text(count, "move")) of a pointer that was not down left out")
  }
}
