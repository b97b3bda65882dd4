/// The paired counts of two engines on the same gestures, per person or device.
public struct ClusteredPairs: Equatable, Sendable {
  /// The unit that was sampled at random.
  public let unit: SamplingUnit
  /// The counts of each person or device; for ``SamplingUnit/gestures`` a single entry with all.
  public let byUnit: [PairedCounts]
  /// The sum of all counts.
  public let total: PairedCounts

  /// The counts of several people or devices, in any order.
  public init(_ byUnit: [PairedCounts], of unit: SamplingUnit) {
    (self.byUnit, self.unit) = (byUnit, unit)
    var total = PairedCounts()
    for counts in byUnit { total.add(counts) }
    self.total = total
  }

  /// The counts of gestures that are treated as independent.
  public init(_ counts: PairedCounts) {
    self.init([counts], of: .gestures)
  }

  /// The second engine's proportion minus the first one's; positive if the second is greater.
  ///
  /// For gestures by ``NewcombeDifference/paired(_:)``. For people it is the proportion in which only the second is right minus that in
  /// which only the first is, each with its interval (``ClusteredShare``), combined by Newcombe's method (Zou and Donner 2008): what both
  /// decide alike says nothing about a difference. Their correlation is that of `UnitSizes.covariance`.
  public var difference: Estimate {
    guard unit != .gestures, total.total > 0 else { return NewcombeDifference.paired(total) }
    let people = byUnit.filter { $0.total > 0 }.sorted {
      ($0.total, $0.onlySecond, $0.onlyFirst) < ($1.total, $1.onlySecond, $1.onlyFirst)
    }
    let value = Double(total.onlySecond - total.onlyFirst) / Double(total.total)
    let why = unit.whyNoInterval(people.count)
    guard why == nil else {
      return Estimate(value: value, low: nil, high: nil, count: total.total, why: why)
    }
    let second = people.map { UnitShare($0.onlySecond, of: $0.total) }
    let first = people.map { UnitShare($0.onlyFirst, of: $0.total) }
    let bounds = NewcombeDifference.bounds(
      ClusteredShare(second), minus: ClusteredShare(first), correlation: Self.correlation(second, first))
    return Estimate(value: value, count: total.total).bounded(by: bounds)
  }

  /// The correlation of two proportions of the same gestures; 0 if one of them does not vary between people.
  private static func correlation(_ one: [UnitShare], _ other: [UnitShare]) -> Double {
    let sizes = UnitSizes(one.map { Double($0.trials) })
    let residuals = [one, other].map { shares in
      ClusteredShare.residuals(shares, Double(shares.reduce(0) { $0 + $1.successes }) / sizes.total)
    }
    let variances = residuals.map { sizes.covariance($0, $0) }
    let product = variances[0] * variances[1]
    guard product > 0 else { return 0 }
    return min(1, max(-1, sizes.covariance(residuals[0], residuals[1]) / product.squareRoot()))
  }
}
