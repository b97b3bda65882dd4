extension Elementary {
  /// The sine of an angle in radians; NaN for infinite angles and NaN.
  ///
  /// - Parameter x: Any finite angle, however large.
  /// - Returns: A number in −1…1; −0 for −0.
  public static func sin(_ x: Double) -> Double {
    guard abs(x) < .infinity else { return .nan }
    // −0 would lose its sign in the sum.
    if x == 0 { return x }
    let angle = ReducedAngle(x)
    return switch angle.quadrant {
    case 0: sine(angle)
    case 1: cosine(angle)
    case 2: -sine(angle)
    default: -cosine(angle)
    }
  }

  /// The cosine of an angle in radians; NaN for infinite angles and NaN.
  ///
  /// - Parameter x: Any finite angle, however large.
  /// - Returns: A number in −1…1.
  public static func cos(_ x: Double) -> Double {
    guard abs(x) < .infinity else { return .nan }
    let angle = ReducedAngle(x)
    return switch angle.quadrant {
    case 0: cosine(angle)
    case 1: -sine(angle)
    case 2: -cosine(angle)
    default: sine(angle)
    }
  }

  /// The sine of a reduced angle `r + e`, `|r| ≤ π / 4`: the series of `sin r`, plus `e · cos r` with `cos r ≈ 1 − r² / 2`.
  @inline(__always)
  private static func sine(_ angle: ReducedAngle) -> Double {
    let (r, e) = (angle.remainder, angle.correction)
    let z = r * r
    return r + (z * r * Fitted.sinTail(z) + e * (1 - 0.5 * z))
  }

  /// The cosine of a reduced angle `r + e`, `|r| ≤ π / 4`, from its series in `z = r²`.
  ///
  /// It adds `1 − z / 2` with its rounding error, the rest of the series, and `−e · r`.
  @inline(__always)
  private static func cosine(_ angle: ReducedAngle) -> Double {
    let (r, e) = (angle.remainder, angle.correction)
    let z = r * r
    let half = 0.5 * z
    let sum = 1 - half
    return sum + (((1 - sum) - half) + (z * z * Fitted.cosTail(z) - r * e))
  }
}
