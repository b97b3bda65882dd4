import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

/// An offset forced together with an inset (`IOSClones.md`: MJ 0.25 s, ES 0.2 s, Yalantis 0.3 s).
@Suite("Forced offsets")
struct ForcedOffsetTests {
  /// Half of the animation and all of it, both at frames; the room it makes, in points.
  private static let systems: [(name: String, duration: Double, room: Double)] = [
    ("es", 0.2, 60), ("mj", 0.25, 54), ("yalantis", 0.3, 40),
  ]

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  @Test("content let go of comes to the hold in the inset's time, and stays", arguments: systems)
  func bounce(name: String, duration: Double, room: Double) throws {
    var scenario = PullScenario()
    scenario.options.app.work = .never
    scenario.pull(at: 0, to: 120)
    let (result, frames) = try scenario.run(name)
    let trigger = try #require(result.trigger)
    #expect(result.triggerPhase == .released)
    #expect(frames.at(trigger + duration - 0.02).map { abs($0.pull - room) > 0.01 } == true)
    for wait in [duration, duration + 1] {
      #expect(isNear(frames.at(trigger + wait)?.pull, room))
      #expect(isNear(frames.at(trigger + wait)?.situation.topInset, room))
    }
  }

  @Test(
    "es stops a fling away from the top and takes it back to its hold, half of the way in half of the time")
  func fling() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .never
    let positions = [120.0, 40].map(PullScenario.travel)
    scenario.script.drag(at: 0, from: 0, to: [(positions[0], 200), (positions[1], 212)], step: 4)
    let (result, frames) = try scenario.run("es")
    let trigger = try #require(result.trigger)
    let start = try #require(frames.at(trigger)).pull
    #expect(start < 40)
    #expect(isNear(frames.at(trigger + 0.1)?.pull, (start + 60) / 2))
    #expect(isNear(frames.at(trigger + 1)?.pull, 60))
    #expect(result.findings.contains { $0.kind == .velocityJump && $0.cause == .scroll })
  }

  @Test("mj shows what the app begins at its hold")
  func begin() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .never
    scenario.options.app.begins = [0.1]
    scenario.pull(at: 2000, to: 10)
    let (_, frames) = try scenario.run("mj")
    let shown = try #require(frames.at(0.5))
    #expect(isNear(shown.pull, 54) && isNear(shown.situation.topInset, 54))
  }

  @Test("a finger that holds the content is not forced")
  func held() throws {
    var scenario = PullScenario()
    scenario.options.app.begins = [0.25]
    scenario.pull(at: 0, to: 120, hold: 400)
    let (_, frames) = try scenario.run("es")
    let before = try #require(frames.at(0.24))
    let after = try #require(frames.at(0.5))
    #expect(before.situation.isTracking && after.situation.isTracking)
    // The inset alone moves it, once: a jump, and no way to 60.
    #expect(after.pull > before.pull)
  }
}
