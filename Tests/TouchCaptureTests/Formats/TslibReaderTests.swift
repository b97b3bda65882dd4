import GestureTraces
import Testing

@testable import TouchCapture

@Suite("tslib")
struct TslibReaderTests {
  private func trace(_ text: String) throws -> Trace {
    let source = RecordingSource(Array(text.utf8), shownPath: "ts.txt")
    #expect(RecordingImport.format(of: source.head) == .tslib)
    return try #require(
      try RecordingImport.traces(of: source, .tslib, ImportOptions(tool: "t")).traces.first)
  }

  @Test("ts_print has seconds, x, y and pressure, of which 0 is a lift")
  func single() throws {
    let text = """
      root@board:~# ts_print
      1560198942.100000:    698     24    255
      1560198942.110000:    698     44    255
      1560198942.120000:    698     44      0
      """
    let trace = try trace(text)
    #expect(
      trace.events.map(\.kind) == [
        .down(slot: 0, x: 698, y: 24), .move(slot: 0, x: 698, y: 44), .up(slot: 0),
      ])
    #expect(trace.events.map(\.timeMicroseconds) == [0, 10_000, 20_000])
  }

  @Test(
    "ts_print_mt tells contacts apart, in both of its spellings",
    arguments: ["%: (slot ", "sample 0 - % - (slot "])
  func several(form: String) throws {
    let parts = form.split(separator: "%", omittingEmptySubsequences: false)
    let line = { (time: String, rest: String) in "\(parts[0])\(time)\(parts[1])\(rest)\n" }
    let text =
      line("5.000000", "0)    100    200     90") + line("5.000000", "1)    300    200     90")
      + line("5.010000", "0)    100    210     90") + line("5.020000", "0)    100    210      0")
      + line("5.020000", "1)    300    200      0")
    #expect(
      try trace(text).events.map(\.kind) == [
        .down(slot: 0, x: 100, y: 200), .down(slot: 1, x: 300, y: 200), .move(slot: 0, x: 100, y: 210),
        .up(slot: 0), .up(slot: 1),
      ])
  }

  @Test("a sample that jumps away and back is left out, and the grade names its line")
  func jumps() throws {
    var lines = (0..<8).map { "7.0\($0)0000:    161    \(180 + 6 * $0)    254" }
    lines[3] = "7.030000:    591    297    112"
    let trace = try trace(lines.joined(separator: "\n") + "\n")
    #expect(trace.events.count == 7)
    #expect(
      trace.end?.reasons?.contains {
        $0.hasPrefix("1 sample left out that jumps away and back") && $0.hasSuffix("the first at line 4")
      } == true)
  }
}
