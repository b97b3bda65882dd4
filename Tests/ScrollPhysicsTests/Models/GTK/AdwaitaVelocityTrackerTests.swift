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

  @Test("at 400 reports a second all of 150 ms count, at 1000 all but 2.5 ms of them")
  func rates() {
    for (rate, most) in [(400.0, 0.0), (1000, 0.0025)] {
      var tracker = AdwaitaVelocityTracker()
      // Position t²·1000: the mean velocity from t₀ to t₁ is 1000·(t₀ + t₁).
      for step in 0...Int(rate) {
        let time = Double(step) / rate
        tracker.add(position: time * time * 1000, at: time)
      }
      let velocity = tracker.velocity(at: 1)
      #expect(velocity >= 1000 * (0.85 + 1) - 1e-6 && velocity <= 1000 * (0.85 + most + 1) + 1e-6)
    }
  }
}
