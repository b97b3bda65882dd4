import ScrollPhysics
import Testing

@Suite("iScroll's slop")
struct IScrollSlopTests {
  @Test("movements below 10 px in all are lost, the one that reaches them passes whole")
  func slop() {
    var slop = IScrollSlop()
    #expect(slop.pass(6, at: 0) == 0 && slop.pass(3, at: 0.01) == 0 && slop.pass(4, at: 0.02) == 4)
    // Back below 10 px it is lost again, as in the original.
    #expect(slop.pass(-5, at: 0.03) == 0)
  }

  @Test("within 300 ms of the last drag nothing is lost")
  func soon() {
    var slop = IScrollSlop(lastEnd: 1)
    #expect(slop.pass(1, at: 1.3) == 1 && slop.pass(1, at: 1.31) == 0)
  }
}
