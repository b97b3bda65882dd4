import ScrollPhysics
import Testing

@Suite("Impulse velocity")
struct ImpulseTrackerTests {
  private func tracker(_ samples: [(Double, Double)]) -> ImpulseTracker {
    var tracker = ImpulseTracker()
    for (milliseconds, position) in samples { tracker.add(position: position, at: milliseconds / 1000) }
    return tracker
  }

  @Test("flings recorded on a Pixel have Android's velocities within the 20 % of its test", arguments: 0..<3)
  func recorded(index: Int) {
    let fling = AOSPFlings.all[index]
    let velocity = tracker(fling.samples).velocity(at: fling.samples[fling.samples.count - 1].0 / 1000)
    #expect(abs(velocity / fling.impulse - 1) < 0.2)
  }

  @Test("three samples: √(2·(v₁²/2 + |v₂|·(v₂ − v₁)))")
  func byHand() {
    // v₁ = 1000, v₂ = 3000: √(2·(500 000 + 6 000 000)) = 3605.55.
    #expect(abs(tracker([(0, 0), (10, 10), (20, 40)]).velocity(at: 0.02) - 13e6.squareRoot()) < 1e-6)
    // v₂ = 500: 500 000 − 250 000 of work left: √500 000.
    #expect(abs(tracker([(0, 0), (10, 10), (20, 15)]).velocity(at: 0.02) - 5e5.squareRoot()) < 1e-6)
  }

  @Test("an even movement has its velocity, mirrored when mirrored")
  func even() {
    let samples = (0..<12).map { (Double($0) * 8, Double($0) * 4) }
    #expect(abs(tracker(samples).velocity(at: 0.088) - 500) < 1e-9)
    #expect(
      tracker(samples.map { ($0.0, -$0.1) }).velocity(at: 0.088) == -tracker(samples).velocity(at: 0.088))
  }

  @Test("two samples give their quotient, one nothing, two at one time the later")
  func few() {
    #expect(tracker([]).velocity(at: 0) == 0 && tracker([(0, 5)]).velocity(at: 0) == 0)
    #expect(tracker([(0, 0), (10, 5)]).velocity(at: 0.01) == 500)
    #expect(tracker([(0, 0), (10, 5), (10, 8)]).velocity(at: 0.01) == 800)
  }

  @Test("a gap of more than 40 ms begins anew, so does a rest before the lift; old samples do not count")
  func rest() {
    #expect(tracker([(0, 0), (10, 5), (51, 9)]).velocity(at: 0.051) == 0)
    #expect(tracker([(0, 0), (10, 5), (50, 9)]).velocity(at: 0.05) != 0)
    #expect(tracker([(0, 0), (10, 5)]).velocity(at: 0.0501) == 0)
    let late = (0..<16).map { index -> (Double, Double) in
      let step = Double(index)
      return (step * 10, index < 6 ? step * 99 : 480 + step * 3)
    }
    #expect(abs(tracker(late).velocity(at: 0.15) - 300) < 1e-9)
  }
}
