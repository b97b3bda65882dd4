/// Reads numbers, clock times and units in a log line.
struct LogNumberScanner {
  private(set) var rest: NamedValueScanner.Rest

  init(_ rest: NamedValueScanner.Rest) { self.rest = rest }

  private static let mostDigits = 30

  /// Reads the next decimal number; nil for a hexadecimal number or one that is not finite.
  mutating func next() -> Double? {
    let start = rest
    var end = rest.startIndex
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { end += 1 }
    var (mantissa, scale, digits, hasPoint): (UInt64, Int, Int, Bool) = (0, 0, 0, false)
    while end < rest.endIndex {
      let byte = rest[end]
      if 0x30...0x39 ~= byte {
        digits += 1
        if digits <= 18 { mantissa = mantissa * 10 + UInt64(byte) - 0x30 }
        if hasPoint { scale += 1 }
      } else if byte == UInt8(ascii: "."), !hasPoint, end + 1 < rest.endIndex, 0x30...0x39 ~= rest[end + 1] {
        hasPoint = true
      } else {
        break
      }
      end += 1
    }
    guard digits > 0, digits <= Self.mostDigits else { return nil }
    let isHexadecimal = digits == 1 && end < rest.endIndex && rest[end] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { return nil }
    let exponent = Self.exponentEnd(rest, end)
    let isShort = exponent == nil && digits <= 18 && scale < Self.powers.count && mantissa < 1 << 53
    rest = rest[(exponent ?? end)...]
    if isShort {
      // Correctly rounded: both operands are exact, and the division rounds once.
      let value = Double(mantissa) / Self.powers[scale]
      return start.first == UInt8(ascii: "-") ? -value : value
    }
    let text = start[..<rest.startIndex].filter { $0 != UInt8(ascii: "+") }
    return Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19,
    1e20, 1e21, 1e22,
  ]

  /// The index after an exponent such as `e-05` that follows a number; nil if none follows.
  private static func exponentEnd(_ bytes: NamedValueScanner.Rest, _ start: Int) -> Int? {
    guard start < bytes.endIndex, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var end = start + 1
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    let digits = bytes[end...].prefix { 0x30...0x39 ~= $0 }
    guard 1...3 ~= digits.count,
      digits.endIndex == bytes.endIndex || !NamedValueScanner.isLetter(bytes[digits.endIndex])
    else { return nil }
    return digits.endIndex
  }

  /// The seconds of a clock time such as `0:00:27.584669` or `12:34.5`; nil if no colon with digits follows.
  ///
  /// - Parameter first: The first number, which was already read.
  /// - Returns: Seconds.
  mutating func clock(from first: Double) -> Double? {
    var (seconds, copy, parts) = (first, self, 1)
    while parts < 3, copy.rest.first == UInt8(ascii: ":"),
      copy.rest.dropFirst().first.map({ 0x30...0x39 ~= $0 }) == true
    {
      copy.rest = copy.rest.dropFirst()
      guard let part = copy.next() else { return nil }
      seconds = seconds * 60 + part
      parts += 1
    }
    guard parts == 3 else { return nil }
    self = copy
    return seconds
  }

  /// The number after a comma or semicolon, or after a space if `acceptsSpace`; further numbers are skipped.
  mutating func following(acceptsSpace: Bool) -> Double? {
    var found: Double?
    while true {
      var copy = self
      copy.rest = copy.rest.drop { $0 == 0x20 }
      let isSpaced = copy.rest.startIndex > rest.startIndex
      if let mark = copy.rest.first, mark == UInt8(ascii: ",") || mark == UInt8(ascii: ";") {
        copy.rest = copy.rest.dropFirst().drop { $0 == 0x20 }
      } else if !(acceptsSpace && isSpaced) {
        return found
      }
      guard NamedValueScanner.startsNumber(copy.rest), let number = copy.next(),
        copy.rest.first.map({ $0 != UInt8(ascii: ":") && !NamedValueScanner.isLetter($0) }) ?? true
      else { return found }
      found = found ?? number
      self = copy
    }
  }

  /// Reads the letters directly after a number, such as `ms`; empty if there are none.
  mutating func unit() -> String {
    let letters = rest.prefix { NamedValueScanner.isLetter($0) || $0 == UInt8(ascii: "%") }
    rest = rest[letters.endIndex...]
    return String(decoding: letters, as: UTF8.self).lowercased()
  }
}
