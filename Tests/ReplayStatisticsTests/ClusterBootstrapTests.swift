import Testing

@testable import ReplayStatistics

@Suite("Cluster bootstrap")
struct ClusterBootstrapTests {
  /// Twelve people: true positives, false positives, false negatives, true negatives.
  private static let people = [
    [9, 1, 1, 20], [8, 0, 2, 21], [10, 3, 0, 17], [4, 2, 6, 18], [7, 1, 3, 20], [9, 0, 1, 22],
    [10, 5, 0, 15],
    [6, 1, 4, 19], [8, 2, 2, 18], [9, 1, 1, 20], [3, 0, 7, 20], [10, 2, 0, 18],
  ]

  private func counts(_ cells: [Int]) -> ConfusionCounts {
    var counts = ConfusionCounts()
    for (index, (wanted, fired)) in [(true, true), (false, true), (true, false), (false, false)].enumerated()
    {
      for _ in 0..<cells[index] { counts.count(wanted: wanted, fired: fired) }
    }
    return counts
  }

  private func clusters(_ count: Int) -> [String: ConfusionCounts] {
    Dictionary(uniqueKeysWithValues: Self.people.prefix(count).enumerated().map { ("s\($0)", counts($1)) })
  }

  // numpy 2.4.6, 400,000 Poisson samples, seed 7. A quantile of 2000 samples is known to about 0.004 there.
  @Test("bounds are those of a large bootstrap in NumPy")
  func numpy() throws {
    let f1 = try #require(ClusterBootstrap.bounds(clusters(12)) { $0.f1.value })
    #expect(abs(f1.low - 0.7186) < 0.015 && abs(f1.high - 0.8720) < 0.015)
    let mcc = try #require(ClusterBootstrap.bounds(clusters(12)) { $0.mcc.value })
    #expect(abs(mcc.low - 0.6136) < 0.015 && abs(mcc.high - 0.8110) < 0.015)
  }

  @Test("too few clusters, or a figure that samples do not define, have no bounds")
  func none() {
    #expect(ClusterBootstrap.bounds(clusters(4)) { $0.f1.value } == nil)
    #expect(ClusterBootstrap.bounds(clusters(12)) { _ in nil } == nil)
  }

  @Test("draws are Poisson(1): shares of 0, 1, 2 and more are e⁻¹, e⁻¹, e⁻¹/2 and the rest")
  func draws() {
    // Exact, as the draw inverts the distribution function: checked at evenly spaced bits.
    let steps: UInt64 = 100_000
    var shares = [0.0, 0, 0, 0]
    for step in 0..<steps {
      shares[min(3, ClusterBootstrap.poissonDraw(step * (UInt64.max / steps)))] += 1 / Double(steps)
    }
    for (share, expected) in zip(shares, [0.367879, 0.367879, 0.183940, 0.080301]) {
      #expect(abs(share - expected) < 2e-5)
    }
    #expect(ClusterBootstrap.poissonDraw(.max) < 25)
  }
}
