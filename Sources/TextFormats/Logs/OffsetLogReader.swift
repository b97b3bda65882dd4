/// A row of an offset log: a time with a content offset, an event, or both.
package struct OffsetLogRow: Equatable, Sendable {
  /// The row's time, in seconds.
  package let time: Double
  /// The content offset, in points; nil in a row that has only an event.
  package let offset: Double?
  /// The finger's position, in points; nil if the row has none.
  package let finger: Double?
  /// The row's text in the event column; empty if it has none.
  package let event: String
  /// The row's location in messages: `log.csv:12`.
  package let location: String
}

/// Where a log's offsets were found: in a table or in lines of text.
package enum OffsetLogSource: Equatable, Sendable {
  /// The log is a table with a line of column names.
  case table
  /// The log consists of lines of text, in which the offset has this name.
  case lines(offset: String)
}

/// The rows of an offset log, and which kinds of data it has.
package struct OffsetLogRows: Equatable, Sendable {
  /// The rows, in order of time; times may repeat.
  package let rows: [OffsetLogRow]
  /// True if the log has a column of finger positions.
  package let knowsFinger: Bool
  /// True if the log gives all events: a table with an event column, or lines with the state of a refresh, such as `refreshing=false`.
  package let knowsEvents: Bool
  /// How the log gives its times, such as timestamps or numbers without a unit.
  package let clock: OffsetLogClock
  /// Where the log's offsets were found: in a table or in lines of text.
  package let source: OffsetLogSource
}

