extension Elementary {
  /// The whole number nearest to `x`, halves away from 0.
  ///
  /// The same as `x.rounded()`, which calls a C library's `round` where the processor has no instruction for
  /// it, and WebAssembly has neither. −0 and small negative numbers give −0, ±∞ themselves. NaN gives NaN.
  ///
  ///     Elementary.rounded(-2.5)   // -3.0
  ///
  /// - Parameter x: Any number.
  /// - Returns: A whole number, `x` itself from 2⁵² on.
  @inlinable
  public static func rounded(_ x: Double) -> Double {
    let whole = x.rounded(.towardZero)
    let away = x < 0 ? whole - 1 : whole + 1
    // The difference is exact.
    return abs(x - whole) >= 0.5 ? away : whole
  }
}
