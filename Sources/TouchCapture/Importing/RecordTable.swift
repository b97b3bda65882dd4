import GestureTraces
import TextFormats

/// A recording as rows with named columns: CSV or JSON, and what the file says of itself.
struct RecordTable: Equatable {
  /// The contents of a cell.
  enum Cell: Equatable {
    case none
    case text(String)
    case number(Double)

    /// The cell as words; nil for an empty one.
    var words: String? {
      switch self {
      case .none: nil
      case .text(let text): text
      case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
      }
    }

    /// The cell as a number; nil for any other, also for one that is not finite.
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

  /// A row with its line in CSV, or its number in a list of JSON, from 1.
  struct Row: Equatable {
    let line: Int
    var cells: [Cell]

    /// The cell of a column; none where the row is shorter.
    subscript(column: Int?) -> Cell {
      guard let column, cells.indices.contains(column) else { return .none }
      return cells[column]
    }
  }

  /// `csv`, `json`, `tslib` or `pointer-log`.
  var format: String
  /// The names of the columns as the file has them.
  var names: [String] = []
  /// The line of the names in CSV; 0 in JSON, where every event names its own.
  private(set) var namesLine = 0
  /// The rows, in the order of the file.
  var rows: TableRows = []
  /// False where the first line holds values, not names.
  private(set) var hasNames = true
  /// True where a number tells the rows of one touch from those of all others, so that a pause ends none.
  var areContactsWhole = false
  /// A way to lists of points in JSON, where the text itself is none.
  var likelyPath: String?
  /// The file's name, for errors.
  let file: String
  /// The file's name for its units, as `device pixels`; nil where it gives none.
  var units: String?
  /// A second name for its units, where a file has `unit` beside `units`.
  var otherUnits: String?
  /// The file's name for its device, browser or program; nil where it gives none.
  var device: String?
  /// True for a wheel and false for another device, where the file says so.
  var isWheel: Bool?
  /// True where its scrolls are a page's events of a wheel, which do not say what scrolled.
  var isOfPage = false
  /// True where the file says that its scale is assumed, as our own exports do.
  var isScaleAssumed = false
  /// The layout of a collection that names it.
  var layout: String?
  /// The reasons, found in reading, that a trace of it can be no better.
  var findings = TraceGrade()
  /// True where frames were counted, as nothing tells times.
  var usesFrames = false
  /// True where rows are lines of the file; else they are the values of a list.
  var countsLines: Bool { format != "json" }

  /// True for a text that begins, as CSV does here, with a line that names times and what is to be read at them.
  static func recognisesCSV(_ bytes: [UInt8]) -> Bool {
    let start = RecordingText(Array(bytes.prefix(1 << 16)), file: "")
    return namesLine(in: start.lines) != nil
  }

  /// Lines in which names are looked for: people write some before a table.
  private static let linesBefore = 200
  /// Characters of a column's name, where text may stand before the table.
  private static let longestNameInText = 40