/// Reads rows of offsets and events: CSV with a line of column names in any order, or lines of text with a time and a named offset
/// (``OffsetLogLines``).
///
/// Text around a table and an incomplete last line are ignored. Cells are separated by commas, or by semicolons, tabs or the bars of a
/// Markdown table; these three allow a decimal point or a decimal comma. Times are numbers in the column's unit, or dates and times of day.
package enum OffsetLogReader {
  /// The greatest length of a line of column names, in bytes.
  private static let longestHead = 65_536
  /// The number of lines at the start of a file that are searched for a line of column names.
  private static let mostBefore = 1000

  /// Reads the rows of a log file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The file's name in errors.
  ///   - columns: The columns to use.
  /// - Returns: The rows with rising times; equal times are allowed with an event column, or in lines of text.
  /// - Throws: An error with the problem, its line and its column.
  package static func rows(
    of bytes: [UInt8], path: String, _ columns: OffsetLogColumns
  ) throws(CurveLogError) -> OffsetLogRows {
    let lines = PastedText.lines(bytes)
    guard let first = lines.firstIndex(where: { !CSVLine.isSkipped($0) }) else {
      throw CurveLogError(path, "the file is empty; \(columns.needed)")
    }
    let read: OffsetLogRows
    if let (head, found) = head(in: lines, from: first, path, columns) {
      read = try table(lines[(head + 1)...], found, path, columns)
    } else if let text = try OffsetLogLines(lines, path: path, columns) {
      read = OffsetLogRows(
        rows: text.rows, knowsFinger: false, knowsEvents: text.knowsState, clock: text.clock,
        source: .lines(offset: text.offsetName))
    } else {
      throw notALog(lines, first, path, columns)
    }
    try OffsetLogTimes.checkUnit(of: read.rows)
    return read
  }

  /// The line of column names and the columns found in it; nil if no line names the columns of a log.
  private static func head(
    in lines: [ArraySlice<UInt8>], from first: Int, _ path: String, _ columns: OffsetLogColumns
  ) -> (index: Int, found: Found)? {
    for index in lines.indices[first...].prefix(mostBefore)
    where lines[index].count <= longestHead && !CSVLine.isSkipped(lines[index]) {
      for separator in Separator.allCases {
        let cells = Cells(lines[index], separator, location: "\(path):\(index + 1)")
        do throws(CurveLogError) {
          return (index, try Found(cells, columns, separator))
        } catch { continue }
      }
    }
    return nil
  }

  /// The error for a file that is not a log: about its first line if that names columns, otherwise about its lines.
  private static func notALog(
    _ lines: [ArraySlice<UInt8>], _ first: Int, _ path: String, _ columns: OffsetLogColumns
  ) -> CurveLogError {
    let location = "\(path):\(first + 1)"
    let names = OffsetLogLines.names(in: lines)
    let cells = Cells(lines[first].prefix(longestHead), .comma, location: location)
    let isTable =
      cells.cells.count > 1 && NamedValues(lines[first].prefix(longestHead)).values.allSatisfy { $0.x == nil }
    if !isTable, !names.isEmpty {
      let shown = names.prefix(8).joined(separator: ", ")
      return CurveLogError(
        path,
        "no line has a content offset under a known name; numbers are called \(shown): choose one with --offset"
      )
    }
    do throws(CurveLogError) {
      _ = try Found(cells, columns, .comma)
      return CurveLogError(location, "no columns of time and offset; \(columns.needed)")
    } catch { return error }
  }

  private static func table(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ found: Found, _ path: String, _ columns: OffsetLogColumns
  ) throws(CurveLogError) -> OffsetLogRows {
    var (rows, owners): ([OffsetLogRow], [Int: String]) = ([], [:])
    let last = lines.lastIndex { !CSVLine.isSkipped($0) }
    for index in lines.indices where !CSVLine.isSkipped(lines[index]) {
      if found.separator == .bar, Separator.isRule(lines[index]) { continue }
      let cells = Cells(lines[index], found.separator, location: "\(path):\(index + 1)")
      if cells.isText(found) { continue }
      let row: OffsetLogRow
      do throws(CurveLogError) {
        row = try cells.row(found, columns)
      } catch {
        // A copy or a log may end within its last line.
        if index == last, rows.count > 1, cells.cells.count < found.count { break }
        throw error
      }
      try cells.check(&owners, found, columns)
      if let last = rows.last {
        guard row.time >= last.time, row.time > last.time || columns.event != nil else {
          throw cells.error(
            found.time, "the time is not after that of the row before; sort the rows by time")
        }
      }
      rows.append(row)
    }
    return OffsetLogRows(
      rows: rows, knowsFinger: found.finger != nil, knowsEvents: found.event != nil, clock: .stamps,
      source: .table)
  }

  /// A character that separates cells; a bar is that of a Markdown table.
  private enum Separator: CaseIterable {
    case comma, semicolon, tab, bar

    /// True for the line below the header of a Markdown table: `|---|:--|`.
    static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
      line.contains(UInt8(ascii: "-")) && line.allSatisfy { "|-: ".utf8.contains($0) }
    }

    /// A line of the same length with commas between its cells; with other separators, a comma is a decimal comma and becomes a point.
    func commas(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      guard self != .comma else { return line }
      let own = UInt8(ascii: self == .tab ? "\t" : self == .bar ? "|" : ";")
      var line = line
      if self == .bar {
        // The outer bars do not separate cells.
        line = line.drop { $0 == 0x20 || $0 == own }
        line = line.dropLast(line.reversed().prefix { $0 == 0x20 || $0 == own }.count)
      }
      return ArraySlice(
        line.map { byte in
          byte == own ? UInt8(ascii: ",") : byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte
        })
    }
  }

  /// The columns to use, as found in the line of column names, by their indices.
  private struct Found {
    let time: Int
    /// Seconds per unit of the time column; nil if it contains dates.
    let secondsPerUnit: Double?
    let offset: Int
    let finger: Int?
    let event: Int?
    /// The columns that identify the run that the rows belong to, if the log has them.
    let owners: [(index: Int, name: String)]
    /// The number of columns in the line of column names.
    let count: Int
    /// The character that separates cells.
    let separator: Separator

    /// The end of an error message that lists the log's columns, such as `; it has t, y`; empty if its first line contains numbers.
    private static func list(_ names: [String]) -> String {
      guard names.count > 1, names.allSatisfy({ !$0.isEmpty && Double($0) == nil }) else { return "" }
      let shown = names.prefix(8).map { $0.prefix(20) }.joined(separator: ", ")
      return "; it has \(shown)\(names.count > 8 ? ", …" : "")"
    }

    init(_ cells: Cells, _ columns: OffsetLogColumns, _ separator: Separator) throws(CurveLogError) {
      let names = cells.cells.map { $0.text.lowercased() }
      (count, self.separator) = (names.count, separator)
      let plain = names.map(Self.timeName)
      var times = names.indices.filter { index in columns.times.contains { $0.name == names[index] } }
      if times.isEmpty {
        times = names.indices.filter { index in columns.times.contains { $0.name == plain[index] } }
      }
      if times.isEmpty { times = names.indices.filter { OffsetLogColumns.dates.contains(names[$0]) } }
      guard let time = times.first,
        let offset = names.firstIndex(of: columns.offset) ?? columns.usualOffset(among: names)
      else {
        throw CurveLogError(
          cells.location, "no columns of time and offset; \(columns.needed)\(Self.list(names))")
      }
      guard times.count == 1 else { throw Self.twice("time", cells) }
      finger = columns.finger.flatMap(names.firstIndex)
      event = columns.event.flatMap(names.firstIndex)
      for column in [offset, finger, event].compactMap(\.self)
      where names.count(where: { $0 == names[column] }) > 1 { throw Self.twice(names[column], cells) }
      (self.time, self.offset) = (time, offset)
      secondsPerUnit =
        columns.times.first { $0.name == names[time] || $0.name == plain[time] }?.seconds
      owners = OffsetLogColumns.owners.compactMap { name in names.firstIndex(of: name).map { ($0, name) } }
    }

    /// A time column's name in the form that options use: `t/ms`, `Time (ms)` and `t [ms]` become `time_ms`.
    private static func timeName(_ name: String) -> String {
      let words = name.split { !$0.isLetter }
      guard words.count == 2, words[0] == "t" || words[0] == "time" else { return name }
      return "time_\(words[1])"
    }

    private static func twice(_ name: String, _ cells: Cells) -> CurveLogError {
      CurveLogError(cells.location, "two columns of \(name); remove the one that does not count")
    }
  }

  /// The cells of one line, with the line's location for errors.
  private struct Cells {
    let cells: [CSVLine.Cell]
    let location: String

    init(_ line: ArraySlice<UInt8>, _ separator: Separator, location: String) {
      (cells, self.location) = (CSVLine(separator.commas(line)).cells, location)
    }

    /// True for a line of text around the table: it has words where the time should be, and not as many cells as the table.
    func isText(_ found: Found) -> Bool {
      cells.count != found.count && isFilled(found.time) && cells[found.time].text.contains(where: \.isLetter)
        && Double(cells[found.time].text) == nil && LogTime(Array(cells[found.time].text.utf8)[...]) == nil
    }

    /// Rejects a row with more cells than columns, because a decimal comma may have split a number into two cells.
    private func checkCount(_ found: Found) throws(CurveLogError) {
      guard cells.count > found.count, cells[found.count...].contains(where: { !$0.text.isEmpty }) else {
        return
      }
      throw error(
        found.count,
        "\(cells.count) cells under \(Counted.text(found.count, "name")); write decimal points, or separate cells with semicolons"
      )
    }

    /// The row's time in seconds, from a number in the column's unit, a date, or a time of day.
    private func time(_ found: Found, most seconds: Double) throws(CurveLogError) -> Double {
      if let unit = found.secondsPerUnit, !isFilled(found.time) || Double(cells[found.time].text) != nil {
        return try number(found.time, "the time", most: seconds / unit) * unit
      }
      guard isFilled(found.time) else { return try number(found.time, "the time", most: seconds) }
      if let stamp = LogTime(Array(cells[found.time].text.utf8)[...]), stamp.rest.isEmpty {
        return Double(stamp.microseconds) / 1e6
      }
      guard found.secondsPerUnit == nil, Double(cells[found.time].text) != nil else {
        return try number(found.time, "the time", most: seconds)
      }
      throw error(
        found.time, "the unit of the time is missing; name its column time_ms, time_s, time_us or time_ns")
    }

    func row(_ found: Found, _ columns: OffsetLogColumns) throws(CurveLogError) -> OffsetLogRow {
      try checkCount(found)
      let (seconds, units) = columns.greatest
      let time = try time(found, most: seconds)
      var (finger, offset): (Double?, Double?)
      if let column = found.finger, isFilled(column) {
        finger = try number(column, "the finger", most: units)
      }
      let event = found.event.map { isFilled($0) ? cells[$0].text : "" } ?? ""
      if event.isEmpty || isFilled(found.offset) {
        // Adding 0 turns −0 into 0.
        offset = try number(found.offset, "the offset", most: units) * columns.pointsPerUnit + 0
      }
      return OffsetLogRow(
        time: time, offset: offset, finger: finger, event: event, location: location)
    }

    /// Checks that all rows belong to the same run of a trace.
    func check(
      _ owners: inout [Int: String], _ found: Found, _ columns: OffsetLogColumns
    ) throws(CurveLogError) {
      for (column, name) in found.owners where isFilled(column) {
        let text = cells[column].text
        guard let known = owners.updateValue(text, forKey: column), known != text else { continue }
        throw error(
          column,
          "a second \(name), '\(text)', after '\(known)'; \(columns.event == nil ? "fit" : "give") one \(name)'s rows at a time"
        )
      }
    }

    private func isFilled(_ column: Int) -> Bool { column < cells.count && !cells[column].text.isEmpty }

    private func number(_ column: Int, _ name: String, most: Double) throws(CurveLogError) -> Double {
      guard isFilled(column) else {
        throw error(column, "\(name) is missing; give a decimal number, or remove the row")
      }
      guard let number = Double(cells[column].text), number.isFinite, abs(number) <= most else {
        let text = cells[column].text.prefix(40)
        let pointed = String(cells[column].text.map { $0 == "," ? "." : $0 })
        if pointed != text, Double(pointed) != nil {
          throw error(column, "\(name) '\(text)' has a decimal comma; write \(pointed)")
        }
        throw error(column, "\(name) '\(text)' is not a number within ±\(Int(most)); give a decimal number")
      }
      return number
    }

    /// An error about a cell, or about the end of the line if the cell is missing.
    func error(_ column: Int, _ problem: String) -> CurveLogError {
      let known = cells.indices.contains(column) ? cells[column] : cells[cells.count - 1]
      return CurveLogError("\(location):\(known.column)", problem)
    }
  }
}
