import Testing
import TraceReplay

@testable import ReplayLab

/// The options that a bundle was made with, as words of the command line.
@Suite("Replay words of a bundle")
struct ReplayWordsTests {
  private static func options(_ set: (inout ReplayOptions) -> Void) -> ReplayOptions {
    var options = ReplayOptions()
    set(&options)
    return options
  }

  @Test("a value stands behind the first equals sign or in the next word, and may have such signs itself")
  func values() throws {
    let frames = Self.options { $0.frames.dropped = 0.1 }
    #expect(try ReplayWords.options(["--frames=drop=0.1"]) == frames)
    #expect(try ReplayWords.options(["--frames", "drop=0.1"]) == frames)
    let changes = Self.options {
      ($0.frames.dropped, $0.frames.late) = (0.3, 0.5)
      $0.app.insetChanges = [AppInsetChange(time: 0.2, points: 30), AppInsetChange(time: 0.4, points: 0)]
      $0.rate = 120
    }
    #expect(
      try ReplayWords.options([
        "--frames=drop=0.3,late=0.5", "--inset-change=200=30", "--inset-change", "400=0", "--rate=120",
      ]) == changes)
  }

  @Test("a switch is on or off, and without words all is as usual")
  func switches() throws {
    #expect(try ReplayWords.options([]) == ReplayOptions())
    #expect(try ReplayWords.options(["--arrival"]) == Self.options { $0.usesArrival = true })
    #expect(try ReplayWords.options(["--arrival", "--no-arrival"]) == ReplayOptions())
  }

  @Test(
    "a word that no replay takes is named without its value",
    arguments: [
      (["--wait=a=b"], "--wait, which this page does not know; overscroll bundle --run may"),
      (["--arrival=yes"], "--arrival, which this page does not know; overscroll bundle --run may"),
      (
        ["--frames=drop=0.1", "--frames=late=0.1"],
        "what no replay takes: --frames is given twice; give it once"
      ), (["--frames"], "what no replay takes: --frames needs a value"),
    ])
  func faults(words: [String], complaint: String) {
    #expect(throws: ReplayWords.Fault(words: complaint)) { try ReplayWords.options(words) }
  }
}
