extension Int64 {
  /// The integer part of a number, clamped to 64 bits; 0 for NaN.
  ///
  /// `Int64(x)` stops the program if no integer holds `x`; use this for numbers from outside, and for their sums and products.
  ///
  ///     Int64(clamping: 1e300)   // 9223372036854775807
  ///     Int64(clamping: -2.7)    // -2
  ///
  /// - Parameter number: Any number.
  package init(clamping number: Double) {
    // As a `Double` the greatest integer is rounded up beyond the range; the least is exact.
    if number >= Double(Int64.max) {
      self = .max
    } else if number >= Double(Int64.min) {
      self = Int64(number)
    } else {
      self = number.isNaN ? 0 : .min
    }
  }
}

extension Int {
  /// The integer part of a number, clamped to `Int`; 0 for NaN.
  ///
  /// - Parameter number: Any number.
  package init(clamping number: Double) { self.init(clamping: Int64(clamping: number)) }
}
