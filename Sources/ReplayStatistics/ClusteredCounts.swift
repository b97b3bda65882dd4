/// An engine's counts per person or device, from which every interval of its proportions and scores is computed.
public struct ClusteredCounts: Equatable, Sendable {
  /// The unit of the random sample: people, devices or single gestures.
  public let unit: SamplingUnit
  /// The counts of each person or device, by name; with ``SamplingUnit/gestures`` a single entry for all gestures.
  public let byUnit: [String: ConfusionCounts]
  /// The counts of all people or devices together.
  public let total: ConfusionCounts

  /// Stores the counts of several people or devices, by name, and adds them up.
  public init(_ byUnit: [String: ConfusionCounts], of unit: SamplingUnit) {
    (self.byUnit, self.unit) = (byUnit, unit)
    var total = ConfusionCounts()
    for counts in byUnit.values { total.add(counts) }
    self.total = total
  }

  /// Stores the counts of gestures that are treated as independent, whoever made them.
  public init(_ counts: ConfusionCounts) {
    self.init(["": counts], of: .gestures)
  }

  // MARK: Figures

  /// ``ConfusionCounts/precision``, with an interval for this sampling unit.
  public var precision: Estimate { bounded({ $0.precision }, { $0.truePositives }, of: { $0.fired }) }
  /// ``ConfusionCounts/recall``, with an interval for this sampling unit.
  public var recall: Estimate { bounded({ $0.recall }, { $0.truePositives }, of: { $0.wanted }) }
  /// ``ConfusionCounts/specificity``, with an interval for this sampling unit.
  public var specificity: Estimate { bounded({ $0.specificity }, { $0.trueNegatives }, of: { $0.unwanted }) }
  /// ``ConfusionCounts/falsePositiveRate``, with an interval for this sampling unit.
  public var falsePositiveRate: Estimate {
    bounded({ $0.falsePositiveRate }, { $0.falsePositives }, of: { $0.unwanted })
  }
  /// ``ConfusionCounts/falseNegativeRate``, with an interval for this sampling unit.
  public var falseNegativeRate: Estimate {
    bounded({ $0.falseNegativeRate }, { $0.falseNegatives }, of: { $0.wanted })
  }

  /// A proportion of the total counts, with the interval for this sampling unit.
  private func bounded(
    _ figure: (ConfusionCounts) -> Estimate, _ successes: (ConfusionCounts) -> Int,
    of trials: (ConfusionCounts) -> Int
  ) -> Estimate {
    figure(total).bounded(by: byUnit.values.map { UnitShare(successes($0), of: trials($0)) }, of: unit)
  }
}

extension Estimate {
  /// This proportion with an interval that accounts for differences between people or devices.
  ///
  /// - Parameters:
  ///   - shares: The successes and trials of each person or device, in any order; together they give the proportion.
  ///   - unit: The sampling unit; for gestures the bounds do not change.
  /// - Returns: The proportion; with the reason if it has no bounds because there are too few people or devices.
  public func bounded(by shares: [UnitShare], of unit: SamplingUnit) -> Estimate {
    guard unit != .gestures, value != nil else { return self }
    let clustered = ClusteredShare(shares)
    return Estimate(
      value: value, low: clustered.low, high: clustered.high, count: count,
      why: unit.whyNoInterval(clustered.units))
  }
}
