/// Converts decimal numbers of up to 19 digits to the nearest `Double`, in integer arithmetic.
package enum ExactDecimal {
  /// The greatest number of decimal digits that always fits into 64 bits.
  private static let most = 19
  /// Powers of ten that a `Double` represents exactly. An integer up to 2⁵³ times or divided by such a power is rounded once (Clinger 1990).
  private static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]
  /// The powers of ten from 10⁰ to 10¹⁹, which fit into 64 bits.
  private static let wholePowers: [UInt64] = (0...19).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  /// `mantissa · 10^exponent`, rounded once, half to even; nil if the method does not apply.
  ///
  /// - Parameters:
  ///   - mantissa: The digits as an integer; undefined if there are more than 19.
  ///   - digits: The number of digits of `mantissa`.
  ///   - exponent: The power of ten.
  ///   - isNegative: Whether the number has a minus sign.
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

  /// `dividend / divisor`, rounded once to a `Double`.
  ///
  /// Both are shifted up to their top bit, so that the division of 128 by 64 bits gives at least 62 bits. A remainder is recorded in the
  /// lowest bit, which is below the bit that determines the rounding.
  private static func quotient(_ dividend: UInt64, _ divisor: UInt64) -> Double {
    guard dividend > 0 else { return 0 }
    let shifts = (dividend.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let shifted = dividend << UInt64(shifts.0)
    let (bits, rest) = (divisor << UInt64(shifts.1)).dividingFullWidth((shifted >> 1, shifted << 63))
    let exponent = shifts.1 - shifts.0 - 63
    return Double(sign: .plus, exponent: exponent, significand: Double(rest == 0 ? bits : bits | 1))
  }
}
