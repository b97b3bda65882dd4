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
  @Test("a long name is cut where that lets every column in, but not where two names become one")
  func cut() {
    func table(_ names: [String]) -> String {
      var table = TextTable(["engine", "four", "sixsix"])
      for name in names { table.add([name, "1", "2"]) }
      return table.fitting(width: 28)
    }
    #expect(
      table(["flutter-cupertino"]).split(separator: "\n") == [
        "engine          four  sixsix", "flutter-cuper…     1       2",
      ])
    let two = table(["flutter-cupertino", "flutter-cupertino-fixed"])
    #expect(two.contains("flutter-cupertino-fixed") && two.hasSuffix("No room here for: sixsix.\n"))
  }
}
