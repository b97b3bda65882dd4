import Testing

@testable import TextFormats

@Suite("Time units")
struct TimeUnitTests {
  @Test("a duration is a number and its unit, or a number alone")
  func split() throws {
    let cases: [(String, String, TimeUnit?)] = [
      ("250ms", "250", .milliseconds), ("5s", "5", .seconds), ("2m", "2", .minutes), ("1.5h", "1.5", .hours),
      ("7us", "7", .microseconds), ("250", "250", nil), ("1e3", "1e3", nil), ("1e3s", "1e3", .seconds),
      ("", "", nil), ("ms", "", .milliseconds),
    ]
    for (text, number, unit) in cases {
      let parts = try #require(TimeUnit.split(text))
      #expect(parts.number == number && parts.unit == unit, "\(text)")
    }
    for text in ["5pt", "5 sec", "5S", "nan", "1e"] { #expect(TimeUnit.split(text)?.unit == nil, "\(text)") }
  }

  // By hand: 60 s are a minute, 1000 ms a second.
  @Test("one unit is converted to another, and itself is left as it is to the bit")
  func convert() {
    #expect(TimeUnit.minutes.convert(2, to: .seconds) == 120)
    #expect(TimeUnit.hours.convert(1, to: .milliseconds) == 3_600_000)
    #expect(TimeUnit.milliseconds.convert(250, to: .seconds) == 0.25)
    #expect(TimeUnit.milliseconds.convert(0.1, to: .milliseconds) == 0.1)
  }
}
