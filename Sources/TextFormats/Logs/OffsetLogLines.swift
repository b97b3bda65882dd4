/// Offsets in lines of a log: each line has a time and a named number, as NSLog, `print`, a browser's console and logcat write them.
///
///     2016-05-31 21:12:12.337 App[46249:5846435] offy = -1.000000
///     12:00:01.250 list.js:42 scrollTop: -3.5
///     11-29 12:00:00.123  123  456 D Feed: contentOffset = {0, -54.5}
///     t=1234.5 scrollY=-12 refreshing=true
///
/// The time is that at the start of a line (``LogTime``), else a number named `time`, `t` and the like, else the line's first number.
/// Lines with neither an offset nor a word of ``EventWords`` are left out.
struct OffsetLogLines {
  /// The rows, in the order of the lines.
  private(set) var rows: [OffsetLogRow] = []
  /// What their times are by.
  private(set) var clock = OffsetLogClock.none
  /// The name of the number that was taken for the offset, in lower case.
  private(set) var offsetName = ""

  /// The names of content offsets, the surest first.
  static let offsetNames = [
    "contentoffsety", "contentoffset", "scrolltop", "scrolly", "pageyoffset", "offsety",
    "offset_y", "yoffset", "y_offset", "offy", "scrolloffset", "scroll_offset", "contentoffset_y", "pixels",
    "scrollposition", "scroll_y", "scroll_top", "offset_pt", "offset",
  ]
  /// The names of times, and the seconds in their unit where the name says it.
  private static let timeNames: [(name: String, seconds: Double?)] = [
    ("time_ms", 1e-3), ("timems", 1e-3), ("t_ms", 1e-3), ("elapsedms", 1e-3), ("elapsed_ms", 1e-3),
    ("time_us", 1e-6), ("time_ns", 1e-9), ("time_s", 1), ("t_s", 1), ("timestamp", nil),
    ("timestamp_ms", 1e-3),
    ("time", nil), ("elapsed", nil), ("uptime", nil), ("now", nil), ("ts", nil), ("t", nil), ("ms", 1e-3),
  ]
  /// Lines with an offset that make a log of them.
  private static let fewest = 2
  /// A day, in seconds: times without a date begin again at midnight.
  private static let day = 86_400.0

  /// A line with something in it.
  private struct Line {
    let number: Int
    let logTime: LogTime?
    let numbers: [LoggedNumber]
    let words: [LineWord]
  }

  /// The rows of a log's lines; nil where too few have an offset.
  ///
  /// - Parameters:
  ///   - lines: As ``PastedText`` leaves them.
  ///   - path: The file, as errors name it.
  ///   - columns: The offset's name where it is said, units, and the words of events.
  /// - Throws: What is wrong with a time or an offset, with its line.
  init?(_ lines: [ArraySlice<UInt8>], path: String, _ columns: OffsetLogColumns) throws(CurveLogError) {
    let found = lines.indices.compactMap { Self.line(lines[$0], number: $0 + 1, columns) }
    guard let name = Self.name(in: found, columns) else { return nil }
    offsetName = name
    let offsets = found.map { line in line.numbers.first { $0.isNamed(name) } }
    guard offsets.count(where: { $0 != nil }) >= Self.fewest else { return nil }
    let times = LineTimes(found, offsets, columns)
    clock = times.clock
    // A dash right between name and digits is a sign, unless others have a second one.
    let isSign = !offsets.contains { $0.map { $0.dashes > 1 } ?? false }
    let events = Self.events(in: found, offsets, columns)
    for index in found.indices {
      guard offsets[index] != nil || !events[index].isEmpty else { continue }
      let location = "\(path):\(found[index].number)"
      guard let time = times.time(of: index) else { continue }
      let isTurned = isSign && offsets[index]?.dashes == 1
      let offset = try offsets[index].map { number throws(CurveLogError) in
        try Self.offset(isTurned ? -number.value : number.value, columns, location)
      }
      try append(
        OffsetLogRow(time: time, offset: offset, finger: nil, event: events[index], location: location),
        isDaily: times.isDaily)
    }
  }

