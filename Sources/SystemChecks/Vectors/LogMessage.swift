/// A log message split into words and numbers: `progress=0.5` is the words `progress=` and the number 0.5.
struct LogMessage {
  /// The texts before, between and after the numbers of the message.
  private(set) var words = [""]
  /// The numbers in the message, in order.
  private(set) var numbers: [Double] = []

  /// Splits the text of a message into words and numbers.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      if let digits = Self.number(at: rest, after: words[words.count - 1].utf8.last) {
        numbers.append(digits.value)
        words.append("")
        rest = rest.dropFirst(digits.length)
      } else {
        words[words.count - 1].unicodeScalars.append(Unicode.Scalar(first))
        rest = rest.dropFirst()
      }
    }
  }

  /// Reads a number at the start of `bytes`: a sign unless a word precedes it, digits, a fraction, an exponent.
  private static func number(at bytes: ArraySlice<UInt8>, after previous: UInt8?) -> (
    value: Double, length: Int
  )? {
    var scan = bytes
    if scan.first == UInt8(ascii: "-") || scan.first == UInt8(ascii: "+") {
      guard !(previous.map(isWordByte) ?? false) else { return nil }
      scan = scan.dropFirst()
    }
    guard skipDigits(&scan) else { return nil }
    var fraction = scan
    if fraction.first == UInt8(ascii: ".") {
      fraction = fraction.dropFirst()
      if skipDigits(&fraction) { scan = fraction }
    }
    var exponent = scan
    if exponent.first == UInt8(ascii: "e") {
      exponent = exponent.dropFirst()
      if exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") {
        exponent = exponent.dropFirst()
      }
      if skipDigits(&exponent) { scan = exponent }
    }
    let digits = bytes[..<scan.startIndex]
    guard let value = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    return (value, digits.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte >= 0x80
  }

  /// Skips digits at the start of the bytes; false if there are none.
  private static func skipDigits(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop(while: isDigit)
    defer { bytes = rest }
    return rest.startIndex > bytes.startIndex
  }
}
