/// The 95 % bounds a bootstrap found, or why it found none.
public struct BootstrapInterval: Equatable, Sendable {
  /// Lower bound; nil where there is none.
  public let low: Double?
  /// Upper bound; nil where there is none.
  public let high: Double?
  /// The number of clusters drawn from.
  public let clusters: Int
  /// The reason why there are no bounds, in words; nil where there are.
  public let why: String?

  init(low: Double, high: Double, clusters: Int) {
    (self.low, self.high, self.clusters, why) = (low, high, clusters, nil)
  }

  init(clusters: Int, why: String) {
    (low, high, self.clusters, self.why) = (nil, nil, clusters, why)
  }

  /// The same as of a score of right and wrong, where bounds without width would claim that nothing is left to chance:
  /// people who are all right, or all alike, say so however they are drawn. (A time may be one frame in all of them.)
  var ofScore: BootstrapInterval {
    guard let low, let high, high - low < ClusterBootstrap.leastWidth else { return self }
    return BootstrapInterval(clusters: clusters, why: ClusterBootstrap.allAlike)
  }
}
