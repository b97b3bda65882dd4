import FileAccess
import GestureTraces
import TextFormats

/// Labels as a CSV table: columns `trace` and `intent`, and optionally `gesture`, or `from_ms` and `to_ms`.
///
/// A row without a gesture or a time span labels the whole trace. A row without an intent labels nothing. Other columns are
/// ignored, so that a table of results can be filled in.
package struct LabelTable: Sendable {
  /// The part of a trace that a row labels.
  package enum Part: Equatable, Sendable {
    /// The row labels the whole trace.
    case whole
    /// The row labels one gesture, given by its number from 1.
    case gesture(Int)
    /// The row labels a time span, in microseconds.
    case span(ClosedRange<Int64>)
  }

  /// One row of the table that has an intent.
  package struct Row: Equatable, Sendable {
    /// The number of the row's line, from 1, for errors.
    package let line: Int
    /// The trace that the row labels, by its path or file name.
    package let trace: String
    /// The part of the trace that the row labels.
    package let part: Part
    /// The intent that the row gives.
    package let intent: Intent
  }

  /// The file's name in messages.
  package let path: String
  /// The rows with an intent, in the order of the file.
  package private(set) var rows: [Row] = []
  /// The number of rows without an intent.
  package private(set) var open = 0

  private static let times = ("from_ms", "to_ms")

  /// Reads a table of labels from CSV.
  ///
  /// - Parameters:
  ///   - bytes: The file. The first line names the columns; empty lines and lines that begin with `#` are ignored.
  ///   - path: The file's name in messages.
  /// - Throws: ``LabelError`` for the first invalid line.
  package init(_ bytes: [UInt8], path: String) throws(LabelError) {
    self.path = path
    var columns: [String: Int]?
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    where !CSVLine.isSkipped(line) {
      let cells = CSVLine(line).cells.map(\.text)
      if let columns {
        try read(cells, columns, line: index + 1)
      } else {
        columns = try names(cells, line: index + 1)
      }
    }
    guard columns != nil else {
      throw LabelError(
        description: "\(path): no rows; its first line must name columns, such as trace,gesture,intent")
    }
    guard !rows.isEmpty else {
      throw LabelError(description: "\(path): no row has an intent; fill in the column 'intent'")
    }
  }

  /// Makes the error about one line of the table.
  package func fault(_ line: Int, _ why: String) -> LabelError {
    LabelError(description: "\(path):\(line): \(why)")
  }

  private func names(_ cells: [String], line: Int) throws(LabelError) -> [String: Int] {
    var columns: [String: Int] = [:]
    for (index, cell) in cells.enumerated() {
      guard columns.updateValue(index, forKey: cell.lowercased()) == nil else {
        throw fault(line, "column '\(cell.lowercased())' is there twice; remove one")
      }
    }
    for name in ["trace", "intent"] where columns[name] == nil {
      throw fault(
        line,
        "no column '\(name)'; the first line must name columns, such as trace,gesture,intent or trace,from_ms,to_ms,intent"
      )
    }
    return columns
  }

  private mutating func read(_ cells: [String], _ columns: [String: Int], line: Int) throws(LabelError) {
    func cell(_ name: String) -> String? {
      columns[name].flatMap { $0 < cells.count ? cells[$0] : nil }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let trace = cell("trace") else {
      throw fault(line, "the trace is missing; write its path or file name")
    }
    guard let word = cell("intent") else {
      open += 1
      return
    }
    guard let intent = Intent(rawValue: word) else {
      let names = Intent.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(line, "no intent '\(word)'; it must be one of \(names)")
    }
    let part = try part(cell("gesture"), cell(Self.times.0), cell(Self.times.1), line)
    rows.append(Row(line: line, trace: trace, part: part, intent: intent))
  }

  private func part(_ gesture: String?, _ from: String?, _ to: String?, _ line: Int) throws(LabelError)
    -> Part
  {
    if let gesture {
      guard from == nil, to == nil else {
        throw fault(line, "a gesture and a time; a row has the number of a gesture, or from_ms and to_ms")
      }
      guard let number = Int(gesture), number >= 1 else {
        throw fault(
          line, "gesture '\(gesture)' is not a whole number from 1; leave it empty for the whole trace")
      }
      return .gesture(number)
    }
    guard from != nil || to != nil else { return .whole }
    let (start, end) = (try time(from, Self.times.0, line), try time(to, Self.times.1, line))
    guard start <= end else { throw fault(line, "to_ms is before from_ms; write the earlier time first") }
    return .span(start...end)
  }

  /// The time in a cell of milliseconds, converted to microseconds.
  private func time(_ cell: String?, _ name: String, _ line: Int) throws(LabelError) -> Int64 {
    guard let cell else {
      throw fault(line, "\(name) is missing; give both from_ms and to_ms")
    }
    let latest = Double(TraceReader.longestTime) / 1000
    guard let value = Double(cell), (0...latest).contains(value) else {
      throw fault(
        line,
        "\(name) is '\(cell)'; it must be milliseconds from the trace's zero, 0 to \(Int64(latest)) (24 h)")
    }
    return Int64((value * 1000).rounded())
  }
}

extension LabelTable {
  /// Finds the rows for each trace; rows for the whole trace come first.
  ///
  /// - Parameter paths: The paths of the traces.
  /// - Returns: One list of rows per path.
  /// - Throws: ``LabelError`` for a row whose trace matches no path, or several.
  package func rows(of paths: [String]) throws(LabelError) -> [[Row]] {
    var lists = Array(repeating: [Row](), count: paths.count)
    let files = paths.map(FileIO.identity)
    for row in rows {
      let found = Self.indices(of: row.trace, in: paths, files)
      guard let index = found.first else {
        throw fault(row.line, "unknown trace '\(row.trace)'; name its file or folder too")
      }
      guard found.count == 1 else {
        throw fault(
          row.line,
          "'\(row.trace)' could be \(paths[found[0]]) or \(paths[found[1]]); write a longer part of its path"
        )
      }
      lists[index].append(row)
    }
    return lists.map { rows in rows.filter { $0.part == .whole } + rows.filter { $0.part != .whole } }
  }

  /// The indices of the paths that a row may mean: of the identical path, else of paths to the same file, else of paths with the same end.
  private static func indices(
    of trace: String, in paths: [String], _ files: [FileIO.Identity?]
  ) -> [Int] {
    if let index = paths.firstIndex(of: trace) { return [index] }
    if let file = FileIO.identity(of: trace), let index = files.firstIndex(of: file) { return [index] }
    if trace.hasPrefix("/") { return [] }
    let end = parts(of: trace)
    return paths.indices.filter { parts(of: paths[$0]).reversed().starts(with: end.reversed()) }
  }

  /// The components of a path, without `.` and empty ones.
  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }

  /// Applies rows of the table to an edit of their trace.
  ///
  /// - Throws: ``LabelError`` for the first row that cannot be applied, with its line.
  package func apply(_ rows: [Row], to edit: inout LabelEdit) throws(LabelError) {
    for row in rows {
      do throws(LabelFault) {
        switch row.part {
        case .whole: try edit.label(wholeAs: row.intent)
        case .gesture(let number): try edit.label(gesture: number, as: row.intent)
        case .span(let span): try edit.label(span, as: row.intent)
        }
      } catch {
        throw fault(row.line, "\(row.trace): \(error)")
      }
    }
  }
}
