/// The 95 % interval of a median by ranks alone, for any distribution (David and Nagaraja 2003, 7.1).
///
/// The number of `n` values below the true median is binomial with ½. The bounds are the values of rank `k` and
/// `n + 1 − k`, with `k` the greatest with `P(X < k) ≤ 2.5 %`, so the interval covers at least 95 %.
public struct MedianInterval: Equatable, Sendable {
  /// Lower bound, in the unit of the values.
  public let low: Double
  /// Upper bound, in the unit of the values.
  public let high: Double

  /// The greatest probability outside the interval, on each side.
  static let tail = 0.025

  /// Given bounds.
  ///
  /// - Parameters:
  ///   - low: Lower bound.
  ///   - high: Upper bound, not below `low`.
  public init(low: Double, high: Double) {
    (self.low, self.high) = (low, high)
  }

  /// The interval of a sample's median; nil for fewer than six values, whose whole range covers less than 95 %.
  ///
  /// - Parameter sample: Any values.
  public init?(_ sample: Quantiles) {
    let rank = Self.rank(of: sample.count)
    guard rank > 0, let low = sample.value(ofRank: rank),
      let high = sample.value(ofRank: sample.count + 1 - rank)
    else { return nil }
    self.init(low: low, high: high)
  }

  /// The interval of a median for values of several people (Woodruff 1952): between the least value up to which half of all values may
  /// lie, and the greatest below which half of them may, both by the interval of ``ClusteredShare``.
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

  /// The number of sorted `values` below `bound`, or also equal to it.
  private static func count(in values: [Double], upTo bound: Double, orAt isWithin: Bool) -> Int {
    first(of: values.count) { isWithin ? values[$0] > bound : values[$0] >= bound }
  }

  /// The first index at which `holds` is true, provided it stays true beyond; `count` if it never is.
  private static func first(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The greatest `k` with `P(X < k) ≤ 2.5 %` for X binomial with `count` and ½; 0 if there is none.
  ///
  /// The terms are computed in units of the middle one, outwards, so that no factorial overflows; terms that change no bit of
  /// the sum are left out.
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

  /// A term this small relative to the middle one changes no bit of the sum.
  private static let negligible = 1e-20
}
