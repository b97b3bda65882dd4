extension Elementary {
  /// The cube root of `x`.
  ///
  /// Odd: a negative number has a negative root. ±0, ±∞ and NaN give themselves.
  ///
  ///     Elementary.cbrt(0.25)   // 0.6299605249474366
  ///
  /// - Parameter x: Any number.
  /// - Returns: The `y` with `y³ = x`.
  public static func cbrt(_ x: Double) -> Double {
    let size = abs(x)
    guard size > 0, size < .infinity else { return x }
    // 2⁵⁴, whose root is 2¹⁸, makes a subnormal number normal.
    let isNormal = size >= 0x1p-1022
    let root = rootOfNormal(isNormal ? size : size * 0x1p54) * (isNormal ? 1 : 0x1p-18)
    return x < 0 ? -root : root
  }

  /// The cube root of a normal number: one step of Halley's method from `e^(ln x / 3)`, cut to 26 bits so that its square is exact.
  private static func rootOfNormal(_ x: Double) -> Double {
    let start = Double(bitPattern: exp(log(x) / 3).bitPattern & 0xffff_ffff_f800_0000)
    let quotient = x / (start * start)
    return start + start * ((quotient - start) / (2 * start + quotient))
  }
}
