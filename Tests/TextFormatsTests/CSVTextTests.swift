import TextFormats
import Testing

@Suite("Text as a cell of CSV")
struct CSVTextTests {
  // OWASP, "CSV Injection"; 5 is the number that a spreadsheet shows for +5.
  @Test(
    "what a spreadsheet would run has the mark of text before it, and a number is a number",
    arguments: [
      ("=1+1", "'=1+1"), ("+a", "'+a"), ("-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"),
      ("@SUM(A1)", "'@SUM(A1)"), (" =1", "' =1"), ("'=1", "''=1"), ("\u{FF1D}1", "'\u{FF1D}1"),
      ("-12.5", "-12.5"), ("+5", "+5"), ("-1e-7", "-1e-7"), ("-.5", "-.5"), ("-", "-"), ("--", "'--"),
      ("-1e", "'-1e"), ("-1 2", "'-1 2"), ("it's", "it's"), ("'quoted'", "'quoted'"), ("", ""),
      ("a,=b", "\"a,=b\""), ("=a,b", "\"'=a,b\""), ("say \"no\"", "\"say \"\"no\"\"\""), ("#x", "\"#x\""),
      ("::error::x.trace", "\"::error::x.trace\""), ("a##vso[x]", "a\\u0023#vso[x]"),
      ("###[x", "\"#\\u0023#[x\""), ("##", "\"##\""), ("\\u0023", "\\u005Cu0023"), ("\\n", "\\n"),
      ("\t=1", "\u{FFFD}=1"), ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
    ])
  func cells(text: String, cell: String) { #expect(CSVText.cell(text) == cell) }

  /// Texts of a few characters, all of those that mean something in a cell, up to four of them: 15⁴ and those below.
  private static let texts: [String] = {
    let letters = [
      "=", "-", "+", "@", "'", "\"", ",", " ", "1", "a", "#", "#[", "\\u0023", "\\u005C", "\u{FF1D}",
    ]
    var (all, last) = ([""], [""])
    for _ in 0..<4 {
      last = last.flatMap { start in letters.map { start + $0 } }
      all += last
    }
    return all
  }()

  private func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  @Test("every text is read back as it was; where people's tables are read, but for spaces around it")
  func roundTrip() {
    for text in Self.texts {
      let line = Array("\(CSVText.cell(text)),x".utf8)[...]
      #expect(CSVLine(line, keepsSpaces: true).cells.map(\.text) == [text, "x"], "'\(text)'")
      #expect(CSVLine(line).cells.map { trimmed($0.text) } == [trimmed(text), "x"], "'\(text)'")
    }
  }

  @Test("a line of cells holds no command of a log, so that a console has nothing to escape in it")
  func commands() {
    for text in Self.texts where text.contains("#") {
      let line = "\(CSVText.cell(text)),\(CSVText.cell(text))\n"
      #expect(VisibleText.escaped(line, isLines: true) == line, "'\(text)'")
    }
  }

  @Test("no cell begins a formula, whatever stands in it")
  func harmless() {
    for text in Self.texts {
      let cell = CSVText.cell(text)
      let inner = cell.first == "\"" ? cell.dropFirst() : cell[...]
      let first = inner.drop { $0 == " " }.first
      guard let first, "=+-@\u{FF1D}".contains(first) else { continue }
      #expect(Double(inner) != nil || inner.count == 1, "'\(text)'")
    }
  }
}
