import GestureTraces
import Testing
import TraceReplay

@testable import TakeChecks

@Suite("Shapes of takes")
struct TakeShapeTests {
  /// A take on a screen with millimetres, or on a touchpad.
  private func shape(
    _ events: [(Int64, TraceEvent.Kind)], kind: TraceDevice.Kind = .touchscreen, units: TraceUnits? = nil
  ) -> TakeShape {
    var header = TraceHeader(device: TraceDevice(kind: kind), source: TraceSource(origin: .recorded))
    header.statedUnits = units
    let trace = Trace(
      path: "a", header: header, events: events.map { TraceEvent(timeMicroseconds: $0.0, kind: $0.1) },
      end: TraceEnd(timeMicroseconds: 9_000_000, events: events.count, grade: "A", reasons: []))
    return TakeShape(of: trace, options: ReplayOptions())
  }

  /// One finger from 30, 20 by these steps of 10 ms, in millimetres.
  private func drag(_ steps: [(Double, Double)], rest: Int64 = 10_000) -> [(Int64, TraceEvent.Kind)] {
    var (x, y, time) = (30.0, 20.0, Int64(0))
    var events: [(Int64, TraceEvent.Kind)] = [(0, .down(slot: 0, x: x, y: y))]
    for step in steps {
      (x, y, time) = (x + step.0, y + step.1, time + 10_000)
      events.append((time, .move(slot: 0, x: x, y: y)))
    }
    return events + [(time + rest, .up(slot: 0))]
  }

  // 40 steps of 0.5 mm in 0.4 s: 20 mm, 128.4 pt at 6.42 pt a millimetre, 321 pt/s.
  @Test("a straight pull has the distance, duration and speeds one can work out")
  func straight() {
    let shape = shape(drag(Array(repeating: (0, 0.5), count: 40)))
    #expect(shape.gestures == 1 && shape.contacts == 1 && shape.isLifted && shape.turns == 0)
    #expect(abs(shape.down - 128.4) < 1e-9 && shape.up == 0 && abs(shape.end - 128.4) < 1e-9)
    // JSON would print the other zero as -0.
    #expect(shape.up.sign == .plus)
    #expect(abs(shape.duration - 0.41) < 1e-9 && abs(shape.speed - 321) < 1e-6)
    // The last 50 ms hold four steps of 3.21 pt in 40 ms and the lift after 10.
    #expect(abs(shape.releaseSpeed - 321) < 1e-6)
    #expect(shape.pointsPerMillimetre == 6.42 && shape.spread == nil)
  }

  @Test("a finger that rests before it lifts has no speed there, and its stroke keeps its own")
  func rest() {
    let shape = shape(drag(Array(repeating: (0, 0.5), count: 40), rest: 300_000))
    #expect(shape.releaseSpeed == 0 && abs(shape.speed - 321) < 1e-6)
  }

  @Test("back and forth counts turns of half a millimetre and more, and the end is where it lifts")
  func turns() {
    let up = Array(repeating: (0.0, -0.5), count: 10)
    let down = Array(repeating: (0.0, 0.5), count: 10)
    let tremor = [(0.0, 0.2), (0.0, -0.2), (0.0, 0.2), (0.0, -0.2)]
    let shape = shape(drag(down + tremor + up + down))
    #expect(shape.turns == 2 && abs(shape.end - 32.1) < 1e-9 && shape.up < 1e-9)
  }

  // 6.42 pt a millimetre: a turn needs 3 pt, so 0.45 mm (2.9 pt) back is none, and 0.48 mm (3.1 pt) is one.
  @Test("a way back of 3 points is a turn, less is none")
  func leastTurn() {
    for (back, count) in [(-0.45, 0), (-0.48, 1)] {
      let shape = shape(drag(Array(repeating: (0.0, 0.5), count: 10) + [(0, back)]))
      #expect(shape.turns == count, "\(back) mm")
    }
    // From rest it needs 3 pt too before there is a heading.
    #expect(shape(drag([(0, 0.46), (0, -0.92)])).turns == 0)
    #expect(shape(drag([(0, 0.47), (0, -0.94)])).turns == 1)
  }

