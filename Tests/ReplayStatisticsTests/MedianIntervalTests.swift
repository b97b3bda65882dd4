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

  // By a Python program of its own that tries every value as a bound: the share up to it (below it) of each person, and the interval of that
  // share by SciPy's t and the formulas of Definitions.md.
  @Test("values of people who differ have a wide interval, those of people who are alike a narrow one")
  func people() {
    let apart = (0..<6).map { person in (0..<10).map { Double(10 * person + $0) } }
    #expect(MedianInterval(byUnit: apart) == MedianInterval(low: 5, high: 54))
    let alike = (0..<6).map { person in (0..<10).map { Double(6 * $0 + person) } }
    #expect(MedianInterval(byUnit: alike) == MedianInterval(low: 20, high: 39))
    let unequal = (0..<8).map { i in (0..<(3 + 2 * i)).map { Double((7 * i * i + 13 * $0 * (i + 1)) % 97) } }
    #expect(MedianInterval(byUnit: unequal) == MedianInterval(low: 32, high: 63))
    #expect(MedianInterval(byUnit: unequal.reversed()) == MedianInterval(low: 32, high: 63))
    let frames: [Double] = [16, 17, 17, 17, 33, 17, 16, 17, 17, 33]
    let tied = (0..<6).map { Array(frames.prefix(4 + $0)) }
    #expect(MedianInterval(byUnit: tied) == MedianInterval(low: 17, high: 17))
  }

  @Test("zeros of either sign have one bound, in whatever order people come", arguments: [false, true])
  func zeros(reversed: Bool) {
    let zeros = (0..<6).map { Array(repeating: $0 % 2 == 0 ? 0.0 : -0.0, count: 5) }
    let interval = MedianInterval(byUnit: reversed ? zeros.reversed() : zeros)
    #expect(interval?.low.sign == .plus && interval?.high.sign == .plus)
  }

  // Of three people with one value each nothing below a value leaves up to 3.84 / (3 + 3.84) = 56 % below it.
  @Test("values of fewer than three people, or so few that the median may lie beyond them, have none")
  func fewPeople() {
    #expect(MedianInterval(byUnit: [Array(0..<50).map(Double.init), Array(0..<50).map(Double.init)]) == nil)
    #expect(MedianInterval(byUnit: [[1], [2], [3]]) == nil && MedianInterval(byUnit: []) == nil)
    #expect(MedianInterval(byUnit: [[], [1, 2, 3, 4], [5, 6, 7]]) == nil)
  }

  @Test("fewer than six values have none", arguments: 0..<6)
  func few(count: Int) {
    #expect(MedianInterval(Quantiles((0..<count).map(Double.init))) == nil)
  }
}
