import ScrollPhysics
import Testing

@Suite("AppKit momentum")
struct AppKitMomentumTests {
  @Test("4000 pt/s last a second and go 1000 pt, 1000 pt/s the cube root of a quarter of it")
  func byHand() {
    let fast = AppKitMomentum(velocity: 4000)
    #expect(fast.duration == 1 && fast.distance == 1000)
    // ListViewKit's tests: 0.6299605 s, 78.60883 pt in the first 0.1 s.
    let slow = AppKitMomentum(velocity: 1000)
    #expect(abs(slow.duration - 0.629_960_5) < 5e-8)
    #expect(abs(slow.displacement(at: 0.1) - 78.608_826) < 1e-6)
    // `ModelComparison.md`.
    #expect(abs(AppKitMomentum(velocity: 2000).distance - 396.85) < 5e-3)
  }

  @Test("the way is the sum of the velocity over small steps")
  func integral() {
    let (motion, step) = (AppKitMomentum(velocity: -1700), 1e-4)
    var way = 0.0
    for index in 0..<4000 { way += motion.velocity(at: (Double(index) + 0.5) * step) * step }
    // The midpoint rule errs by h²/24 of the way's third derivative, 1e-5 pt.
    #expect(abs(motion.displacement(at: 0.4) - way) < 1e-4)
  }

  @Test("the time to travel a way is when the way has been made", arguments: [1.0, 40, 200, 396])
  func timeToTravel(way: Double) throws {
    let motion = AppKitMomentum(velocity: 2000)
    let time = try #require(motion.time(toTravel: way))
    #expect(abs(motion.displacement(at: time) - way) < 1e-9)
    #expect(AppKitMomentum(velocity: -2000).time(toTravel: -way) == time)
  }

  @Test("both directions are mirror images, and it rests after its duration")
  func mirror() {
    let (there, back) = (AppKitMomentum(velocity: 900), AppKitMomentum(velocity: -900))
    for time in stride(from: 0.0, to: 1, by: 0.07) {
      #expect(there.displacement(at: time) == -back.displacement(at: time))
      #expect(there.velocity(at: time) == -back.velocity(at: time))
    }
    #expect(there.displacement(at: 5) == there.distance && there.velocity(at: 5) == 0)
  }

  @Test("no velocity makes no way; a way too far or behind is never made")
  func nothing() {
    let rest = AppKitMomentum(velocity: 0)
    #expect(rest.duration == 0 && rest.displacement(at: 1) == 0 && rest.velocity(at: 0) == 0)
    #expect(rest.time(toTravel: 1) == nil && rest.time(toTravel: 0) == 0)
    #expect(AppKitMomentum(velocity: 2000).time(toTravel: 400) == nil)
    #expect(AppKitMomentum(velocity: 2000).time(toTravel: -1) == nil)
  }

  /// By hand: ∛(2000 / 250) = 2 s, and 2000 · 2 / 4 points.
  @Test("another speed of one second gives another duration and way")
  func constant() {
    let momentum = AppKitMomentum(velocity: 2000, speedOfOneSecond: 250)
    #expect(abs(momentum.duration - 2) < 1e-15 && abs(momentum.distance - 1000) < 1e-12)
  }
}
