/// A table for a terminal: aligned columns, numbers on the right, never wider than the screen.
///
/// Headings of several words take two or three lines if more columns then fit next to each other. Columns that still do not fit follow in
/// further blocks, each with the first column repeated, so nothing is omitted.
package struct TextTable: Sendable {
  /// The number of spaces between two columns.
  package static let gap = 2
  /// The greatest number of lines that a heading may take.
  private static let mostHeadLines = 3
  /// The least width of the first column if names longer than it are printed on a line above their figures, in characters.
  private static let shortestName = 12
  /// How many names may be printed on a line above their figures, even in a short table; in longer tables a third of the names may.
  private static let fewNames = 3
  private let heads: [String]
  private let left: Set<Int>
  private var rows: [[String]] = []

  /// A table with column headings and no rows yet.
  ///
  /// - Parameters:
  ///   - heads: The headings.
  ///   - left: The indices of left-aligned columns; the others are right-aligned.
  package init(_ heads: [String], left: Set<Int> = [0]) {
    self.heads = heads
    self.left = left
  }

  /// A table with one row per record.
  package init<Record>(_ columns: [Column<Record>], _ records: some Sequence<Record>) {
    self.init(columns.map(\.heading), left: Set(columns.indices.filter { columns[$0].isLeft }))
    for record in records { add(columns.map { $0.shown(record) }) }
  }

  /// Adds a row; `cells` has one text per column.
  package mutating func add(_ cells: [String]) {
    precondition(cells.count == heads.count, "a row needs a cell for every column")
    rows.append(cells)
  }

  /// The whole table as text within `width` columns of the terminal.
  ///
  /// If a name in the first column leaves no space for a figure, the name is on a line of its own.
  package func text(width: Int) -> String {
    // Fewest blocks, then fewest names that need a line of their own.
    let layout = layout { layout in
      let fitted = layout.leavingRoom(for: 1..<heads.count, width: width)
      let long = rows.count { $0[0].count > fitted.widths[0] }
      return blocks(width: width, fitted.widths).count * (rows.count + 1) + long
    }.leavingRoom(for: 1..<heads.count, width: width).unbroken(heads, width: width)
    return blocks(width: width, layout.widths).map { block in
      lines(layout, columns: block).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }

  /// The columns of the table that fit next to each other within `width`, with a sentence that names the omitted ones.
  ///
  /// If only long names in the first column prevent others from fitting, each of these names has a line of its own above its figures.
  package func fitting(width: Int) -> String {
    var layout = layout { -blocks(width: width, $0.widths)[0].count }
    if blocks(width: width, layout.widths).count > 1 {
      let short = self.layout { $0.names(width: width) < Self.shortestName ? 1 : 0 }
      let names = short.names(width: width)
      let isForFew = rows.count { $0[0].count > names } <= max(Self.fewNames, rows.count / 3)
      layout =
        names >= max(Self.shortestName, short.headWidth) && isForFew
        ? short.with(first: names) : layout.leavingRoom(for: 1..<2, width: width)
    }
    layout = layout.unbroken(heads, width: width)
    let columns = blocks(width: width, layout.widths)[0]
    let table = lines(layout, columns: columns).map { $0 + "\n" }.joined()
    let left = heads.dropFirst(columns.count).joined(separator: ", ")
    guard !left.isEmpty else { return table }
    return table + WrappedText.text("Columns left out at this width: \(left).", width: width, indent: 0)
  }

  // MARK: Layout

  /// One way to lay out the table: its headings split into lines, and the width of each column.
  private struct Layout {
    var heads: [[String]]
    var widths: [Int]

    /// The width of the first column's heading, in characters.
    var headWidth: Int { heads[0].map(\.count).max() ?? 0 }

    /// The width that remains for the first column if all others are next to it, in characters.
    func names(width: Int) -> Int { width - widths.dropFirst().reduce(0) { $0 + TextTable.gap + $1 } }

    /// This layout with headings on one line each, where all columns then still fit next to each other.
    func unbroken(_ whole: [String], width: Int) -> Layout {
      var layout = self
      for column in whole.indices where layout.heads[column].count > 1 {
        var wider = layout
        wider.heads[column] = [whole[column]]
        wider.widths[column] = max(widths[column], whole[column].count)
        if wider.names(width: width) >= wider.widths[0] { layout = wider }
      }
      return layout
    }

    /// This layout with another width of the first column, but not wider than the column's longest cell.
    func with(first width: Int) -> Layout {
      var layout = self
      layout.widths[0] = min(widths[0], width)
      return layout
    }

    /// This layout with a first column so narrow that any one of the columns `others` fits next to it.
    func leavingRoom(for others: Range<Int>, width: Int) -> Layout {
      let widest = others.map { widths[$0] }.max() ?? 0
      guard widths[0] + TextTable.gap + widest > width else { return self }
      return with(first: max(headWidth, width - TextTable.gap - widest))
    }
  }

  /// The layout for which `measure` is least; among equal ones, the one with the fewest heading lines.
  private func layout(withLeast measure: (Layout) -> Int) -> Layout {
    let cells = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let layouts = (1...Self.mostHeadLines).map { layout(headLines: $0, cells) }
    return layouts.min { measure($0) < measure($1) } ?? layouts[0]
  }

  /// A layout with at most `headLines` lines per heading; `cells` are the widths of each column's widest cell.
  private func layout(headLines: Int, _ cells: [Int]) -> Layout {
    let heads = zip(heads, cells).map { Self.broken($0, least: $1, lines: headLines) }
    let widths = zip(heads, cells).map { head, cell in max(cell, head.map(\.count).max() ?? 0) }
    return Layout(heads: heads, widths: widths)
  }

  /// A heading split into at most `most` lines, as narrow as possible, but not narrower than its column's cells.
  private static func broken(_ head: String, least: Int, lines most: Int) -> [String] {
    let longest = head.split(separator: " ").map(\.count).max() ?? 0
    let widths = max(1, least, longest)...max(1, least, longest, head.count)
    return widths.lazy.map { WrappedText.lines(head, width: $0, indent: 0, hang: 0) }
      .first { $0.count <= most } ?? [head]
  }

  /// The columns split into blocks that fit the width, by their indices; every block begins with the first column.
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

  /// The lines of a block of columns: headings aligned at the bottom; a name wider than its column is on a line above its figures.
  private func lines(_ layout: Layout, columns: [Int]) -> [String] {
    let height = columns.map { layout.heads[$0].count }.max() ?? 1
    let heads = (0..<height).map { index in
      layout.heads.map { lines in
        let place = index - (height - lines.count)
        return place < 0 ? "" : lines[place]
      }
    }
    let rows = rows.flatMap { row -> [[String]] in
      guard row[0].count > layout.widths[0] else { return [row] }
      return [[row[0]] + row.dropFirst().map { _ in "" }, [""] + row.dropFirst()]
    }
    return (heads + rows).map { line($0, columns: columns, layout.widths) }
  }

  private func line(_ cells: [String], columns: [Int], _ widths: [Int]) -> String {
    var line = ""
    for column in columns {
      let (cell, width) = (cells[column], widths[column])
      if column != 0 { line += PaddedText.spaces(Self.gap) }
      line += left.contains(column) ? PaddedText.left(cell, to: width) : PaddedText.right(cell, to: width)
    }
    // Removes the padding of a left-aligned column at the end of the line.
    while line.last == " " { line.removeLast() }
    return line
  }
}
