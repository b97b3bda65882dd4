/// Encodes whole numbers in as many bytes as they need: seven bits per byte, lowest first, with the top bit set if more follow (LEB128,
/// DWARF 5, 7.6).
package enum VariableNumber {
  /// The greatest number of bytes that a 64-bit number takes.
  package static let longest = 10
  /// The number of bits of each byte that hold part of the number.
  private static let bits: UInt64 = 7
  /// The top bit of a byte; it is set if more bytes of the number follow.
  private static let more: UInt8 = 0x80

  /// Appends a number to `bytes` in as few bytes as it needs.
  package static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= UInt64(more) {
      bytes.append(UInt8(truncatingIfNeeded: rest) | more)
      rest >>= bits
    }
    bytes.append(UInt8(rest))
  }

  /// Reads the number at `position`, and moves `position` past it.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - position: An index of the bytes, or their end.
  /// - Returns: The number; nil if it extends past the end (where `position` then is) or has more than 64 bits.
  package static func read(_ bytes: RawSpan, at position: inout Int) -> UInt64? {
    var (number, shift) = (UInt64(0), UInt64(0))
    for _ in 0..<longest {
      guard position < bytes.byteCount else { return nil }
      let byte = bytes.unsafeLoad(fromByteOffset: position, as: UInt8.self)
      position += 1
      let part = UInt64(byte & ~more)
      // Nine bytes hold 63 bits, so only one is left.
      if shift == bits * 9, part > 1 { return nil }
      number |= part << shift
      if byte < more { return number }
      shift += bits
    }
    return nil
  }

  /// A signed number mapped to an unsigned one (zigzag): 0, −1, 1, −2 … become 0, 1, 2, 3 ….
  package static func folded(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }

  /// The signed number that ``folded(_:)`` has mapped to `number`.
  package static func unfolded(_ number: UInt64) -> Int64 {
    Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }
}
