/// The 95 % interval of a median, computed from ranks alone, for any distribution (David and Nagaraja 2003, 7.1).
///
/// Of `n` values, the number X below the true median is binomial with probability ½. The bounds are the values of rank `k` and
/// `n + 1 − k`, where `k` is the greatest rank with `P(X < k) ≤ 2.5 %`; so the interval covers at least 95 %.
public struct MedianInterval: Equatable, Sendable {
  /// Lower bound, in the unit of the values.
  public let low: Double
  /// Upper bound, in the unit of the values.
  public let high: Double

  /// The greatest probability that the true median lies beyond a bound, for each of the two bounds.
  static let tail = 0.025

  /// Stores given bounds.
  ///
  /// - Parameters:
  ///   - low: The lower bound, in the unit of the values.
  ///   - high: The upper bound, not below `low`.
  public init(low: Double, high: Double) {
    (self.low, self.high) = (low, high)
  }

  /// Computes the interval of a sample's median; nil for fewer than six values, because even their whole range covers less than 95 %.
  ///
  /// - Parameter sample: The values, treated as independent.
  public init?(_ sample: Quantiles) {
    let rank = Self.rank(of: sample.count)
    guard rank > 0, let low = sample.value(ofRank: rank),
      let high = sample.value(ofRank: sample.count + 1 - rank)
    else { return nil }
    self.init(low: low, high: high)
  }

  /// Computes the interval of a median from values of several people (Woodruff 1952).
  ///
  /// A number can be the median if half of all values may lie below it, according to the interval of ``ClusteredShare``. The bounds are the
  /// least and the greatest value for which that holds.
  ///
  /// Nil for fewer than six values, for fewer people than ``SamplingUnit/fewest``, and if the median may lie beyond all values.
  ///
  /// - Parameter values: The values of each person or device, in any order; finite.
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
    // Otherwise, for zeros of both signs, the result would depend on the order of people: -0 + 0 is 0.
    self.init(low: all[first] + 0.0, high: all[beyond - 1] + 0.0)
  }

  /// The number of sorted `values` below `bound`; if `isWithin` is true, including those equal to it.
  private static func count(in values: [Double], upTo bound: Double, orAt isWithin: Bool) -> Int {
    first(of: values.count) { isWithin ? values[$0] > bound : values[$0] >= bound }
  }

  /// The first index at which `holds` is true, if it then stays true; `count` if it is never true.
  private static func first(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The greatest rank `k` with `P(X < k) ≤ 2.5 %`, where X is binomial with `count` trials and probability ½; 0 if there is none.
  ///
  /// The terms are computed relative to the middle one, outwards from it, so that no factorial overflows. Terms that change no bit of the
  /// sum are left out.
  static func rank(of count: Int) -> Int {
    let middle = count / 2
    var terms = [1.0]
    while let last = terms.last, last > negligible, terms.count <= middle {
      let chosen = Double(middle - terms.count + 1)
      terms.append(last * chosen / (Double(count) - chosen + 1))
    }
    // The upper half mirrors the lower; for an even count the middle term occurs once.
    let sum = terms.reduce(0, +) * 2 - (count % 2 == 0 ? terms[0] : 0)
    var (below, rank) = (0.0, middle - terms.count + 1)
    for term in terms.reversed() {
      below += term
      if below > tail * sum { break }
      rank += 1
    }
    return rank
  }

  /// Terms below this fraction of the middle term are left out; they would change no bit of the sum.
  private static let negligible = 1e-20
}
