/// A stretch of an offset log in which one thing happens.
package struct OffsetStretch: Equatable, Sendable {
  /// The kinds of stretches.
  package enum Kind: String, CaseIterable, Sendable {
    /// Content stays at one position.
    case rest
    /// Content moves down: offsets fall, as when a finger pulls.
    case down
    /// Content moves up: offsets grow, as on a return from beyond the top.
    case up
    /// Content changes position from one row to the next, faster than any motion.
    case jump
    /// Rows are missing while content moved.
    case gap
  }

  /// The kind of the stretch.
  package let kind: Kind
  /// The indices of its first and its last row.
  let rows: ClosedRange<Int>
  /// The start time, in seconds since the log's first row.
  package let start: Double
  /// The end time, in seconds since the log's first row.
  package private(set) var end: Double
  /// The offset at its start, in points.
  package let from: Double
  /// The offset at its end, in points.
  package let to: Double
  /// True for a jump after a time without rows, during which it may also have moved; the content rested before or after.
  package var isSilent = false

  /// Its duration, in seconds.
  package var duration: Double { end - start }

  /// A jump at the end of a time without rows.
  init(silent rows: ClosedRange<Int>, of series: [OffsetSeries.Row]) {
    let (first, last) = (series[rows.lowerBound], series[rows.upperBound])
    (kind, self.rows, isSilent) = (.jump, rows, true)
    (start, end, from, to) = (last.time, last.time, first.offset, last.offset)
  }

  /// The stretch with a later end: a rest for which the log has one row.
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
