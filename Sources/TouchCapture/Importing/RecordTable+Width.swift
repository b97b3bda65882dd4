import GestureTraces
import TextFormats

extension RecordTable {
  /// Leaves out rows that have more cells than the table has column names, because it is unclear which cells belong to which column.
  ///
  /// A decimal comma in a table separated by commas splits a cell in two; tables printed by R and pandas have an unnamed row number at the
  /// start.
  ///
  /// - Throws: An error about the first such row, if there are more than a few.
  mutating func leaveOutWideRows() throws(CaptureError) {
    guard hasNames else { return }
    var damage = LineDamage()
    let width = names.count
    for row in rows where row.isWider(than: width) {
      let message =
        "\(row.cells.count) cells under \(Counted.text(width, "name")); name every column, also one of row numbers, and write decimal points, or separate cells with semicolons"
      damage.note(row.line, .format(file: file, line: row.line, message: message))
    }
    guard damage.count > 0 else { return }
    try damage.check(whole: rows.count - damage.count, end: rows.last?.line)
    rows.rewrite { !$0.isWider(than: width) }
    if let grade = damage.grade({ place(ofRow: $0) }) { findings = findings.joined(with: grade) }
  }
}

extension RecordTable.Row {
  /// True if the row has a cell after the first `width` cells that is not empty.
  fileprivate func isWider(than width: Int) -> Bool {
    cells.count > width && cells[width...].contains { $0 != .none }
  }
}
