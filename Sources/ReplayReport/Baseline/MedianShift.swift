import TextFormats

/// The difference between an estimate in the baseline and the same one now, with an interval from both intervals (Zou and Donner 2008).
///
/// For values e₁ and e₂ the bounds are `d ∓ √((v₂ − e₂)² + (e₁ − v₁)²)`, where d is their difference and v₁, v₂ are the bounds of their
/// intervals on the side concerned. For two proportions with Wilson's intervals, this equals Newcombe's interval for independent samples.
struct MedianShift {
  private let difference: Double
  private let low: Double
  private let high: Double

  init(
    before: (value: Double, low: Double, high: Double), after: (value: Double, low: Double, high: Double)
  ) {
    difference = after.value - before.value
    low = difference - Self.length(after.value - after.low, before.high - before.value)
    high = difference + Self.length(after.high - after.value, before.value - before.low)
  }

  private static func length(_ one: Double, _ other: Double) -> Double {
    (one * one + other * other).squareRoot()
  }

  /// Better or worse if the interval excludes 0 and the difference is at least `least`; otherwise ``BaselineVerdict/withinNoise``.
  func verdict(isWorseWhenGreater: Bool, least: Double) -> BaselineVerdict {
    guard abs(difference) >= least, low > 0 || high < 0 else { return .withinNoise }
    return (difference > 0) == isWorseWhenGreater ? .worse : .better
  }

  /// The difference and its 95 % interval, as text.
  var words: String {
    "difference \(Figures.short(difference)) (95 %: \(Figures.short(low)) to \(Figures.short(high)))"
  }
}
