/// The 95 % bounds of a figure found by a bootstrap, or the reason why it found none.
public struct BootstrapInterval: Equatable, Sendable {
  /// The lower bound of the 95 % interval; nil if the bootstrap found no bounds.
  public let low: Double?
  /// The upper bound of the 95 % interval; nil if the bootstrap found no bounds.
  public let high: Double?
  /// The number of clusters (people or devices) that were resampled.
  public let clusters: Int
  /// The reason why there are no bounds, as text; nil if there are bounds.
  public let why: String?

  init(low: Double, high: Double, clusters: Int) {
    (self.low, self.high, self.clusters, why) = (low, high, clusters, nil)
  }

  init(clusters: Int, why: String) {
    (low, high, self.clusters, self.why) = (nil, nil, clusters, why)
  }

  /// The interval for a score of right and wrong verdicts: without bounds if both bounds are equal.
  ///
  /// Equal bounds would claim that chance has no effect. They arise if all people are right, or all are alike, however the people are
  /// resampled. (A time may really be the same frame for everybody, so this applies only to scores.)
  var ofScore: BootstrapInterval {
    guard let low, let high, high - low < ClusterBootstrap.leastWidth else { return self }
    return BootstrapInterval(clusters: clusters, why: ClusterBootstrap.allAlike)
  }
}
