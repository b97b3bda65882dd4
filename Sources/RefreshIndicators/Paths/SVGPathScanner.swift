/// Reads the tokens of SVG path data: letters, numbers, flags, separators.
struct SVGPathScanner {
  private let path: String
  private let bytes: [UInt8]
  /// The index of the next byte to read.
  private(set) var position = 0

  init(_ path: String) {
    self.path = path
    bytes = Array(path.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space: blank, tab, line feed, form feed, carriage return (SVG 2, 9.3.9 `wsp`).
  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D {
      position += 1
    }
  }

  /// Reads the next command letter; throws if the next character is not one.
  mutating func readCommand() throws(SVGPathError) -> SVGCommand {
    guard let byte = next, let command = SVGCommand(letter: byte) else {
      throw error(.notACommand(found ?? "the end"))
    }
    position += 1
    return command
  }

  /// Skips separators between two numbers: white space with at most one comma.
  ///
  /// - Returns: Whether a number follows.
  mutating func skipToNumber() throws(SVGPathError) -> Bool {
    skipSpace()
    guard next == 0x2C else { return beginsNumber }
    let comma = position
    position += 1
    skipSpace()
    guard beginsNumber else { throw error(.strayComma(found: found), at: comma) }
    return true
  }

  private var beginsNumber: Bool {
    guard let byte = next else { return false }
    return Self.isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }

  /// Reads the next number: sign, digits with a decimal point anywhere, exponent.
  mutating func readNumber(_ index: Int, of command: SVGCommand) throws(SVGPathError) -> Double {
    guard beginsNumber else {
      throw error(.missingNumber(number: index, command: command, found: found))
    }
    let start = position
    if next == 0x2B || next == 0x2D { position += 1 }
    var digits = skipDigits()
    if next == 0x2E {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw error(.noDigits(text(from: start)), at: start) }
    skipExponent()
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan
    guard abs(value) <= SVGPathParser.largestCoordinate else { throw error(.tooLarge, at: start) }
    return value
  }

  /// Reads a flag of an arc: one character, with or without a separator after it.
  mutating func readFlag() throws(SVGPathError) -> Bool {
    guard let byte = next, byte == 0x30 || byte == 0x31 else { throw error(.badFlag(found)) }
    position += 1
    return byte == 0x31
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    return position - start
  }

  /// Skips an exponent; an `e` without digits is not an exponent and is not skipped.
  private mutating func skipExponent() {
    guard let mark = next, mark == 0x65 || mark == 0x45 else { return }
    let start = position
    position += 1
    if next == 0x2B || next == 0x2D { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private func text(from start: Int) -> String {
    "'" + String(decoding: bytes[start..<position], as: UTF8.self) + "'"
  }

  /// The next character in quotes, for messages; nil at the end.
  private var found: String? {
    let rest = path.unicodeScalars[path.utf8.index(path.startIndex, offsetBy: position)...]
    return rest.first.map { $0.value < 0x20 ? "a control character" : "'\($0)'" }
  }

  /// An error at the byte `offset`, by default at the next byte.
  func error(_ problem: SVGPathError.Problem, at offset: Int? = nil) -> SVGPathError {
    let end = path.utf8.index(path.startIndex, offsetBy: offset ?? position)
    return SVGPathError(
      problem: problem, column: path.unicodeScalars[..<end].count + 1, path: path)
  }
}
