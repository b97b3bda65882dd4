import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Quantiles")
struct QuantilesTests {
  @Test("quantiles are those NumPy 2.4.6 gives by default")
  func numpy() throws {
    let spread = Quantiles([12.5, 3.0, 8.25, 100.0, 41.0, 7.0, 7.0])
    let expected = [(0.0, 3.0), (0.5, 8.25), (0.95, 82.3), (0.99, 96.46), (1.0, 100.0)]
    for (level, value) in expected {
      // Rounding of one multiplication and one addition.
      #expect(abs(try #require(spread.value(at: level)) - value) < 1e-12)
    }
    #expect(spread.least == 3 && spread.greatest == 100 && spread.count == 7)
  }

  @Test("an empty sample has none, a single value is all of them")
  func small() {
    #expect(Quantiles([]).value(at: 0.5) == nil)
    #expect(Quantiles([]).least == nil)
    for level in [0, 0.3, 1] { #expect(Quantiles([4]).value(at: level) == 4) }
  }

  @Test("a higher level never gives a smaller value, and all lie within the sample", arguments: 0..<20)
  func monotone(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    let values = (0..<(1 + seed * 3)).map { _ in random.next() * 200 - 100 }
    let spread = Quantiles(values)
    let steps = try (0...100).map { try #require(spread.value(at: Double($0) / 100)) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy(<=), "seed \(seed)")
    #expect(steps.first == values.min() && steps.last == values.max(), "seed \(seed)")
  }
}
