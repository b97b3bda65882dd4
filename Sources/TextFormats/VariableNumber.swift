/// Whole numbers of as many bytes as they need: seven bits a byte, the least first, the top bit where more follow (LEB128, DWARF 5, 7.6).
package enum VariableNumber {
  /// Bytes of one of 64 bits at most.
  package static let longest = 10
  /// The bits of a byte that hold a part of a number.
  private static let bits: UInt64 = 7
  /// The least byte that says that more follow.
  private static let more: UInt8 = 0x80

  /// Adds a number.
  package static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= UInt64(more) {
      bytes.append(UInt8(truncatingIfNeeded: rest) | more)
      rest >>= bits
    }
    bytes.append(UInt8(rest))
  }

  /// The number that begins at `position`, which then is behind it.
  ///
  /// - Parameters:
  ///   - bytes: Any.
  ///   - position: An index of them, or their end.
  /// - Returns: nil of one that goes on beyond the end, where `position` then is, or has more than 64 bits.
  package static func read(_ bytes: RawSpan, at position: inout Int) -> UInt64? {
    var (number, shift) = (UInt64(0), UInt64(0))
    for _ in 0..<longest {
      guard position < bytes.byteCount else { return nil }
      let byte = bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self)
      position += 1
      let part = UInt64(byte & ~more)
      // Nine times seven bits are there already: one is left.
      if shift == bits * 9, part > 1 { return nil }
      number |= part << shift
      if byte < more { return number }
      shift += bits
    }
    return nil
  }

  /// A signed number as one without a sign: 0, −1, 1, −2 … as 0, 1, 2, 3 ….
  package static func folded(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }

  /// The signed number of one without a sign.
  package static func unfolded(_ number: UInt64) -> Int64 {
    Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }
}
