/// The 95 % interval of a median by ranks alone, whatever the distribution (David and Nagaraja 2003, 7.1).
///
/// How many of `n` values lie below the true median is binomial with ½. The bounds are the values of rank `k` and
/// `n + 1 − k`, `k` the greatest with `P(X < k) ≤ 2.5 %`: the interval covers at least 95 %.
public struct MedianInterval: Equatable, Sendable {
  /// Lower bound.
  public let low: Double
  /// Upper bound.
  public let high: Double

  /// Probability left out on each side, at most.
  static let tail = 0.025

  /// Bounds that were computed before.
  ///
  /// - Parameters:
  ///   - low: Lower bound.
  ///   - high: Upper bound, not below.
  public init(low: Double, high: Double) {
    (self.low, self.high) = (low, high)
  }

  /// The interval of a sample's median; nil of fewer than six values, whose whole range covers less than 95 %.
  ///
  /// - Parameter sample: Any values.
  public init?(_ sample: Quantiles) {
    let rank = Self.rank(of: sample.count)
    guard rank > 0, let low = sample.value(ofRank: rank),
      let high = sample.value(ofRank: sample.count + 1 - rank)
    else { return nil }
    self.init(low: low, high: high)
  }

  /// The greatest `k` with `P(X < k) ≤ 2.5 %` for X binomial of `count` and ½; 0 where there is none.
  ///
  /// The terms are taken in units of the middle one, outwards, so that no factorial overflows; those that change no bit of
  /// the sum are left out.
  static func rank(of count: Int) -> Int {
    let middle = count / 2
    var terms = [1.0]
    while let last = terms.last, last > negligible, terms.count <= middle {
      let chosen = Double(middle - terms.count + 1)
      terms.append(last * chosen / (Double(count) - chosen + 1))
    }
    // The upper half mirrors the lower; of an even count the middle term stands alone.
    let sum = terms.reduce(0, +) * 2 - (count % 2 == 0 ? terms[0] : 0)
    var (below, rank) = (0.0, middle - terms.count + 1)
    for term in terms.reversed() {
      below += term
      if below > tail * sum { break }
      rank += 1
    }
    return rank
  }

  /// A term this small beside the middle one changes no bit of the sum.
  private static let negligible = 1e-20
}
