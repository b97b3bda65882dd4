/// Reads offsets from log lines with a time and a named number, as NSLog, `print`, a browser's console and logcat write them.
///
///     2016-05-31 21:12:12.337 App[46249:5846435] offy = -1.000000
///     12:00:01.250 list.js:42 scrollTop: -3.5
///     11-29 12:00:00.123  123  456 D Feed: contentOffset = {0, -54.5}
///     t=1234.5 scrollY=-12 refreshing=true
///
/// The time is the clock at the start of a line (``LogTime``), else a number with the name of a time (``LoggedTime``), else the steps of
/// `flutter run -v`, else the line's first number. ``NamedValues`` finds names and numbers. Lines with neither an offset nor a word of
/// ``EventWords`` are ignored.
struct OffsetLogLines {
  /// The rows of offsets and events, in the order of the lines.
  private(set) var rows: [OffsetLogRow] = []
  /// How the log gives the rows' times, such as timestamps or numbers without a unit.
  private(set) var clock = OffsetLogClock.none
  /// True if lines of the log give the state of a refresh, such as `refreshing=false`.
  private(set) var knowsState = false
  /// The name of the number used as the offset, in lower case.
  private(set) var offsetName = ""

  /// The names of vertical content offsets in the form of ``NamedValues``, the most reliable first.
  private static let verticalNames = [
    "contentoffsety", "contentoffset", "scrolltop", "scrolly", "pageyoffset", "offsety", "yoffset", "offy",
  ]
  /// The names of horizontal content offsets. Of a point without names for its numbers, x is the first.
  private static let horizontalNames = [
    "contentoffsetx", "scrollleft", "scrollx", "pagexoffset", "offsetx", "xoffset", "offx",
  ]
  /// The names of content offsets along any axis.
  private static let commonNames = [
    "scrolloffset", "pixels", "scrollposition", "offsetpt", "offset", "scrollviewdidscroll", "didscroll",
  ]

  /// The names of content offsets along an axis, the most reliable first.
  static func offsetNames(isHorizontal: Bool) -> [String] {
    (isHorizontal ? horizontalNames : verticalNames) + commonNames
  }

  /// The fewest lines with an offset from which a text counts as a log.
  private static let fewest = 2
  /// 24 hours in seconds; times without a date start again at midnight.
  private static let day = 86_400.0

  /// Reads the rows of a log; nil if too few lines have an offset.
  ///
  /// - Parameters:
  ///   - lines: Lines that ``PastedText`` has already cleaned.
  ///   - path: The file's name in errors.
  ///   - columns: The offset's name if given, units, and the words for events.
  /// - Throws: An error about a time or an offset, with its line.
  init?(_ lines: [ArraySlice<UInt8>], path: String, _ columns: OffsetLogColumns) throws(CurveLogError) {
    let found = Self.lines(lines, columns)
    guard let name = Self.name(in: found, columns) else { return nil }
    offsetName = name
    let offsets = found.map { $0.number(name) }
    guard offsets.count(where: { $0 != nil }) >= Self.fewest else { return nil }
    let times = OffsetLogLineTimes(found, offsets, columns)
    clock = times.clock
    // A dash directly between name and digits is a sign, unless other lines have two.
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
          "the time is \(Figures.milliseconds(back)) ms before that of the line before; sort the lines by time, or remove lines of another clock"
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

  /// The lines of the text that contain a number or a word for an event.
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

  /// The number of bytes and the number of numbers of a line that are searched; later ones are not measurements.
  private static let (mostBytes, mostNumbers) = (4096, 64)

  /// The name of the number to use as the offset: the user's, otherwise the known name in most lines, preferring the most reliable.
  private static func name(in lines: [OffsetLogLine], _ columns: OffsetLogColumns) -> String? {
    let own = NamedValues.name(columns.offset)
    let isUsual = columns.offset == OffsetLogColumns.usualOffset
    let names = isUsual ? offsetNames(isHorizontal: columns.isHorizontal) : [own]
    var best: (name: String, count: Int)?
    for name in names {
      let count = lines.count { $0.number(name) != nil }
      if count > (best?.count ?? 0) { best = (name, count) }
    }
    return best?.name
  }

  /// The names of the numbers in the lines, the most frequent first, for an error message.
  static func names(in lines: [ArraySlice<UInt8>]) -> [String] {
    var counts: [String: Int] = [:]
    for line in lines.prefix(1000) {
      for value in NamedValues(LogLine(line).text.prefix(mostBytes)).values where value.x != nil {
        if let name = value.path.last { counts[name, default: 0] += 1 }
      }
    }
    return counts.filter { $0.value >= fewest }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// True if lines give the state of a refresh, such as `refreshing=false`.
  private static func hasState(_ lines: [OffsetLogLine], _ columns: OffsetLogColumns) -> Bool {
    lines.contains { line in
      line.words.contains { $0.value != nil && columns.words?.opposite(of: $0.text) == "end" }
    }
  }

  /// The events of each line in the form of an event column: words joined by `+`.
  ///
  /// A word with a value after it (`refreshing=true`) counts when the value changes. If several successive lines with an offset have the
  /// same
  /// word (`state=REFRESHING`), it counts in the first of them, and the line after the last ends it. A word in most lines is ignored.
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
    // The words of the previous line with an offset, with the number of successive lines that have them.
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
