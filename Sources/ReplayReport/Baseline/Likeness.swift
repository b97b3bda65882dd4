/// Compares figures up to the rounding that arises if sums are computed in another order.
enum Likeness {
  /// The largest difference at which figures count as equal: absolute for figures up to 1, relative for larger ones.
  private static let tolerance = 1e-9

  /// True if the two figures are equal up to rounding; nil equals only nil.
  static func areAlike(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one == other || abs(one - other) <= tolerance * max(1, abs(one), abs(other))
  }
}

extension MetricSummary {
  /// True if both are statistics of the same values, in any order.
  func isLike(_ other: MetricSummary) -> Bool {
    count == other.count && infinite == other.infinite
      && Self.keys.allSatisfy { Likeness.areAlike(figure($0), other.figure($0)) }
      && Likeness.areAlike(medianBounds?.low, other.medianBounds?.low)
      && Likeness.areAlike(medianBounds?.high, other.medianBounds?.high)
  }

  /// The value that all samples share; nil if they differ, or if there are no samples.
  var only: Double? { Likeness.areAlike(least, greatest) ? least : nil }
}
