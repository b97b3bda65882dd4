/// Bounds for figures of correlated traces: whole people are resampled, not single gestures (Davison and Hinkley 1997, 3.8).
///
/// In each of `replicates` samples a cluster is weighted by a Poisson(1) number (Chamandy et al. 2012), which depends only on the seed, the
/// cluster's name and the sample's index, so the bounds are the same to the bit whatever the order of the traces. The bounds are quantiles
/// of the figure over the samples that define it: at Φ(−t·√(m/(m − 1))) and at the same distance from the top, with t Student's quantile
/// for m − 1 degrees of freedom, because the 2.5 and 97.5 % quantiles are too narrow for few clusters (Hesterberg 2015).
public enum ClusterBootstrap {
  /// The number of bootstrap samples.
  public static let replicates = 2000
  /// The fewest clusters for bounds; with fewer they would be far too narrow (Cameron, Gelbach and Miller 2008).
  public static let leastClusters = 5
  /// The figure must be defined in at least this fraction of the bootstrap samples; otherwise there are no bounds.
  static let leastDefined = 0.95

  /// Bounds of a score that are closer than this differ only by rounding.
  static let leastWidth = 1e-9

  /// The message for fewer clusters than ``leastClusters``.
  public static let tooFew = "fewer than \(leastClusters) people or devices, no bootstrap"
  /// The message for clusters that give the same figure however they are resampled.
  public static let allAlike = "people or devices are all alike, so drawing them again says nothing"
  /// The message for a figure that too few samples define.
  public static let seldomDefined = "too many samples of the bootstrap do not define it"

  /// The bounds of any figure of samples that come in clusters.
  ///
  /// - Parameters:
  ///   - clusters: The samples of each person or device, by name.
  ///   - seed: The random seed; reports use 0.
  ///   - figure: Computes the figure from the clusters' samples, in the order of their names, and their weights; nil if
  ///     they do not define it.
  /// - Returns: Lower and upper bound of the 95 % interval, or why there are none.
  public static func interval<Sample>(
    _ clusters: [String: Sample], seed: UInt64 = 0,
    of figure: (_ samples: [Sample], _ times: [Int]) -> Double?
  ) -> BootstrapInterval {
    let sorted = clusters.sorted { $0.key < $1.key }
    let samples = sorted.map { $0.value }
    return interval(names: sorted.map { $0.key }, seed: seed) { figure(samples, $0) }
  }

  /// The bounds of a figure that depends on the clusters' weights.
  ///
  /// - Parameters:
  ///   - names: The clusters, each once.
  ///   - seed: The random seed.
  ///   - figure: Computes the figure from the weights, in the order of `names`; nil if they do not define it.
  /// - Returns: Lower and upper bound of the 95 % interval, or why there are none.
  public static func interval(
    names: [String], seed: UInt64 = 0, of figure: (_ times: [Int]) -> Double?
  ) -> BootstrapInterval {
    guard names.count >= leastClusters else { return BootstrapInterval(clusters: names.count, why: tooFew) }
    var figures: [Double] = []
    forEachSample(of: names, seed: seed) { times in if let value = figure(times) { figures.append(value) } }
    return bounds(of: figures, clusters: names.count)
  }

  /// Calls `body` with the clusters' weights, once per sample.
  private static func forEachSample(of names: [String], seed: UInt64, _ body: (_ times: [Int]) -> Void) {
    let draws = ClusterDraws(names, seed: seed)
    var times = Array(repeating: 0, count: names.count)
    for sample in 0..<replicates {
      draws.draw(sample, into: &times)
      body(times)
    }
  }

  /// The bounds of a figure from its values in the samples that define it.
  private static func bounds(of figures: [Double], clusters: Int) -> BootstrapInterval {
    let spread = Quantiles(figures)
    let level = level(clusters: clusters)
    guard Double(figures.count) >= leastDefined * Double(replicates), let low = spread.value(at: level),
      let high = spread.value(at: 1 - level)
    else { return BootstrapInterval(clusters: clusters, why: seldomDefined) }
    return BootstrapInterval(low: low, high: high, clusters: clusters)
  }

  /// The fraction of samples below the lower bound: 2.5 % for many clusters, less for few.
  static func level(clusters: Int) -> Double {
    let count = Double(clusters)
    let t = StudentDistribution.quantile975(freedom: count - 1)
    return NormalDistribution.probability(below: -t * (count / (count - 1)).squareRoot())
  }

  /// The bounds of scores of the counts, or why there are none; all from the same samples, drawn once.
  ///
  /// - Parameters:
  ///   - clusters: The counts of each person or device, by name.
  ///   - scores: Compute the scores from the counts of a sample; nil if they do not define one.
  /// - Returns: Lower and upper bound of each 95 % interval, or why there are none, in the order of `scores`.
  public static func intervals(
    _ clusters: [String: ConfusionCounts], of scores: [(ConfusionCounts) -> Double?]
  ) -> [BootstrapInterval] {
    guard clusters.count >= leastClusters else {
      return scores.map { _ in BootstrapInterval(clusters: clusters.count, why: tooFew) }
    }
    let sorted = clusters.sorted { $0.key < $1.key }
    var values = scores.map { _ in [Double]() }
    forEachSample(of: sorted.map { $0.key }, seed: 0) { times in
      var sum = ConfusionCounts()
      for index in sorted.indices { sum.add(sorted[index].value, times: times[index]) }
      for (index, score) in scores.enumerated() {
        if let value = score(sum) { values[index].append(value) }
      }
    }
    return values.map { bounds(of: $0, clusters: clusters.count).ofScore }
  }

  /// The bounds of a score of the counts, or why there are none.
  ///
  /// - Parameters:
  ///   - clusters: The counts of each person or device, by name.
  ///   - score: Computes the score from the counts of a sample; nil if they do not define it.
  /// - Returns: Lower and upper bound of the 95 % interval, or why there are none.
  public static func interval(
    _ clusters: [String: ConfusionCounts], of score: (ConfusionCounts) -> Double?
  ) -> BootstrapInterval {
    withoutActuallyEscaping(score) { intervals(clusters, of: [$0])[0] }
  }

  /// The bounds of a figure of the counts; nil if there are none.
  ///
  /// - Parameters:
  ///   - clusters: The counts of each person or device, by name.
  ///   - figure: Computes the figure from the counts of a sample; nil if they do not define it.
  /// - Returns: Lower and upper bound of the 95 % interval.
  public static func bounds(
    _ clusters: [String: ConfusionCounts], of figure: (ConfusionCounts) -> Double?
  ) -> (low: Double, high: Double)? {
    let interval: BootstrapInterval = interval(clusters, of: figure)
    guard let low = interval.low, let high = interval.high else { return nil }
    return (low, high)
  }
}
