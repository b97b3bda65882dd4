/// Bootstrap bounds for figures of correlated traces: it resamples whole people or devices, not single gestures (Davison and Hinkley 1997,
/// 3.8).
///
/// In each of ``replicates`` samples, a cluster (the traces of one person or device) is weighted by a Poisson(1) number (Chamandy et al.
/// 2012). The number depends only on the seed, the cluster's name and the sample's index, so the bounds are the same to the bit whatever
/// the order of the traces.
///
/// The bounds are quantiles of the figure over the samples that define it. The lower one is at Φ(−t·√(m/(m − 1))), the upper one as far
/// from the top, where m is the number of clusters, Φ the normal distribution function, and t Student's 97.5 % quantile with m − 1 degrees
/// of freedom. The 2.5 and 97.5 % quantiles themselves are too narrow for few clusters (Hesterberg 2015).
public enum ClusterBootstrap {
  /// The number of bootstrap samples drawn for each figure.
  public static let replicates = 2000
  /// The fewest clusters for which bounds are given; with fewer they would be far too narrow (Cameron, Gelbach and Miller 2008).
  public static let leastClusters = 5
  /// The figure must be defined in at least this fraction of the bootstrap samples; otherwise there are no bounds.
  static let leastDefined = 0.95

  /// If the bounds of a score are closer together than this, they differ only by rounding.
  static let leastWidth = 1e-9

  /// The reason for missing bounds if there are fewer clusters than ``leastClusters``.
  public static let tooFew = "fewer than \(leastClusters) people or devices, no bootstrap"
  /// The reason for missing bounds if every bootstrap sample gives the same figure.
  public static let allAlike = "people or devices are all alike, so drawing them again says nothing"
  /// The reason for missing bounds if too few bootstrap samples define the figure.
  public static let seldomDefined = "too many samples of the bootstrap do not define it"

  /// The bounds of any figure that is computed from samples of several people or devices.
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

  /// The bounds of a figure that is computed from the weights of the clusters alone.
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

  /// Calls `body` once per bootstrap sample with the weight of each cluster, in the order of `names`.
  private static func forEachSample(of names: [String], seed: UInt64, _ body: (_ times: [Int]) -> Void) {
    let draws = ClusterDraws(names, seed: seed)
    var times = Array(repeating: 0, count: names.count)
    for sample in 0..<replicates {
      draws.draw(sample, into: &times)
      body(times)
    }
  }

  /// The bounds of a figure, given its values in the bootstrap samples that define it.
  private static func bounds(of figures: [Double], clusters: Int) -> BootstrapInterval {
    let spread = Quantiles(figures)
    let level = level(clusters: clusters)
    guard Double(figures.count) >= leastDefined * Double(replicates), let low = spread.value(at: level),
      let high = spread.value(at: 1 - level)
    else { return BootstrapInterval(clusters: clusters, why: seldomDefined) }
    return BootstrapInterval(low: low, high: high, clusters: clusters)
  }

  /// The fraction of bootstrap samples below the lower bound: 2.5 % for many clusters, less for few.
  static func level(clusters: Int) -> Double {
    let count = Double(clusters)
    let t = StudentDistribution.quantile975(freedom: count - 1)
    return NormalDistribution.probability(below: -t * (count / (count - 1)).squareRoot())
  }

  /// The bounds of several scores of confusion counts, all from the same bootstrap samples.
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

  /// The bounds of one score of confusion counts, or the reason why there are none.
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

  /// The bounds of a figure of confusion counts; nil if the bootstrap finds none.
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
