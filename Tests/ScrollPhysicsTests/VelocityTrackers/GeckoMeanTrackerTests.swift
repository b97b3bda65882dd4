import ScrollPhysics
import Testing

@Suite("Gecko mean velocity")
struct GeckoMeanTrackerTests {
  /// A pan of movements every 10 ms and its velocity at the lift.
  private func velocity(_ deltas: [Double], lift: Double = 0) -> Double {
    var tracker = GeckoMeanTracker(position: 0, at: 0)
    var (position, time) = (0.0, 0.0)
    for (index, delta) in deltas.enumerated() {
      (position, time) = (position + delta, Double(index + 1) * 0.01)
      if delta != 0 { tracker.add(position: position, at: time) }
    }
    return tracker.velocity(at: time + lift)
  }

  @Test("the last five events count alike, one after a gap as one")
  func mean() {
    // By hand: (53/20 + 5.7 + 6 + 6 + 5.6) / 5 px/ms; the vectors' note says 5.190.
    #expect(abs(velocity([-6, -51, -55, 0, -53, -57, -60, -60, -56]) + 5190) < 1e-9)
    #expect(abs(velocity([0, 0, -21, -44, -52, -55, -53, -49, -46, -47]) + 5000) < 1e-9)
  }

  @Test("events 100 ms before the lift no longer count")
  func relevance() {
    #expect(velocity([10, 20], lift: 0.0899) == 1500)
    #expect(abs(velocity([10, 20], lift: 0.09) - 2000) < 1e-9)
    #expect(velocity([10, 20], lift: 0.1) == 0)
  }

  @Test("an event within 5 ms waits, and its way counts with the next")
  func merging() {
    var tracker = GeckoMeanTracker(position: 0, at: 0)
    tracker.add(position: 4, at: 0.005)
    #expect(tracker.velocity(at: 0.005) == 0)
    tracker.add(position: 9, at: 0.009)
    #expect(abs(tracker.velocity(at: 0.009) - 1000) < 1e-9)
  }

  @Test("a finger that has not moved has no velocity, a mirrored one the mirrored")
  func ends() {
    #expect(velocity([]) == 0 && velocity([0, 0, 0]) == 0)
    #expect(velocity([3, 0, 9, 11]) == -velocity([-3, 0, -9, -11]))
  }
}
