import Testing

@testable import TextFormats

@Suite("CSV rows")
struct CSVRowsTests {
  // RFC 4180, 2.6 and 2.7.
  @Test("cells with commas and quotes are quoted, a formula is text; what is not there is empty")
  func quoting() {
    var rows = CSVRows(["a", "b", "c"])
    rows.add(["x,y", "say \"no\"", "=two\nlines"])
    rows.add([CSVRows.cell(nil), CSVRows.cell(0.1), CSVRows.cell(.infinity)])
    #expect(rows.text == "a,b,c\n\"x,y\",\"say \"\"no\"\"\",'=two\u{FFFD}lines\n,0.1,\n")
  }
}
