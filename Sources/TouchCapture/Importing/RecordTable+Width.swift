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
    var narrow: [Row] = []
    for (index, row) in rows.enumerated() {
      let isWide = row.cells.count > width && row.cells[width...].contains { $0 != .none }
      if isWide {
        if damage.count == 0 { narrow = Array(rows[..<index]) }
        let message =
          "\(row.cells.count) cells under \(Counted.text(width, "name")); name every column, also one of row numbers, and write decimal points, or separate cells with semicolons"
        damage.note(row.line, .format(file: file, line: row.line, message: message))
      } else if damage.count > 0 {
        narrow.append(row)
      }
    }
    guard damage.count > 0 else { return }
    try damage.check(whole: narrow.count, end: rows.last?.line)
    rows = narrow
    if let grade = damage.grade({ place(ofRow: $0) }) { findings = findings.joined(with: grade) }
  }
}
