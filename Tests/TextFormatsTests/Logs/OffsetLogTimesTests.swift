import Testing

@testable import TextFormats

@Suite("Times of offset logs")
struct OffsetLogTimesTests {
  private func message(_ milliseconds: [Double]) -> String? {
    let rows = milliseconds.enumerated().map { index, time in
      OffsetLogRow(time: time / 1000, offset: 0, finger: nil, event: "", location: "a.csv:\(index + 2)")
    }
    do throws(CurveLogError) {
      try OffsetLogTimes.checkUnit(of: rows)
      return nil
    } catch { return error.description }
  }

  // Four frames in ms, then µs: 64, and then 16,000 further each.
  @Test("times that go on in another unit are refused with the first row of it")
  func mixed() {
    #expect(
      message([0, 16, 32, 48, 64, 16_064, 32_064, 48_064, 64_064])
        == "a.csv:7: from here on rows are 16000 ms apart, and 16 ms before; give all times in one unit")
  }

  @Test("holes and rests are no other unit")
  func holes() {
    #expect(message([0, 16, 32, 48, 64, 16_064, 16_080, 16_096, 16_112]) == nil)
    #expect(message([0, 17, 35, 52, 3818, 3857, 3929, 4049, 4113, 4313, 5621, 5622, 5884]) == nil)
  }
}
