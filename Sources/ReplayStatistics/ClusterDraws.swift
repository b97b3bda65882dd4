/// The counts of each cluster in each sample of a bootstrap: Poisson(1) draws that depend on nothing but the
/// seed, the cluster's name and the sample's number.
///
/// They are the same whatever the order of the clusters, whatever other clusters there are, and however many
/// threads ask.
struct ClusterDraws: Sendable {
  private let hashes: [UInt64]

  /// The draws for clusters of these names.
  init(_ names: [String], seed: UInt64) {
    let start = seed == 0 ? 0 : Self.mix(seed)
    hashes = names.map { Self.hash($0) ^ start }
  }

  /// Draws the count of each cluster in a sample, in the order of the names; `times` is written over.
  func draw(_ sample: Int, into times: inout [Int]) {
    let step = UInt64(truncatingIfNeeded: sample) &* Self.goldenRatio
    for index in hashes.indices { times[index] = Self.poisson(Self.mix(hashes[index] &+ step)) }
  }

  /// A draw of Poisson(1) by its distribution function, from 64 random bits.
  static func poisson(_ bits: UInt64) -> Int {
    let share = Double(bits >> 11) / 9_007_199_254_740_992
    var count = 0
    while count < atMost.count, share >= atMost[count] { count += 1 }
    return count
  }

  /// The probabilities of at most 0, 1, 2… in Poisson(1), as far as a `Double` tells them apart.
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
  /// 2⁶⁴ over the golden ratio, as in SplitMix64.
  private static let goldenRatio: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// FNV-1a (Fowler, Noll and Vo) of a name, 64 bits.
  private static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The finishing step of SplitMix64 (Steele, Lea and Flood 2014).
  private static func mix(_ bits: UInt64) -> UInt64 {
    let first = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}
