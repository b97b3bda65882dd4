/// Bounds for figures of correlated traces: whole people are drawn again, not single gestures (Davison and Hinkley 1997, 3.8).
///
/// In each of `replicates` samples a cluster counts as often as a Poisson(1) draw says (Chamandy et al. 2012), and the draw
/// depends on nothing but the cluster's name and the sample's number: the bounds are the same to the bit whatever the order of
/// the traces. The bounds are the 2.5 and 97.5 % quantiles of the figure over the samples that define it.
public enum ClusterBootstrap {
  /// How many samples are drawn.
  public static let replicates = 2000
  /// With fewer clusters the bounds would be far too narrow, so there are none (Cameron, Gelbach and Miller 2008).
  public static let leastClusters = 5
  /// If fewer than this share of the samples define the figure there are no bounds.
  static let leastDefined = 0.95

  /// The bounds of a figure of the counts; nil where they were not to be had.
  ///
  /// - Parameters:
  ///   - clusters: The counts of each person or device, by name.
  ///   - figure: What to compute from the counts of a sample; nil where they do not define it.
  /// - Returns: Lower and upper bound of the 95 % interval.
  public static func bounds(
    _ clusters: [String: ConfusionCounts], of figure: (ConfusionCounts) -> Double?
  ) -> (low: Double, high: Double)? {
    guard clusters.count >= leastClusters else { return nil }
    let hashed = clusters.map { (hash: hash($0.key), counts: $0.value) }
    let figures = (0..<replicates).compactMap { figure(sample($0, of: hashed)) }
    let spread = Quantiles(figures)
    guard Double(figures.count) >= leastDefined * Double(replicates), let low = spread.value(at: 0.025),
      let high = spread.value(at: 0.975)
    else { return nil }
    return (low, high)
  }

  private static func sample(_ number: Int, of clusters: [(hash: UInt64, counts: ConfusionCounts)])
    -> ConfusionCounts
  {
    var sum = ConfusionCounts()
    for cluster in clusters {
      let times = poissonDraw(
        mix(cluster.hash &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15))
      sum.add(cluster.counts, times: times)
    }
    return sum
  }

  /// A draw of Poisson(1) by its distribution function, from 64 random bits.
  static func poissonDraw(_ bits: UInt64) -> Int {
    let share = Double(bits >> 11) / 9_007_199_254_740_992
    var (count, probability) = (0, inverseOfE)
    var below = probability
    while share >= below, probability > 1e-18 {
      count += 1
      probability /= Double(count)
      below += probability
    }
    return count
  }

  /// e⁻¹, the probability of 0 in Poisson(1).
  private static let inverseOfE = 0.367_879_441_171_442_33

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