  /// The number of the first line, from 0, that names times and what is to be read at them, and what separates its names; nil where none
  /// does. By spaces names are separated in the first line alone: prose has spaces too.
  static func namesLine(in lines: [ArraySlice<UInt8>]) -> (line: Int, separator: TableSeparator)? {
    var isFirst = true
    // A table without rows is one where nothing comes before its names, not even a comment.
    let begin = lines.firstIndex { !$0.allSatisfy { $0 <= 0x20 } }
    for (index, line) in lines.prefix(linesBefore).enumerated() where !isSkipped(line) {
      // An object of JSON names its values too.
      if TableSeparator.stated(line) != nil || line.contains(UInt8(ascii: "{")) { continue }
      for separator in TableSeparator.allCases where isFirst || separator != .space {
        guard line.contains(separator.rawValue) else { continue }
        let names = CSVLine.texts(line, separator: separator.rawValue)
        // A sentence that names columns has parts longer than any name.
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

  /// True where the next line with anything in it has as many cells and numbers in them: behind a sentence that names columns there is none.
  private static func hasRow(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ separator: TableSeparator, cells: Int
  ) -> Bool {
    guard let next = lines.first(where: { !isSkipped($0) }) else { return false }
    let texts = CSVLine.texts(next, separator: separator.rawValue)
    return texts.count == cells
      && texts.count { Cell($0, hasDecimalCommas: separator.leavesCommas).finite != nil } > 1
  }

  /// True for a text whose first lines have the same number of cells, three or more, and numbers in them: a table of which nobody knows
  /// yet what its columns say.
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

  /// Lines by which a separator is told.
  private static let linesLookedAt = 6

  /// The first lines with anything in them, whole ones, behind a line that names the separator.
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

  /// True for a line that counts for nothing: empty, a comment, or the line under the names of a Markdown table.
  static func isSkipped(_ line: ArraySlice<UInt8>) -> Bool {
    CSVLine.isSkipped(line)
      || (line.contains(0x7C) && line.allSatisfy { [0x7C, 0x2D, 0x3A, 0x20].contains($0) })
  }

  /// True for a text that begins as JSON does.
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

  /// A table without rows.
  init(format: String, file: String) { (self.format, self.file) = (format, file) }

  /// Reads CSV: a line of names, then a row each; empty lines and those that begin with `#` count for nothing.
  ///
  /// - Parameters:
  ///   - source: The text; commas, semicolons, tabs, bars or spaces separate cells.
  ///   - layout: What a person says of its columns.
  /// - Throws: That it is empty, or a column that is not there.
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

  /// Reads CSV that is in memory.
  init(csv bytes: [UInt8], file: String, _ layout: TableLayout = TableLayout()) throws {
    try self.init(csv: RecordingSource(bytes, shownPath: file), layout)
  }

  /// The error of a row.
  func error(_ row: Int, _ problem: RowProblem) -> CaptureError {
    countsLines
      ? .format(file: file, line: row, message: problem.message)
      : .noEvents(file: file, message: "event \(row): \(problem.message)")
  }

  /// The error of the line of names.
  func error(_ problem: RowProblem) -> CaptureError {
    namesLine > 0
      ? .format(file: file, line: namesLine, message: problem.message)
      : .noEvents(file: file, message: problem.message)
  }

  /// Checks that no two columns have one name, in small letters or large.
  ///
  /// - Throws: The first name that stands twice, with both places.
  func checkNames() throws(CaptureError) {
    guard hasNames else { return }
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() where !name.isEmpty {
      guard let first = places.updateValue(index, forKey: name.lowercased()) else { continue }
      let called = names[first] == name ? "'\(name)'" : "'\(names[first])' and '\(name)', which are one name"
      throw error(
        RowProblem(
          "columns \(first + 1) and \(index + 1) are both called \(called); leave one out or rename it"))
    }
  }

  /// The name of a column and the unit behind it, of `x_mm`, `x mm`, `x (mm)` and `x[mm]`; nil where nothing is behind it.
  static func parts(of name: String) -> (name: String, unit: String)? {
    let between: Set<Character> = ["_", "-", " ", "(", ")", "[", "]"]
    let start = name.prefix { !between.contains($0) }
    let unit = name.dropFirst(start.count).drop(while: between.contains)
    let end = unit.lastIndex { !between.contains($0) }
    guard !start.isEmpty, let end else { return nil }
    return (String(start), String(unit[...end]))
  }

  /// The number of the first column with one of these names, in small letters; nil where none has.
  func column(_ known: [String]) -> Int? { Self.column(known, in: names) }

  /// The same in any list of names.
  static func column(_ known: [String], in names: [String]) -> Int? {
    let lower = names.map { $0.lowercased() }
    return known.lazy.compactMap { lower.firstIndex(of: $0) }.first
  }
}

/// A mistake in a row, without the row's line.
struct RowProblem: Error, Equatable {
  /// The mistake, and what to do about it.
  let message: String

  init(_ message: String) { self.message = message }
}
