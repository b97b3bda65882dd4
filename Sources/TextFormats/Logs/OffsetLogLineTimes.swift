/// The times of a log's lines, from the first kind of time that all lines with an offset have.
struct OffsetLogLineTimes {
  /// How the log gives its times, such as timestamps or numbers without a unit.
  let clock: OffsetLogClock
  /// True if the times are times of day without a date, which start again at midnight.
  let isDaily: Bool
  private let times: [Double?]

  /// 24 hours in microseconds.
  private static let day: Int64 = 86_400_000_000

  /// The time of the line with this index, in seconds; nil if it has none.
  func time(of index: Int) -> Double? { times[index] }

  /// Finds the lines' times: a clock, named values, steps, or the first numbers of lines; otherwise rows one display frame apart.
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

  /// True if timestamps are whole seconds that several rows share, so that they do not order the rows within a second.
  private static func areWholeSeconds(_ times: [LogTime?]) -> Bool {
    times.allSatisfy { $0?.digits == 0 }
      && zip(times, times.dropFirst()).contains { $0?.microseconds == $1?.microseconds }
  }

  /// Times from the unnamed numbers at the start of lines.
  ///
  /// Numbers that mostly increase by one are frame numbers; others are times in the given unit, or in the most plausible one.
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

  /// Evenly spaced times for the rows, in seconds; a line without an offset has the time of the previous row.
  private static func evenly(_ offsets: [OffsetLogLine.Number?], _ every: Double?) -> [Double?] {
    var count = -1
    return offsets.map { offset in
      if offset != nil { count += 1 }
      return Double(max(0, count)) * (every ?? OffsetLogColumns.frame)
    }
  }

  /// True if the numbers mostly increase by one, so that they are frame numbers, not times.
  private static func counts(_ values: [Double]) -> Bool {
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    return !steps.isEmpty && steps.count { $0 == 1 } * 2 >= steps.count && steps.allSatisfy { $0 >= 0 }
  }

  /// The assumed unit of times written as plain numbers, in seconds.
  ///
  /// Times since 1970 show their unit by their size. Otherwise it is seconds if most intervals are small fractions of 1, else milliseconds,
  /// as in browsers.
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
  /// The log has no times: rows are one display frame (1/60 s) apart, or at an interval given by the user.
  case none
}