  private mutating func append(_ row: OffsetLogRow, isDaily: Bool) throws(CurveLogError) {
    var row = row
    if let last = rows.last, row.time < last.time {
      let back = last.time - row.time
      guard isDaily, back > Self.day / 2 else {
        throw CurveLogError(
          row.location,
          "the time is \(Figures.milliseconds(back)) ms before that of the line before; sort the lines by time, or leave out those of another clock"
        )
      }
      row = OffsetLogRow(
        time: row.time + Self.day, offset: row.offset, finger: nil, event: row.event, location: row.location)
    }
    rows.append(row)
  }

  private static func offset(
    _ value: Double, _ columns: OffsetLogColumns, _ location: String
  ) throws(CurveLogError) -> Double {
    guard abs(value) <= columns.greatest.units else {
      throw CurveLogError(
        location,
        "the offset \(value) is not within ±\(Int(columns.greatest.units)); give another name with --offset"
      )
    }
    return value * columns.pointsPerUnit + 0
  }

  private static func line(_ bytes: ArraySlice<UInt8>, number: Int, _ columns: OffsetLogColumns) -> Line? {
    let logTime = LogTime(bytes)
    let rest = logTime?.rest ?? bytes
    let numbers = LoggedNumber.all(in: rest)
    let words = columns.words.map { LineWord.all(in: rest, $0) } ?? []
    return numbers.isEmpty && words.isEmpty
      ? nil : Line(number: number, logTime: logTime, numbers: numbers, words: words)
  }

  /// The name of the offset: the one that was said, else the known one that most lines have, of equals the surest.
  private static func name(in lines: [Line], _ columns: OffsetLogColumns) -> String? {
    let own = columns.offset.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    let isUsual = columns.offset == OffsetLogColumns.usualOffset
    let names = isUsual ? offsetNames : [own]
    var best: (name: String, count: Int)?
    for name in names {
      let count = lines.count { line in line.numbers.contains { $0.isNamed(name) } }
      if count > (best?.count ?? 0) { best = (name, count) }
    }
    return best?.name
  }

