import GestureTraces
import Testing

@testable import TraceExports

@Suite("Fingers on a grid of ticks")
struct FingerGridTests {
  /// Microseconds of a tick of these tests.
  private func grid(
    _ events: [(String, Int, Int, (Double, Double)?)], pixelsPerPoint: Double = 1
  ) throws -> FingerGrid {
    FingerGrid(
      try ScreenTouches(of: ScriptSamples.trace(events), options: ExportOptions()), tick: 20,
      pixelsPerPoint: pixelsPerPoint)
  }

  /// 1 point per ms from 0 to 100 ms, lifted at 110 ms.
  private let pull: [(String, Int, Int, (Double, Double)?)] = [
    ("down", 0, 0, (5, 0)), ("move", 100_000, 0, (5, 100)), ("up", 110_000, 0, nil),
  ]

  @Test("a finger is at each tick where a line between its reports is, and lifts at the nearest tick")
  func line() throws {
    let found = try grid(pull)
    #expect(found.ticks.map(\.number) == [0, 1, 2, 3, 4, 5, 6])
    #expect(found.ticks[0].changes.map(\.change) == [.down(x: 5, y: 0)])
    for tick in 1...5 { #expect(found.ticks[tick].changes.map(\.change) == [.move(x: 5, y: 20 * tick)]) }
    // 110 ms are 5.5 ticks, and a half goes up; the finger has not moved since 100 ms.
    #expect(found.ticks[6].changes.map(\.change) == [.up])
    #expect(found.deviation == 0 && found.lifted == 0 && found.fingers == [0])
  }

  @Test("positions are whole pixels of the target's density")
  func pixels() throws {
    let found = try grid(pull, pixelsPerPoint: 2.625)
    // 5 · 2.625 = 13.125; 20 · 2.625 = 52.5, which goes up.
    #expect(found.ticks[0].changes.map(\.change) == [.down(x: 13, y: 0)])
    #expect(found.ticks[1].changes.map(\.change) == [.move(x: 13, y: 53)])
  }

  @Test("times count from the first touch")
  func zero() throws {
    let later = pull.map { ($0.0, $0.1 + 5_003_000, $0.2, $0.3) }
    #expect(try grid(later).ticks == grid(pull).ticks)
  }

  @Test("the deviation is that of the report farthest from the lines between ticks")
  func deviation() throws {
    // 30 points within the first half of a tick: the line is at 15 then.
    let found = try grid([("down", 0, 0, (0, 0)), ("move", 10_000, 0, (0, 30)), ("up", 20_000, 0, nil)])
    #expect(abs(found.deviation - 15) < 1e-9)
    #expect(found.ticks.count == 2 && found.ticks[1].changes.map(\.change) == [.move(x: 0, y: 30), .up])
  }

  @Test("a tap shorter than a tick lasts one; the slot's next finger comes when the first has gone")
  func short() throws {
    let found = try grid([
      ("down", 0, 0, (1, 1)), ("up", 4000, 0, nil), ("down", 6000, 0, (9, 9)), ("cancel", 8000, 0, nil),
    ])
    #expect(found.ticks.map(\.number) == [0, 1, 2])
    #expect(found.ticks[1].changes.map(\.change) == [.up, .down(x: 9, y: 9)])
    #expect(found.ticks[2].changes.map(\.change) == [.up])
    #expect(found.lifted == 1)
  }
}
