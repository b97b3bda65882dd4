import Testing

@testable import TextFormats

/// Seconds since 1970 are those of `date -u -d … +%s` of coreutils.
struct LogTimeTests {
  @Test(
    "a time is read as loggers write it",
    arguments: [
      ("2024-05-27 08:21:40.113 App[123:456] offset", 1_716_798_100_113_000, "App[123:456] offset"),
      ("2024-05-27 08:21:40.123456+0100 App", 1_716_798_100_123_456, "App"),
      ("05/27/24-08:21:40 DEBUG input", 1_716_798_100_000_000, "DEBUG input"),
      ("2026-11-29T12:00:00.123Z x", 1_795_953_600_123_000, "x"),
      ("2026-11-29 12:00:00,123456789 x", 1_795_953_600_123_456, "x"),
      ("11-29 12:00:00.123  123  456 D Tag: x", 91_886_400_123_000, "123  456 D Tag: x"),
      ("Nov 29 12:00:00.123456 host tag[1]: y", 91_886_400_123_456, "host tag[1]: y"),
      ("[12:00:00.5] app.js:42 t", 43_200_500_000, "app.js:42 t"),
      // A test machine's time before the program's own.
      ("2026-11-29T12:00:00.1234567Z 2024-05-27 08:21:40.113 App", 1_716_798_100_113_000, "App"),
      ("2026-11-29T12:00:00.1234567Z [12:00:00.500] app.js", 43_200_500_000, "app.js"),
      ("2026-11-29 12:00:00.123 12:30:00 is high noon", 1_795_953_600_123_000, "12:30:00 is high noon"),
    ] as [(String, Int64, String)])
  func reads(_ line: (text: String, microseconds: Int64, rest: String)) throws {
    let time = try #require(LogTime(Array(line.text.utf8)[...]))
    #expect(time.microseconds == line.microseconds)
    #expect(String(decoding: time.rest, as: UTF8.self) == line.rest)
  }

  @Test(
    "a line without a clock has none", arguments: ["[   24969.637831] EV_ABS", "100,12,13", "25:00:00 x", ""])
  func none(_ line: String) { #expect(LogTime(Array(line.utf8)[...]) == nil) }

  @Test("a time has a day and digits where its line has them")
  func precision() throws {
    let clock = try #require(LogTime(Array("12:00:00 a".utf8)[...]))
    #expect(!clock.hasDay && clock.digits == 0)
    let date = try #require(LogTime(Array("2024-05-27 08:21:40.113 a".utf8)[...]))
    #expect(date.hasDay && date.digits == 3)
  }
}
