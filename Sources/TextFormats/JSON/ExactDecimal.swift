/// The nearest `Double` of a decimal number of up to 19 digits, in whole-number arithmetic.
package enum ExactDecimal {
  /// Digits whose number 64 bits hold for certain.
  private static let most = 19
  /// Powers of ten that a Double holds exactly: with a whole number up to 2⁵³ one rounding is left (Clinger 1990).
  private static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]
  /// Powers of ten that 64 bits hold.
  private static let wholePowers: [UInt64] = (0...19).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  /// `mantissa · 10^exponent`, rounded once, half to even; nil where this arithmetic does not reach.
  ///
  /// - Parameters:
  ///   - mantissa: The digits as a whole number; garbage if there are more than 19.
  ///   - digits: How many digits `mantissa` has.
  ///   - exponent: The power of ten.
  ///   - isNegative: Whether a minus stands before it.
  /// - Returns: The nearest `Double`; nil for more than 19 digits, or a power too far from 0.
  package static func value(_ mantissa: UInt64, digits: Int, exponent: Int, isNegative: Bool) -> Double? {
    guard digits <= most else { return nil }
    let magnitude: Double
    if mantissa <= 1 << 53, abs(exponent) < exactPowers.count {
      let power = exactPowers[abs(exponent)]
      magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
      guard magnitude.isFinite else { return nil }
    } else if exponent <= 0, exponent > -wholePowers.count {
      magnitude = quotient(mantissa, wholePowers[-exponent])
    } else {
      return nil
    }
    return isNegative ? -magnitude : magnitude
  }

  /// `dividend / divisor` rounded once: both are shifted up to their top bit, so that the 128 by 64 bit division gives
  /// at least 62 bits; a rest is kept as the last of them, which lies below the one that rounding looks at.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    guard dividend > 0 else { return 0 }
    let shifts = (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let shifted = dividend << UInt64(shifts.0)
    let (bits, rest) = (divisor << UInt64(shifts.1)).dividingFullWidth((shifted >> 1, shifted << 63))
    let exponent = shifts.1 - shifts.0 - 63
    return Double(sign: .plus, exponent: exponent, significand: Double(rest == 0 ? bits : bits | 1))
  }
}
