import TestSamples
import Testing
import TextFormats

/// What a shell reads of a line is what `sh` itself says.
@Suite("Shell line")
struct ShellLineTests {
  private static let words = [
    "plain-1.trace", "", "two words", "it's", "$HOME", "a\"b", "übung.trace", "*", "a\\b", "~x", "(x);&|",
    "x\ty", "#",
    "!", "{a,b}", "<>", "`id`", "%1", "k=v",
  ]

  @Test("sh reads the words as they were")
  func read() {
    let folder = TemporaryFolder()
    let ending = shell("printf '%s\\n' " + ShellLine.text(Self.words), in: folder)
    #expect(ending.output == Self.words.map { $0 + "\n" }.joined())
  }

  @Test("words that mean nothing to a shell stay as they are, in any alphabet")
  func plain() {
    #expect(
      ShellLine.text(["overscroll", "--rate", "120", "übung/é.trace"])
        == "overscroll --rate 120 übung/é.trace")
  }

  @Test("a file whose name begins with a dash is no option; stdin stays")
  func dash() {
    #expect(ShellLine.path("-x.trace") == "./-x.trace")
    #expect(ShellLine.path("-") == "-" && ShellLine.path("a-b") == "a-b")
  }
}
