/// Parses numbers in columns of fixed width, eight bytes at once: spaces, then digits, ending with a digit.
///
/// The digits of a word are combined in three multiplications: to pairs, to groups of four, to eight.
enum DigitWord {
  /// The number in the last `width` bytes of a word.
  ///
  /// - Parameters:
  ///   - word: Eight bytes, the first one lowest; bytes before the column are ignored.
  ///   - width: The column's width in bytes, 1 to 8.
  /// - Returns: The number, ≥ 0; nil unless the column holds spaces followed by digits.
  @inline(__always)
  static func number(_ word: UInt64, width: Int) -> Int? {
    let column = UInt64.max << UInt64(64 - 8 * width)
    return number(of: word & column | eight(space) & ~column)
  }

  /// The number in the last `width` bytes of a word, as `number(_:width:)` reads it, but with an optional minus sign before the digits.
  @inline(__always)
  static func signedNumber(_ word: UInt64, width: Int) -> Int? {
    let column = UInt64.max << UInt64(64 - 8 * width)
    let text = word & column | eight(space) & ~column
    let minus = zeroBytes(text ^ eight(minus))
    guard minus != 0 else { return number(of: text) }
    let shift = UInt64(minus.trailingZeroBitCount - 7)
    guard (text >> shift) >> 8 & 0xff != space else { return nil }
    return number(of: text ^ (Self.minus ^ space) << shift).map { -$0 }
  }

  /// The numbers in the first three and in the last three bytes of a word; the two bytes between are ignored.
  ///
  /// - Parameter word: Eight bytes, the first one lowest.
  /// - Returns: Both numbers, 0 to 999; nil unless each part holds spaces followed by digits.
  @inline(__always)
  static func pair(_ word: UInt64) -> (first: Int, second: Int)? {
    let text = word & ~between | eight(space) & between
    let (spaces, digits) = spacesAndDigits(text)
    // A space may follow a digit only where the first number ends.
    guard spaces | digits == eight(0x80), digits & ends == ends, digits << 8 & spaces & ~between == 0 else {
      return nil
    }
    let low = text & eight(0x0f)
    let tens = (low &* (10 << 8 + 1)) >> 8
    return (Int((tens & 0xff) * 10 + low >> 16 & 0x0f), Int((tens >> 40 & 0xff) * 10 + low >> 56))
  }

  /// Masks of a word with two numbers: the two bytes between the numbers, and the top bits of the bytes in which the numbers end.
  private static let (between, ends): (UInt64, UInt64) = (0x0000_00ff_ff00_0000, 0x8000_0000_0080_0000)

  private static let space: UInt64 = 0x20
  private static let minus: UInt64 = 0x2d

  /// A word of eight bytes, each equal to `byte`, which is below 256.
  @inline(__always)
  private static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// A word with the top bit set in every byte that is zero in `word`; all other bits are 0.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    ~((word & eight(0x7f)) &+ eight(0x7f) | word | eight(0x7f))
  }

  /// Two words with the top bit set in every byte of `text` that is a space, and in every byte that is a digit.
  @inline(__always)
  private static func spacesAndDigits(_ text: UInt64) -> (spaces: UInt64, digits: UInt64) {
    // Digits are 0x30 to 0x39: the high half is 3, and adding 6 leaves it 3. Only a byte that is not a digit carries into the next.
    let digits = zeroBytes((text & eight(0xf0) | ((text &+ eight(0x06)) & eight(0xf0)) >> 4) ^ eight(0x33))
    return (zeroBytes(text ^ eight(space)), digits)
  }

  /// The number in eight bytes of spaces followed by digits; nil for any other text.
  @inline(__always)
  private static func number(of text: UInt64) -> Int? {
    let (spaces, digits) = spacesAndDigits(text)
    guard spaces | digits == eight(0x80), digits >> 63 == 1, digits << 8 & spaces == 0 else { return nil }
    // The low half of a space is 0, too.
    var sum = ((text & eight(0x0f)) &* (10 << 8 + 1)) >> 8
    sum = ((sum & 0x00ff_00ff_00ff_00ff) &* (100 << 16 + 1)) >> 16
    return Int(((sum & 0x0000_ffff_0000_ffff) &* (10_000 << 32 + 1)) >> 32)
  }
}
