import Testing
import TraceReplay

@testable import OverscrollCLI

@Suite("Screens of a session")
struct PromptScreenTests {
  private func view(_ change: (inout PromptView) -> Void = { _ in }) -> PromptView {
    var view = PromptView(
      name: "quick", folder: "s01", state: .waiting, number: 3, count: 18, decided: 2, rest: 100,
      words: "Pull down with two fingers, then lift.", tries: 0, canAccept: false, outcome: nil,
      gauge: .init(reading: nil, name: "mrefresh on uikit"), notice: nil)
    change(&view)
    return view
  }

  private func text(_ view: PromptView, _ width: Int = 80, _ height: Int = 24) -> String {
    PromptScreen(width: width, height: height, glyphs: .ascii).lines(view).map(\.text).joined(separator: "\n")
  }

  @Test("a prompt says where one is, what to do, what happened, and the keys")
  func waiting() {
    #expect(
      text(view { $0.outcome = .init(isGood: true, text: "tap: taken, grade A") }) == """

          quick > s01                                                          3 of 18
          [#####..............................................]  about 1 min 40 s left

          Pull down with two fingers, then lift.

          Waiting for your fingers

          pull, as mrefresh on uikit sees it
          [.................................................|........................]

          tap: taken, grade A

          r repeat the one before   s skip   q stop
        """)
  }

  @Test(
    "no line is wider and no screen higher than the terminal, whatever it shows",
    arguments: [20, 40, 80, 200])
  func fits(width: Int) {
    for height in [3, 8, 12, 24, 60] {
      let lines = PromptScreen(width: width, height: height, glyphs: .blocks).lines(
        view {
          $0.state = .taking(12.3, of: 120)
          $0.outcome = .init(isGood: false, text: String(repeating: "Again, please: went aslant; ", count: 5))
          $0.notice = "A notice that is rather long, as notices tend to be where something is wrong"
          $0.folder = "/a/folder/with/a/long/path/as/folders/have/on/computers"
        })
      #expect(lines.count < height && lines.allSatisfy { $0.text.count <= width })
    }
  }

  @Test("a low terminal shows the same without blank lines, the prompt first")
  func low() {
    #expect(text(view(), 80, 9).split(separator: "\n").count == 7)
    #expect(text(view(), 80, 5).contains("Pull down"))
  }

  @Test("other states say what they are")
  func states() {
    let choosing = text(view { $0.state = .choosing(["Pad", "Screen"]) })
    #expect(choosing.contains("Touch the surface to use") && choosing.contains("  - Screen"))
    #expect(text(view { $0.state = .taking(61.29, of: 120) }).contains("Recording: 61.2 of 120 s"))
    #expect(text(view { $0.state = .ended }).contains("That was all."))
    #expect(text(view { ($0.tries, $0.canAccept) = (1, true) }).contains("a take it as it was"))
  }
}
