import TestSamples
import Testing

@testable import CommandArguments

@Suite("Coloured words")
struct ColouredWordTests {
  private let words = [ColouredWord("ok", .good), ColouredWord("mj", .leading)]

  @Test("a word stands out wherever it stands by itself, and nothing else changes")
  func marks() {
    let text = "ok gates.txt:1: ok-ish, book, (mj)\n\n  mj-fixed  mj\n"
    #expect(
      ColouredWord.colour(text, words)
        == "\u{1B}[32mok\u{1B}[0m gates.txt:1: ok-ish, book, (\u{1B}[1mmj\u{1B}[0m)\n\n  mj-fixed  \u{1B}[1mmj\u{1B}[0m\n"
    )
  }

  @Test("a word of some lines stands out only where one of them begins with its start, after blanks")
  func starts() {
    #expect(
      ColouredWord.colour("  grade C\ngrade D, F\nA C\n  has grade D\n", ColouredWord.grades)
        == "  grade \u{1B}[33mC\u{1B}[0m\ngrade \u{1B}[31mD\u{1B}[0m, \u{1B}[31mF\u{1B}[0m\nA C\n  has grade D\n"
    )
  }

  @Test("a text without such words is as it was", arguments: ["", "\n", "a  b\n", "é, ü", "  "])
  func plain(text: String) { #expect(ColouredWord.colour(text, words) == text) }

  @Test(
    "on a terminal the best engine, verdicts and the first word of messages stand out; not so under NO_COLOR")
  func terminal() {
    let folder = TemporaryFolder()
    // Generated gestures have no best engine.
    folder.write(
      DragTrace(millimetres: 45, intent: "pull").text.replacing("synthetic", with: "recorded"), to: "a.trace")
    folder.write("not a trace\n", to: "b.trace")
    folder.write("engine *: recall high >= 0\nengine mj: recall low >= 1\n", to: "g.txt")
    let call = "COLUMNS=80 $OVERSCROLL report --engine mj,sv --gate g.txt a.trace b.trace"
    _ = shell(
      """
      script -qefc 'TERM=xterm \(call)' colours </dev/null >/dev/null
      script -qefc 'TERM=xterm NO_COLOR=1 \(call)' plain </dev/null >/dev/null
      """, in: folder)
    /// The screen without the lines that script puts around it.
    func screen(_ name: String) -> String {
      (folder.text(of: name) ?? "").replacing("\r\n", with: "\n").split(separator: "\n").dropFirst()
        .dropLast()
        .joined(separator: "\n")
    }
    let (coloured, plain) = (screen("colours"), screen("plain"))
    for part in [
      "\u{1B}[31merror\u{1B}[0m: b.trace:1: ", "\u{1B}[31mFAILED\u{1B}[0m g.txt:2: ",
      "\u{1B}[32mok\u{1B}[0m g.txt:1: ",
      "\n\u{1B}[1msv\u{1B}[0m ",
    ] { #expect(coloured.contains(part), "\(part)") }
    #expect(!plain.contains("\u{1B}") && plain.contains("FAILED g.txt:2: "))
    #expect(coloured.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
  }
}
