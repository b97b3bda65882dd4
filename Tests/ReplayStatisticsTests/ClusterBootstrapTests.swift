import Testing

@testable import ReplayStatistics
@testable import ScrollPhysics

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

  // numpy 2.4.6, 400,000 Poisson samples, seed 7, at 1.076 % from both ends, as SciPy's t with 11 degrees of freedom has it. A quantile of 2000
  // samples is known to about 0.006 there.
  @Test("bounds are those of a large bootstrap in NumPy")
  func numpy() throws {
    let f1 = try #require(ClusterBootstrap.bounds(clusters(12)) { $0.f1.value })
    #expect(abs(f1.low - 0.6982) < 0.02 && abs(f1.high - 0.8819) < 0.02)
    let mcc = try #require(ClusterBootstrap.bounds(clusters(12)) { $0.mcc.value })
    #expect(abs(mcc.low - 0.5898) < 0.02 && abs(mcc.high - 0.8258) < 0.02)
  }

  @Test("too few clusters, or a figure that samples do not define, have no bounds")
  func none() {
    #expect(ClusterBootstrap.bounds(clusters(4)) { $0.f1.value } == nil)
    #expect(ClusterBootstrap.bounds(clusters(12)) { _ in nil } == nil)
  }

  @Test("what bounds there are not says why, and the figure stays")
  func reasons() {
    let few = ClusterBootstrap.interval(clusters(4)) { $0.f1.value }
    #expect(few.why == "fewer than 5 people or devices, no bootstrap" && few.clusters == 4)
    let seldom = ClusterBootstrap.interval(clusters(12)) { (_: ConfusionCounts) in nil }
    #expect(seldom.why == "too many samples of the bootstrap do not define it")
    let f1 = counts(Self.people[0]).f1
    #expect(f1.bounded(by: few).value == f1.value && f1.bounded(by: few).why == few.why)
  }

  @Test("clusters that are all alike have no bounds: an interval without width would claim to know it all")
  func alike() {
    for cells in [[9, 1, 1, 20], [5, 0, 0, 20]] {
      let alike = Dictionary(uniqueKeysWithValues: (0..<8).map { ("s\($0)", counts(cells)) })
      // MCC of a multiple of the same counts differs in its last bits.
      for interval in [
        ClusterBootstrap.interval(alike) { $0.f1.value }, ClusterBootstrap.interval(alike) { $0.mcc.value },
      ] {
        #expect(interval.low == nil && interval.high == nil && interval.clusters == 8)
        #expect(interval.why == "people or devices are all alike, so drawing them again says nothing")
      }
    }
  }

  @Test("scores drawn together have the bounds each has by itself")
  func together() {
    let scores: [(ConfusionCounts) -> Double?] = [{ $0.f1.value }, { $0.mcc.value }, { _ in nil }]
    #expect(
      ClusterBootstrap.intervals(clusters(12), of: scores)
        == scores.map { ClusterBootstrap.interval(clusters(12), of: $0) })
    #expect(ClusterBootstrap.intervals(clusters(4), of: scores).map(\.low) == [nil, nil, nil])
  }

  @Test("another seed gives other bounds nearby; the same one the same to the bit")
  func seeds() throws {
    let figure = { (samples: [Int], times: [Int]) -> Double? in
      Double(zip(samples, times).reduce(0) { $0 + $1.0 * $1.1 })
    }
    let samples = Dictionary(uniqueKeysWithValues: (0..<40).map { ("p\($0)", $0 % 7) })
    let one = ClusterBootstrap.interval(samples, seed: 1, of: figure)
    #expect(one == ClusterBootstrap.interval(samples, seed: 1, of: figure))
    let two = ClusterBootstrap.interval(samples, seed: 2, of: figure)
    #expect(one != two)
    // The sum of 40 draws has a deviation of √Σx² = 22.6: its 2.5 % quantile of 2000 is known to about 1.4.
    #expect(abs(try #require(one.low) - #require(two.low)) < 8)
  }

  @Test("draws are Poisson(1): shares of 0, 1, 2 and more are e⁻¹, e⁻¹, e⁻¹/2 and the rest")
  func draws() {
    // Exact, as the draw inverts the distribution function: checked at evenly spaced bits.
    let steps: UInt64 = 100_000
    var shares = [0.0, 0, 0, 0]
    for step in 0..<steps {
      shares[min(3, ClusterDraws.poisson(step * (UInt64.max / steps)))] += 1 / Double(steps)
    }
    for (share, expected) in zip(shares, [0.367879, 0.367879, 0.183940, 0.080301]) {
      #expect(abs(share - expected) < 2e-5)
    }
    #expect(ClusterDraws.poisson(.max) < 25)
  }
}
