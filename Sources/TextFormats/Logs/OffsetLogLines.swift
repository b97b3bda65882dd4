/// Offsets in lines of a log: each line has a time and a named number, as NSLog, `print`, a browser's console and logcat write them.
///
///     2016-05-31 21:12:12.337 App[46249:5846435] offy = -1.000000
///     12:00:01.250 list.js:42 scrollTop: -3.5
///     11-29 12:00:00.123  123  456 D Feed: contentOffset = {0, -54.5}
///     t=1234.5 scrollY=-12 refreshing=true
///
/// The time is the clock at the start of a line (``LogTime``), else a number with the name of a time (``LoggedTime``), else the steps of
/// `flutter run -v`, else the line's first number. ``NamedValues`` finds names and numbers. Lines with neither an offset nor a word of ``EventWords`` are left out.
struct OffsetLogLines {
  /// The rows, in the order of the lines.
  private(set) var rows: [OffsetLogRow] = []
  /// What their times are by.
  private(set) var clock = OffsetLogClock.none
  /// True if lines have the state of a refresh, as `refreshing=false`.
  private(set) var knowsState = false
  /// The name of the number that was taken for the offset, in lower case.
  private(set) var offsetName = ""

  /// The names of content offsets as ``NamedValues`` has them, the surest first.
  static let offsetNames = [
    "contentoffsety", "contentoffset", "scrolltop", "scrolly", "pageyoffset", "offsety", "yoffset", "offy",
    "scrolloffset", "pixels", "scrollposition", "offsetpt", "offset", "scrollviewdidscroll", "didscroll",
  ]
  /// Lines with an offset that make a log of them.
  private static let fewest = 2
  /// A day, in seconds: times without a date begin again at midnight.
  private static let day = 86_400.0

  /// The rows of a log's lines; nil where too few have an offset.
  ///
  /// - Parameters:
  ///   - lines: As ``PastedText`` leaves them.
  ///   - path: The file, as errors name it.
  ///   - columns: The offset's name where it is said, units, and the words of events.
  /// - Throws: What is wrong with a time or an offset, with its line.
  init?(_ lines: [ArraySlice<UInt8>], path: String, _ columns: OffsetLogColumns) throws(CurveLogError) {
    let found = Self.lines(lines, columns)
    guard let name = Self.name(in: found, columns) else { return nil }
    offsetName = name
    let offsets = found.map { $0.number(name) }
    guard offsets.count(where: { $0 != nil }) >= Self.fewest else { return nil }
    let times = OffsetLogLineTimes(found, offsets, columns)
    clock = times.clock
    // A dash right between name and digits is a sign, unless others have a second one.
    let isSign = !offsets.contains { ($0?.dashes ?? 0) > 1 }
    let events = Self.events(in: found, offsets, columns)
    knowsState = Self.hasState(found, columns)
    for index in found.indices {
      guard offsets[index] != nil || !events[index].isEmpty else { continue }
      let location = "\(path):\(found[index].number)"
      guard let time = times.time(of: index) else { continue }
      let isTurned = !isSign && offsets[index]?.dashes == 1
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

  /// The lines that have a number or a word of an event.
  private static func lines(_ lines: [ArraySlice<UInt8>], _ columns: OffsetLogColumns) -> [OffsetLogLine] {
    var (found, steps): ([OffsetLogLine], Int64?) = ([], nil)
    for (index, bytes) in lines.enumerated() {
      let line = LogLine(bytes)
      if let step = line.step { steps = (steps ?? 0) + step }
      let text = line.text.prefix(mostBytes)
      let numbers = NamedValues(text).values.lazy.filter { $0.x != nil }.prefix(mostNumbers)
      let words = columns.words.map { LineWord.all(in: text, $0) } ?? []
      guard !numbers.isEmpty || !words.isEmpty else { continue }
      found.append(
        OffsetLogLine(
          number: index + 1, text: text, time: line.time, steps: line.step == nil ? nil : steps,
          count: line.count, numbers: Array(numbers), words: words))
    }
    return found
  }

  /// Bytes of a line that are looked at, and numbers: what is further along is no measurement.
  private static let (mostBytes, mostNumbers) = (4096, 64)

  /// The name of the offset: the one that was said, else the known one that most lines have, of equals the surest.
  private static func name(in lines: [OffsetLogLine], _ columns: OffsetLogColumns) -> String? {
    let own = NamedValues.name(columns.offset)
    let isUsual = columns.offset == OffsetLogColumns.usualOffset
    let names = isUsual ? offsetNames : [own]
    var best: (name: String, count: Int)?
    for name in names {
      let count = lines.count { $0.number(name) != nil }
      if count > (best?.count ?? 0) { best = (name, count) }
    }
    return best?.name
  }

  /// The names that lines give their numbers, the most frequent first: for a message.
  static func names(in lines: [ArraySlice<UInt8>]) -> [String] {
    var counts: [String: Int] = [:]
    for line in lines.prefix(1000) {
      for value in NamedValues(LogLine(line).text.prefix(mostBytes)).values where value.x != nil {
        if let name = value.path.last { counts[name, default: 0] += 1 }
      }
    }
    return counts.filter { $0.value >= fewest }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// True where lines have the state of a refresh, as `refreshing=false`.
  private static func hasState(_ lines: [OffsetLogLine], _ columns: OffsetLogColumns) -> Bool {
    lines.contains { line in
      line.words.contains { $0.value != nil && columns.words?.opposite(of: $0.text) == "end" }
    }
  }

  /// What each line says happened, as a column of events would: words with `+` between.
  ///
  /// A word with a value behind it (`refreshing=true`) counts where the value changes; of one that lines in a row with an offset have
  /// (`state=REFRESHING`) the first counts, and the line after the last is its end; one that most of these have says nothing of any of
  /// them.
  private static func events(
    in lines: [OffsetLogLine], _ offsets: [OffsetLogLine.Number?], _ columns: OffsetLogColumns
  ) -> [String] {
    guard let words = columns.words else { return lines.map { _ in "" } }
    var counts: [String: Int] = [:]
    for (line, offset) in zip(lines, offsets) where offset != nil {
      for word in Set(line.words.filter { $0.value == nil }.map(\.text)) { counts[word, default: 0] += 1 }
    }
    let most = max(fewest, offsets.count { $0 != nil } / 2)
    var states: [String: Bool] = [:]
    // Words of the line before with an offset, and for how many in a row.
    var runs: [String: Int] = [:]
    return zip(lines, offsets).map { line, offset in
      var found: [String] = []
      if offset != nil {
        let here = Set(
          line.words.filter { $0.value == nil && counts[$0.text, default: 0] < most }.map(\.text))
        for (word, count) in runs.sorted(by: { $0.key < $1.key })
        where count > 1 && !here.contains(word) && words.opposite(of: word) == "end" {
          found.append("end")
        }
        runs = Dictionary(uniqueKeysWithValues: here.map { ($0, runs[$0, default: 0] + 1) })
      }
      for word in line.words {
        if let value = word.value {
          guard states.updateValue(value, forKey: word.text) ?? false != value else { continue }
          found.append(value ? word.text : words.opposite(of: word.text))
        } else if counts[word.text, default: 0] < most, offset == nil || runs[word.text, default: 1] == 1 {
          found.append(word.text)
        }
      }
      return found.filter { !$0.isEmpty }.joined(separator: "+")
    }
  }
}
