import GestureTraces
import Testing

@testable import TouchCapture

/// Tests of straight lines as `export` writes them; times and places by hand.
@Suite("Straight drags of exported tests")
struct StraightDragsTests {
  private func traces(_ text: String) throws -> [Trace] {
    let source = RecordingSource(Array(text.utf8), shownPath: "drag.txt")
    let format = try #require(RecordingImport.format(of: source.head))
    return try RecordingImport.traces(of: source, format, ImportOptions(tool: "test")).traces
  }

  private func refusal(_ text: String) -> String {
    do {
      _ = try traces(text)
      return ""
    } catch { return "\(error)" }
  }

  private func head(_ format: String, _ mark: String = "//") -> String {
    "\(mark) The touches of a trace, written by 'overscroll export --as \(format)'.\n"
  }

  private func places(_ trace: Trace) -> [(milliseconds: Int64, y: Double)] {
    trace.events.compactMap { event in
      switch event.kind {
      case .down(_, _, let y), .move(_, _, let y): (event.timeMicroseconds / 1000, y)
      default: nil
      }
    }
  }

  private let rows = """
      let touches: [Touch] = [
        Touch(time: 0, press: 0.1, from: CGVector(dx: 100, dy: 200),
          to: CGVector(dx: 100, dy: 500), speed: 600, rest: 0.2),
        Touch(time: 2, press: 0.05, from: CGVector(dx: 50, dy: 60), to: nil, speed: 0, rest: 0),
      ]
    """

  @Test(
    "XCUITest: 300 points at 600 a second are half a second, between a press and a rest; a press alone has no way"
  )
  func xcuitest() throws {
    let trace = try #require(try traces(head("xcuitest") + rows).first)
    let places = places(trace)
    #expect(places.first?.y == 200 && places.first?.milliseconds == 0)
    // Nothing moves before 100 ms, where it departs by a hundredth of a point; 120 reports a second for half a second.
    #expect(
      places.dropFirst().first?.milliseconds == 100 && abs((places.dropFirst().first?.y ?? 0) - 200.01) < 1e-9
    )
    #expect(places.filter { $0.y > 200.02 && $0.y < 500 }.count == 59)
    #expect(places.first { $0.y > 200.02 }?.milliseconds == 108)
    #expect(places.first { $0.y == 500 }?.milliseconds == 600)
    let middle = try #require(places.first { $0.milliseconds == 350 })
    #expect(abs(middle.y - 350) < 1e-9)
    let lifts = trace.events.filter { if case .up = $0.kind { true } else { false } }
    #expect(lifts.map(\.timeMicroseconds) == [800_000, 2_050_000])
    #expect(trace.end?.grade == "B")
    #expect(trace.end?.reasons?.contains { $0.contains("120 reports a second were put in") } == true)
  }

  private let flow = """
    # Pixels per point: 2

    appId: com.example.app
    ---
    - swipe:
        start: 200,400
        end: 200,1000
        duration: 400
    - tapOn:
        point: 10,10
    - swipe:
        start: 200,1000
        end: 200,400
        duration: 100

    """

  @Test("Maestro: pixels by the scale of the file, swipes a second apart, a tap without a length left out")
  func maestro() throws {
    let trace = try #require(try traces(head("maestro", "#") + flow).first)
    let places = places(trace)
    #expect(places.first?.y == 200)
    #expect(places.first { $0.y == 500 }?.milliseconds == 400)
    let downs = trace.events.filter { if case .down = $0.kind { true } else { false } }
    #expect(downs.map(\.timeMicroseconds) == [0, 1_400_000])
    let reasons = trace.end?.reasons ?? []
    #expect(
      reasons.contains { $0.contains("1 s is taken") } && reasons.contains { $0.contains("1 tap left out") })
  }

  @Test(
    "what does not say all of a touch is refused with its line, and what a format cannot say with the reason")
  func refusals() {
    #expect(
      refusal(head("xcuitest") + rows.replacing("speed: 600", with: "speed: 0")).contains(
        "drag.txt:3: this touch does not have"))
    #expect(refusal(head("xcuitest") + rows.replacing("dy: 500", with: "dy: x")).contains("drag.txt:3"))
    #expect(
      refusal(head("xcuitest") + rows.replacing("press: 0.1", with: "press: 1e300")).contains("drag.txt:3"))
    #expect(
      refusal(head("xcuitest") + rows.replacing("speed: 600", with: "speed: 0.001")).contains(
        "1000000 reports"))
    #expect(refusal(head("xcuitest") + "import XCTest\n").contains("a test without touches"))
    #expect(
      refusal(head("maestro", "#") + flow.replacing("200,1000", with: "50%,90%")).contains("drag.txt:6"))
    #expect(
      refusal(head("maestro", "#") + flow.replacing("point: 2", with: "point: 0")).contains("drag.txt:2"))
    #expect(
      refusal(head("maestro", "#") + "- tapOn:\n    point: 1,2\n").contains(
        "whose duration Maestro does not state"))
    #expect(
      refusal(head("detox") + "await element.swipe('down', 'fast', 1, 0, 0);\n").contains(
        "a Detox test does not contain times"))
  }
}
