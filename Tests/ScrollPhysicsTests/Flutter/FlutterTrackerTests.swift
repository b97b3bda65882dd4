import ScrollPhysics
import Testing

/// Milliseconds and points, at irregular times.
private let samples = [
  (0.0, 0.0), (7, 3.5), (16, 11), (23, 17.25), (33, 29), (41, 41.5), (48, 50), (57, 66.25), (64, 79),
  (73, 98.5),
]

@Suite("Flutter's least-squares tracker")
struct FlutterVelocityTrackerTests {
  private func estimate(_ samples: [(Double, Double)], after delay: Double = 0) -> FlutterVelocityEstimate {
    var tracker = FlutterVelocityTracker()
    for (milliseconds, position) in samples { tracker.add(position: position, at: milliseconds / 1000) }
    return tracker.estimate(at: ((samples.last?.0 ?? 0) + delay) / 1000)
  }

  @Test("slope, way and confidence are those of the parabola through the samples")
  func slope() {
    // Normal equations in exact fractions (Python).
    let estimate = estimate(samples)
    #expect(abs(estimate.velocity - 2182.3806268550436) < 1e-7)
    #expect(abs(estimate.confidence - 0.9996622839720037) < 1e-12)
    #expect(estimate.travel == 98.5)
  }

  @Test("samples at one time all count")
  func equalTimes() {
    let doubled = estimate([(0, 0), (8, 4), (8, 6), (16, 9), (24, 20)])
    #expect(abs(doubled.velocity - 1280.241935483871) < 1e-8)
  }

  @Test("samples more than 100 ms old or before a gap of more than 40 ms do not count")
  func reach() {
    let old = [(0.0, 500.0)] + samples.map { ($0.0 + 28, $0.1) }
    #expect(estimate(old).travel == 98.5 && estimate([(1, 500)] + old.dropFirst()).travel == -401.5)
    let gapped = [(0.0, 500.0)] + samples.map { ($0.0 + 41, $0.1) }
    #expect(estimate(gapped).travel == 98.5)
  }

  @Test("more than 40 ms after the newest sample there is no velocity")
  func rest() {
    #expect(estimate(samples, after: 40).velocity > 2000 && estimate(samples, after: 40.1) == estimate([]))
  }

  @Test("two samples, or two times, have none")
  func tooFew() {
    #expect(estimate([(0, 0), (8, 9)]).velocity == 0 && estimate([(0, 0), (8, 9)]).travel == 9)
    #expect(estimate([(0, 0), (8, 9), (8, 10)]).velocity == 0)
    #expect(estimate([]).velocity == 0)
  }
}

@Suite("Flutter's weighted trackers")
struct FlutterWeightedTrackerTests {
  private func estimate(
    _ samples: [(Double, Double)], _ tracker: FlutterWeightedTracker, after delay: Double = 0
  ) -> FlutterVelocityEstimate {
    var tracker = tracker
    for (milliseconds, position) in samples { tracker.add(position: position, at: milliseconds / 1000) }
    return tracker.estimate(at: ((samples.last?.0 ?? 0) + delay) / 1000)
  }

  @Test("of the last three pairs iOS believes the oldest most, macOS the middle one")
  func weights() {
    // By hand: pairs of 100, 200 and 400 pt/s; before them one that does not count.
    let samples = [(0.0, 0.0), (10, 90), (20, 91), (30, 93), (40, 97)]
    #expect(abs(estimate(samples, .ios).velocity - (60 + 70 + 20)) < 1e-9)
    #expect(abs(estimate(samples, .macos).velocity - (15 + 130 + 80)) < 1e-9)
    #expect(estimate(samples, .ios).travel == 97)
  }

  @Test("a missing pair and one without time count as 0")
  func missing() {
    #expect(abs(estimate([(0, 0), (10, 1)], .ios).velocity - 5) < 1e-12)
    #expect(abs(estimate([(0, 0), (10, 1), (10, 5)], .ios).velocity - 35) < 1e-12)
    #expect(estimate([(0, 7)], .macos).velocity == 0 && estimate([], .ios).velocity == 0)
  }

  @Test("the way is that of the last 20 samples, and 40 ms after them there is none")
  func ring() {
    let samples = (0..<30).map { (Double($0) * 8, Double($0)) }
    #expect(estimate(samples, .ios).travel == 19)
    #expect(estimate(samples, .ios, after: 40).velocity > 100)
    #expect(estimate(samples, .ios, after: 41).velocity == 0)
  }
}

@Suite("Parabola fit")
struct ParabolaFitTests {
  private func fit(_ degree: Int, _ samples: [(Double, Double)]) -> ParabolaFit? {
    ParabolaFit(degree: degree, count: samples.count) { samples[$0] }
  }

  @Test("coefficients and confidence are those of the normal equations")
  func coefficients() throws {
    // Solved in exact fractions (Python).
    let parabola = try #require(fit(2, samples))
    #expect(abs(parabola.value + 0.28818982878810256) < 1e-12)
    #expect(abs(parabola.slope - 0.5160128491920107) < 1e-12)
    #expect(abs(parabola.curvature - 0.011413477929198857) < 1e-14)
    #expect(abs(parabola.confidence - 0.9996622839720037) < 1e-12)
    let line = try #require(fit(1, samples))
    #expect(abs(line.value + 8.92991456112166) < 1e-12 && abs(line.slope - 1.3406053746166204) < 1e-12)
    #expect(line.curvature == 0 && abs(line.confidence - 0.9703978104415553) < 1e-12)
  }

  @Test("a parabola's own points give it back, with full confidence")
  func exact() throws {
    let points = stride(from: -3.0, through: 4, by: 0.5).map { (x: Double) -> (Double, Double) in
      (x, 2 - 3 * x + 0.5 * x * x)
    }
    let curve = try #require(fit(2, points))
    #expect(abs(curve.value - 2) < 1e-12 && abs(curve.slope + 3) < 1e-12)
    #expect(abs(curve.curvature - 0.5) < 1e-12 && abs(curve.confidence - 1) < 1e-12)
  }

  @Test("too few samples or abscissae have no fit")
  func degenerate() {
    #expect(fit(2, [(0, 1), (1, 2)]) == nil && fit(1, [(0, 1)]) == nil)
    #expect(fit(2, [(0, 1), (1, 2), (1, 3)]) == nil && fit(1, [(4, 1), (4, 2), (4, 3)]) == nil)
    #expect(fit(1, [(0, 5), (1, 5)])?.confidence == 1)
  }
}
