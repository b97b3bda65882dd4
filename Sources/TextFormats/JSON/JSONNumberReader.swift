/// Reads one number, correctly rounded; up to 19 digits without converting to text.
package struct JSONNumberReader {
  package private(set) var position: Int
  private let start: Int
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var exponent = 0
  private var isInteger = true
  private var isNegative = false

  package init(start: Int) {
    position = start
    self.start = start
  }

  mutating func read(_ bytes: Span<UInt8>) -> Result<JSONNumber, JSONProblem> {
    if let problem = scan(bytes) { return .failure(problem) }
    let value = ExactDecimal.value(mantissa, digits: digits, exponent: exponent, isNegative: isNegative)
    if let value, !isInteger || mantissa <= 1 << 53 { return .success(JSONNumber(value)) }
    return slowly(bytes)
  }

  /// Reads a number as the nearest `Double`, without storing the digits of large whole numbers; nil if there is no number.
  package mutating func readDouble(_ bytes: Span<UInt8>) -> Double? {
    guard scan(bytes) == nil else { return nil }
    if let value = ExactDecimal.value(
      mantissa, digits: digits, exponent: exponent, isNegative: isNegative)
    {
      return value
    }
    return Double(text(bytes)).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Grammar

  private mutating func scan(_ bytes: Span<UInt8>) -> JSONProblem? {
    if byte(bytes) == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    let first = position
    guard takeDigits(bytes) > 0 else { return JSONProblem("a digit is missing") }
    if bytes[first] == UInt8(ascii: "0"), position - first > 1 {
      position = first
      return JSONProblem("a number must not begin with 0 and another digit")
    }
    if byte(bytes) == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      let count = takeDigits(bytes)
      guard count > 0 else { return JSONProblem("a digit after the point is missing") }
      exponent = -count
    }
    guard let byte = byte(bytes), byte | 0x20 == UInt8(ascii: "e") else { return nil }
    isInteger = false
    position += 1
    return takeExponent(bytes) ? nil : JSONProblem("a digit of the exponent is missing")
  }

  private func byte(_ bytes: Span<UInt8>) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func takeDigits(_ bytes: Span<UInt8>) -> Int {
    let before = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if mantissa != 0 || digits > 0 { digits += 1 }
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
      // Larger exponents all give 0 or a number that is too large; further digits must not overflow.
      if value < 1_000_000_000 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
      position += 1
    }
    exponent += sign == UInt8(ascii: "-") ? -value : value
    return position > before
  }

  // MARK: Numbers of many digits

  private func slowly(_ bytes: Span<UInt8>) -> Result<JSONNumber, JSONProblem> {
    let text = text(bytes)
    guard let value = Double(text), value.isFinite else {
      return .failure(JSONProblem("\(text.prefix(24)) is greater than a double can hold, 1.8e308"))
    }
    let keepsText = isInteger && JSONNumberText.text(of: value) != text
    return .success(JSONNumber(value: value, exactText: keepsText ? text : nil))
  }

  private func text(_ bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(position - start)
    for index in start..<position { text.append(bytes[index]) }
    return String(decoding: text, as: UTF8.self)
  }
}
