import ScrollPhysics
import Testing

@Suite("adwaita's velocity")
struct AdwaitaVelocityTrackerTests {
  @Test("it is the way through the time of the last 150 ms")
  func window() {
    var tracker = AdwaitaVelocityTracker()
    #expect(tracker.velocity(at: 0) == 0)
    // Still for half a second, then 4 points every 8 ms.
    for step in 0..<50 { tracker.add(position: 0, at: Double(step) * 0.01) }
    for step in 1...30 { tracker.add(position: Double(step) * 4, at: 0.5 + Double(step) * 0.008) }
    #expect(abs(tracker.velocity(at: 0.74) - 500) < 1e-9)
    // 100 ms later 50 ms of them count still, 200 ms later none.
    #expect(abs(tracker.velocity(at: 0.84) - 500) < 1e-9)
    #expect(tracker.velocity(at: 0.94) == 0)
  }

  @Test("a ring of 160 samples forgets the oldest first")
  func ring() {
    var tracker = AdwaitaVelocityTracker()
    for step in 0..<500 { tracker.add(position: Double(step * step), at: Double(step) * 0.0005) }
    #expect(tracker.count == 160)
    // From 340² to 499² in 159 · 0.5 ms: (340 + 499) / 0.5 ms.
    #expect(abs(tracker.velocity(at: 499 * 0.0005) - 839 / 0.0005) < 1e-3)
  }
}
