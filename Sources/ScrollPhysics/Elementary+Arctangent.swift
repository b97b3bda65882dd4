extension Elementary {
  /// The angle in radians whose tangent is `x`.
  ///
  /// −0 gives −0, ±∞ gives ±π/2. NaN gives NaN.
  ///
  ///     Elementary.atan(1)   // 0.7853981633974483
  ///
  /// - Parameter x: Any number.
  /// - Returns: An angle in −π/2…π/2.
  public static func atan(_ x: Double) -> Double {
    let size = abs(x)
    guard size >= smallTangent else { return arctangentNearZero(x) }
    let angle = size < 2.4375 ? arctangentOfMiddle(size) : arctangentOfLarge(size)
    return x < 0 ? -angle : angle
  }

  /// 7/16: up to this tangent the series converges without a reduction of its argument.
  private static var smallTangent: Double { 0.4375 }

  /// The arctangent of a small number, by a series: `arctan r = r + r³ · atanTail(r²)`; NaN gives NaN.
  @inline(__always)
  private static func arctangentNearZero(_ r: Double) -> Double {
    let z = r * r
    // −0 would lose its sign in the sum.
    return r == 0 ? r : r + r * z * Fitted.atanTail(z)
  }

  /// The arctangent of a number near 1: `arctan x = arctan c + arctan((x − c) / (1 + c·x))`, with `c` = ½, 1 or 1½ near `x`.
  @inline(__always)
  private static func arctangentOfMiddle(_ x: Double) -> Double {
    if x < 0.6875 { return sum(Fitted.atanHalfHigh, Fitted.atanHalfLow, (2 * x - 1) / (2 + x)) }
    if x < 1.1875 { return sum(0.5 * Fitted.halfPiHigh, 0.5 * Fitted.halfPiLow, (x - 1) / (x + 1)) }
    return sum(Fitted.atanThreeHalvesHigh, Fitted.atanThreeHalvesLow, (x - 1.5) / (1 + 1.5 * x))
  }

  /// The arctangent of a large number: `arctan x = π/2 − arctan(1/x)`.
  @inline(__always)
  private static func arctangentOfLarge(_ x: Double) -> Double {
    sum(Fitted.halfPiHigh, Fitted.halfPiLow, -1 / x)
  }

  /// `(high + low) + arctan r` for small `r`, with the large parts added last to limit rounding errors.
  @inline(__always)
  private static func sum(_ high: Double, _ low: Double, _ r: Double) -> Double {
    let z = r * r
    return high + (r + (r * z * Fitted.atanTail(z) + low))
  }
}
