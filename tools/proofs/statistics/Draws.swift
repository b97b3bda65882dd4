import ScrollPhysics

/// Random numbers of the distributions the proof needs, from a seed (SplitMix64, Steele, Lea and Flood 2014).
struct Draws {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// From 0 up to 1.
  mutating func share() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
  }

  mutating func isTrue(_ probability: Double) -> Bool { share() < probability }

  /// Successes of `trials`.
  mutating func binomial(_ trials: Int, _ probability: Double) -> Int {
    (0..<trials).reduce(0) { sum, _ in sum + (isTrue(probability) ? 1 : 0) }
  }

  /// Events with this mean, by the gaps between them.
  mutating func poisson(_ mean: Double) -> Int {
    var (count, sum) = (-1, 0.0)
    while sum < mean {
      count += 1
      sum -= Elementary.log(1 - share())
    }
    return count
  }

  /// A normal number, by Box and Muller.
  mutating func normal() -> Double {
    let radius = (-2 * Elementary.log(1 - share())).squareRoot()
    return radius * Elementary.cos(2 * Double.pi * share())
  }

  /// A whole number of a range, its logarithm even.
  mutating func size(_ range: ClosedRange<Int>) -> Int {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    return Int(low * Elementary.exp(share() * Elementary.log(high / low)))
  }

  /// A gamma number with this mean and variance (Marsaglia and Tsang 2000).
  mutating func gamma(_ shape: Double) -> Double {
    guard shape >= 1 else { return gamma(shape + 1) * Elementary.exp(Elementary.log(1 - share()) / shape) }
    let d = shape - 1.0 / 3
    while true {
      let x = normal()
      let root = 1 + x / (9 * d).squareRoot()
      let v = root * root * root
      if v > 0, Elementary.log(1 - share()) < x * x / 2 + d - d * v + d * Elementary.log(v) { return d * v }
    }
  }

  /// The share of one person, where shares have this mean and gestures of one person correlate so: a beta number.
  mutating func beta(_ mean: Double, _ correlation: Double) -> Double {
    guard correlation > 0, mean > 0 else { return mean }
    let size = (1 - correlation) / correlation
    let (one, other) = (gamma(mean * size), gamma((1 - mean) * size))
    return one + other > 0 ? one / (one + other) : isTrue(mean) ? 1 : 0
  }
}
