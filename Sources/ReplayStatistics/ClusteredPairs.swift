/// The paired counts of two engines on the same gestures, per person or device.
public struct ClusteredPairs: Equatable, Sendable {
  /// The unit of the random sample: people, devices or single gestures.
  public let unit: SamplingUnit
  /// The counts of each person or device; with ``SamplingUnit/gestures`` a single entry for all gestures.
  public let byUnit: [PairedCounts]
  /// The counts of all people or devices together.
  public let total: PairedCounts

  /// Stores the counts of several people or devices, in any order, and adds them up.
  public init(_ byUnit: [PairedCounts], of unit: SamplingUnit) {
    (self.byUnit, self.unit) = (byUnit, unit)
    var total = PairedCounts()
    for counts in byUnit { total.add(counts) }
    self.total = total
  }

  /// Stores the counts of gestures that are treated as independent, whoever made them.
  public init(_ counts: PairedCounts) {
    self.init([counts], of: .gestures)
  }

  /// The second engine's proportion of right decisions minus the first one's, −1…1; positive if the second is right more often.
  ///
  /// For independent gestures, the interval is that of ``NewcombeDifference/paired(_:)``. For people or devices, two proportions are
  /// compared: gestures in which only the second engine is right, and gestures in which only the first is. Each has its interval
  /// (``ClusteredShare``), and Newcombe's method combines both (Zou and Donner 2008) with their correlation (`UnitSizes.covariance`).
  /// Gestures that both engines decide alike say nothing about a difference.
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

  /// The correlation of two proportions over the same gestures, −1…1; 0 if one of them is the same for all people.
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
