import GestureTraces
import ReplayExperiments
import Testing

@Suite("The size of a trace that is made smaller")
struct ShrinkMeasureTests {
  // Ten million events of a million units each, as far as a trace may go, come to 10¹³ units and 10¹⁹ millionths: more than 2⁶³.
  @Test("fingers that wander further than any integer counts are the largest there are, and end nothing")
  func endless() {
    let start = TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 0, y: 0))
    func measure(_ x: Double) -> ShrinkMeasure {
      ShrinkMeasure(of: [start, TraceEvent(timeMicroseconds: 1, kind: .move(slot: 0, x: x, y: 0))])
    }
    #expect(measure(1) < measure(1e13))
    #expect(measure(1e12) < measure(1e300))
  }
}
