/// Whole numbers of as many bytes as they need: seven bits a byte, the least first, the top bit where more follow (LEB128, DWARF 5, 7.6).
enum VariableNumber {
  /// Bytes of one of 64 bits at most.
  private static let longest = 10

  /// Adds a number.
  static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a signed number: 0, −1, 1, −2 … as 0, 1, 2, 3 ….
  static func append(signed number: Int64, to bytes: inout [UInt8]) {
    append(UInt64(bitPattern: number << 1 ^ number >> 63), to: &bytes)
  }

  /// The byte at `position`, which moves behind it.
  static func readByte(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> UInt8 {
    guard position < bytes.byteCount else { throw .impossible("a block ends too early") }
    defer { position += 1 }
    return bytes.number(at: position)
  }

  /// The number at `position`, which moves behind it.
  ///
  /// - Throws: A number that goes on beyond the end or has more than 64 bits.
  @inline(__always)
  static func read(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> UInt64 {
    if position < bytes.byteCount {
      let first: UInt8 = bytes.number(at: position)
      if first < 0x80 {
        position += 1
        return UInt64(first)
      }
    }
    return try readLong(bytes, at: &position)
  }

  private static func readLong(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    for _ in 0..<longest {
      guard position < bytes.byteCount else { break }
      let byte: UInt8 = bytes.number(at: position)
      position += 1
      let part = UInt64(byte & 0x7F)
      if shift == 63, part > 1 { break }
      number |= part << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw .impossible("a number in a block does not end")
  }

  /// The signed number at `position`.
  static func readSigned(_ bytes: RawSpan, at position: inout Int) throws(CorpusProblem) -> Int64 {
    let number = try read(bytes, at: &position)
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// The number at `position`, where it is at most `most`.
  static func read(_ bytes: RawSpan, at position: inout Int, atMost most: Int) throws(CorpusProblem) -> Int {
    let number = try read(bytes, at: &position)
    guard number <= UInt64(most) else { throw .impossible("a number in a block is \(number), above \(most)") }
    return Int(number)
  }
}
