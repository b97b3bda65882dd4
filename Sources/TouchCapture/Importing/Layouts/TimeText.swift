import TextFormats

/// Reads a date with a time of day, such as `2018-02-11 13:20:00.123`, or any time that logs begin with (``LogTime``), such as
/// `13:20:00,123` or `11.02.2018 13:20:00`, as microseconds.
///
/// Between date and time is a space or a `T`; before the fraction a point, a comma or a colon (a frequent mistake in Java's formats). A
/// time zone at the end is ignored, because all times of a table have the same.
enum TimeText {
  /// Microseconds since 1970 as if the zone were UTC, or since midnight without a date; nil for any other text.
  static func microseconds(_ text: String) -> Int64? {
    dated(text) ?? LogTime(Array(text.utf8)[...]).flatMap { $0.rest.isEmpty ? $0.microseconds : nil }
  }

  private static func dated(_ text: String) -> Int64? {
    var rest = Array(text.utf8)[...]
    func digits(_ count: Int) -> Int? {
      guard rest.count >= count else { return nil }
      var number = 0
      for byte in rest.prefix(count) {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = number * 10 + Int(byte - 0x30)
      }
      rest = rest.dropFirst(count)
      return number
    }
    func take(_ signs: String) -> Bool {
      guard let first = rest.first, signs.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = digits(4), take("-/."), let month = digits(2), take("-/."), let day = digits(2),
      take(" T_"),
      let hour = digits(2), take(":"), let minute = digits(2), take(":"), let second = digits(2),
      year > 1899, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    var fraction: Int64 = 0
    if take(".,:") {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      guard (1...9).contains(count) else { return nil }
      for place in 0..<6 {
        fraction = fraction * 10 + (place < count ? Int64(rest[rest.startIndex + place]) - 0x30 : 0)
      }
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty || rest.first == 0x5A || rest.first == 0x2B || rest.first == 0x2D else { return nil }
    let days = Self.days(year, month, day)
    return (Int64(days) * 86_400 + Int64(hour * 3600 + minute * 60 + second)) * 1_000_000 + fraction
  }

  /// Days from 1970-01-01 to a date of the Gregorian calendar (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let ofEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
