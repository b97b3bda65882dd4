/// Conversion of computed numbers to counts.
enum WholeNumber {
  /// The least whole number not below `x`, ignoring rounding; `Int.max` if no `Int` holds it.
  static func upwards(_ x: Double) -> Int {
    let whole = (x - max(1, abs(x)) * rounding).rounded(.up)
    return whole < Double(Int.max) ? Int(max(0, whole)) : .max
  }

  /// The fraction by which a computed number may be too large.
  private static let rounding = 1e-12
}
