import Testing

@testable import TextFormats

@Suite("Wrapped text")
struct WrappedTextTests {
  @Test("further lines hang in by two columns, or as many as asked for")
  func hanging() {
    #expect(WrappedText.lines("one two three", width: 9, indent: 2) == ["  one two", "    three"])
    #expect(WrappedText.lines("one two three", width: 9, indent: 0, hang: 4) == ["one two", "    three"])
    #expect(WrappedText.text("one two", width: 5, indent: 1) == " one\n   two\n")
  }

  @Test("a line may be as long as the width and no longer; a longer word stands out")
  func width() {
    #expect(WrappedText.lines("one two", width: 7, indent: 0) == ["one two"])
    #expect(WrappedText.lines("one two", width: 6, indent: 0) == ["one", "  two"])
    #expect(WrappedText.lines("enormous a", width: 4, indent: 0) == ["enormous", "  a"])
  }

  @Test("several spaces stay between words, and not where a line begins or ends")
  func spaces() {
    func back(_ width: Int) -> [String] {
      WrappedText.lines("10  taken back", width: width, indent: 0, hang: 4)
    }
    #expect(back(80) == ["10  taken back"])
    #expect(back(9) == ["10  taken", "    back"])
    #expect(back(8) == ["10", "    taken", "    back"])
    #expect(WrappedText.lines(" one ", width: 80, indent: 2) == ["  one"])
    #expect(WrappedText.lines("", width: 80, indent: 2) == [""])
  }
}
