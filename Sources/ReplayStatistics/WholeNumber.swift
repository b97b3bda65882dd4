/// Converts computed numbers to counts.
enum WholeNumber {
  /// The least whole number, 0 or more, that is not below `x`; a tiny excess from rounding is ignored. `Int.max` if no `Int` is large
  /// enough.
  static func upwards(_ x: Double) -> Int {
    let whole = (x - max(1, abs(x)) * rounding).rounded(.up)
    return whole < Double(Int.max) ? Int(max(0, whole)) : .max
  }

  /// The relative error by which rounding may have made a computed number too large.
  private static let rounding = 1e-12
}
