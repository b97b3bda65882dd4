import TextFormats
import Testing

@testable import SystemChecks

@Suite("One series of offsets out of a log")
struct OffsetSeriesTests {
  private func series(_ rows: [(ms: Double, offset: Double)]) -> OffsetSeries {
    OffsetSeries(
      ObservedLog(
        path: "a.log",
        samples: rows.map { ObservedLog.Sample(time: $0.ms / 1000, offset: $0.offset, location: "") },
        events: [], clock: .stamps))
  }

  private func series(_ offsets: [Double]) -> OffsetSeries {
    series(offsets.enumerated().map { (ms: Double($0.offset) * 16, offset: $0.element) })
  }

  // Of twelve rows ten have two before them. Seven of ten are 70 %, six are fewer.
  @Test("two series alternate from 70 % of the rows on")
  func share() throws {
    let seven = series([0, 100, 0, 100, 0, 100, 0, 100, 0, 10, 20, 30])
    let turns = try #require(seven.turns)
    // The odd rows go from 100 to 10, the even ones from 0 to 20: the others, nearly all of them 0.
    #expect(seven.rows.map(\.offset) == [100, 100, 100, 100, 10, 30])
    #expect(turns.rows == 12 && turns.others == 0...20 && turns.usual == 0 && !turns.isAtOnce)
    let six = series([0, 100, 0, 100, 0, 100, 0, 100, 110, 120, 130, 140])
    #expect(six.turns == nil && six.rows.count == 12)
  }

  @Test("seven rows are too few for two series, eight are enough; a quarter of a point is no change")
  func least() {
    let rows = [0.0, 100, 0, 101, 0, 102, 0, 103]
    #expect(series(Array(rows[..<7])).turns == nil)
    #expect(series(rows).rows.map(\.offset) == [100, 101, 102, 103])
    #expect(series([0, 0.25, 0, 0.25, 0, 0.25, 0, 0.25]).turns == nil)
    #expect(series([0, 0.375, 0, 0.375, 0, 0.375, 0, 0.375]).turns != nil)
  }

  // Three of four rows are less than 80 %.
  @Test(
    "rows that are left out have a usual offset only if nearly all have it, and come at once if most pairs do"
  )
  func others() {
    let rows = [0.0, 100, 0, 110, 0, 120, 7, 130]
    #expect(series(rows).turns?.usual == nil && series(rows).turns?.others == 0...7)
    let pairs = rows.enumerated().map { (ms: Double($0.offset / 2) * 16, offset: $0.element) }
    #expect(series(pairs).turns?.isAtOnce == true)
  }

  @Test("times are since the first row, and a row that repeats time and offset of the one before is counted")
  func repeats() {
    let series = series([(5000, 1), (5000, 1), (5000, 2), (5016, 2), (5016, 2), (5016, 2)])
    #expect(series.start == 5 && series.repeats == 3 && series.rows.map(\.offset) == [1, 2, 2])
    #expect(series.rows[0].time == 0 && abs(series.rows[2].time - 0.016) < 1e-12)
  }

  @Test("the pace is the lower quartile of the intervals with motion, a frame at 60 per second without any")
  func pace() {
    // Intervals of 1 (one moment), 40, 30, 20, 10 ms with motion and 5 ms without.
    let times = [0.0, 1, 41, 71, 91, 101, 106]
    let moving = series(zip(times, [0.0, 1, 2, 3, 4, 5, 5]).map { (ms: $0, offset: $1) })
    #expect(abs(moving.pace - 0.02) < 1e-12)
    #expect(series([3, 3, 3]).pace == 1.0 / 60)
  }
}
