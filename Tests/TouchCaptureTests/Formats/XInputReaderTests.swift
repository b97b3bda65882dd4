import GestureTraces
import Testing

@testable import TouchCapture

@Suite("xinput test-xi2")
struct XInputReaderTests {
  private func trace(_ text: String) throws -> Trace {
    let source = RecordingSource(Array(text.utf8), shownPath: "x.log")
    #expect(RecordingImport.format(of: source.head) == .xinput)
    return try #require(
      try RecordingImport.traces(of: source, .xinput, ImportOptions(tool: "t")).traces.first)
  }

  private func block(_ type: String, at time: Int, detail: Int = 0, _ lines: [String]) -> String {
    (["EVENT type \(type)", "    device: 12 (12)", "    time:   \(time)", "    detail: \(detail)"]
      + lines.map { "    " + $0 }).joined(separator: "\n") + "\n\n"
  }

  @Test("touches are contacts at their place on the screen, told apart by their numbers")
  func touches() throws {
    let text =
      block("18 (TouchBegin)", at: 1000, detail: 3, ["root: 100.50/200.00", "valuators:", "    0: 13215.00"])
      + block("18 (TouchBegin)", at: 1004, detail: 4, ["root: 300.00/200.00"])
      + block("19 (TouchUpdate)", at: 1008, detail: 3, ["root: 100.50/230.00"])
      + block("20 (TouchEnd)", at: 1016, detail: 3, ["root: 100.50/230.00"])
      + block("20 (TouchEnd)", at: 1016, detail: 4, ["root: 300.00/200.00"])
    let events = try trace(text).events
    #expect(
      events.map(\.kind) == [
        .down(slot: 0, x: 100.5, y: 200), .down(slot: 1, x: 300, y: 200), .move(slot: 0, x: 100.5, y: 230),
        .up(slot: 0), .up(slot: 1),
      ])
    #expect(events.map(\.timeMicroseconds) == [0, 4000, 8000, 16_000, 16_000])
  }

  private func sum(_ trace: Trace) -> Double {
    trace.events.reduce(0) { sum, event in
      if case .scroll(let scroll) = event.kind { sum + (scroll.dy ?? 0) } else { sum }
    }
  }

  @Test("raw events say how far valuator 3 scrolled: 4 times 12")
  func raw() throws {
    let text = (0..<4).map { step in
      block("17 (RawMotion)", at: 1000 + 8 * step, ["flags: ", "valuators:", "      3: 12.00 (12.00)"])
    }.joined()
    let trace = try trace(text)
    #expect(sum(trace) == 48)
    #expect(trace.header.scale == .assumed && trace.header.device.kind == .touchpad)
  }

  @Test("whole clicks of 15 are a wheel")
  func wheel() throws {
    let text = (0..<4).map { step in
      block("17 (RawMotion)", at: 1000 + 200 * step, ["valuators:", "      3: 15.00 (15.00)"])
    }.joined()
    let trace = try trace(text)
    #expect(trace.header.device.kind == .wheel && sum(trace) == 60)
  }

  @Test("masters repeat what a device tells, and another device is left out")
  func devices() throws {
    let motion = { (step: Int, device: String, y: Int) in
      "EVENT type 17 (RawMotion)\n    device: \(device)\n    time: \(1000 + 8 * step)\n    valuators:\n      3: \(y).00\n"
    }
    let text = (0..<4).map { motion($0, "2 (12)", 12) + motion($0, "12 (12)", 12) }.joined()
    #expect(sum(try trace(text)) == 48)
    let other = try trace(text + motion(5, "2 (9)", 7))
    #expect(sum(other) == 48)
    #expect(other.end?.reasons?.contains { $0.hasPrefix("scrolls of device 2 (9) left out") } == true)
  }

  @Test("other events say where valuator 3 is: the first says nothing, then 3 times 12")
  func places() throws {
    let text = (0..<4).map { step in
      block(
        "6 (Motion)", at: 1000 + 8 * step, ["root: 5.00/5.00", "valuators:", "    3: \(5000 + 12 * step).00"])
    }.joined()
    #expect(sum(try trace(text)) == 36)
  }

  @Test("a log without times, and one without a scroll, are refused")
  func refused() {
    let text = "EVENT type 17 (RawMotion)\n    device: 2 (12)\n    valuators:\n      3: 12.00 (12.00)\n"
    let error = #expect(throws: CaptureError.self) { try trace(text) }
    #expect("\(error!)".hasPrefix("x.log:1: events without times"))
    let other = #expect(throws: CaptureError.self) {
      try trace(block("17 (RawMotion)", at: 1, ["valuators:", "      0: 12.00 (12.00)"]))
    }
    #expect("\(other!)".hasPrefix("x.log: this log of xinput test-xi2 contains neither touches nor scrolls"))
  }
}
