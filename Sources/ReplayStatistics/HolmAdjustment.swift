/// Adjusts the p values of several tests, so that the chance of even one false alarm among them stays below the level (Holm 1979).
public enum HolmAdjustment {
  /// The adjusted p values, in the given order.
  ///
  /// The i-th smallest of m p values becomes `max over j ≤ i of min(1, (m − j + 1)·p₍ⱼ₎)`, where p₍ⱼ₎ is the j-th smallest. This is as safe
  /// as Bonferroni's method, and its p values are never larger.
  ///
  ///     HolmAdjustment.adjusted([0.01, 0.04, 0.03])   // 0.03, 0.06, 0.06
  ///
  /// - Parameter values: p values from 0 to 1, one per test.
  /// - Returns: One adjusted p value per test, not smaller than the given one.
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
