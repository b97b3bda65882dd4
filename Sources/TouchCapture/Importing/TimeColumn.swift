import TextFormats

/// The time column: `time_ms` (or `t_ms`, `timestamp_ms`, each also with `_us`, `_s` and `_ns`, or with the unit in brackets), a browser's
/// `timeStamp`, Android's `eventTime`, the time since the previous row `dt_ms`, or a column `time` with dates or times of day.
struct TimeColumn: Equatable {
  private let column: Int
  private let microsecondsPerUnit: Double
  /// True if a row gives the time since the previous row instead of a time from a fixed zero.
  let isStep: Bool

  private static let starts = ["time", "t", "timestamp", "dt"]
  /// The names of times that are in milliseconds: those of browser events, and of Android's (`MotionEvent.getEventTime`).
  private static let ofMilliseconds = ["timeStamp", "eventTime"]

  /// The largest time accepted, in microseconds from any zero: larger ones are not exact as a `Double`.
  private static let latest = 9e15

  /// Finds the time column of a table and its unit.
  ///
  /// - Throws: An error if there is none, or if its unit is unknown.
  init(_ table: RecordTable) throws(CaptureError) {
    for (index, name) in table.names.enumerated() {
      guard Self.isTime(name), let unit = Self.unit(in: name) else { continue }
      (column, microsecondsPerUnit, isStep) = (
        index, unit.microseconds, name.lowercased().hasPrefix("dt")
      )
      return
    }
    guard let bare = table.names.firstIndex(where: Self.isTime) else {
      throw .unmapped(file: table.file, message: FoundColumns(table).rejection)
    }
    if case .text(let text)? = table.rows.first?[bare] {
      if TimeText.microseconds(text) != nil {
        (column, microsecondsPerUnit, isStep) = (bare, 1, false)
        return
      }
      // The line below the names may contain units.
      if text.contains(where: \.isNumber), Double(text) == nil {
        throw table.error(
          table.rows.first?.line ?? 0,
          RowProblem(
            "the time '\(String(text.prefix(40)).withoutControlCharacters)' is neither a number nor a time of day; write it as 1234.5, 12:00:00.123 or 2026-11-29 12:00:00.123"
          ))
      }
    }
    let (unit, why) = Self.likelyUnit(table.rows.lazy.map { $0[bare].finite })
    throw .noEvents(
      file: table.file,
      message:
        "column '\(table.names[bare])' does not state a unit; give it with --time-unit \(unit.rawValue)\(why), or another of s, ms, us, ns"
    )
  }

  /// The most plausible unit of some times, with the reason as a phrase in brackets.
  ///
  /// It is the unit with which intervals are 0.2 to 200 ms, as between reports of a device. If all times are equal, it is milliseconds, and
  /// the reason is empty.
  static func likelyUnit(_ times: some Sequence<Double?>) -> (TableLayout.TimeUnit, why: String) {
    var (last, steps): (Double?, [Double]) = (nil, [])
    for time in times.prefix(rowsLookedAt) {
      if let time, let last, time > last { steps.append(time - last) }
      last = time ?? last
    }
    guard !steps.isEmpty else { return (.milliseconds, "") }
    let step = steps.sorted()[steps.count / 2]
    let unit: TableLayout.TimeUnit =
      step < 0.2 ? .seconds : step < 200 ? .milliseconds : step < 200_000 ? .microseconds : .nanoseconds
    let tenths = (step * unit.microseconds / 100).rounded() / 10
    return (unit, " (rows are then \(DecimalNumber.plain(tenths)) ms apart)")
  }

  /// The number of rows from which the unit of times is detected.
  private static let rowsLookedAt = 200

  /// The name that a time column must have for the table readers.
  ///
  /// - Parameter unit: The unit of the times; nil if unknown.
  /// - Returns: A name such as `time_ms`, or `time` without a unit.
  static func name(_ unit: TableLayout.TimeUnit?) -> String { unit.map { "time_\($0.rawValue)" } ?? "time" }

  /// The unit that the name of a time column contains or implies, as `time_ms`, `time[ms]` and `timeStamp` do; nil if there is none.
  static func unit(in name: String) -> TableLayout.TimeUnit? {
    if ofMilliseconds.contains(name) { return .milliseconds }
    return RecordTable.parts(of: name).flatMap { TableLayout.TimeUnit(rawValue: $0.unit.lowercased()) }
  }

  /// True if there is a time column, with or without a unit.
  static func isThere(in names: [String]) -> Bool { names.contains(where: isTime) }

  private static func isTime(_ name: String) -> Bool {
    if ofMilliseconds.contains(name) || starts.contains(name.lowercased()) { return true }
    guard let parts = RecordTable.parts(of: name), starts.contains(parts.name.lowercased()) else {
      return false
    }
    return TableLayout.TimeUnit(rawValue: parts.unit.lowercased()) != nil
  }

  /// The time of a row in microseconds: from any zero, or since the previous row if ``isStep``.
  func microseconds(_ row: RecordTable.Row) throws(RowProblem) -> Int64 {
    let most = Self.latest / microsecondsPerUnit
    if case .text(let text) = row[column], let time = TimeText.microseconds(text) { return time }
    guard row[column] != .none else { throw RowProblem("the time is missing; every row needs one") }
    guard let time = row[column].finite, abs(time) <= most else {
      throw RowProblem("the time is not a number within ±\(Int(most)); give a decimal number")
    }
    return Int64((time * microsecondsPerUnit).rounded())
  }

  /// The time of a row in a table of times since the previous row: that of the previous row and this row's step, in microseconds; 0 for the
  /// first row, because its step is since an event outside the table.
  static func time(after last: Int64?, step: Int64) throws(RowProblem) -> Int64 {
    guard let last else { return 0 }
    let (time, overflows) = last.addingReportingOverflow(step)
    guard !overflows, abs(Double(time)) <= latest else {
      throw RowProblem("the times since the previous row add up to more than a clock shows; correct this one")
    }
    return time
  }
}

extension TableLayout.TimeUnit {
  /// The length of this unit of time in microseconds.
  var microseconds: Double {
    switch self {
    case .seconds: 1e6
    case .milliseconds: 1000
    case .microseconds: 1
    case .nanoseconds: 0.001
    }
  }
}
