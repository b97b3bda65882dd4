import TestSamples
import Testing

@testable import CommandInputs

@Suite("Progress bar")
struct ProgressBarTests {
  @Test("the bar is as full as the work is done, and says how long the rest takes at this pace")
  func text() {
    let empty = String(repeating: "-", count: 30)
    #expect(ProgressBar.text(0, of: 4, left: 8) == "[\(empty)] 0 of 4, 8 s left")
    let half = String(repeating: "#", count: 15) + empty.prefix(15)
    #expect(ProgressBar.text(2, of: 4, left: 180) == "[\(half)] 2 of 4, 3 min left")
    #expect(ProgressBar.text(4, of: 4, left: 0) == "[\(String(repeating: "#", count: 30))] 4 of 4, 0 s left")
  }

  @Test("what is no piece has its unit")
  func unit() {
    #expect(ProgressBar.text(3, of: 3, "MiB", left: 0).hasSuffix("] 3 of 3 MiB, 0 s left"))
  }

  @Test("where messages go to no terminal there is none")
  func noTerminal() {
    let folder = TemporaryFolder()
    for name in ["a", "b"] { folder.write("time_ms,x,y\n0,1,1\n4,1,9\n", to: "\(name).csv") }
    let ending = overscroll(["import", "a.csv", "b.csv"], in: folder)
    #expect(!ending.messages.contains("\r") && !ending.messages.contains("["))
  }
}