  /// The names that lines give their numbers, the most frequent first: for a message.
  static func names(in lines: [ArraySlice<UInt8>]) -> [String] {
    var counts: [String: Int] = [:]
    for line in lines.prefix(1000) {
      for number in LoggedNumber.all(in: LogTime(line)?.rest ?? line) {
        if let name = number.words.last { counts[name, default: 0] += 1 }
      }
    }
    return counts.filter { $0.value >= fewest }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// What each line says happened, as a column of events would: words with `+` between.
  ///
  /// A word with a value behind it (`refreshing=true`) counts where the value changes; one that most lines with an offset have says
  /// nothing of any of them.
  private static func events(
    in lines: [Line], _ offsets: [LoggedNumber?], _ columns: OffsetLogColumns
  ) -> [String] {
    guard let words = columns.words else { return lines.map { _ in "" } }
    var counts: [String: Int] = [:]
    for (line, offset) in zip(lines, offsets) where offset != nil {
      for word in Set(line.words.filter { $0.value == nil }.map(\.text)) { counts[word, default: 0] += 1 }
    }
    let most = max(fewest, offsets.count { $0 != nil } / 2)
    var states: [String: Bool] = [:]
    return lines.map { line in
      var found: [String] = []
      for word in line.words {
        if let value = word.value {
          guard states.updateValue(value, forKey: word.text) ?? false != value else { continue }
          found.append(value ? word.text : words.opposite(of: word.text))
        } else if counts[word.text, default: 0] < most {
          found.append(word.text)
        }
      }
      return found.filter { !$0.isEmpty }.joined(separator: "+")
    }
  }

  /// The times of lines, by the first source that all lines with an offset have.
  private struct LineTimes {
    let clock: OffsetLogClock
    /// True for times of day without a date.
    let isDaily: Bool
    private let times: [Double?]

    func time(of index: Int) -> Double? { times[index] }

    init(_ lines: [Line], _ offsets: [LoggedNumber?], _ columns: OffsetLogColumns) {
      let counted = offsets.indices.filter { offsets[$0] != nil }
      if counted.allSatisfy({ lines[$0].logTime != nil }) {
        clock = .stamps
        // A date that some lines lack counts in none: the first one of a paste is often cut.
        let isDaily = counted.contains { lines[$0].logTime?.hasDay == false }
        self.isDaily = isDaily
        times = lines.map { line in
          line.logTime.map { Double(isDaily ? $0.microseconds % 86_400_000_000 : $0.microseconds) / 1e6 }
        }
        return
      }
      isDaily = false
      let named = Self.timeNames.first { time in
        counted.allSatisfy { index in lines[index].numbers.contains { $0.isNamed(time.name) } }
      }
      let first = lines.map { line in
        line.numbers.first.flatMap { $0.words.isEmpty && $0.start <= 1 ? $0 : nil }
      }
      let numbers: [LoggedNumber?]
      if let named {
        numbers = lines.map { line in line.numbers.first { $0.isNamed(named.name) } }
      } else if counted.allSatisfy({ first[$0] != nil && first[$0] != offsets[$0] }) {
        numbers = first
      } else {
        (clock, times) = (.none, Self.counted(lines, offsets, columns.rowEvery))
        return
      }
      let values = counted.compactMap { numbers[$0] }
      if named == nil, values.allSatisfy(\.isCount), Self.counts(values.map(\.value)) {
        clock = .none
        times = numbers.map { number in number.map { $0.value * (columns.rowEvery ?? OffsetLogColumns.frame) }
        }
        return
      }
      let said =
        columns.lineUnit ?? named?.seconds ?? values.lazy.compactMap { Self.seconds(of: $0.unit) }.first
      let unit = said ?? Self.assumed(values.map(\.value))
      (clock, times) = (
        said == nil ? .assumed(seconds: unit) : .stamps, numbers.map { $0.map { $0.value * unit } }
      )
    }

    /// Rows one after the other, evenly; a line without an offset has the time of the row before.
    private static func counted(_ lines: [Line], _ offsets: [LoggedNumber?], _ every: Double?) -> [Double?] {
      var count = -1
      return offsets.map { offset in
        if offset != nil { count += 1 }
        return Double(max(0, count)) * (every ?? OffsetLogColumns.frame)
      }
    }

    /// True for numbers that mostly go up by one: frames, not times.
    private static func counts(_ values: [Double]) -> Bool {
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }
      return !steps.isEmpty && steps.count { $0 == 1 } * 2 >= steps.count && steps.allSatisfy { $0 >= 0 }
    }

    private static func seconds(of unit: String) -> Double? {
      ["ms": 1e-3, "s": 1, "sec": 1, "us": 1e-6, "µs": 1e-6, "μs": 1e-6, "ns": 1e-9][unit]
    }

    /// The unit of bare numbers, in seconds: by their size where they count from 1970, seconds where most steps are small shares of
    /// one, else milliseconds, as browsers have them.
    private static func assumed(_ values: [Double]) -> Double {
      let last = values.last ?? 0
      if last > 1e17 { return 1e-9 }
      if last > 1e14 { return 1e-6 }
      if last > 1e11 { return 1e-3 }
      if last > 1e9, last < 1e10 { return 1 }
      let steps = zip(values.dropFirst(), values).map { $0 - $1 }.filter { $0 > 0 }.sorted()
      return !steps.isEmpty && steps[steps.count / 2] < 0.5 ? 1 : 1e-3
    }

    private static var timeNames: [(name: String, seconds: Double?)] { OffsetLogLines.timeNames }
  }
}

/// What the times of a log are by.
package enum OffsetLogClock: Equatable, Sendable {
  /// Stamps or a column whose unit is said.
  case stamps
  /// Numbers without a unit, taken for this many seconds each.
  case assumed(seconds: Double)
  /// No line has a time: rows are a frame apart, or as far as was said.
  case none
}
