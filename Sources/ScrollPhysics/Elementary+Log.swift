extension Elementary {
  /// The natural logarithm of `x`.
  ///
  /// 0 gives −∞, ∞ gives ∞, a negative number NaN. NaN gives NaN.
  ///
  /// - Parameter x: A number ≥ 0.
  /// - Returns: The `y` with `eʸ = x`.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logAtTheEnds(x) }
    return log(x, correction: 0)
  }

  /// `ln(1 + x)`, accurate near 0, where `log(1 + x)` is not.
  ///
  /// −0 gives −0, −1 gives −∞, ∞ gives ∞, a number below −1 NaN. NaN gives NaN.
  ///
  /// - Parameter x: A number ≥ −1.
  /// - Returns: The `y` with `eʸ = 1 + x`.
  public static func log1p(_ x: Double) -> Double {
    guard x > -1, x < .infinity else { return logAtTheEnds(1 + x) }
    if x == 0 { return x }
    if x > belowOne, x < aboveOne { return logOfOnePlus(x, whole: 0, correction: 0) }
    let sum = 1 + x
    let lost = sum > x + x ? x - (sum - 1) : 1 - (sum - x)
    return log(sum, correction: lost / sum)
  }

  /// `√½ − 1`, approximately: above this, and below `√2 − 1`, the logarithm of `1 + x` is computed without a power of two.
  private static var belowOne: Double { -0.2928 }
  private static var aboveOne: Double { 0.4142 }

  private static func logAtTheEnds(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x > 0 ? x : .nan
  }

  /// `ln x + correction` for a positive finite `x`; `correction` is the relative error by which `x` was rounded.
  static func log(_ x: Double, correction: Double) -> Double {
    let (k, m) = scaledToOne(x)
    return logOfOnePlus(m - 1, whole: k, correction: correction)
  }

  /// Splits a positive finite number: `x = 2ᵏ · m` with `k` whole and `√½ ≤ m < √2`.
  @inline(__always)
  static func scaledToOne(_ x: Double) -> (k: Double, m: Double) {
    // 2⁵⁴ makes a subnormal number normal.
    let (bits, shift) = x < 0x1p-1022 ? ((x * 0x1p54).bitPattern, -54.0) : (x.bitPattern, 0.0)
    let mantissa = bits & 0x000f_ffff_ffff_ffff
    // From √2 (this bit pattern) on, half the mantissa and one more power of two.
    let carry: UInt64 = mantissa >= 0x0006_a09e_667f_3bcd ? 1 : 0
    let m = Double(bitPattern: mantissa | (1023 &- carry) << 52)
    return (Double(Int64(bits >> 52 &+ carry) &- 1023) + shift, m)
  }

  /// `ln(1 + f) + k · ln 2 + correction` for `√½ ≤ 1 + f < √2`.
  ///
  /// With `s = f / (2 + f)`, `ln(1 + f) = 2 artanh s = 2s + s³ · logTail(s²)`, and `2s = f − s · f` lets `f` enter exactly.
  @inline(__always)
  private static func logOfOnePlus(_ f: Double, whole k: Double, correction: Double) -> Double {
    let s = f / (2 + f)
    let z = s * s
    let halfSquare = 0.5 * f * f
    let curve = s * (halfSquare + z * Fitted.logTail(z))
    if k == 0 { return f - (halfSquare - (curve + correction)) }
    let low = k * Fitted.ln2Low + correction
    return k * Fitted.ln2High - ((halfSquare - (curve + low)) - f)
  }
}
