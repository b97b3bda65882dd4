import GestureTraces
import Testing

@testable import TraceExports

@Suite("Straight drags")
struct StraightDragTests {
  /// What the arithmetic of doubles may make of figures below 10,000.
  private let rounding = 1e-9

  /// A finger's touches: milliseconds and points, the last lifted where it is.
  private func touches(_ points: [(ms: Int, x: Double, y: Double)]) -> [ScreenTouch] {
    var touches = points.enumerated().map { index, point in
      ScreenTouch(
        time: Int64(point.ms) * 1_000_000, id: 0, phase: index == 0 ? .down : .move, x: point.x, y: point.y)
    }
    touches[touches.count - 1].phase = .up
    return touches
  }

  @Test("a rest, an even way and a rest are told exactly")
  func even() throws {
    let drag = try StraightDrag(
      touches([(100, 0, 0), (150, 0, 0), (200, 0, 50), (250, 0, 100), (300, 0, 150), (400, 0, 150)]))
    for (found, expected) in [(drag.start, 0.1), (drag.press, 0.05), (drag.rest, 0.1)] {
      #expect(abs(found - expected) < rounding)
    }
    #expect(drag.from == (0, 0) && drag.to! == (0, 150))
    #expect(abs(drag.speed - 1000) < rounding)
    #expect(drag.deviation < rounding)
    #expect((drag.ownLiftSpeed, drag.liftSpeed) == (0, 0))
  }

  @Test("a finger that flings keeps its speed to the lift, a report after its last place")
  func fling() throws {
    let drag = try StraightDrag(
      touches([(0, 0, 0), (20, 0, 20), (40, 0, 40), (60, 0, 60), (80, 0, 80), (88, 0, 80)]))
    #expect(drag.rest == 0)
    // 80 points in 88 ms; the finger itself went 60 (from 20 at 20 ms, the last at least 50 ms before) in 68 ms.
    #expect(abs(drag.speed - 80 / 0.088) < rounding)
    #expect(abs(drag.liftSpeed - 60 / 0.068) < rounding)
    // Farthest at 80 ms: the even finger is at 80 · 80/88.
    #expect(abs(drag.deviation - (80 - 80 * 80 / 88.0)) < rounding)
  }

  @Test("a finger within the slop only presses")
  func press() throws {
    let drag = try StraightDrag(touches([(0, 5, 5), (30, 11, 13), (90, 5, 5)]))
    #expect(drag.to == nil && abs(drag.press - 0.09) < rounding)
    #expect(drag.deviation == 10)
  }

  @Test("a way back of more than the slop is refused, by how far; one of less is not")
  func wayBack() throws {
    #expect {
      try StraightDrag(touches([(0, 0, 0), (100, 0, 200), (200, 0, 189)]))
    } throws: {
      ($0 as? StraightDrag.WayBack)?.points == 11
    }
    #expect(try StraightDrag(touches([(0, 0, 0), (100, 0, 200), (200, 0, 191)])).to?.y == 191)
    #expect {
      try StraightDrag(touches([(0, 0, 0), (100, 0, 40), (200, 0, 0)]))
    } throws: {
      ($0 as? StraightDrag.WayBack)?.points == 40
    }
  }

  @Test("several fingers, a cancelled touch and a way back are refused with what to do")
  func refused() throws {
    func message(_ trace: Trace) -> String {
      do throws(ExportError) { return try XCUITestExport.write(trace, ExportOptions()).text } catch {
        return "\(error)"
      }
    }
    let advice = "choose another format, or split the trace and remove that gesture"
    #expect(
      try message(ScriptSamples.twoFingers())
        == "scripted.trace: gesture 1 has 2 fingers, but XCUITest has only one; \(advice)")
    #expect(
      try message(ScriptSamples.trace([("down", 0, 0, (0, 0)), ("cancel", 9000, 0, nil)]))
        == "scripted.trace: gesture 1 is cancelled by the system, which XCUITest cannot do; \(advice)")
    #expect(
      try message(
        ScriptSamples.trace([
          ("down", 0, 0, (0, 0)), ("move", 9000, 0, (0, 99)), ("move", 18000, 0, (0, 0)),
          ("up", 27000, 0, nil),
        ]))
        == "scripted.trace: gesture 1 turns back by 99 points, XCUITest draws one straight line; \(advice)")
  }
}
