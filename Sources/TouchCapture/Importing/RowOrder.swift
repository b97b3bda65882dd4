import GestureTraces

/// Whether rows that are not in order of their times can be sorted, found row by row.
///
/// A program that writes from two threads is late with a row now and then:
///
///     31, 61, 34, 75        the third belongs one row before: sorted
///     0, 16, 33, 0, 16, 33  a second recording begins: not sorted, as the two would be mixed
///     0, 16, 33, …, 500, 8  a time that is wrong, or of another recording: not sorted
///
/// Rows are sorted if each late one belongs at most ``mostRowsBack`` rows before its place and after the first row, and if at most a
/// third of all are late.
struct RowOrder {
  /// Rows so far that are earlier than one before them.
  private(set) var late = 0
  /// The line of the first of these; nil without one.
  private(set) var firstLate: Int?
  /// The latest times so far, in order: one more than a late row may be behind.
  private var latest: [Int64] = []
  private var first: Int64 = 0
  private var count = 0
  private var isClear = true

  /// Rows by which a row may be late: more are another recording, or another clock.
  static let mostRowsBack = 3
  /// The part of all rows that may be late, as one of so many.
  private static let leastPerLate = 3

  /// Looks at the next row.
  ///
  /// - Parameters:
  ///   - time: Its time, of any unit and zero.
  ///   - line: Its line, for the grade.
  mutating func add(_ time: Int64, line: Int) {
    if count == 0 { first = time }
    let behind = latest.count { $0 > time }
    if behind > 0 {
      late += 1
      firstLate = firstLate ?? line
      // The first rows of all may be in a wrong order themselves; after them nothing is before the beginning.
      isClear = isClear && behind <= Self.mostRowsBack && (time > first || count < Self.mostRowsBack)
    }
    latest.insert(time, at: latest.count - behind)
    if latest.count > Self.mostRowsBack + 1 { latest.removeFirst() }
    count += 1
  }

  /// True where rows are out of order and their times say what the order was.
  var isSortable: Bool { late > 0 && isClear && late * Self.leastPerLate <= count }

  /// Rows as they were in time where that is clear, else as they are.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - time: The time and the line of a row.
  ///   - place: The place of a line in words.
  /// - Returns: The rows, of one time as they were, and the grade: an A where nothing was sorted.
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

  /// Hands on rows that can be sorted in the order of their times, those of one time as they were.
  ///
  /// - Parameters:
  ///   - rows: Rows of which none is more than ``mostRowsBack`` rows late.
  ///   - time: The time of a row.
  ///   - body: Takes each row.
  static func sort<Row>(_ rows: some Sequence<Row>, by time: (Row) -> Int64, _ body: (Row) -> Void) {
    // As many rows as a late one may be behind: the earliest of these and the next is before all that come.
    var waiting: [Row] = []
    for row in rows {
      let place = waiting.lastIndex { time($0) <= time(row) }.map { $0 + 1 } ?? 0
      waiting.insert(row, at: place)
      if waiting.count > mostRowsBack { body(waiting.removeFirst()) }
    }
    for row in waiting { body(row) }
  }
}
