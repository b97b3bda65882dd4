/// The counts of an engine, person by person or device by device: what every interval of its shares and scores comes from.
public struct ClusteredCounts: Equatable, Sendable {
  /// What was drawn at random.
  public let unit: SamplingUnit
  /// The counts of each person or device, by name; of ``SamplingUnit/gestures`` one entry has all.
  public let byUnit: [String: ConfusionCounts]
  /// All of them.
  public let total: ConfusionCounts

  /// The counts of several people or devices.
  public init(_ byUnit: [String: ConfusionCounts], of unit: SamplingUnit) {
    (self.byUnit, self.unit) = (byUnit, unit)
    var total = ConfusionCounts()
    for counts in byUnit.values { total.add(counts) }
    self.total = total
  }

  /// The counts of gestures that are taken as independent.
  public init(_ counts: ConfusionCounts) {
    self.init(["": counts], of: .gestures)
  }

  // MARK: Figures

  /// See ``ConfusionCounts/precision``.
  public var precision: Estimate { bounded({ $0.precision }, { $0.truePositives }, of: { $0.fired }) }
  /// See ``ConfusionCounts/recall``.
  public var recall: Estimate { bounded({ $0.recall }, { $0.truePositives }, of: { $0.wanted }) }
  /// See ``ConfusionCounts/specificity``.
  public var specificity: Estimate { bounded({ $0.specificity }, { $0.trueNegatives }, of: { $0.unwanted }) }
  /// See ``ConfusionCounts/falsePositiveRate``.
  public var falsePositiveRate: Estimate {
    bounded({ $0.falsePositiveRate }, { $0.falsePositives }, of: { $0.unwanted })
  }
  /// See ``ConfusionCounts/falseNegativeRate``.
  public var falseNegativeRate: Estimate {
    bounded({ $0.falseNegativeRate }, { $0.falseNegatives }, of: { $0.wanted })
  }

  /// A share with the interval that its unit gives.
  private func bounded(
    _ figure: (ConfusionCounts) -> Estimate, _ successes: (ConfusionCounts) -> Int,
    of trials: (ConfusionCounts) -> Int
  ) -> Estimate {
    figure(total).bounded(by: byUnit.values.map { UnitShare(successes($0), of: trials($0)) }, of: unit)
  }
}

extension Estimate {
  /// The same share with the interval of its people or devices.
  ///
  /// - Parameters:
  ///   - shares: Those of each, in any order; together they are the share.
  ///   - unit: What was drawn at random: of gestures the bounds stay as they are.
  /// - Returns: The share, with why it has no bounds where there are too few people.
  public func bounded(by shares: [UnitShare], of unit: SamplingUnit) -> Estimate {
    guard unit != .gestures, value != nil else { return self }
    let clustered = ClusteredShare(shares)
    return Estimate(
      value: value, low: clustered.low, high: clustered.high, count: count,
      why: unit.whyNoInterval(clustered.units))
  }
}
