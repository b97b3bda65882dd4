import ScrollPhysics
import Testing

@Suite("qt's velocity")
struct QtVelocityTrackerTests {
  @Test("it is the mean of the last three events, each at most 2500 px/s, and 0 after 100 ms of rest")
  func mean() {
    var tracker = QtVelocityTracker()
    var position = 0.0
    for (index, step) in [50.0, 1, 2, 6, 90].enumerated() {
      position += step
      tracker.add(position: position, at: Double(index) * 0.01)
    }
    // 200, 600 and 9000, which counts as 2500.
    #expect(abs(tracker.velocity(at: 0.05) - 1100) < 1e-9)
    #expect(tracker.velocity(at: 0.139) > 0 && tracker.velocity(at: 0.14) == 0)
    #expect(QtVelocityTracker().velocity(at: 0) == 0)
  }
}
