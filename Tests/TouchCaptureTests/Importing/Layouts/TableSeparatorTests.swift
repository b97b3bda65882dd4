import TextFormats
import Testing

@testable import TouchCapture

@Suite("Separators of tables")
struct TableSeparatorTests {
  private func separator(_ text: String) -> TableSeparator {
    TableSeparator(of: text.split(separator: "\n").map { Array($0.utf8)[...] })
  }

  @Test("the sign that gives all lines the same number of cells; semicolons before decimal commas")
  func looks() {
    #expect(separator("a,b,c\n1,2,3") == .comma)
    #expect(separator("a;b;c\n0,5;2,5;3,5") == .semicolon)
    #expect(separator("a\tb c\td\n1\t2 3\t4") == .tab)
    #expect(separator("a b c\n1 2  3") == .space)
    #expect(separator("| a | b |\n| 1 | 2 |") == .bar)
    #expect(separator("a, b\n1, 2") == .comma)
    #expect(
      separator("t,agent\n1,x (a; b)\n2,x (a; b)") == .comma, "a semicolon in every row, but not in the names"
    )
  }

  @Test("a spreadsheet's first line names it")
  func stated() {
    #expect(TableSeparator.stated(Array("sep=;".utf8)[...]) == .semicolon)
    #expect(TableSeparator.stated(Array("\"sep=,\"".utf8)[...]) == .comma)
    #expect(TableSeparator.stated(Array("sep=\t".utf8)[...]) == .tab)
    #expect(TableSeparator.stated(Array("separate,x,y".utf8)[...]) == nil)
  }

  @Test("a comma in a number is its point where commas do not separate")
  func decimals() {
    typealias Cell = RecordTable.Cell
    #expect(Cell("-12,5", hasDecimalCommas: true) == .text("-12.5"))
    #expect(Cell("a,b", hasDecimalCommas: true) == .text("a,b"))
    #expect(Cell("1,2,3", hasDecimalCommas: true) == .text("1,2,3"))
    #expect(Cell("", hasDecimalCommas: true) == .none)
  }
}
