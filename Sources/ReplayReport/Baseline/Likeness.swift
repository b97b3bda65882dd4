/// The test for figures that are the same but for the order in which they were summed up.
enum Likeness {
  /// The greatest difference of figures up to 1 that are alike; of greater ones that share of them.
  private static let tolerance = 1e-9

  /// True where they are alike; nil is like nil alone.
  static func areAlike(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one == other || abs(one - other) <= tolerance * max(1, abs(one), abs(other))
  }
}

extension MetricSummary {
  /// True where both hold the same values, in whatever order.
  func isLike(_ other: MetricSummary) -> Bool {
    count == other.count && infinite == other.infinite
      && Self.keys.allSatisfy { Likeness.areAlike(figure($0), other.figure($0)) }
      && Likeness.areAlike(medianBounds?.low, other.medianBounds?.low)
      && Likeness.areAlike(medianBounds?.high, other.medianBounds?.high)
  }

  /// The one value that all have; nil where they differ, or there is none.
  var only: Double? { Likeness.areAlike(least, greatest) ? least : nil }
}
