/// Writes numbers in canonical form: the shortest text that reads back as the same `Double`, in ECMAScript's layout.
package enum JSONNumberText {
  /// 2⁵³: below it, a `Double` represents every whole number exactly.
  private static let exactWhole = 0x1p53
  /// Limits for writing a number without an exponent: the most digits before the point, and the most zeros directly after it (ECMA-262,
  /// Number::toString).
  private static let most = (digits: 21, zeros: 5)

  /// Appends a whole number's decimal text to `bytes`.
  package static func append(_ value: Int64, to bytes: inout [UInt8]) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digitsOf: value.magnitude, atLeast: 1, to: &bytes)
  }

  /// The greatest number of digits of a 64-bit integer.
  private static let longest = 20

  /// Appends the digits of a number, padded with zeros to at least `count` digits.
  private static func append(digitsOf number: UInt64, atLeast count: Int, to bytes: inout [UInt8]) {
    var digits = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var (rest, start) = (number, longest)
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    digits.span.extracting(min(start, longest - count)..<longest).withUnsafeBufferPointer {
      bytes.append(contentsOf: $0)
    }
  }

  /// Limits for writing a number digit by digit: the most decimals, their power of ten, and the smallest integer with too many digits.
  ///
  /// Two decimals of at most 15 digits are never the same `Double`, so no shorter text exists (IEEE 754-2019, 5.12.2: DBL_DIG in C).
  private static let (mostDecimals, power, tooMany) = (6, 1e6, 1e15)

  /// Appends the text of a positive number with a few decimals, as positions and times usually have; returns false and appends nothing
  /// otherwise.
  private static func append(fewDecimals value: Double, to bytes: inout [UInt8]) -> Bool {
    let scaled = (value * power).rounded()
    guard scaled < tooMany, scaled / power == value else { return false }
    var (whole, decimals, divisor) = (UInt64(scaled), mostDecimals, UInt64(power))
    while whole % 10 == 0 { (whole, decimals, divisor) = (whole / 10, decimals - 1, divisor / 10) }
    append(digitsOf: whole / divisor, atLeast: 1, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    append(digitsOf: whole % divisor, atLeast: decimals, to: &bytes)
    return true
  }

  /// Appends the canonical text of a finite number to `bytes`.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    if value != 0, value.magnitude < exactWhole, let whole = Int64(exactly: value) {
      return append(whole, to: &bytes)
    }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    if value != 0, append(fewDecimals: value.magnitude, to: &bytes) { return }
    if value < 0 { bytes.removeLast() }
    var text = value.description
    // Swift's description has the same layout as ECMAScript for a fraction without an exponent.
    let isPlain = text.withUTF8 { utf8 in
      guard value.magnitude < exactWhole, value != 0, !utf8.contains(UInt8(ascii: "e")) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { bytes.append(contentsOf: Self.text(of: value).utf8) }
  }

  /// The canonical text of a finite number, such as `0.1` or `1e21`.
  package static func text(of value: Double) -> String {
    if value == 0 { return value.sign == .minus ? "-0" : "0" }
    if value.magnitude < exactWhole, let whole = Int64(exactly: value) { return String(whole) }
    let (digits, point) = decimal(value.magnitude)
    return (value < 0 ? "-" : "") + layOut(digits, point: point)
  }

  /// The fewest decimal digits that identify a positive number, and how many of them precede the point.
  private static func decimal(_ value: Double) -> (digits: [UInt8], point: Int) {
    // Swift's description has the shortest digits; only its layout differs.
    let parts = value.description.split(separator: "e")
    var digits = Array(parts[0].utf8)
    var point = digits.count
    if let index = digits.firstIndex(of: UInt8(ascii: ".")) {
      digits.remove(at: index)
      point = index
    }
    if parts.count == 2, let exponent = Int(parts[1].drop { $0 == "+" }) { point += exponent }
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (digits, point - leading)
  }

  private static func layOut(_ digits: [UInt8], point: Int) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    if point > most.digits || point < -most.zeros {
      let rest = text.dropFirst()
      return "\(text.prefix(1))\(rest.isEmpty ? "" : ".\(rest)")e\(point - 1)"
    }
    if point <= 0 { return "0.\(String(repeating: "0", count: -point))\(text)" }
    if point >= digits.count { return text + String(repeating: "0", count: point - digits.count) }
    return "\(text.prefix(point)).\(text.dropFirst(point))"
  }
}
