import Testing
import TextFormats

@Suite("Columns of a text")
struct TextColumnsTests {
  @Test("wide characters take two columns, marks on a letter none")
  func width() {
    #expect(TextColumns.width(of: "pull") == 4)
    #expect(TextColumns.width(of: "下に引く") == 8)
    #expect(TextColumns.width(of: "당겨서 e\u{301}") == 8)
  }

  @Test("text is broken at spaces and between wide characters, never wider than asked")
  func lines() {
    #expect(TextColumns.lines("one two three", width: 7) == ["one two", "three"])
    #expect(TextColumns.lines("下に引いて ください", width: 7) == ["下に引", "いて く", "ださい"])
    #expect(TextColumns.lines("", width: 7) == [""])
  }

  @Test("a word that is too long stands out, or is broken anywhere")
  func words() {
    #expect(TextColumns.lines("a /long/path", width: 4) == ["a", "/long/path"])
    #expect(TextColumns.lines("a /long/path", width: 4, breaksWords: true) == ["a", "/lon", "g/pa", "th"])
  }

  @Test("what does not fit is cut, with a sign of it")
  func cut() {
    #expect(TextColumns.cut("abcdef", to: 6, ellipsis: "…") == "abcdef")
    #expect(TextColumns.cut("abcdef", to: 5, ellipsis: "…") == "abcd…")
    #expect(TextColumns.cut("下に引く", to: 6, ellipsis: "…") == "下に…")
  }
}
