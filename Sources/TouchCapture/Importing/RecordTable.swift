import GestureTraces
import TextFormats

/// A recording as rows with named columns, from CSV or JSON, with the file's metadata.
struct RecordTable: Equatable {
  /// The content of a cell: nothing, a text, or a number.
  enum Cell: Equatable {
    case none
    case text(String)
    case number(Double)

    /// The cell as text; nil for an empty one.
    var words: String? {
      switch self {
      case .none: nil
      case .text(let text): text
      case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
      }
    }

    /// The cell as a finite number; nil for anything else.
    var finite: Double? {
      let number: Double? =
        switch self {
        case .none: nil
        case .number(let number): number
        case .text(let text): Double(text)
        }
      return number.flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// One row of the table, with its line in CSV or its number in a JSON list, from 1.
  struct Row: Equatable {
    let line: Int
    var cells: [Cell]

    /// The cell in a column; empty if the row is shorter, or if the column is nil.
    subscript(column: Int?) -> Cell {
      guard let column, cells.indices.contains(column) else { return .none }
      return cells[column]
    }
  }

  /// The name of the format: `csv`, `json`, `tslib` or `pointer-log`.
  var format: String
  /// The names of the columns, as in the file.
  var names: [String] = []
  /// The number of the line with the column names in CSV; 0 in JSON, where every event has its own keys.
  private(set) var namesLine = 0
  /// The rows, in the order of the file.
  var rows: TableRows = []
  /// True if the first line has the names of the columns; false if it already has values.
  private(set) var hasNames = true
  /// True if each touch has a number of its own in the whole file, so that a pause does not end a touch.
  var areContactsWhole = false
  /// The path to a list in the JSON that may be the rows, for an error message; nil if the top level is itself a list of rows.
  var likelyPath: String?
  /// The file's name, for errors.
  let file: String
  /// The word for the units in the file, such as `device pixels`; nil if it has none.
  var units: String?
  /// A second word for the units, if the file has both `unit` and `units`; otherwise nil.
  var otherUnits: String?
  /// The name of the device, browser or program in the file; nil if it has none.
  var device: String?
  /// True if the file says that a wheel scrolled, false if it names another device, nil if it does not say.
  var isWheel: Bool?
  /// True if the table's scrolls are wheel events of a web page, which do not tell whether fingers or a wheel scrolled.
  var isOfPage = false
  /// True if the file says that its scale is assumed, as this program's exports do.
  var isScaleAssumed = false
  /// The name of a layout that the file itself gives; nil if it gives none.
  var layout: String?
  /// The reasons found while reading that limit the grade of a trace made from the table.
  var findings = TraceGrade()
  /// True if times were computed from frame numbers because the file has no times.
  var usesFrames = false
  /// True if rows are lines of the file; otherwise they are elements of a list.
  var countsLines: Bool { format != "json" }

  /// True if a line near the text's start names a time column and a column of positions or deltas.
  static func recognisesCSV(_ bytes: [UInt8]) -> Bool {
    let start = RecordingText(Array(bytes.prefix(1 << 16)), file: "")
    return namesLine(in: start.lines) != nil
  }

  /// The number of lines that are searched for column names, since other text may precede the table.
  private static let linesBefore = 200
  /// The largest number of characters of a column's name, if other text may precede the table.
  private static let longestNameInText = 40

  /// The index of the first line that names a time column and a column of positions or deltas, with the separator; nil if there is none.
  ///
  /// Spaces count as separators only in the first line, because ordinary text has spaces too.
  static func namesLine(in lines: [ArraySlice<UInt8>]) -> (line: Int, separator: TableSeparator)? {
    var isFirst = true
    // A table without rows is accepted only if nothing precedes its names, not even a comment.
    let begin = lines.firstIndex { !$0.allSatisfy { $0 <= 0x20 } }
    for (index, line) in lines.prefix(linesBefore).enumerated() where !isSkipped(line) {
      // A JSON object names its values too.
      if TableSeparator.stated(line) != nil || line.contains(UInt8(ascii: "{")) { continue }
      for separator in TableSeparator.allCases where isFirst || separator != .space {
        guard line.contains(separator.rawValue) else { continue }
        let names = CSVLine.texts(line, separator: separator.rawValue)
        // A sentence that mentions columns has parts longer than any name.
        guard isFirst || names.allSatisfy({ $0.count <= longestNameInText }) else { continue }
        if TimeColumn.isThere(in: names),
          PointerColumns.areThere(in: names) || ScrollColumns.areThere(in: names),
          index == begin || hasRow(lines[(index + 1)...], separator, cells: names.count)
        {
          return (index, separator)
        }
      }
      isFirst = false
    }
    return nil
  }

  /// True if the next non-empty line has as many cells as the line of names, some of them numbers.
  ///
  /// After a sentence that only mentions columns, no such line follows.
  private static func hasRow(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ separator: TableSeparator, cells: Int
  ) -> Bool {
    guard let next = lines.first(where: { !isSkipped($0) }) else { return false }
    let texts = CSVLine.texts(next, separator: separator.rawValue)
    return texts.count == cells
      && texts.count { Cell($0, hasDecimalCommas: separator.leavesCommas).finite != nil } > 1
  }

  /// True if the first lines have the same number of cells, at least three, some of them numbers: a table with unknown columns.
  static func looksLikeTable(_ bytes: [UInt8]) -> Bool {
    let lines = firstLines(of: bytes)
    guard lines.count > 1 else { return false }
    let separator = TableSeparator(of: lines)
    let cells = lines.map { CSVLine.texts($0, separator: separator.rawValue) }
    return cells[0].count > 2 && cells.allSatisfy { $0.count == cells[0].count }
      && cells.dropFirst().allSatisfy { row in
        row.count { Cell($0, hasDecimalCommas: separator.leavesCommas).finite != nil } > 1
      }
  }

  /// The number of first lines from which the separator of a table with unknown columns is detected.
  private static let linesLookedAt = 6

  /// The first complete lines of a text that are not empty; a line such as `sep=;`, which states the separator, is left out.
  private static func firstLines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let start = RecordingText(Array(bytes.prefix(1 << 16)), file: "")
    // The start of a longer text may end within a line.
    let whole = bytes.count < 4096 ? start.lines[...] : start.lines.dropLast()
    return firstLines(of: start.lines.count == 1 ? start.lines[...] : whole)
  }

