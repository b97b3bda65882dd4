/// The elementary functions in plain Swift: the same bits on every platform, where C libraries differ.
///
/// Each result is within 1 ulp (a last bit) of the true value; polynomials and constants come from `tools/make coefficients`. The order of
/// the operations is part of the definition: nothing is contracted or reassociated.
@frozen
public enum Elementary {
  @usableFromInline typealias Fitted = ElementaryCoefficients

  /// The exponential function, `eˣ`.
  ///
  /// Below −745.14 it is 0, above 709.79 infinite. NaN gives NaN.
  ///
  ///     Elementary.exp(1)   // 2.718281828459045
  ///
  /// - Parameter x: Any number.
  /// - Returns: A number ≥ 0.
  @inlinable
  public static func exp(_ x: Double) -> Double {
    guard abs(x) < exponentLimit else { return x < 0 ? 0 : x * .infinity }
    let (k, high, low) = reducedByLn2(x)
    let tail = high * high * Fitted.expTail(high) - low
    let sum = 1 + high
    return scaled(sum + (((1 - sum) + high) + tail), by: wholeNumber(k))
  }

  /// `eˣ − 1`, accurate near 0, where `exp(x) − 1` is not.
  ///
  /// −0 gives −0; below −745.14 it is −1, above 709.79 infinite. NaN gives NaN.
  ///
  /// - Parameter x: Any number.
  /// - Returns: A number ≥ −1.
  @inlinable
  public static func expm1(_ x: Double) -> Double {
    guard abs(x) < exponentLimit else { return x < 0 ? -1 : x * .infinity }
    guard abs(x) > halfLn2 else {
      // −0 would lose its sign in the sum.
      return x == 0 ? x : x + x * x * Fitted.expTail(x)
    }
    let (k, high, low) = reducedByLn2(x)
    let tail = high * high * Fitted.expTail(high) - low
    // eˣ − 1 = 2ᵏ · ((1 − 2⁻ᵏ) + (eʳ − 1)); beyond 54 the 2⁻ᵏ no longer counts, below −54 the eʳ.
    guard k > -expm1Limit else { return -1 }
    let rest = k < expm1Limit ? 1 - powerOfTwo(-wholeNumber(k)) : 1
    let sum = rest + high
    return scaled(sum + (((rest - sum) + high) + tail), by: wholeNumber(k))
  }

  /// Above 746 `eˣ` is certainly infinite, below −746 it is 0. A comparison with NaN is false.
  @inlinable static var exponentLimit: Double { 746 }
  /// Half of ln 2, approximately: up to this argument the exponential's series needs no reduction.
  @inlinable static var halfLn2: Double { 0.34657 }
  @inlinable static var expm1Limit: Double { 55 }

  /// Splits an argument: `x = k · ln 2 + high − low`, with `k` whole and `|high| ≤ ln 2 / 2`.
  @inlinable
  static func reducedByLn2(_ x: Double) -> (k: Double, high: Double, low: Double) {
    let k = nearestWhole(x * Fitted.perLn2)
    let start = x - k * Fitted.ln2High
    let correction = k * Fitted.ln2Low
    let high = start - correction
    return (k, high, (high - start) + correction)
  }

  /// The whole number nearest to `x`, ties to even, for `|x| < 2⁵¹`: adding 1.5 · 2⁵² pushes the fraction out.
  @inlinable
  static func nearestWhole(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  /// A whole `Double` below 2³¹ in magnitude as an integer: after adding 1.5 · 2⁵² the double's last bits are that integer's.
  @inlinable
  static func wholeNumber(_ x: Double) -> Int { Int(Int32(truncatingIfNeeded: (x + 0x1.8p52).bitPattern)) }

  /// `2ⁿ` for a normal exponent, `−1022 ≤ n ≤ 1023`.
  @inlinable
  static func powerOfTwo(_ n: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: n &+ 1023) << 52)
  }

  /// `x · 2ⁿ` in two steps, so that results beyond the normal range round once.
  @inlinable
  static func scaled(_ x: Double, by n: Int) -> Double {
    let half = n >> 1
    return x * powerOfTwo(half) * powerOfTwo(n &- half)
  }
}
