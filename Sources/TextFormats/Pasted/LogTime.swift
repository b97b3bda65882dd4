/// The time at the start of a log line, as loggers, consoles and mobile systems write it, with the rest of the line.
///
/// If a CI machine has put its own time before the program's, the program's is used:
///
///     2024-05-27 08:21:40.113 App[123:456] offset -12.5     (NSLog)
///     11-29 12:00:00.123  123  456 D Tag: MotionEvent { …   (logcat)
///     [12:00:00.123] app.js:42 touchmove                    (console)
///     Nov 29 12:00:00.123456 host tag[12]: …                (syslog, journalctl)
///     05/27/24-08:21:40 DEBUG input event                   (KOReader)
///     2026-11-29T12:00:00.123Z …                            (ISO 8601)
package struct LogTime: Equatable {
  /// Microseconds since 1970-01-01 if the line has a date, otherwise since midnight. A date without a year counts as one of 1972.
  package let microseconds: Int64
  /// True if the line has a date; otherwise times start again at midnight.
  package let hasDay: Bool
  /// The number of decimals that the seconds have, 0 to 9; 0 means whole seconds.
  package let digits: Int
  /// The rest of the line after the time, without leading spaces.
  package let rest: ArraySlice<UInt8>

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// Reads the time at the start of a log line; nil if there is none.
  ///
  /// - Parameter line: A line that ``PastedLine`` has already cleaned.
  package init?(_ line: ArraySlice<UInt8>) {
    guard let outer = LogTime(outermost: line) else { return nil }
    let inner = LogTime(outermost: outer.rest)
    self = inner.flatMap { $0.hasDay || $0.digits >= 3 ? $0 : nil } ?? outer
  }

  private init?(outermost line: ArraySlice<UInt8>) {
    var text = LogScanner(line)
    text.skip { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }
    let start = text
    let day = Self.day(&text)
    if day == nil { text = start }
    guard let clock = Self.clock(&text) else { return nil }
    (microseconds, hasDay, digits) = (
      (day ?? 0) * 86_400_000_000 + clock.microseconds, day != nil, clock.digits
    )
    text.skipZone()
    text.skip { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ")") }
    rest = text.rest
  }

  /// Reads a date before a clock time, as days since 1970-01-01: `2026-11-29`, `2026/11/29`, `11-29`, `05/27/24`, `Nov 29`.
  ///
  /// A date without a year is one of 1972, a leap year.
  private static func day(_ text: inout LogScanner) -> Int64? {
    if let month = text.month(months) {
      text.skip { $0 == 0x20 }
      guard let day = text.number(most: 2), 1...31 ~= day.value else { return nil }
      text.skip { $0 == 0x20 || $0 == UInt8(ascii: ",") }
      return days(1972, month, day.value)
    }
    guard let first = text.number(most: 4), text.takeAny("-/.") else { return nil }
    guard let second = text.number(most: 2) else { return nil }
    var parts = (year: 1972, month: first.value, day: second.value)
    let point = text
    if text.takeAny("-/."), let third = text.number(most: 4), text.rest.first != UInt8(ascii: ":") {
      if first.count == 4 {
        parts = (first.value, second.value, third.value)
      } else {
        let isDayFirst = first.value > 12
        let year = third.count == 4 ? third.value : 2000 + third.value
        parts = isDayFirst ? (year, second.value, first.value) : (year, first.value, second.value)
      }
    } else {
      text = point
    }
    text.skip {
      $0 == 0x20 || $0 | 0x20 == UInt8(ascii: "t") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",")
    }
    guard 1...12 ~= parts.month, 1...31 ~= parts.day else { return nil }
    return days(parts.year, parts.month, parts.day)
  }

  /// Days from 1970-01-01 to a date in the Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let ofEra = y - era * 400
    let ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return Int64(era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468)
  }

  /// Reads a clock time such as `08:21:40`, with up to nine decimals after a point or a comma.
  private static func clock(_ text: inout LogScanner) -> (microseconds: Int64, digits: Int)? {
    guard let hour = text.number(most: 2), hour.value < 24, text.takeAny(":"),
      let minute = text.number(most: 2), minute.count == 2, minute.value < 60, text.takeAny(":"),
      let second = text.number(most: 2), second.count == 2, second.value <= 60
    else { return nil }
    let whole = Int64((hour.value * 60 + minute.value) * 60 + second.value) * 1_000_000
    var copy = text
    guard copy.takeAny(".,:"), let part = copy.number(most: 9) else { return (whole, 0) }
    text = copy
    var micro = Int64(part.value)
    for _ in min(part.count, 6)..<6 { micro *= 10 }
    for _ in 6..<max(part.count, 6) { micro /= 10 }
    return (whole + micro, part.count)
  }
}

/// Reads the date and the clock at the start of a line, piece by piece.
private struct LogScanner {
  private(set) var rest: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) { rest = line }

  mutating func skip(while holds: (UInt8) -> Bool) { rest = rest.drop(while: holds) }

  /// Moves past the next byte if it is one of `bytes`; returns true if it is.
  mutating func takeAny(_ bytes: StaticString) -> Bool {
    guard let next = rest.first, bytes.withUTF8Buffer({ $0.contains(next) }) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads a number of at most `most` digits; nil if there is none, or if it has more digits.
  mutating func number(most: Int) -> (value: Int, count: Int)? {
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    guard 1...most ~= digits.count else { return nil }
    rest = rest[digits.endIndex...]
    return (digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }, digits.count)
  }

  /// Reads a month's three letters and a space, and returns the month's number; nil if they do not come next.
  mutating func month(_ names: [String]) -> Int? {
    guard rest.count > 3, rest.dropFirst(3).first == 0x20 else { return nil }
    let word = String(decoding: rest.prefix(3).map { $0 | 0x20 }, as: UTF8.self)
    guard let found = names.firstIndex(of: word) else { return nil }
    rest = rest.dropFirst(3)
    return found + 1
  }

  /// Skips a time zone: `Z`, `+0100` or `+01:00`.
  mutating func skipZone() {
    if rest.first == UInt8(ascii: "Z") {
      rest = rest.dropFirst()
    } else if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      let zone = rest.dropFirst().prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ":") }
      if 4...5 ~= zone.count { rest = rest[zone.endIndex...] }
    }
  }
}
