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

  /// The interval of a median of several people's values (Woodruff 1952): between the least value up to which half of all values may
  /// lie, and the greatest below which half of them may, both by the interval of ``ClusteredShare``.
  ///
  /// Nil of fewer than six values, of fewer people than ``SamplingUnit/fewest``, and where the median may lie beyond all values.
  ///
  /// - Parameter values: Those of each person or device, in any order; finite.
  public init?(byUnit values: [[Double]]) {
    let people = values.filter { !$0.isEmpty }.map { $0.sorted() }
    var all: [Double] = []
    for own in people { all += own }
    all.sort()
    guard people.count >= SamplingUnit.fewest, Self.rank(of: all.count) > 0,
      let none = ClusteredShare(people.map { UnitShare(0, of: $0.count) }).high, none < 0.5
    else { return nil }
    // The first value up to which half may lie, and the first below which more than half must.
    let first = Self.first(of: all.count) { index in
      let share = ClusteredShare(
        people.map { UnitShare(Self.count(in: $0, upTo: all[index], orAt: true), of: $0.count) })
      return (share.high ?? 1) >= 0.5
    }
    let beyond = Self.first(of: all.count) { index in
      let share = ClusteredShare(
        people.map { UnitShare(Self.count(in: $0, upTo: all[index], orAt: false), of: $0.count) })
      return (share.low ?? 0) > 0.5
    }
    // Of zeros with either sign the first would hang on the order of people: -0 + 0 is 0.
    self.init(low: all[first] + 0.0, high: all[beyond - 1] + 0.0)
  }

  /// How many of the sorted `values` are below `bound`, or also at it.
  private static func count(in values: [Double], upTo bound: Double, orAt isWithin: Bool) -> Int {
    first(of: values.count) { isWithin ? values[$0] > bound : values[$0] >= bound }
  }

  /// The first index at which `holds`, which holds from there on; `count` where it does not.
  private static func first(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
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
