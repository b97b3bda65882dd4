/// Rows of CSV (RFC 4180): numbers as in JSON, empty cells for missing values, texts protected from spreadsheets (`CSVText`).
package struct CSVRows: Sendable {
  /// The rows written so far, preceded by the line of column names if there is one.
  package private(set) var text = ""
  private let columns: Int
  private let lineEnd: String

  /// A CSV table with column names and no rows yet.
  ///
  /// - Parameters:
  ///   - names: The column names.
  ///   - lineEnd: The line end: a line feed, or CR LF as RFC 4180 requires.
  package init(_ names: [String], lineEnd: String = "\n") {
    (columns, self.lineEnd) = (names.count, lineEnd)
    add(names)
  }

  /// Rows without a line of names, to be appended to a table that already has one.
  ///
  /// - Parameter columns: The number of columns.
  package init(columns: Int) { (self.columns, lineEnd) = (columns, "\n") }

  /// A CSV table with one row per record.
  package init<Record>(
    _ columns: [Column<Record>], _ records: some Sequence<Record>, lineEnd: String = "\n"
  ) {
    self.init(columns.map(\.key), lineEnd: lineEnd)
    for record in records { add(columns.map { $0.cell(record) }) }
  }

  /// Adds a row; `cells` has one text per column.
  package mutating func add(_ cells: [String]) {
    precondition(cells.count == columns, "a row needs a cell for every column")
    text += cells.map(CSVText.cell).joined(separator: ",") + lineEnd
  }

  /// A number as a CSV cell, with −0 written as 0; empty for nil and for numbers that are not finite.
  package static func cell(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "" }
    return JSONWriter.text(of: number + 0)
  }
}
