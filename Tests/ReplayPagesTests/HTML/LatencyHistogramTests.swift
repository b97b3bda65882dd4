import Testing

@testable import ReplayPages
@testable import ScrollPhysics

@Suite("Latency histogram")
struct LatencyHistogramTests {
  @Test("bins are round, hold every time once, and the last holds what lies above")
  func bins() throws {
    let times = (0..<100).map { Double($0) * 7 } + [99_999]
    let bins = try #require(LatencyHistogram(times))
    // The 98th of 100 steps of 7 is 686: at most 32 bins to there are 50 ms wide, 20 ms would take 35.
    #expect(bins.width == 50 && bins.low == 0 && bins.count == 14)
    #expect(bins.counts(times).reduce(0, +) == times.count)
    // 650, 657, … 693: from 651 (93·7) to 693 (99·7) there are 7, and the one far above.
    #expect(bins.counts(times).last == 8)
  }

  @Test("times before the crossing have bins too; no times have none")
  func edges() throws {
    let bins = try #require(LatencyHistogram([-35, 0, 12]))
    #expect(bins.low <= -35 && bins.counts([-35]).first == 1)
    #expect(LatencyHistogram([]) == nil)
    #expect(try #require(LatencyHistogram([8])).counts([8]).reduce(0, +) == 1)
  }
}
