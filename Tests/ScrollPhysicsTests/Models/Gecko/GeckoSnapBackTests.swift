import ScrollPhysics
import Testing

@Suite("Gecko snap-back")
struct GeckoSnapBackTests {
  @Test("it obeys x″ = −200·x − 2·1.1·√200·x′: the same by small steps", arguments: [0.0, 8000, -900])
  func integration(velocity: Double) {
    let back = GeckoSnapBack(overscroll: 50, releaseVelocity: velocity)
    var (x, v, step) = (50.0, velocity / 2, 1e-5)
    for _ in 0..<10_000 {
      // Midpoint rule: errs by h² of the acceleration's change, 1e-6 pt here.
      let (mx, mv) = (x + v * step / 2, v + (-200 * x - 2.2 * 200.0.squareRoot() * v) * step / 2)
      (x, v) = (x + mv * step, v + (-200 * mx - 2.2 * 200.0.squareRoot() * mv) * step)
    }
    step = 0.1
    #expect(abs(back.motion.displacement(at: step) - x) < 1e-4)
    #expect(abs(back.motion.velocity(at: step) - v) < 1e-3)
  }

  @Test("the velocity is halved, and at most 10 px/ms")
  func start() {
    #expect(GeckoSnapBack(overscroll: 1, releaseVelocity: 3000).motion.velocity == 1500)
    #expect(GeckoSnapBack(overscroll: 1, releaseVelocity: 90_000).motion.velocity == 10_000)
    #expect(GeckoSnapBack(overscroll: 1, releaseVelocity: -90_000).motion.velocity == -10_000)
  }

  @Test("100 px take 566 ms until less than 1 px is left (ModelComparison.md)")
  func table() {
    let motion = GeckoSnapBack(overscroll: 100, releaseVelocity: 0).motion
    #expect(abs(motion.settleTime(Tolerance(distance: 1, speed: .infinity)) - 0.566) < 1e-3)
  }

  @Test("at its end it is nearer than 1 px and slower than 2 px/s, and from then on 0")
  func end() {
    let back = GeckoSnapBack(overscroll: 100, releaseVelocity: 0)
    let end = back.duration
    #expect(abs(back.motion.displacement(at: end)) <= 1 && abs(back.motion.velocity(at: end)) <= 2 + 1e-9)
    #expect(abs(back.motion.velocity(at: end - 1e-3)) > 2)
    #expect(back.overscroll(at: end) == 0 && back.velocity(at: end + 1) == 0)
    #expect(back.overscroll(at: end - 1e-3) != 0)
  }

  @Test("thrown inwards it stops on the edge instead of crossing it; a slow one does not cross")
  func crossing() throws {
    let back = GeckoSnapBack(overscroll: 20, releaseVelocity: -9000)
    let crossing = try #require(back.crossing)
    #expect(abs(back.motion.displacement(at: crossing)) < 1e-9)
    #expect(back.duration == crossing && back.overscroll(at: crossing + 0.01) == 0)
    #expect(back.motion.displacement(at: crossing + 0.01) < 0)
    #expect(GeckoSnapBack(overscroll: 20, releaseVelocity: 0).crossing == nil)
    #expect(GeckoSnapBack(overscroll: -20, releaseVelocity: 9000).crossing == crossing)
  }
}
