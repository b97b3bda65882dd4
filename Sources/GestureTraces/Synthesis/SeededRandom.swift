/// Reproducible random numbers: the same seed gives the same sequence on every machine.
///
/// SplitMix64 (Steele, Lea, Flood 2014): a counter through a mixing function, which needs no warm-up.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence of a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A uniformly distributed number from 0 up to, but not including, 1.
  public mutating func nextUnit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A uniformly distributed number between `low` and `high`.
  public mutating func nextEven(_ low: Double, _ high: Double) -> Double { low + (high - low) * nextUnit() }

  /// An approximately normal number: the sum of twelve uniform ones (Irwin–Hall), at most six deviations from the mean.
  ///
  /// This avoids logarithms, whose last bit depends on the math library.
  public mutating func nextNormal(_ mean: Double, deviation: Double) -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += nextUnit() }
    return mean + deviation * sum
  }
}
