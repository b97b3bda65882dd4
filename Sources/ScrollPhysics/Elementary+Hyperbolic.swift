extension Elementary {
  /// The hyperbolic tangent of `x`.
  ///
  /// Odd, rising from −1 to 1, of slope 1 at 0; −0 gives −0. NaN gives NaN.
  ///
  ///     Elementary.tanh(0.2)   // 0.197375320224904
  ///
  /// - Parameter x: Any number.
  /// - Returns: A number in −1…1.
  public static func tanh(_ x: Double) -> Double {
    let size = abs(x)
    guard size < tanhLimit else { return x < 0 ? -1 : x > 0 ? 1 : x }
    guard size > tanhSeriesEnd else {
      // −0 would lose its sign in the sum.
      return x == 0 ? x : x + x * (x * x) * Fitted.tanhTail(x * x)
    }
    let rounded = size < 1 ? tanhBelowOne(size) : tanhAboveOne(size)
    return x < 0 ? -rounded : rounded
  }

  /// The inverse hyperbolic tangent of `x`, half the natural logarithm of `(1 + x) / (1 − x)`.
  ///
  /// ±1 gives ±∞, a number beyond NaN; −0 gives −0. NaN gives NaN.
  ///
  /// - Parameter x: A number in −1…1.
  /// - Returns: Any number.
  public static func atanh(_ x: Double) -> Double {
    let size = abs(x)
    guard size < 1 else { return size == 1 ? x * .infinity : .nan }
    guard size > atanhSeriesEnd else {
      return x == 0 ? x : x + x * (x * x) * (0.5 * Fitted.logTail(x * x))
    }
    let half = 0.5 * logOfQuotient(size)
    return x < 0 ? -half : half
  }

  /// The argument from which on the hyperbolic tangent rounds to 1: `2·e^(−2·x) < 2⁻⁵⁴`.
  private static var tanhLimit: Double { 20 }
  /// The argument up to which the series is the fastest and most accurate way to compute the hyperbolic tangent.
  private static var tanhSeriesEnd: Double { 0.35 }
  /// The argument of atanh up to which the polynomial `logTail` applies: `s² = 0.02944`.
  private static var atanhSeriesEnd: Double { 0.17 }

  /// The hyperbolic tangent below 1: `E / (E + 2)` with `E = e^(2·x) − 1`, corrected for the rounding error of the sum.
  private static func tanhBelowOne(_ x: Double) -> Double {
    let e = expm1(2 * x)
    let sum = e + 2
    let lost = e > 2 ? 2 - (sum - e) : e - (sum - 2)
    let quotient = e / sum
    return quotient - quotient * lost / sum
  }

  /// The hyperbolic tangent from 1 on: `1 − 2 / (E + 2)` with `E = e^(2·x) − 1`; the quotient is small, and so are its errors.
  private static func tanhAboveOne(_ x: Double) -> Double {
    let e = expm1(2 * x)
    let sum = e + 2
    let quotient = 2 / sum
    return 1 - (quotient - quotient * (2 - (sum - e)) / sum)
  }

  /// `ln((1 + x) / (1 − x))` for `0 < x < 1`, corrected for the rounding errors of sum, difference and quotient.
  private static func logOfQuotient(_ x: Double) -> Double {
    let (above, below) = (1 + x, 1 - x)
    let lostAbove = x - (above - 1)
    let lostBelow = (1 - below) - x
    let quotient = above / below
    let rest = difference(above, quotient, below)
    return log(quotient, correction: (rest + lostAbove) / above - lostBelow / below)
  }

  /// `a − b · c` without rounding error if `b · c` equals `a` except for its last bit: the product's error by Dekker's method.
  private static func difference(_ a: Double, _ b: Double, _ c: Double) -> Double {
    let product = b * c
    let (b1, c1) = (upperHalf(b), upperHalf(c))
    let (b2, c2) = (b - b1, c - c1)
    let lost = ((b1 * c1 - product) + b1 * c2 + b2 * c1) + b2 * c2
    return (a - product) - lost
  }

  /// The upper 26 bits of a number; the product of two such halves is exact.
  private static func upperHalf(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
  }
}
