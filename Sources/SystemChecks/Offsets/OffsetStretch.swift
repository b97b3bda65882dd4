/// A stretch of an offset log in which one thing happens.
package struct OffsetStretch: Equatable, Sendable {
  /// What content does.
  package enum Kind: String, CaseIterable, Sendable {
    /// It is at one place.
    case rest
    /// It goes down: offsets fall, as under a finger that pulls.
    case down
    /// It goes up: offsets grow, as on its way back from beyond the top.
    case up
    /// It is somewhere else from one row to the next, faster than anything moves.
    case jump
    /// Rows are missing in which it moved.
    case gap
  }

  /// What content does.
  package let kind: Kind
  /// The indices of its first and its last row.
  let rows: ClosedRange<Int>
  /// In seconds since the log's first row.
  package let start: Double
  /// In seconds since the log's first row.
  package private(set) var end: Double
  /// The offset at its start, in points.
  package let from: Double
  /// The offset at its end, in points.
  package let to: Double
  /// True for a jump behind a silence, which may be missing rows as well: the content was at rest at either end.
  package var isSilent = false

  /// Its duration, in seconds.
  package var duration: Double { end - start }

  /// A jump at the end of a silence.
  init(silent rows: ClosedRange<Int>, of series: [OffsetSeries.Row]) {
    let (first, last) = (series[rows.lowerBound], series[rows.upperBound])
    (kind, self.rows, isSilent) = (.jump, rows, true)
    (start, end, from, to) = (last.time, last.time, first.offset, last.offset)
  }

  /// The same to a later end: a rest of which the log has one row.
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
