import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Finger path")
struct FingerPathTests {
  private func path(_ samples: [(Int64, Double)], slop: Double = 0) throws -> FingerPath {
    var script = ScriptedTrace(kind: "touchpad")
    for (time, y) in samples {
      script.add(#"{"type":"scroll","t":\#(time),"axis_source":"finger","dy":\#(y)}"#)
    }
    let gesture = try #require(try script.track().gestures.first)
    return FingerPath(of: gesture, slop: slop)
  }

  private func pairs(_ path: FingerPath) -> [[Double]] { path.knots.map { [$0.time, $0.travel] } }

  @Test("a scroll that opens a gesture jumps from 0 at its own time")
  func jump() throws {
    #expect(pairs(try path([(1000, 5), (9000, 3)])) == [[0.001, 0], [0.001, 5], [0.009, 8]])
  }

  @Test("40 ms apart is a straight line, more is a rest until 8 ms before")
  func gap() throws {
    #expect(pairs(try path([(0, 1), (40_000, 1)])) == [[0, 0], [0, 1], [0.04, 2]])
    #expect(pairs(try path([(0, 1), (40_001, 1)])) == [[0, 0], [0, 1], [0.032001, 1], [0.040001, 2]])
  }

  @Test("slop moves nothing until it is used up, and is taken off after, both ways")
  func slop() throws {
    let path = try path([(0, 4), (10_000, 12), (20_000, -20)], slop: 10)
    // 4 → 16 passes 10 half way; from then on 10 is taken off; back to −4 is −14.
    #expect(pairs(path) == [[0, 0], [0, 0], [0.005, 0], [0.01, 6], [0.02, -14]])
  }

  @Test("the velocity is that of the stretch after a time")
  func velocity() throws {
    let path = try path([(0, 0), (10_000, 5), (20_000, -5)])
    #expect(path.velocity(after: 0.005) == 500)
    #expect(path.velocity(after: 0.01) == -500)
    #expect(path.velocity(after: 0.02) == 0)
  }
}
