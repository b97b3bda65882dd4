import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import ReplayReport

@Suite("The text of a trace's summary")
struct TraceSummaryTextTests {
  /// The lines of the table of gestures and the line after it, for a trace of `count` pulls of 100 pt, 500 ms apart.
  private func table(_ count: Int) throws -> [String] {
    var script = ScriptedTrace()
    for index in 0..<count { script.drag(at: 500 * index, from: 100, to: [(200, 500 * index + 200)]) }
    let text = TraceSummary(of: try script.trace(), options: ReplayOptions()).text(width: 100)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let head = try #require(lines.firstIndex { $0.contains("down pt") })
    return lines[(head + 1)...].prefix { !$0.isEmpty }.filter { !$0.hasPrefix("-") && !$0.hasPrefix("─") }
  }

  @Test("twelve gestures are listed one by one, of more the number is given")
  func listed() throws {
    let twelve = try table(12)
    #expect(twelve.count == 12 && twelve.allSatisfy { $0.contains("100.0") })
    for (count, more) in [(13, 1), (14, 2)] {
      let lines = try table(count)
      #expect(lines == twelve + ["and \(more) more (--json has them all)"])
    }
  }
}
