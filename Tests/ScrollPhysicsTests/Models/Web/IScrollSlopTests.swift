import ScrollPhysics
import Testing

@Suite("iScroll's slop")
struct IScrollSlopTests {
  @Test("movements below 10 px in all are lost, the one that reaches them passes whole")
  func slop() {
    var slop = IScrollSlop()
    #expect(slop.passed(6, at: 0) == 0 && slop.passed(3, at: 0.01) == 0 && slop.passed(4, at: 0.02) == 4)
    // Back below 10 px it is lost again, as in the original.
    #expect(slop.passed(-5, at: 0.03) == 0)
  }

  @Test("within 300 ms of the last drag nothing is lost")
  func soon() {
    var slop = IScrollSlop(lastEnd: 1)
    #expect(slop.passed(1, at: 1.3) == 1 && slop.passed(1, at: 1.31) == 0)
  }
}
