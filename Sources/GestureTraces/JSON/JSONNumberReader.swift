/// Reads one number: exactly, without a detour through text where the digits allow it.
struct JSONNumberReader {
  private(set) var position: Int
  private let start: Int
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var exponent = 0
  private var isInteger = true
  private var isNegative = false

  init(start: Int) {
    position = start
    self.start = start
  }

  /// Powers of ten that a Double holds exactly: with a whole number below 2⁵³ one rounding is left (Clinger 1990).
  private static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]
  /// Digits whose number is below 2⁵³ for certain.
  private static let exactDigits = 15

  mutating func read(_ bytes: Span<UInt8>) -> Result<JSONNumber, JSONProblem> {
    if byte(bytes) == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    let first = byte(bytes)
    guard takeDigits(bytes, countsDown: false) > 0 else { return .failure(JSONProblem("a digit is missing")) }
    if first == UInt8(ascii: "0"), position - start > (isNegative ? 2 : 1) {
      return .failure(JSONProblem("a number does not begin with 0 and another digit"))
    }
    if byte(bytes) == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      guard takeDigits(bytes, countsDown: true) > 0 else {
        return .failure(JSONProblem("a digit after the point is missing"))
      }
    }
    if let byte = byte(bytes), byte | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      position += 1
      guard takeExponent(bytes) else { return .failure(JSONProblem("a digit of the exponent is missing")) }
    }
    return value(bytes)
  }

  private func byte(_ bytes: Span<UInt8>) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func takeDigits(_ bytes: Span<UInt8>, countsDown: Bool) -> Int {
    let before = position
    while let byte = byte(bytes), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      if mantissa != 0 { digits += 1 }
      if countsDown { exponent -= 1 }
      position += 1
    }
    return position - before
  }

  private mutating func takeExponent(_ bytes: Span<UInt8>) -> Bool {
    let sign = byte(bytes)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    var value = 0
    let before = position
    while let byte = byte(bytes), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      // Beyond this every number is 0 or too large; more digits must not overflow.
      if value < 100_000 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
      position += 1
    }
    exponent += sign == UInt8(ascii: "-") ? -value : value
    return position > before
  }

  private func value(_ bytes: Span<UInt8>) -> Result<JSONNumber, JSONProblem> {
    if digits <= Self.exactDigits, abs(exponent) < Self.exactPowers.count {
      let whole = isNegative ? -Double(mantissa) : Double(mantissa)
      let power = Self.exactPowers[abs(exponent)]
      return .success(JSONNumber(exponent < 0 ? whole / power : whole * power))
    }
    let text = text(bytes)
    guard let value = Double(text), value.isFinite else {
      return .failure(JSONProblem("\(text.prefix(24)) is beyond what a double holds"))
    }
    let keepsText = isInteger && JSONWriter.text(of: value) != text
    return .success(JSONNumber(value: value, exactText: keepsText ? text : nil))
  }

  private func text(_ bytes: Span<UInt8>) -> String {
    var text = ""
    for index in start..<position { text.unicodeScalars.append(UnicodeScalar(bytes[index])) }
    return text
  }
}
