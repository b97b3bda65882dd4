import TextFormats

/// The difference of two figures with intervals, and its own: `d ∓ √((v₂ − e₂)² + (e₁ − v₁)²)` with the ends `e` that lie on
/// that side (Zou and Donner 2008), of two shares with Wilson's intervals just Newcombe's for independent samples.
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

  /// Better or worse where the interval leaves 0 out and the difference is seen.
  func verdict(isWorseWhenGreater: Bool, least: Double) -> BaselineVerdict {
    guard abs(difference) >= least, low > 0 || high < 0 else { return .withinNoise }
    return (difference > 0) == isWorseWhenGreater ? .worse : .better
  }

  /// The difference and its interval.
  var words: String {
    "difference \(Figures.short(difference)) (95 %: \(Figures.short(low)) to \(Figures.short(high)))"
  }
}
