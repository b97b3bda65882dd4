import ScrollPhysics

/// The standard normal distribution, computed to the same bits on every platform.
public enum NormalDistribution {
  /// The 97.5 % quantile: the half-width of a 95 % interval in standard deviations.
  public static let quantile975 = 1.959963984540054

  /// The probability of a value of at most `x`: `Φ(x) = ½·erfc(−x/√2)`.
  ///
  /// It is computed by the rational approximations of Cody (1969), with a relative error of about 1e-14, even far into the lower tail.
  /// Below −38.5 it is 0, above 8.3 it is 1. NaN gives NaN.
  ///
  ///     NormalDistribution.probability(below: 1.96)   // 0.9750021
  ///
  /// - Parameter x: A value, in standard deviations from the mean.
  /// - Returns: From 0 to 1.
  public static func probability(below x: Double) -> Double {
    guard !x.isNaN else { return x }
    let size = abs(x)
    guard size * rootHalf > CodyErrorFunction.nearLimit else {
      return 0.5 + 0.5 * CodyErrorFunction.near(x * rootHalf)
    }
    let tail = size < farthest ? tail(size) : 0
    return x < 0 ? tail : 1 - tail
  }

  /// The quantile at `p`: the value that a normal variable is below with this probability. It inverts ``probability(below:)``.
  ///
  /// It is computed by Algorithm AS 241 (Wichura 1988), with a relative error of about 1e-15.
  ///
  ///     NormalDistribution.quantile(0.975)   // 1.959964
  ///
  /// - Parameter p: A probability, above 0 and below 1.
  /// - Returns: In standard deviations from the mean; nil if `p` is not above 0 and below 1, or is NaN.
  public static func quantile(_ p: Double) -> Double? {
    guard p > 0, p < 1 else { return nil }
    let middle = p - 0.5
    guard abs(middle) > WichuraQuantile.centralHalfWidth else { return WichuraQuantile.central(middle) }
    let tail = middle < 0 ? p : 1 - p
    let value = WichuraQuantile.outer((-Elementary.log(tail)).squareRoot())
    return middle < 0 ? -value : value
  }

  /// The probability of a value above `x`, for `x ≥ 0`.
  ///
  /// `e^(−x²/2)` is computed as a product of two factors: one for `x` rounded to a sixteenth, whose square is exact, and one for the rest.
  /// Otherwise the exponential would amplify the rounding of `x²`.
  private static func tail(_ x: Double) -> Double {
    let rounded = (x * sixteen).rounded(.down) / sixteen
    let rest = (x - rounded) * (x + rounded)
    let density = Elementary.exp(-rounded * rounded / 2) * Elementary.exp(-rest / 2)
    return 0.5 * density * CodyErrorFunction.scaledComplement(x * rootHalf)
  }

  private static let sixteen = 16.0
  /// The argument beyond which the probability of a greater value rounds to 0.
  private static let farthest = 39.0
  /// The constant √½.
  private static let rootHalf = 0.5.squareRoot()
}
