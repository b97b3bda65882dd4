/// Formats numbers with a fixed number of decimals, for pictures and tables.
public enum FixedDecimals {
  /// 2⁵³: every `Double` from here on is a whole number, so there are no decimals to round.
  private static let exactLimit = 9_007_199_254_740_992.0

  /// A number with a fixed number of decimals, ties away from zero; −0 is written as 0.
  ///
  ///     FixedDecimals.text(2.345, decimals: 1)   // "2.3"
  ///
  /// - Parameters:
  ///   - number: Any number; infinities, NaN and very large numbers are written as by Swift.
  ///   - decimals: The number of decimals, ≥ 0.
  /// - Returns: Digits, with a minus sign if needed.
  public static func text(_ number: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number * scale).rounded(.toNearestOrAwayFromZero)
    guard abs(scaled) < exactLimit else { return "\(number)" }
    let padded = PaddedText.right(String(Int(abs(scaled))), to: decimals + 1, with: "0")
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
