/// The column of times: `time_ms` (or `t_ms`, `timestamp_ms`, each also with `_us` and `_s`), a browser's `timeStamp`, or the
/// time since the row before, `dt_ms`.
struct TimeColumn: Equatable {
  private let column: Int
  private let microsecondsPerUnit: Double
  /// True where a row tells the time since the one before it.
  let isStep: Bool

  private static let units: [(ending: String, microseconds: Double)] = [
    ("_ms", 1000), ("_us", 1), ("_s", 1e6),
  ]
  private static let starts = ["time", "t", "timestamp", "dt"]
  /// The name that browsers give to milliseconds.
  private static let browsers = "timeStamp"

  /// Latest time of any zero, in microseconds: exact as a Double.
  private static let latest = 9e15

  /// The column of times of a table.
  ///
  /// - Throws: That it has none, or that its unit is not told.
  init(_ table: RecordTable) throws(CaptureError) {
    for (index, name) in table.names.enumerated() {
      let lower = name.lowercased()
      let unit =
        name == Self.browsers ? 1000 : Self.units.first { lower.hasSuffix($0.ending) }?.microseconds
      guard let unit, Self.isTime(name) else { continue }
      (column, microsecondsPerUnit, isStep) = (index, unit, lower.hasPrefix("dt"))
      return
    }
    guard let bare = table.names.first(where: Self.isTime) else {
      throw .noEvents(file: table.file, message: RecordTable.needed)
    }
    throw .noEvents(
      file: table.file, message: "column '\(bare)' has no unit; name it time_ms, time_us or time_s")
  }

  /// True where a column is one of times, with a unit or without.
  static func isThere(in names: [String]) -> Bool { names.contains(where: isTime) }

  private static func isTime(_ name: String) -> Bool {
    let lower = name.lowercased()
    return starts.contains { start in lower == start || units.contains { lower == start + $0.ending } }
  }

  /// Microseconds, of any zero, or since the row before.
  func microseconds(_ row: RecordTable.Row) throws(RowProblem) -> Int64 {
    let most = Self.latest / microsecondsPerUnit
    guard row[column] != .none else { throw RowProblem("the time is missing; every row needs one") }
    guard let time = row[column].finite, abs(time) <= most else {
      throw RowProblem("the time is no number within ±\(Int(most)); give a decimal number")
    }
    return Int64((time * microsecondsPerUnit).rounded())
  }
}
