import ScrollPhysics
import Testing

@Suite("Gecko fling acceleration")
struct GeckoFlingAccelerationTests {
  /// A fling of 5000 pt/s, stopped at `left`, then one of `next`.
  private func second(
    next: Double = 4000, left: Double = 3000, pan: Double = 2000, rest: Double = 0.01
  ) -> Double {
    var acceleration = GeckoFlingAcceleration()
    let first = acceleration.start(velocity: 5000, leastPanSpeed: 2000, rest: 0)
    #expect(first == 5000)
    acceleration.interrupt(at: left)
    return acceleration.start(velocity: next, leastPanSpeed: pan, rest: rest)
  }

  @Test("two fast flings in one direction add up")
  func sum() { #expect(second() == 9000) }

  @Test("it is not accelerated when opposite, slow, slowed down, panned slowly or after a rest")
  func conditions() {
    #expect(second(next: -4000) == -4000)
    #expect(second(next: 1499) == 1499 && second(next: 1500) == 6500)
    #expect(second(left: 1499) == 4000 && second(left: 1500) == 9000)
    #expect(second(pan: 799) == 4000 && second(pan: 800) == 9000)
    #expect(second(rest: 0.05) == 4000 && second(rest: 0.049) == 9000)
  }

  @Test("what is added is the sum it started with; a tap ends it")
  func chain() {
    var acceleration = GeckoFlingAcceleration()
    for wanted in [3000.0, 6000, 9000] {
      let start = acceleration.start(velocity: 3000, leastPanSpeed: 1000, rest: 0)
      #expect(start == wanted)
      acceleration.interrupt(at: 2000)
    }
    acceleration.reset()
    #expect(!acceleration.isTracking)
    let start = acceleration.start(velocity: 3000, leastPanSpeed: 1000, rest: 0)
    #expect(start == 3000)
  }
}
