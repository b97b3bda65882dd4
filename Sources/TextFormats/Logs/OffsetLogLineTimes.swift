/// The times of a log's lines, from the first source that all lines with an offset have.
struct OffsetLogLineTimes {
  /// How the times are given.
  let clock: OffsetLogClock
  /// True for times of day without a date.
  let isDaily: Bool
  private let times: [Double?]

  /// The length of a day, in microseconds.
  private static let day: Int64 = 86_400_000_000

  /// The time of a line in seconds, by its index; nil if it has none.
  func time(of index: Int) -> Double? { times[index] }

  /// Finds the times: a clock, named values, steps, or the first numbers of lines; otherwise rows one frame apart.
  init(_ lines: [OffsetLogLine], _ offsets: [OffsetLogLine.Number?], _ columns: OffsetLogColumns) {
    let counted = offsets.indices.filter { offsets[$0] != nil }
    if counted.allSatisfy({ lines[$0].time != nil }), !Self.areWholeSeconds(counted.map { lines[$0].time }) {
      clock = .stamps
      // Dates are ignored if some lines lack them; the first line of a paste often does.
      let isDaily = counted.contains { lines[$0].time?.hasDay == false }
      self.isDaily = isDaily
      times = lines.map { line in
        line.time.map { Double(isDaily ? $0.microseconds % Self.day : $0.microseconds) / 1e6 }
      }
      return
    }
    isDaily = false
    let named = (LoggedTime.names + [("ms", 1000)]).first { time in
      counted.allSatisfy { lines[$0].plainNumber(time.name) != nil }
    }
    let numbers: [OffsetLogLine.Number?]
    if let named {
      numbers = lines.map { $0.plainNumber(named.name) }
    } else if counted.allSatisfy({ lines[$0].steps != nil }) {
      (clock, times) = (.stamps, lines.map { line in line.steps.map { Double($0) / 1e6 } })
      return
    } else if counted.allSatisfy({ lines[$0].count != nil }) {
      let counts = lines.map { $0.count.map(Double.init) }
      (clock, times) = Self.unnamed(counts, counted, columns, areCounts: true, unit: nil)
      return
    } else {
      let first = lines.map(\.first)
      guard counted.allSatisfy({ first[$0] != nil && first[$0] != offsets[$0] }) else {
        (clock, times) = (.none, Self.evenly(offsets, columns.rowEvery))
        return
      }
      numbers = first
    }
    let values = counted.compactMap { numbers[$0] }
    (clock, times) = Self.unnamed(
      numbers.map { $0?.value }, counted, columns, areCounts: named == nil && values.allSatisfy(\.isCount),
      unit: named?.microseconds ?? values.lazy.compactMap { $0.source.microsecondsPerUnit }.first)
  }

  /// True for timestamps of whole seconds shared by several rows, which give no order in time within a second.
  private static func areWholeSeconds(_ times: [LogTime?]) -> Bool {
    times.allSatisfy { $0?.digits == 0 }
      && zip(times, times.dropFirst()).contains { $0?.microseconds == $1?.microseconds }
  }

  /// Times from unnamed numbers: frame numbers if they mostly increase by one, otherwise times in the given or most plausible unit.
  private static func unnamed(
    _ numbers: [Double?], _ counted: [Int], _ columns: OffsetLogColumns, areCounts: Bool, unit: Double?
  ) -> (OffsetLogClock, [Double?]) {
    let values = counted.compactMap { numbers[$0] }
    if areCounts, counts(values) {
      return (
        .none, numbers.map { number in number.map { $0 * (columns.rowEvery ?? OffsetLogColumns.frame) } }
      )
    }
    let said = columns.lineUnit ?? unit.map { $0 / 1e6 }
    let seconds = said ?? assumed(values)
    return (said == nil ? .assumed(seconds: seconds) : .stamps, numbers.map { $0.map { $0 * seconds } })
  }

  /// Evenly spaced times for the rows; a line without an offset has the time of the previous row.
  private static func evenly(_ offsets: [OffsetLogLine.Number?], _ every: Double?) -> [Double?] {
    var count = -1
    return offsets.map { offset in
      if offset != nil { count += 1 }
      return Double(max(0, count)) * (every ?? OffsetLogColumns.frame)
    }
  }

  /// True for numbers that mostly increase by one: frame numbers, not times.
  private static func counts(_ values: [Double]) -> Bool {
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    return !steps.isEmpty && steps.count { $0 == 1 } * 2 >= steps.count && steps.allSatisfy { $0 >= 0 }
  }

  /// The assumed unit of plain numbers, in seconds.
  ///
  /// It follows from their size if they count from 1970; seconds if most intervals are small fractions of 1; otherwise milliseconds, as in
  /// browsers.
  private static func assumed(_ values: [Double]) -> Double {
    let last = values.last ?? 0
    if last > 1e17 { return 1e-9 }
    if last > 1e14 { return 1e-6 }
    if last > 1e11 { return 1e-3 }
    if last > 1e9, last < 1e10 { return 1 }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    return !steps.isEmpty && steps[steps.count / 2] < 0.5 ? 1 : 1e-3
  }
}

/// How the times of a log are given.
package enum OffsetLogClock: Equatable, Sendable {
  /// Timestamps, or a column with a known unit.
  case stamps
  /// Numbers without a unit, assumed to be multiples of this many seconds.
  case assumed(seconds: Double)
  /// No times: rows are one frame apart, or as far as the user said.
  case none
}
