/// A row of an offset log as it stands there.
package struct OffsetLogRow: Equatable, Sendable {
  /// In seconds.
  package let time: Double
  /// The content offset, in points; nil in a row of an event alone.
  package let offset: Double?
  /// The finger's position, in points; nil where none is said.
  package let finger: Double?
  /// The text of the column of events; empty where there is none.
  package let event: String
  /// The row, as messages name it: `log.csv:12`.
  package let location: String
}

/// Reads rows of offsets and events: CSV with a line of names, of which those that count may stand in any order.
package enum OffsetLogReader {
  /// The rows of a file.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: The file, as errors name it.
  ///   - columns: The columns that count.
  /// - Returns: The rows in their order, whose times grow (or stay, where there is a column of events), and whether the log has a column
  ///   of fingers and one of events.
  /// - Throws: What is wrong with it, with line and column.
  package static func rows(
    of bytes: [UInt8], path: String, _ columns: OffsetLogColumns
  ) throws(CurveLogError) -> (rows: [OffsetLogRow], knowsFinger: Bool, knowsEvents: Bool) {
    var found: Found?
    var (rows, owners): ([OffsetLogRow], [Int: String]) = ([], [:])
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !CSVLine.isSkipped(line) {
      let cells = Cells(cells: CSVLine(line).cells, location: "\(path):\(index + 1)")
      guard let found else {
        found = try Found(cells, columns)
        continue
      }
      let row = try cells.row(found, columns)
      try cells.check(&owners, found, columns)
      if let last = rows.last {
        guard row.time >= last.time, row.time > last.time || columns.event != nil else {
          throw cells.error(
            found.time, "the time is not after that of the row before; sort the rows by time")
        }
      }
      rows.append(row)
    }
    guard let found else { throw CurveLogError(path, "the file is empty; \(columns.needed)") }
    return (rows, found.finger != nil, found.event != nil)
  }

  /// The indices of the columns that count.
  private struct Found {
    let time: Int
    let secondsPerUnit: Double
    let offset: Int
    let finger: Int?
    let event: Int?
    /// Whose rows they are, where the log says it.
    let owners: [(index: Int, name: String)]

    /// The columns that a log has instead, where that is a line of names and not of numbers: `; it has t, y`.
    private static func list(_ names: [String]) -> String {
      guard names.count > 1, names.allSatisfy({ !$0.isEmpty && Double($0) == nil }) else { return "" }
      let shown = names.prefix(8).map { $0.prefix(20) }.joined(separator: ", ")
      return "; it has \(shown)\(names.count > 8 ? ", …" : "")"
    }

    init(_ cells: Cells, _ columns: OffsetLogColumns) throws(CurveLogError) {
      let names = cells.cells.map { $0.text.lowercased() }
      let times = names.indices.filter { index in columns.times.contains { $0.name == names[index] } }
      guard let time = times.first, let offset = names.firstIndex(of: columns.offset) else {
        let isSplitOtherwise = names.count == 1 && names[0].contains { $0 == ";" || $0 == "\t" }
        let advice = isSplitOtherwise ? "separate cells with commas" : columns.needed + Self.list(names)
        throw CurveLogError(cells.location, "no columns of time and offset; \(advice)")
      }
      guard times.count == 1 else { throw Self.twice("time", cells) }
      finger = columns.finger.flatMap(names.firstIndex)
      event = columns.event.flatMap(names.firstIndex)
      for column in [offset, finger, event].compactMap(\.self)
      where names.count(where: { $0 == names[column] }) > 1 { throw Self.twice(names[column], cells) }
      (self.time, self.offset) = (time, offset)
      secondsPerUnit = columns.times.first { $0.name == names[time] }?.seconds ?? 1
      owners = OffsetLogColumns.owners.compactMap { name in names.firstIndex(of: name).map { ($0, name) } }
    }

    private static func twice(_ name: String, _ cells: Cells) -> CurveLogError {
      CurveLogError(cells.location, "two columns of \(name); leave the one that counts")
    }
  }

  /// A line's cells and its position, as errors name it.
  private struct Cells {
    let cells: [CSVLine.Cell]
    let location: String

    func row(_ found: Found, _ columns: OffsetLogColumns) throws(CurveLogError) -> OffsetLogRow {
      let (seconds, units) = columns.greatest
      let time = try number(found.time, "the time", most: seconds / found.secondsPerUnit)
      var (finger, offset): (Double?, Double?)
      if let column = found.finger, isFilled(column) {
        finger = try number(column, "the finger", most: units)
      }
      let event = found.event.map { isFilled($0) ? cells[$0].text : "" } ?? ""
      if event.isEmpty || isFilled(found.offset) {
        // A zero has no sign.
        offset = try number(found.offset, "the offset", most: units) * columns.pointsPerUnit + 0
      }
      return OffsetLogRow(
        time: time * found.secondsPerUnit, offset: offset, finger: finger, event: event, location: location)
    }

    /// Checks that all rows are of one owner.
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
        throw error(column, "\(name) is missing; give a decimal number, or leave the row out")
      }
      guard let number = Double(cells[column].text), number.isFinite, abs(number) <= most else {
        let text = cells[column].text.prefix(40)
        throw error(column, "\(name) '\(text)' is no number within ±\(Int(most)); give a decimal number")
      }
      return number
    }

    /// The error of a cell; of the line's end where there is none.
    func error(_ column: Int, _ problem: String) -> CurveLogError {
      let known = cells.indices.contains(column) ? cells[column] : cells[cells.count - 1]
      return CurveLogError("\(location):\(known.column)", problem)
    }
  }
}
