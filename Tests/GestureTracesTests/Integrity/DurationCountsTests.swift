import Testing

@testable import GestureTraces

@Suite("Counts of durations")
struct DurationCountsTests {
  private func counts(_ durations: [Int64]) -> DurationCounts {
    var counts = DurationCounts()
    for duration in durations { counts.count(duration) }
    return counts
  }

  @Test("quantiles are NumPy's: 10, 20, 40 at 0.75 is 30")
  func quantiles() {
    let counts = counts([40, 10, 20])
    #expect(counts.value(at: 0) == 10)
    #expect(counts.value(at: 0.5) == 20)
    #expect(counts.value(at: 0.75) == 30)
    #expect(counts.value(at: 1) == 40)
    #expect(DurationCounts().value(at: 0.5) == nil)
  }

  @Test("a sorted list gives the same quantiles", arguments: 1...40)
  func sorted(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let durations = (0..<count).map { _ in Int64(random.next() % 500) }
    let sorted = durations.sorted()
    for level in [0, 0.1, 0.5, 0.95, 0.99, 1] {
      let rank = level * Double(count - 1)
      let (low, high) = (sorted[Int(rank)], sorted[min(count - 1, Int(rank) + 1)])
      let expected = Double(low) + Double(high - low) * (rank - rank.rounded(.down))
      // The last bits of one multiplication.
      #expect(abs((counts(durations).value(at: level) ?? .nan) - expected) < 1e-9, "seed \(count)")
    }
  }

  @Test("over 40 ms a millisecond is exact enough, over a second it is the greatest that counts")
  func coarse() {
    #expect(counts([40_000]).value(at: 0.5) == 40_000)
    #expect(counts([40_001, 50_000]).value(at: 0) == 41_000)
    #expect(counts([7_000_000_000]).value(at: 1) == 7e9)
    #expect(counts([-5]).value(at: 1) == 0)
  }

  @Test("what is over a limit is counted")
  func over() {
    #expect(counts([1, 2, 3, 4]).count(over: 2) == 2)
    #expect(counts([1, 2, 3, 4]).count(over: 2.5) == 2)
    #expect(counts([1]).count(over: .infinity) == 0)
  }

  @Test("two counts together are those of all durations")
  func added() {
    var left = counts([5, 90_000])
    left.add(counts([7, 7, 120]))
    #expect(left == counts([7, 5, 7, 120, 90_000]))
  }

  @Test("ten million durations of all lengths take no more than their bins")
  func bounded() {
    var counts = DurationCounts()
    for step in stride(from: Int64(0), through: 86_400_000_000, by: 864_000) { counts.count(step) }
    #expect(counts.total == 100_001)
    #expect(counts.greatest == 86_400_000_000)
  }
}
