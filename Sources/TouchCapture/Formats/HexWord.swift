/// Parses two numbers of four hexadecimal digits each, all eight digits at once.
enum HexWord {
  /// The numbers that two groups of four hexadecimal digits stand for.
  ///
  /// - Parameters:
  ///   - first: The first four bytes, the first one lowest.
  ///   - second: The second four bytes, likewise.
  /// - Returns: The numbers, 0 to 65535; nil if a byte is not a hexadecimal digit.
  @inline(__always)
  static func numbers(_ first: UInt32, _ second: UInt32) -> (first: UInt16, second: UInt16)? {
    let text = UInt64(first) | UInt64(second) << 32
    // Letters contain the bit 0x40, digits do not: A is 0x41, a 0x61, 0 is 0x30.
    let letters = (text & eight(0x40)) >> 6
    let low = text & eight(0x0f)
    guard (text | letters << 5) & eight(0xf0) == eight(0x30) &+ letters &* 0x30 else { return nil }
    // A digit's low half is at most 9, a letter's 1 to 6; larger values carry into the high half.
    guard (low &+ eight(6) &+ letters &* 3) & eight(0x10) == 0,
      letters & ~((low &+ eight(15)) >> 4) == 0
    else { return nil }
    var sum = low &+ letters &* 9
    sum = ((sum &* (16 << 8 + 1)) >> 8) & 0x00ff_00ff_00ff_00ff
    sum = ((sum &* (256 << 16 + 1)) >> 16) & 0x0000_ffff_0000_ffff
    return (UInt16(truncatingIfNeeded: sum), UInt16(truncatingIfNeeded: sum >> 32))
  }

  /// A word of eight bytes, each equal to `byte`, which is below 256.
  @inline(__always)
  private static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
