import FileAccess
import Testing

@testable import TouchCapture

@Suite("Rows of tables in memory and in a file")
struct TableRowsTests {
  typealias Row = RecordTable.Row

  /// Rows with every kind of cell: `count` of them take more memory than is given to them.
  private func rows(_ count: Int) -> [Row] {
    (0..<count).map { index in
      Row(
        line: index + 2,
        cells: [
          .number(Double(index) / 3), .text("\(index)"), .none,
          .text(String(repeating: "ä", count: index % 200)),
          .text(""),
        ])
    }
  }

  @Test(
    "rows that went into a file come back with every cell, in their order, as often as asked",
    arguments: [3, 90_000])
  func comesBack(_ count: Int) {
    let (all, table) = (rows(count), TableRows(rows(count)))
    #expect(table.isPacked == (count > 1000))
    #expect(table.count == count && table.first == all.first && table.last == all.last)
    #expect(table.elementsEqual(all) && table.elementsEqual(all))
    #expect(table == TableRows(all) && table != TableRows(all.dropLast()))
    #expect(table.file.failure == nil)
  }

  @Test("rows are changed and left out, and put in another order", arguments: [3, 90_000])
  func changes(_ count: Int) {
    var table = TableRows(rows(count))
    table.rewrite { row in
      row.cells[2] = .number(Double(row.line))
      return !row.line.isMultiple(of: 3)
    }
    let expected = rows(count).filter { !$0.line.isMultiple(of: 3) }
    #expect(table.map(\.line) == expected.map(\.line))
    #expect(table.allSatisfy { $0[2] == .number(Double($0.line)) })
    table.reorder(Array((0..<table.count).reversed()))
    #expect(table.map(\.line) == expected.map(\.line).reversed())
    #expect(table.allSatisfy { $0[2] == .number(Double($0.line)) })
  }

  @Test("many short lists share one file")
  func sharesFile() {
    let file = SpillFile()
    var lists = (0..<20).map { _ in TableRows(in: file) }
    for (index, row) in rows(400).enumerated() {
      lists[index % 20].append(row)
      if index.isMultiple(of: 50) { for list in lists.indices { lists[list].putAway() } }
    }
    for (index, list) in lists.enumerated() {
      #expect(list.map(\.line) == Array(stride(from: index + 2, to: 402, by: 20)))
    }
  }

  @Test("values that went into a file come back, in order and by number", arguments: [5, 700_000])
  func values(_ count: Int) {
    var values = SpilledValues<Int>(in: SpillFile())
    for value in 0..<count { values.append(value * 7) }
    #expect(values.count == count && values.last == (count - 1) * 7)
    #expect(values.elementsEqual((0..<count).lazy.map { $0 * 7 }))
    for index in [0, 1, count / 2, count - 1] { #expect(values[index] == index * 7) }
    values.putAway()
    values.append(-1)
    #expect(values.suffix(2) == [(count - 1) * 7, -1] && values[count] == -1)
  }
}
