import GestureTraces

/// Checks row by row whether rows out of time order can be sorted.
///
/// A program that writes from two threads is sometimes late with a row:
///
///     31, 61, 34, 75        the third row belongs one row earlier: sorted
///     0, 16, 33, 0, 16, 33  a second recording begins: not sorted, as the two would be mixed
///     0, 16, 33, …, 500, 8  a time that is wrong, or of another recording: not sorted
///
/// Rows are sorted if each late row belongs at most ``mostRowsBack`` rows earlier and after the first row, and if at most a third of all
/// rows are late.
struct RowOrder {
  /// The number of late rows so far, whose time is before that of a row above them.
  private(set) var late = 0
  /// The line of the first late row (one whose time is before that of a row above it); nil if there is none.
  private(set) var firstLate: Int?
  /// The latest times among the rows so far, in order; one more of them than ``mostRowsBack``.
  private var latest: [Int64] = []
  private var first: Int64 = 0
  private var count = 0
  private var isClear = true

  /// The largest number of rows by which a row may be late; more means another recording or another clock.
  static let mostRowsBack = 3
  /// The rows are sorted only if at most one in this many rows is late.
  private static let leastPerLate = 3

  /// Checks the next row.
  ///
  /// - Parameters:
  ///   - time: The row's time, in any unit and from any zero.
  ///   - line: The row's line, for the grade.
  mutating func add(_ time: Int64, line: Int) {
    if count == 0 { first = time }
    let behind = latest.count { $0 > time }
    if behind > 0 {
      late += 1
      firstLate = firstLate ?? line
      // The first rows may be out of order among themselves; after them, no row may be before the first.
      isClear = isClear && behind <= Self.mostRowsBack && (time > first || count < Self.mostRowsBack)
    }
    latest.insert(time, at: latest.count - behind)
    if latest.count > Self.mostRowsBack + 1 { latest.removeFirst() }
    count += 1
  }

  /// True if rows are out of order and can be sorted.
  var isSortable: Bool { late > 0 && isClear && late * Self.leastPerLate <= count }

  /// The rows in order of time if they can be sorted, otherwise unchanged.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - time: Returns the time and the line of a row.
  ///   - place: Returns a line's location in words.
  /// - Returns: The rows (those with equal times keep their order), and the grade: an A if nothing was sorted.
  static func sorted<Row>(
    _ rows: [Row], by time: (Row) -> (time: Int64, line: Int), _ place: (Int) -> String
  ) -> (rows: [Row], grade: TraceGrade) {
    var order = RowOrder()
    for row in rows { order.add(time(row).time, line: time(row).line) }
    guard order.isSortable, let first = order.firstLate else { return (rows, TraceGrade()) }
    var sorted: [Row] = []
    sorted.reserveCapacity(rows.count)
    sort(rows, by: { time($0).time }) { sorted.append($0) }
    return (sorted, .sortedByTime(order.late, of: rows.count, first: place(first)))
  }

  /// Passes rows that can be sorted to `body` in order of time; rows with equal times keep their order.
  ///
  /// - Parameters:
  ///   - rows: Rows of which none is more than ``mostRowsBack`` rows late.
  ///   - time: Returns the time of a row.
  ///   - body: Receives each row.
  static func sort<Row>(_ rows: some Sequence<Row>, by time: (Row) -> Int64, _ body: (Row) -> Void) {
    // As many rows as a row may be late: the earliest of these and of the next row precedes all later rows.
    var waiting: [Row] = []
    for row in rows {
      let place = waiting.lastIndex { time($0) <= time(row) }.map { $0 + 1 } ?? 0
      waiting.insert(row, at: place)
      if waiting.count > mostRowsBack { body(waiting.removeFirst()) }
    }
    for row in waiting { body(row) }
  }
}
