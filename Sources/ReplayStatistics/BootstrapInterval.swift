/// The 95 % bounds found by a bootstrap, or why it found none.
public struct BootstrapInterval: Equatable, Sendable {
  /// Lower bound; nil if there is none.
  public let low: Double?
  /// Upper bound; nil if there is none.
  public let high: Double?
  /// The number of clusters that were resampled.
  public let clusters: Int
  /// Why there are no bounds, in words; nil if there are.
  public let why: String?

  init(low: Double, high: Double, clusters: Int) {
    (self.low, self.high, self.clusters, why) = (low, high, clusters, nil)
  }

  init(clusters: Int, why: String) {
    (low, high, self.clusters, self.why) = (nil, nil, clusters, why)
  }

  /// The interval for a score of right and wrong, for which bounds without width would wrongly claim that nothing is left to chance:
  /// people who are all right, or all alike, give such bounds however they are resampled. (A time may really be one frame in all of them.)
  var ofScore: BootstrapInterval {
    guard let low, let high, high - low < ClusterBootstrap.leastWidth else { return self }
    return BootstrapInterval(clusters: clusters, why: ClusterBootstrap.allAlike)
  }
}
