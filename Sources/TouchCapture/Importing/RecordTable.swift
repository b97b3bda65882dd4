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
  var rows: [Row] = []
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
    let start = RecordingText(Array(bytes.prefix(4096)), file: "")
    guard let line = start.lines.first(where: { !CSVLine.isSkipped($0) }) else { return false }
    let names = CSVLine(line).cells.map(\.text)
    return TimeColumn.isThere(in: names)
      && (PointerColumns.areThere(in: names) || ScrollColumns.areThere(in: names))
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
  init(csv bytes: [UInt8], file: String) throws(CaptureError) {
    self.init(format: "csv", file: file)
    for (index, line) in RecordingText(bytes, file: file).lines.enumerated() where !CSVLine.isSkipped(line) {
      let cells = CSVLine(line).cells.map(\.text)
      if names.isEmpty {
        (names, namesLine) = (cells, index + 1)
      } else {
        rows.append(Row(line: index + 1, cells: cells.map { $0.isEmpty ? .none : .text($0) }))
      }
    }
    if names.isEmpty { throw .noEvents(file: file, message: "empty; \(Self.needed)") }
  }

  /// The message for a file without the columns it needs.
  static let needed =
    "no columns of time, x and y, or of time and dx or dy; name them time_ms,x,y and if there are any slot and phase"
    + " (down, move, up, cancel), or time_ms,dx,dy,unit"

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
    let between: Set<Character> = ["_", " ", "(", ")", "[", "]"]
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
