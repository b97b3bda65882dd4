import TextFormats

/// Reads and writes the numbers of variable length in a block, with errors that say what is wrong.
extension VariableNumber {
  /// The bit that a byte has if the number continues in the next byte.
  private static let notLast: UInt8 = 0x80

  /// Appends a signed number, which is stored unsigned: 0, −1, 1, −2 … as 0, 1, 2, 3 ….
  static func append(signed number: Int64, to bytes: inout [UInt8]) { append(folded(number), to: &bytes) }

  /// Reads the byte at `position`, and advances `position` past it.
  static func readByte(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> UInt8 {
    guard position < bytes.byteCount else { throw .impossible("a block ends too early") }
    defer { position += 1 }
    return bytes.number(at: position)
  }

  /// Reads the number at `position`, and advances `position` past it.
  ///
  /// - Throws: For a number that continues past the end or has more than 64 bits.
  @inline(__always)
  static func readNumber(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> UInt64 {
    if position < bytes.byteCount {
      let first: UInt8 = bytes.number(at: position)
      if first < notLast {
        position += 1
        return UInt64(first)
      }
    }
    guard let number = read(bytes, at: &position) else {
      throw .impossible("a number in a block does not end")
    }
    return number
  }

  /// Reads the signed number at `position`, and advances `position` past it.
  static func readSigned(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> Int64 {
    unfolded(try readNumber(bytes, at: &position))
  }

  /// Reads the number at `position`, which must be at most `most`, and advances `position` past it.
  static func read(_ bytes: RawSpan, at position: inout Int, atMost most: Int) throws(CorpusProblem) -> Int {
    let number = try readNumber(bytes, at: &position)
    guard number <= UInt64(most) else { throw .impossible("a number in a block is \(number), above \(most)") }
    return Int(number)
  }
}
