/// Rows of comma-separated values (RFC 4180): numbers as in JSON, nothing for what is not there, texts that no spreadsheet runs
/// (`CSVText`).
package struct CSVRows: Sendable {
  /// The rows written so far, with a first line of names.
  package private(set) var text = ""
  private let columns: Int
  private let lineEnd: String

  /// No rows yet.
  ///
  /// - Parameters:
  ///   - names: One for each column.
  ///   - lineEnd: What ends a line: a line feed, or CR LF where the RFC is taken by its letter.
  package init(_ names: [String], lineEnd: String = "\n") {
    (columns, self.lineEnd) = (names.count, lineEnd)
    add(names)
  }

  /// No rows, nor a first line of names: to be put behind rows that have one.
  ///
  /// - Parameter columns: How many there are.
  package init(columns: Int) { (self.columns, lineEnd) = (columns, "\n") }

  /// A row for each record, after the columns' names.
  package init<Record>(
    _ columns: [Column<Record>], _ records: some Sequence<Record>, lineEnd: String = "\n"
  ) {
    self.init(columns.map(\.key), lineEnd: lineEnd)
    for record in records { add(columns.map { $0.cell(record) }) }
  }

  /// Adds a row with a cell for every column.
  package mutating func add(_ cells: [String]) {
    precondition(cells.count == columns, "a row needs a cell for every column")
    text += cells.map(CSVText.cell).joined(separator: ",") + lineEnd
  }

  /// A number as a cell, zero without a sign; empty for none, and for what is not finite.
  package static func cell(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "" }
    return JSONWriter.text(of: number + 0)
  }
}
