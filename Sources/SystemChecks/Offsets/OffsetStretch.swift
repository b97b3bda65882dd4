/// A stretch of an offset log with one kind of motion: rest, motion in one direction, a jump, or a gap.
package struct OffsetStretch: Equatable, Sendable {
  /// The kind of motion in a stretch of the log.
  package enum Kind: String, CaseIterable, Sendable {
    /// Content stays at one position.
    case rest
    /// Content moves down: offsets fall, as when a finger pulls.
    case down
    /// Content moves up: offsets grow, as on a return from beyond the top.
    case up
    /// Content changes position from one row to the next, faster than any motion.
    case jump
    /// Rows are missing during which content moved.
    case gap
  }

  /// The kind of motion in the stretch.
  package let kind: Kind
  /// The indices of the first and the last row of the stretch.
  let rows: ClosedRange<Int>
  /// The start of the stretch, in seconds since the log's first row.
  package let start: Double
  /// The end of the stretch, in seconds since the log's first row.
  package private(set) var end: Double
  /// The offset at the start of the stretch, in points.
  package let from: Double
  /// The offset at the end of the stretch, in points.
  package let to: Double
  /// True for a jump that follows a time without rows; the content rested before or after, and may have moved during that time.
  package var isSilent = false

  /// The duration of the stretch, in seconds.
  package var duration: Double { end - start }

  /// A jump at the end of a time without rows, between the given rows.
  init(silent rows: ClosedRange<Int>, of series: [OffsetSeries.Row]) {
    let (first, last) = (series[rows.lowerBound], series[rows.upperBound])
    (kind, self.rows, isSilent) = (.jump, rows, true)
    (start, end, from, to) = (last.time, last.time, first.offset, last.offset)
  }

  /// The stretch with a later end, for a rest of which the log has only one row.
  func lasting(until end: Double) -> OffsetStretch {
    var stretch = self
    stretch.end = end
    return stretch
  }

  init(_ kind: Kind, _ rows: ClosedRange<Int>, of series: [OffsetSeries.Row]) {
    let (first, last) = (series[rows.lowerBound], series[rows.upperBound])
    (self.kind, self.rows) = (kind, rows)
    (start, end, from, to) = (first.time, last.time, first.offset, last.offset)
  }
}
