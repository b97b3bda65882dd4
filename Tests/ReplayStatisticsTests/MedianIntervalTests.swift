import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Median interval")
struct MedianIntervalTests {
  // Ranks by exact whole numbers: python3 -c "from math import comb; print([next(k for k in range(n) if
  // sum(comb(n, i) for i in range(k + 1)) * 40 > 2**n) for n in (6, 7, 8, 9, 12, 20, 26, 100, 1000)])" prints
  // [1, 1, 1, 2, 3, 6, 8, 40, 469]; that of 100,000 by the same sum over logarithms of factorials (math.lgamma).
  @Test(
    "the bounds are the values of the ranks that the binomial gives",
    arguments: [
      (6, 1), (7, 1), (8, 1), (9, 2), (12, 3), (20, 6), (26, 8), (100, 40), (1000, 469), (100_000, 49690),
    ])
  func ranks(count: Int, rank: Int) throws {
    let interval = try #require(MedianInterval(Quantiles((1...count).map(Double.init))))
    #expect(interval.low == Double(rank) && interval.high == Double(count + 1 - rank))
  }

  @Test("fewer than six values have none", arguments: 0..<6)
  func few(count: Int) {
    #expect(MedianInterval(Quantiles((0..<count).map(Double.init))) == nil)
  }
}
