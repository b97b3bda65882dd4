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
}
