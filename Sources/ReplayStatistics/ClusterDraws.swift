/// The weight of each cluster in each bootstrap sample: Poisson(1) numbers that depend only on the
/// seed, the cluster's name and the sample's index.
///
/// They do not depend on the order of the clusters, on other clusters, or on the number of
/// threads.
struct ClusterDraws: Sendable {
  private let hashes: [UInt64]

  /// Prepares the weights of the clusters with these names; equal seeds give equal weights.
  init(_ names: [String], seed: UInt64) {
    let start = seed == 0 ? 0 : Self.mix(seed)
    hashes = names.map { Self.hash($0) ^ start }
  }

  /// Writes the weight of each cluster in the bootstrap sample with this index to `times`, in the order of the names.
  func draw(_ sample: Int, into times: inout [Int]) {
    let step = UInt64(truncatingIfNeeded: sample) &* Self.goldenRatio
    for index in hashes.indices { times[index] = Self.poisson(Self.mix(hashes[index] &+ step)) }
  }

  /// A Poisson(1) number computed from 64 random bits, by inverting the distribution function.
  static func poisson(_ bits: UInt64) -> Int {
    let share = Double(bits >> 11) / 9_007_199_254_740_992
    var count = 0
    while count < atMost.count, share >= atMost[count] { count += 1 }
    return count
  }

  /// The probability that a Poisson(1) number is at most 0, 1, 2 and so on; the list ends where the terms fall below 1e-18.
  private static let atMost: [Double] = {
    var (probability, sum) = (inverseOfE, inverseOfE)
    var sums: [Double] = []
    while probability > 1e-18 {
      sums.append(sum)
      probability /= Double(sums.count)
      sum += probability
    }
    return sums
  }()

  /// e⁻¹, the probability of 0 in Poisson(1).
  private static let inverseOfE = 0.367_879_441_171_442_33
  /// 2⁶⁴ divided by the golden ratio: the increment of the SplitMix64 random generator.
  private static let goldenRatio: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The 64-bit FNV-1a hash (Fowler, Noll and Vo) of a cluster's name.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Mixes the bits of a number by the last step of the SplitMix64 random generator (Steele, Lea and Flood 2014).
  private static func mix(_ bits: UInt64) -> UInt64 {
    let first = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}
