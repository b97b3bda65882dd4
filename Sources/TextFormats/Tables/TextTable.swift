/// A table for people: columns aligned, numbers to the right, never wider than the screen.
///
/// Columns that do not fit follow in further blocks, each with the first column again: nothing is left out.
package struct TextTable: Sendable {
  /// Spaces between columns.
  package static let gap = 2
  /// Columns that a name in the first column keeps at least.
  private static let shortestName = 12
  private let heads: [String]
  private let left: Set<Int>
  private var rows: [[String]] = []

  /// A table with these column heads.
  ///
  /// - Parameters:
  ///   - heads: One for each column.
  ///   - left: The columns aligned left; the others are aligned right.
  package init(_ heads: [String], left: Set<Int> = [0]) {
    self.heads = heads
    self.left = left
  }

  /// A table with a row for each record.
  package init<Record>(_ columns: [Column<Record>], _ records: some Sequence<Record>) {
    self.init(columns.map(\.heading), left: Set(columns.indices.filter { columns[$0].isLeft }))
    for record in records { add(columns.map { $0.shown(record) }) }
  }

  /// Adds a row with a cell for every column.
  package mutating func add(_ cells: [String]) {
    precondition(cells.count == heads.count, "a row needs a cell for every column")
    rows.append(cells)
  }

  /// The table within `width` columns, where the first and any other column fit beside each other.
  package func text(width: Int) -> String {
    let widths = columnWidths
    return blocks(width: width, widths).map { block in
      ([heads] + rows).map { line($0, columns: block, widths) }.joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// The columns of the table that fit beside each other within `width`: what stands further right is left out, and a line says so.
  ///
  /// Where only the first column's longest names keep others out, these are cut: a figure says more than the end of a name.
  package func fitting(width: Int) -> String {
    let widths = columnWidths
    let others = widths.dropFirst().reduce(0) { $0 + Self.gap + $1 }
    let room = width - others
    if room < widths[0], room >= Self.shortestName, heads[0].count <= room {
      var shorter = self
      for row in rows.indices {
        shorter.rows[row][0] = TextColumns.cut(rows[row][0], to: room, ellipsis: "…")
      }
      // Names that a cut makes one tell nothing apart any more.
      if Set(shorter.rows.map { $0[0] }).count == Set(rows.map { $0[0] }).count {
        return shorter.fitting(width: width)
      }
    }
    let columns = blocks(width: width, widths)[0]
    let hidden = heads.dropFirst(columns.count)
    return ([heads] + rows).map { line($0, columns: columns, widths) + "\n" }.joined()
      + (hidden.isEmpty
        ? ""
        : WrappedText.text(
          "No room here for: \(hidden.joined(separator: ", ")).", width: width, indent: 0))
  }

  /// The width of each column.
  private var columnWidths: [Int] {
    rows.reduce(heads.map(\.count)) { widths, row in zip(widths, row).map { max($0, $1.count) } }
  }

  /// The columns of each block; every block begins with the first column.
  private func blocks(width: Int, _ widths: [Int]) -> [[Int]] {
    var blocks: [[Int]] = [[0]]
    var used = widths[0]
    for column in 1..<heads.count {
      let needed = Self.gap + widths[column]
      if used + needed > width, blocks[blocks.count - 1].count > 1 {
        blocks.append([0])
        used = widths[0]
      }
      blocks[blocks.count - 1].append(column)
      used += needed
    }
    return blocks
  }

  private func line(_ cells: [String], columns: [Int], _ widths: [Int]) -> String {
    var line = ""
    for column in columns {
      let (cell, width) = (cells[column], widths[column])
      if column != 0 { line += PaddedText.spaces(Self.gap) }
      line += left.contains(column) ? PaddedText.left(cell, to: width) : PaddedText.right(cell, to: width)
    }
    // The padding of a column aligned left that nothing follows.
    while line.last == " " { line.removeLast() }
    return line
  }
}
