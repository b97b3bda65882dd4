import ReplayStatistics
import TextFormats

extension Estimate {
  /// The JSON fields of an estimate, the same in every report.
  static let fields = Fields<Estimate>(
    sharedAs: "estimate", "A figure with its 95 % interval.",
    [
      .value("value", "The figure; percentages are fractions from 0 to 1. Null if it does not exist.") {
        $0.value
      },
      .value(
        "low", "The lower bound of its 95 % interval, in the figure's unit; null if it does not exist."
      ) { $0.low },
      .value(
        "high", "The upper bound of its 95 % interval, in the figure's unit; null if it does not exist."
      ) { $0.high },
      .value("n", "The number of observations, 0 or more.") { $0.count },
      .optional("why", "Why the value or its bounds are null, in words; absent if none of them is.") {
        $0.why
      },
    ])

  /// Table columns for the value and its bounds, under the given headings.
  static func columns(_ value: String, _ low: String, _ high: String) -> [Column<Estimate>] {
    zip([value, low, high], fields.columns("value", "low", "high")).map { $1.with(key: $0) }
  }

  /// This estimate in another unit: value and bounds multiplied by `factor`.
  func scaled(by factor: Double) -> Estimate {
    Estimate(
      value: value.map { $0 * factor }, low: low.map { $0 * factor }, high: high.map { $0 * factor },
      count: count, why: why)
  }
}
