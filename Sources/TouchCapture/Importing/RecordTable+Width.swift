import GestureTraces
import TextFormats

extension RecordTable {
  /// Leaves out rows that have more cells than there are names: nobody knows which cell is of which name. A decimal comma between commas
  /// makes two cells of one; tables that R and pandas print have a number before each row, and no name above it.
  ///
  /// - Throws: The first such row, if there are more than a few.
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
  /// True where a cell behind the first `width` holds something.
  fileprivate func isWider(than width: Int) -> Bool {
    cells.count > width && cells[width...].contains { $0 != .none }
  }
}