  static func firstLines(of lines: ArraySlice<ArraySlice<UInt8>>) -> [ArraySlice<UInt8>] {
    Array(
      lines.lazy.filter { !isSkipped($0) && TableSeparator.stated($0) == nil }.prefix(linesLookedAt))
  }

  /// True for a line to ignore: empty, a comment, or the line under the header of a Markdown table.
  static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    CSVLine.isSkipped(line)
      || (line.contains(0x7C) && line.allSatisfy { [0x7C, 0x2D, 0x3A, 0x20].contains($0) })
  }

  /// True if the text begins like JSON.
  static func recognisesJSON(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard text.first == UInt8(ascii: "[") else { return text.first == UInt8(ascii: "{") }
    // A number or a clock in brackets is the prefix of a log line: `[00915] MouseWheel`.
    let inner = text.dropFirst().prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: ",") && $0 != 0x0A }
    guard text[inner.endIndex...].first == UInt8(ascii: "]"), inner.first != UInt8(ascii: "{") else {
      return true
    }
    let next = text[inner.endIndex...].dropFirst().drop { $0 == 0x20 || $0 == 0x09 }.first
    return next == nil || [0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "]")].contains(next)
  }

  /// A table that has no rows yet.
  init(format: String, file: String) { (self.format, self.file) = (format, file) }

  /// Reads a table from CSV: a line of names, then one row per line; empty lines and those that begin with `#` are ignored.
  ///
  /// - Parameters:
  ///   - source: The text; commas, semicolons, tabs, bars or spaces separate cells.
  ///   - layout: The user's description of the table's columns.
  /// - Throws: An error if the table is empty or a column is missing.
  init(csv source: RecordingSource, _ layout: TableLayout = TableLayout()) throws {
    self.init(format: "csv", file: source.shownPath)
    var reader = TableReader(file: file, layout)
    try source.read { try reader.take(piece: $0) }
    try reader.end()
    (names, namesLine, hasNames, rows) = (reader.names, reader.namesLine, reader.hasNames, reader.rows)
    if names.isEmpty { throw CaptureError.noEvents(file: file, message: "empty; \(FoundColumns.needed)") }
    if hasNames { hasNames = names.contains { !$0.isEmpty && Double($0) == nil } }
    try leaveOutWideRows()
    try lay(out: layout)
  }

  /// Reads a table from CSV whose bytes are already in memory.
  init(csv bytes: [UInt8], file: String, _ layout: TableLayout = TableLayout()) throws {
    try self.init(csv: RecordingSource(bytes, shownPath: file), layout)
  }

  /// Makes an error about a row, given by its line or number.
  func error(_ row: Int, _ problem: RowProblem) -> CaptureError {
    countsLines
      ? .format(file: file, line: row, message: problem.message)
      : .noEvents(file: file, message: "event \(row): \(problem.message)")
  }

  /// Makes an error about the line with the column names.
  func error(_ problem: RowProblem) -> CaptureError {
    namesLine > 0
      ? .format(file: file, line: namesLine, message: problem.message)
      : .noEvents(file: file, message: problem.message)
  }

  /// Checks that no two columns have the same name, ignoring case.
  ///
  /// - Throws: An error with the first repeated name and both positions.
  func checkNames() throws(CaptureError) {
    guard hasNames else { return }
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() where !name.isEmpty {
      guard let first = places.updateValue(index, forKey: name.lowercased()) else { continue }
      let called = names[first] == name ? "'\(name)'" : "'\(names[first])' and '\(name)'"
      throw error(
        RowProblem(
          "columns \(first + 1) and \(index + 1) have the same name, \(called); remove one or rename it"))
    }
  }

  /// The name and unit in `x_mm`, `x mm`, `x (mm)` and `x[mm]`; nil if no unit follows the name.
  static func parts(of name: String) -> (name: String, unit: String)? {
    let between: Set<Character> = ["_", "-", " ", "(", ")", "[", "]"]
    let start = name.prefix { !between.contains($0) }
    let unit = name.dropFirst(start.count).drop(while: between.contains)
    let end = unit.lastIndex { !between.contains($0) }
    guard !start.isEmpty, let end else { return nil }
    return (String(start), String(unit[...end]))
  }

  /// The index of the first column with one of these names (in lower case); nil if there is none.
  func column(_ known: [String]) -> Int? { Self.column(known, in: names) }

  /// The index of the first of `names` that is among the known names; nil if there is none.
  static func column(_ known: [String], in names: [String]) -> Int? {
    let lower = names.map { $0.lowercased() }
    return known.lazy.compactMap { lower.firstIndex(of: $0) }.first
  }
}

/// An error in a row of a table; the row's line is added later.
struct RowProblem: Error, Equatable {
  /// The message: what is wrong, and what the user can do about it.
  let message: String

  init(_ message: String) { self.message = message }
}
