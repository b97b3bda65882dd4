/// Counts from computed numbers.
enum WholeNumber {
  /// The least whole number that is not below `x` by more than rounding; `Int.max` for what no `Int` holds.
  static func upwards(_ x: Double) -> Int {
    let whole = (x - max(1, abs(x)) * rounding).rounded(.up)
    return whole < Double(Int.max) ? Int(max(0, whole)) : .max
  }

  /// A computed number may be this share of itself too great.
  private static let rounding = 1e-12
}
