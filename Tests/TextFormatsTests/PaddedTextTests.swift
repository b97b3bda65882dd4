import Testing
import TextFormats

@Suite("Padded text")
struct PaddedTextTests {
  @Test("a text is filled up to a width, on the side that is asked for")
  func sides() {
    #expect(PaddedText.left("no", to: 4) == "no  ")
    #expect(PaddedText.right("7", to: 3) == "  7")
    #expect(PaddedText.right("7", to: 3, with: "0") == "007")
  }

  @Test("a text that is as wide or wider stays as it is")
  func wide() {
    #expect(PaddedText.left("abcd", to: 4) == "abcd" && PaddedText.left("abcd", to: 2) == "abcd")
    #expect(PaddedText.right("abcd", to: 2) == "abcd" && PaddedText.spaces(-1).isEmpty)
  }

  @Test("carets stand under the part they point at")
  func carets() {
    #expect(PaddedText.carets(behind: 2, 3) == "  ^^^")
    #expect(PaddedText.carets(behind: 0) == "^")
  }

  @Test("every column but the last is as wide as its widest cell")
  func lines() {
    #expect(PaddedText.lines([["a", "bb", "c"], ["aaa", "b", "cc"]]) == ["a    bb  c", "aaa  b   cc"])
    #expect(PaddedText.lines([]).isEmpty)
  }
}
