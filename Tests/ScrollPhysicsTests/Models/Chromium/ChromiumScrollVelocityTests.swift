import ScrollPhysics
import Testing

@Suite("Chromium scroll velocity")
struct ChromiumScrollVelocityTests {
  @Test("it is that of the last event; the first, one at the same time and one after 100 ms have none")
  func lastEvent() {
    var tracker = ChromiumScrollVelocity()
    tracker.add(delta: 30, at: 1)
    #expect(tracker.velocity == 0)
    tracker.add(delta: -8, at: 1.0625)
    #expect(tracker.velocity == -128)
    tracker.add(delta: 5, at: 1.0625)
    #expect(tracker.velocity == 0)
    tracker.add(delta: 5, at: 1.1875)
    #expect(tracker.velocity == 0)
    tracker.add(delta: 5, at: 1.25)
    #expect(tracker.velocity == 80)
  }
}
