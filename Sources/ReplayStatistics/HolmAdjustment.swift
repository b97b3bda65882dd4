/// The p values of several tests, adjusted so that the chance of even one false alarm among them stays below the level (Holm 1979).
public enum HolmAdjustment {
  /// The adjusted p values, in the given order.
  ///
  /// The i-th smallest of m becomes `max over j ≤ i of min(1, (m − j + 1)·p₍ⱼ₎)`: as safe as Bonferroni's, and never larger for any test.
  ///
  ///     HolmAdjustment.adjusted([0.01, 0.04, 0.03])   // 0.03, 0.06, 0.06
  ///
  /// - Parameter values: p values from 0 to 1, one per test.
  /// - Returns: One per test, none smaller than before.
  public static func adjusted(_ values: [Double]) -> [Double] {
    var adjusted = values
    var greatest = 0.0
    let order = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    for (rank, index) in order.enumerated() {
      greatest = max(greatest, min(1, Double(values.count - rank) * values[index]))
      adjusted[index] = greatest
    }
    return adjusted
  }
}
