import TextFormats

extension TraceHeader {
  /// Adds the flaws of the header's values to a grade, such as an impossible date; the device's size is judged separately.
  func judge(into grade: inout TraceGrade) {
    if let started, !Self.isDate(started) {
      grade.find(
        .b,
        "'started' is \(Self.shown(started)), not a date from \(GradeLimits.years.lowerBound) to \(GradeLimits.years.upperBound), in line 1"
      )
    }
  }

  /// The greatest number of characters of a header's value that a reason shows.
  private static let mostShown = 40

  private static func shown(_ text: String) -> String {
    "'\(text.withoutControlCharacters.prefix(mostShown))'"
  }

  /// True for a valid date and time of day, such as `2026-11-29T12:30:00Z`, with or without a fraction of a second.
  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":")
    else { return false }
    let number = { (range: Range<Int>) -> Int? in
      var value = 0
      for byte in bytes[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = 10 * value + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
    else { return false }
    return GradeLimits.years.contains(year) && (1...12).contains(month)
      && (1...days(of: month, in: year)).contains(day) && hour < 24 && minute < 60 && second <= 60
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension TraceDevice {
  /// Adds a flaw to a grade if no touch surface has this size.
  static func judge(_ size: Size, into grade: inout TraceGrade) {
    guard case .millimetres(let width, let height) = size else { return }
    let sides = GradeLimits.sides
    guard !sides.contains(width) || !sides.contains(height) else { return }
    let text = { (side: Double) in FixedDecimals.text(side, decimals: side < 10 ? 1 : 0) }
    grade.find(
      .d,
      "a surface of \(text(width)) × \(text(height)) mm: a side is \(Int(sides.lowerBound)) to \(Int(sides.upperBound)) mm; are the resolutions of the axes right?"
    )
  }
}