  // Steps of 10 ms: the last 50 ms before the lift. A step of 1 mm is 642 pt/s.
  @Test("the release speed is that of the last 50 ms, over at least half of them")
  func releaseWindow() {
    let slow = Array(repeating: (0.0, 0.1), count: 20)
    // Fast only in the last 40 ms; the lift comes 10 ms later: 4 steps of 1 mm from the position 50 ms before.
    let four = shape(drag(slow + Array(repeating: (0, 1), count: 4)))
    #expect(abs(four.releaseSpeed - 642) < 1e-6)
    // A finger that came down 10 ms before its last report: 1 mm over 25 ms.
    #expect(abs(shape(drag([(0, 1)])).releaseSpeed - 6.42 / 0.025) < 1e-6)
    // The newest report is 49 ms before the lift, or 50.
    #expect(shape(drag(slow, rest: 49_000)).releaseSpeed > 0)
    #expect(shape(drag(slow, rest: 50_000)).releaseSpeed == 0)
  }

  // Ten steps of 1 mm in 10 ms each: from 10 % to 90 % of the way are 8 mm in 80 ms.
  @Test("the stroke's speed leaves out its first and last tenth")
  func strokeSpeed() {
    let shape = shape(drag(Array(repeating: (0, 1), count: 10)))
    #expect(abs(shape.speed - 642) < 1e-6)
    let slowEnds = self.shape(
      drag([(0, 0.1), (0, 0.1), (0, 0.1)] + Array(repeating: (0, 1), count: 10) + [(0, 0.1), (0, 0.1)]))
    // Of 10.5 mm: from 1.05 (the fourth step, 1.3 mm) to 9.45 mm (10.3 mm) are 9 mm in 90 ms.
    #expect(abs(slowEnds.speed - 642) < 1e-6)
    #expect(self.shape(drag([(0, 5)])).speed == .infinity)
  }

  @Test("sideways is signed, and the furthest place gives both")
  func sideways() {
    let shape = shape(drag(Array(repeating: (-0.5, 0.1), count: 40)))
    #expect(abs(shape.across + 128.4) < 1e-9 && abs(shape.along - 25.68) < 1e-9)
  }

  // 100 units of finger scroll are 100 pt; 10.5165 units are a millimetre.
  @Test("on a touchpad scroll units are points, and a millimetre is what libinput makes of it")
  func touchpad() {
    let steps = (1...20).map { step in
      (Int64(step) * 8000, TraceEvent.Kind.scroll(TraceScroll(source: .finger, dy: 5)))
    }
    let shape = shape(steps + [(168_000, .stop)], kind: .touchpad)
    #expect(shape.gestures == 1 && abs(shape.down - 100) < 1e-9)
    #expect(shape.pointsPerMillimetre == 10.5165)
  }

  @Test("two contacts have a spread: 30 mm apart at first, 50 at the end")
  func pinch() {
    let shape = shape([
      (0, .down(slot: 0, x: 20, y: 60)), (0, .down(slot: 1, x: 50, y: 60)),
      (100_000, .move(slot: 0, x: 10, y: 60)), (100_000, .move(slot: 1, x: 60, y: 60)),
      (200_000, .up(slot: 0)), (200_000, .up(slot: 1)),
    ])
    #expect(shape.contacts == 2 && abs((shape.spread ?? 0) - 20 * 6.42) < 1e-9)
  }

  @Test("without a size lengths are points of the viewport and no millimetres are told")
  func normalised() {
    let shape = shape(
      [
        (0, .down(slot: 0, x: 0.5, y: 0.1)), (10_000, .move(slot: 0, x: 0.5, y: 0.2)), (20_000, .up(slot: 0)),
      ],
      units: .normalised)
    #expect(shape.pointsPerMillimetre == nil && abs(shape.down - 66.7) < 1e-9)
  }

  @Test("nothing, a break-off and a take of nothing but a resting hand have shapes too")
  func empty() {
    #expect(shape([]).gestures == 0)
    #expect(!shape([(0, .down(slot: 0, x: 1, y: 1)), (1000, .cancel(slot: 0))]).isLifted)
    #expect(shape([(0, .down(slot: 0, x: 1, y: 1)), (1000, .up(slot: 0))]).distance == 0)
  }
}
