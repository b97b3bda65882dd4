/// The digits at the start of eight bytes of text, found and converted in a register.
///
/// A word is eight bytes, the first one lowest. After subtracting `0x30` from each, digits are 0 to 9.
struct DigitRun {
  /// The bytes of the text minus `0x30`, so that digits are 0 to 9; bytes after the digits are undefined.
  private let bytes: UInt64
  /// A mask with the top bit set in every byte that is not a digit.
  let others: UInt64

  private static let zeros: UInt64 = 0x3030_3030_3030_3030
  private static let lowSeven: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let tops: UInt64 = 0x8080_8080_8080_8080
  /// A mask whose addition to each byte sets the top bit for values of 10 and more, but not for 9.
  private static let beyondNine: UInt64 = 0x7676_7676_7676_7676
  /// The greatest number of digits in one word of eight bytes.
  static let most = 8

  @inline(__always)
  init(_ word: UInt64) {
    bytes = word ^ Self.zeros
    others = (((bytes & Self.lowSeven) &+ Self.beyondNine) | bytes) & Self.tops
  }

  /// The number of digits at the start of the word, 0 to 8.
  var count: Int {
    @inline(__always) get { others.trailingZeroBitCount >> 3 }
  }

  /// True for a 0 followed by more digits, which is not a valid number.
  var hasLeadingZero: Bool {
    @inline(__always) get { bytes & 0xFF == 0 && others & 0x8000 == 0 }
  }

  /// The number in the first `count` bytes, 1 to 8.
  @inline(__always)
  func value(_ count: Int) -> UInt64 { Self.value(bytes &<< UInt64(truncatingIfNeeded: 64 - 8 * count)) }

  /// The number in the first `count` bytes, 2 to 8, skipping the decimal point at index `point`, which has digits on both sides.
  @inline(__always)
  func value(_ count: Int, without point: Int) -> UInt64 {
    let before: UInt64 = (1 &<< UInt64(truncatingIfNeeded: 8 * point)) &- 1
    let joined: UInt64 = (bytes & before) | ((bytes >> 8) & ~before)
    return Self.value(joined &<< UInt64(truncatingIfNeeded: 72 - 8 * count))
  }

  /// Combines eight digits, the first one lowest, into one number: first pairs, then groups of four, then all eight.
  @inline(__always)
  private static func value(_ digits: UInt64) -> UInt64 {
    let pairs = digits &* 10 &+ digits >> 8
    let even = (pairs & 0x0000_00FF_0000_00FF) &* (100 + 1_000_000 << 32)
    let odd = (pairs >> 16 & 0x0000_00FF_0000_00FF) &* (1 + 10_000 << 32)
    return (even &+ odd) >> 32
  }
}

/// Powers of ten as whole numbers.
enum WholePowers {
  /// `10^count`, for the digits of a word: 0 to 8.
  @inline(__always)
  static func of(_ count: Int) -> UInt64 {
    switch count {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    default: 100_000_000
    }
  }
}
