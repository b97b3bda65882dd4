import ScrollPhysics
import TestSamples
import Testing

/// Every rule by which a release's velocity is computed, over gaps and pauses at and about the limits that originals have.
@Suite("What every velocity tracker estimates")
struct TrackerLogTests {
  private static let rules: [ReleaseTracker.Rule] = [
    .parabola, .flutterIOS, .flutterDesktop, .flutterParabola, .geckoMean, .geckoParabola, .impulse, .qt,
    .history,
    .slint, .slintTouchpad, .betterScroll, .iscroll, .lenis,
  ]
  /// Milliseconds: each limit, and a microsecond less and more.
  private static let gaps = [1.0, 2, 4, 5, 10, 15, 16, 20, 25, 30, 40, 50, 80, 92, 100, 150, 200, 300].flatMap
  {
    [$0 - 0.001, $0, $0 + 0.001]
  }

  /// A finger that speeds up over eight samples, 8 ms apart; then a gap, three samples more, and a pause before the lift.
  private static func velocity(
    _ rule: ReleaseTracker.Rule, gap: Double, pause: Double, step: Double = 8, at origin: Double = 0
  ) -> FingerRelease {
    var time = origin
    var tracker = ReleaseTracker(rule, shown: 40, at: time / 1000)
    var travel = 0.0
    for sample in 1...11 {
      time += sample == 9 ? gap : step
      travel += 2 + Double(sample * sample) / 4
      tracker.add(travel: travel, at: time / 1000) { 40 - travel }
    }
    return tracker.release(at: (time + pause) / 1000)
  }

  /// A finger that sways over sixty samples, more than any tracker keeps.
  private static func velocity(_ rule: ReleaseTracker.Rule, every step: Double, at origin: Double)
    -> FingerRelease
  {
    var tracker = ReleaseTracker(rule, shown: 40, at: origin / 1000)
    for sample in 1...60 {
      let travel = Double(sample * sample % 97) + 2 * Double(sample)
      tracker.add(travel: travel, at: (origin + step * Double(sample)) / 1000) { 40 - travel }
    }
    return tracker.release(at: (origin + step * 60) / 1000)
  }

  private static func lines(at origin: Double) -> [String] {
    rules.flatMap { rule -> [String] in
      let gapped = gaps.map { "gap \($0.golden): \(text(velocity(rule, gap: $0, pause: 0, at: origin)))" }
      let paused = gaps.map { "pause \($0.golden): \(text(velocity(rule, gap: 8, pause: $0, at: origin)))" }
      let fast = [1.0, 4, 9.5, 12, 30].map {
        "every \($0.golden): \(text(velocity(rule, gap: $0, pause: 0, step: $0, at: origin)))"
      }
      let long = [2.0, 3.5, 7].map { "60 every \($0.golden): \(text(velocity(rule, every: $0, at: origin)))" }
      return ["# \(rule): \(rule.summary)"] + gapped + paused + fast + long
    }
  }

  private static func text(_ release: FingerRelease) -> String {
    "\(release.velocity.golden), travel \(release.travel.golden), last \(release.lastEventVelocity.golden)"
  }

  @Test("velocities are those of the golden file")
  func golden() {
    let difference = Golden.difference(
      of: Self.lines(at: 0).joined(separator: "\n") + "\n", from: "trackers.txt")
    #expect(difference == nil)
  }

  @Test(
    "a clock that begins elsewhere changes nothing, on a limit as little as beside it",
    arguments: [64_000.0, 1_000_001, 142_857])
  func shifted(origin: Double) {
    #expect(SameLines.difference(Self.lines(at: 0), Self.lines(at: origin)) == nil)
  }
}
