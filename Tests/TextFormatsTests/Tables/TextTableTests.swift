import Testing

@testable import TextFormats

@Suite("Text table")
struct TextTableTests {
  private func sample() -> TextTable {
    var table = TextTable(["engine", "n", "precision", "recall"])
    table.add(["mrefresh", "7", "80% (49–94)", "–"])
    table.add(["uirefreshcontrol", "112", "9%", "100%"])
    return table
  }

  @Test("columns are aligned, figures to the right")
  func aligned() {
    #expect(
      sample().text(width: 80) == """
        engine              n    precision  recall
        mrefresh            7  80% (49–94)       –
        uirefreshcontrol  112           9%    100%

        """)
  }

  @Test("columns that do not fit follow below, with the first one again")
  func narrow() {
    #expect(
      sample().text(width: 40) == """
        engine              n    precision
        mrefresh            7  80% (49–94)
        uirefreshcontrol  112           9%

        engine            recall
        mrefresh               –
        uirefreshcontrol    100%

        """)
  }

  @Test("no line is wider than asked where the widest pair fits", arguments: 30..<60)
  func width(columns: Int) {
    for line in sample().text(width: columns).split(separator: "\n") { #expect(line.count <= columns) }
  }

  // The other columns take 4 and 6 with 2 before each, so 28 columns leave 14 for the names.
  @Test("a name too long to stand beside all its figures has a line of its own, uncut")
  func longNames() {
    var table = TextTable(["engine", "four", "sixsix"])
    for name in ["flutter-cupertino", "mj"] { table.add([name, "1", "2"]) }
    #expect(
      table.fitting(width: 28).split(separator: "\n") == [
        "engine          four  sixsix", "flutter-cupertino", "                   1       2",
        "mj                 1       2",
      ])
  }

  @Test("where many names are long, columns are left out, as the table would be twice as long")
  func manyLongNames() {
    var table = TextTable(["engine", "four", "sixsix"])
    for number in 1...4 { table.add(["flutter-cupertino-\(number)", "1", "2"]) }
    #expect(table.fitting(width: 29).split(separator: "\n").count == 7)
    #expect(table.fitting(width: 29).contains("Columns left out at this\n  width: sixsix.\n"))
  }

  @Test("a sentence names the columns that are left out")
  func leftOut() {
    let text = sample().fitting(width: 36)
    #expect(text.hasPrefix("engine              n    precision\n"))
    #expect(text.hasSuffix("Columns left out at this width:\n  recall.\n"))
  }

  @Test("headings of several words take two lines where that lets every column in")
  func headings() {
    var table = TextTable(["engine", "callback delay (ms)", "rules broken"])
    table.add(["mj", "208 (205–211)", "3%"])
    #expect(
      table.fitting(width: 31).split(separator: "\n") == [
        "             callback   rules", "engine     delay (ms)  broken", "mj      208 (205–211)      3%",
      ])
    #expect(table.fitting(width: 80).hasPrefix("engine  callback delay (ms)  rules broken\n"))
  }

  @Test("at any width no word is cut, and no line of several words is wider", arguments: 20..<60)
  func uncut(columns: Int) {
    for text in [sample().text(width: columns), sample().fitting(width: columns)] {
      #expect(text.contains("uirefreshcontrol") && !text.contains("…"))
      for line in text.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    }
  }
}
