import TestSamples
import Testing
import TextFormats

@testable import TraceCommands
@testable import TraceReplay

@Suite("Screens of a session")
struct PromptScreenTests {
  private func view(_ change: (inout PromptView) -> Void = { _ in }) -> PromptView {
    var view = PromptView(
      name: "quick", folder: "s01", state: .waiting, number: 3, count: 18, decided: 2, rest: 100,
      words: "Pull down with two fingers, then release.", tries: 0, canAccept: false, outcome: nil,
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

          Pull down with two fingers, then release.

          Waiting for your fingers

          pull, as mrefresh on uikit sees it
          [.................................................|........................]

          tap: taken, grade A

          r repeat the last   s skip   q stop
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

  private static let reasons =
    "Again, please: moved 40 mm, a tap stays in place; lasted 0.7 s, a tap is shorter than 0.5 s"

  @Test(
    "a small terminal keeps what to do, state, pull, the whole reason and every key",
    arguments: [(40, 10), (80, 8)])
  func small(width: Int, height: Int) {
    #expect(PromptScreen.fits(width: width, height: height))
    for state in [PromptView.State.waiting, .taking(1.5, of: 0)] {
      let shown = text(
        view {
          ($0.state, $0.tries, $0.canAccept) = (state, 1, true)
          $0.outcome = .init(isGood: false, text: Self.reasons)
          $0.words = "Pull down with two fingers, move back up, then release."
        }, width, height)
      #expect(shown.split(separator: "\n").count < height)
      let flat = shown.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      #expect(flat.contains(Self.reasons) && flat.contains("then release."))
      #expect(flat.contains("[") && flat.contains("s skip q stop"))
      #expect(flat.contains(state == .waiting ? "Waiting for your fingers, try 2" : "Recording: 1.5 s"))
      if state == .waiting { #expect(flat.contains("a accept as it was r repeat the last")) }
    }
  }

  @Test(
    "an instruction as long as a book is cut, and hides nothing", arguments: [(40, 10), (80, 8), (80, 24)])
  func long(width: Int, height: Int) {
    for word in ["word ", "言葉", "w"] {
      let lines = PromptScreen(width: width, height: height, glyphs: .blocks).lines(
        view {
          $0.words = String(repeating: word, count: 3000)
          $0.outcome = .init(isGood: false, text: "Again, please: moved up, not down")
          $0.notice = String(repeating: "notice ", count: 100)
        }
      ).map(\.text)
      #expect(lines.count < height && lines.allSatisfy { TextColumns.width(of: $0) <= width })
      let shown = lines.joined(separator: "\n")
      for part in ["…", "Waiting for your fingers", "│", "moved up, not down", "s skip   q stop"] {
        #expect(shown.contains(part), "\(part)")
      }
    }
  }

  @Test("what is too small for that is said before a screen is drawn")
  func tooSmall() {
    #expect(PromptScreen.fits(width: 80, height: 24) && PromptScreen.fits(width: 40, height: 7))
    for (width, height) in [(80, 5), (40, 6), (20, 24), (1, 1), (0, 0)] {
      #expect(!PromptScreen.fits(width: width, height: height), "\(width)×\(height)")
    }
  }

  @Test("other states say what they are")
  func states() {
    let choosing = text(view { $0.state = .choosing(["Pad", "Screen"]) })
    #expect(choosing.contains("Touch the surface to use") && choosing.contains("  - Screen"))
    #expect(text(view { $0.state = .taking(61.29, of: 120) }).contains("Recording: 61.2 of 120 s"))
    #expect(text(view { $0.state = .ended }).contains("That was all. Thank you."))
    #expect(text(view { ($0.state, $0.left) = (.ended, 3) }).contains("  Stopped, 3 still to do."))
    #expect(text(view { ($0.tries, $0.canAccept) = (1, true) }).contains("a accept as it was"))
  }

  private static var looks: [(name: String, change: (inout PromptView) -> Void)] {
    let reading = { (pull: Double, overscroll: Double) in
      LivePull.Reading(pull: pull, threshold: 60, isPast: pull > 60, overscroll: overscroll)
    }
    let long = "A notice that is rather long, as notices tend to be where something is wrong"
    return [
      ("waiting", { _ in }),
      ("waiting, first", { ($0.number, $0.decided, $0.rest) = (1, 0, 3600) }),
      (
        "waiting, may accept",
        {
          ($0.tries, $0.canAccept) = (1, true)
          $0.outcome = .init(isGood: false, text: reasons)
        }
      ),
      ("waiting, below the top", { $0.gauge = .init(reading: reading(0, -120.4), name: "sv on uikit") }),
      (
        "taking, past it",
        {
          $0.state = .taking(12.39, of: 120)
          $0.gauge = .init(reading: reading(84, 84), name: "pullview-fixed on flutter-desktop-fixed")
        }
      ),
      (
        "taking, short of it",
        {
          $0.state = .taking(0.04, of: 0)
          $0.gauge = .init(reading: reading(30, 30), name: "sv on uikit")
          $0.notice = long
        }
      ),
      ("choosing", { $0.state = .choosing(["Pad of a name that goes on for more than a line", "Screen"]) }),
      ("stopped", { ($0.state, $0.left, $0.number) = (.ended, 3, nil) }),
      (
        "over",
        {
          ($0.state, $0.number, $0.decided, $0.rest) = (.ended, nil, 18, 0)
          $0.outcome = .init(isGood: true, text: "tap: taken, grade A")
        }
      ),
      (
        "nobody can answer",
        {
          $0.takesKeys = false
          $0.folder = "/a/folder/with/a/long/path/as/folders/have/on/computers"
        }
      ),
    ]
  }

  @Test("every state on every size, with its colours, is what it was")
  func golden() {
    var picture = ""
    for (width, height, glyphs) in [
      (80, 24, GaugeBar.Glyphs.ascii), (44, 16, .blocks), (30, 12, .ascii), (100, 7, .blocks),
    ] {
      let screen = PromptScreen(width: width, height: height, glyphs: glyphs)
      for look in Self.looks {
        picture += "-- \(look.name), \(width) x \(height)\n"
        for line in screen.lines(view(look.change)) {
          picture += "\(PaddedText.left("\(line.emphasis)", to: 7))|\(line.text)\n"
        }
      }
    }
    #expect(Golden.difference(of: picture, from: "prompt-screens.txt") == nil)
  }
}
