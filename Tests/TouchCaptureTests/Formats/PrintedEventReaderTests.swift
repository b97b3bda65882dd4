import GestureTraces
import Testing

@testable import TouchCapture

@Suite("Printed evdev events")
struct PrintedEventReaderTests {
  private func read(_ text: String) throws(CaptureError) -> EvdevRecording {
    try PrintedEventReader.read(Array(text.utf8), file: "f.txt")
  }

  private func trace(_ text: String) throws -> Trace {
    let source = RecordingSource(Array(text.utf8), shownPath: "f.txt")
    let format = try #require(RecordingImport.format(of: source.head))
    return try #require(try RecordingImport.traces(of: source, format, ImportOptions(tool: "t")).traces.first)
  }

  static let header = """
    $ sudo evtest /dev/input/event3
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x1 product 0x2 version 0x3
    Input device name: "A panel"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 330 (BTN_TOUCH)
      Event type 3 (EV_ABS)
        Event code 53 (ABS_MT_POSITION_X)
          Value      0
          Min        0
          Max      799
          Resolution      10
        Event code 54 (ABS_MT_POSITION_Y)
          Value      0
          Min       -5
          Max      479
          Resolution      10
        Event code 57 (ABS_MT_TRACKING_ID)
          Value      0
          Min        0
          Max    65535
    Properties:
      Property type 1 (INPUT_PROP_DIRECT)
    Testing ... (interrupt to exit)

    """

  /// A drag down by 30 units in 24 ms, as evtest prints it.
  static func drag(_ mark: String = "SYN_REPORT") -> String {
    var lines: [String] = []
    func add(_ time: Int, _ event: String) {
      lines.append("Event: time 100.0\(time < 10 ? "0" : "")\(time)000, \(event)")
    }
    add(0, "type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 7")
    add(0, "type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1")
    for step in 0..<4 {
      add(8 * step, "type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 400")
      add(8 * step, "type 3 (EV_ABS), code 54 (ABS_MT_POSITION_Y), value \(100 + 10 * step)")
      add(8 * step, "-------------- \(mark) ------------")
    }
    add(32, "type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1")
    add(32, "type 1 (EV_KEY), code 330 (BTN_TOUCH), value 0")
    add(32, "-------------- \(mark) ------------")
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("the description gives name, numbers, ranges and properties")
  func described() throws {
    let device = try #require(try read(Self.header + Self.drag()).devices.first)
    #expect(device.name == "A panel" && device.bus == 0x18 && device.product == 2)
    #expect(device.axes[54] == EvdevAxis(-5, 479, resolution: 10))
    #expect(device.properties == [1])
    #expect(device.events.count == 17 && device.events.last?.timeMicroseconds == 32_000)
  }

  @Test(
    "the drag of a described panel is in millimetres by its resolution: 3 mm down",
    arguments: ["SYN_REPORT", "EV_SYN"])
  func millimetres(mark: String) throws {
    let trace = try trace(Self.header + Self.drag(mark))
    #expect(trace.header.units == .millimetres && trace.end?.grade == "A")
    let ys = trace.events.compactMap { event -> Double? in
      guard event.layer == .evdev else { return nil }
      switch event.kind {
      case .down(_, _, let y), .move(_, _, let y): return y
      default: return nil
      }
    }
    #expect(abs(try #require(ys.last) - ys[0] - 3) < 1e-9)
  }

  @Test(
    "a page's or a test machine's mark before every line changes nothing",
    arguments: ["L%\t", "  %  ", "+", "2026-11-29T12:00:00.1234567Z ", "%: "])
  func margins(mark: String) throws {
    let text = Self.header + Self.drag()
    let marked = text.split(separator: "\n").enumerated().map { line in
      mark.replacing("%", with: "\(line.offset + 1)") + line.element
    }
    #expect(try trace(marked.joined(separator: "\n")).events == trace(text).events)
  }

  @Test("without its description a device follows from its events, in the old spelling too")
  func undescribed() throws {
    let trace = try trace("it does not scroll:\n\n```\n" + Self.drag("EV_SYN") + "```\n")
    #expect(trace.end?.grade == "B")
    #expect(trace.end?.reasons?.contains { $0.hasPrefix("no description of the device") } == true)
    #expect(trace.end?.timeMicroseconds == 32_000)
  }

  @Test("a broken line costs its event, and the grade names it")
  func broken() throws {
    let broken = Self.drag().replacing("(ABS_MT_POSITION_Y), value 120", with: "(ABS_MT_POSI")
    let trace = try trace(Self.header + broken)
    #expect(trace.end?.grade == "C")
    // The header has 26 lines, and the third y of the drag is its tenth line.
    #expect(trace.end?.reasons?.contains("1 damaged line left out, at line 36") == true)
  }

  @Test("a line that mail broke in two is one event")
  func wrapped() throws {
    var lines: [String] = []
    for (index, y) in [300, 310, 330, 360].enumerated() {
      let time = "Event: time 15.\(100 + 8 * index)000,"
      if index == 0 {
        lines += ["\(time) type 1 (EV_KEY), code 330 (BTN_TOUCH), value 1"]
        lines += ["\(time) type 3 (EV_ABS), code 0 (ABS_X), value 100"]
      }
      lines += ["\(time) type 3 (EV_ABS), code 1 (ABS_Y), value", "\(y)"]
      lines += ["\(time) -------------- SYN_REPORT ------------"]
    }
    let recording = try read(lines.joined(separator: "\n"))
    let heights = recording.devices[0].events.filter { $0.type == 3 && $0.code == 1 }.map(\.value)
    #expect(heights == [300, 310, 330, 360])
  }

  @Test("events without times are refused with the command that records them")
  func timeless() {
    let error = #expect(throws: CaptureError.self) {
      try read("type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 1\n")
    }
    let message = "\(error!)"
    #expect(
      message.hasPrefix("f.txt:1: events without times") && message.contains("evtest /dev/input/eventN"))
  }

  @Test("keys are not kept")
  func keys() throws {
    let device = try #require(
      try read(
        Self.header + Self.drag() + "Event: time 101.000000, type 1 (EV_KEY), code 30 (KEY_A), value 1\n"
      )
      .devices.first)
    #expect(!device.events.contains { $0.type == 1 && $0.code == 30 })
  }
}
