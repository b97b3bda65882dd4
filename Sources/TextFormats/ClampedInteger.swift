extension Int64 {
  /// The whole part of a number, or the nearest integer of 64 bits; 0 for NaN.
  ///
  /// `Int64(x)` ends the program where no integer holds `x`: this is for numbers that come from outside, and for sums and products
  /// of such.
  ///
  ///     Int64(clamping: 1e300)   // 9223372036854775807
  ///     Int64(clamping: -2.7)    // -2
  ///
  /// - Parameter number: Any.
  package init(clamping number: Double) {
    // As a Double the greatest integer is rounded up, to one that is none any more; the least is exact.
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
  /// The whole part of a number, or the nearest `Int`; 0 for NaN.
  ///
  /// - Parameter number: Any.
  package init(clamping number: Double) { self.init(clamping: Int64(clamping: number)) }
}
