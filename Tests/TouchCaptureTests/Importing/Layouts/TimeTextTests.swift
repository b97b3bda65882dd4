import Testing

@testable import TouchCapture

@Suite("Dates as times")
struct TimeTextTests {
  // Seconds since 1970 by GNU date: date -u -d '2018-02-11 13:20:00' +%s.
  @Test("a date with a time of day, its fraction behind a point, a comma or a colon")
  func dates() {
    let base: Int64 = 1_518_355_200_000_000
    for text in ["2018-02-11 13:20:00:123", "2018-02-11T13:20:00.123Z", "2018/02/11 13:20:00,123+01:00"] {
      #expect(TimeText.microseconds(text) == base + 123_000, "\(text)")
    }
    #expect(TimeText.microseconds("2018-02-11 13:20:00.1234567") == base + 123_456)
    #expect(TimeText.microseconds("2018-02-11 13:20:00") == base)
    #expect(TimeText.microseconds("2000-03-01 00:00:00") == 951_868_800_000_000)
  }

  @Test("a time of day without a date counts from midnight; a date may have its day first")
  func timesOfDay() {
    let midnight: Int64 = 10 * 3_600_000_000 + 11 * 60_000_000 + 12_008_000
    for text in ["10:11:12.008", "10:11:12,008"] {
      #expect(TimeText.microseconds(text) == midnight, "\(text)")
    }
    // date -u -d '2023-05-16 10:11:12' +%s
    #expect(TimeText.microseconds("16.05.2023 10:11:12.008") == 1_684_231_872_008_000)
  }

  @Test("other texts are none")
  func others() {
    for text in [
      "", "1518355200", "2018-02-11", "2018-13-11 13:20:00", "2018-02-11 25:20:00", "2018-02-11 13:20:00.x",
    ] {
      #expect(TimeText.microseconds(text) == nil, "'\(text)'")
    }
  }
}
