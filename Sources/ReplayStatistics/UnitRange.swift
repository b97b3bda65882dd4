/// How much people or devices differ: the lowest, the median and the highest of their proportions.
public struct UnitRange: Equatable, Sendable {
  /// The number of people or devices with a trial.
  public let units: Int
  /// The lowest proportion, 0…1.
  public let lowest: Double
  /// The median of the proportions, 0…1, each counting once.
  public let median: Double
  /// The highest proportion, 0…1.
  public let highest: Double

  /// The range of some proportions; nil if none has a trial.
  ///
  /// - Parameter all: One entry per person or device, in any order.
  public init?(_ all: [UnitShare]) {
    let spread = Quantiles(all.filter { $0.trials > 0 }.map { Double($0.successes) / Double($0.trials) })
    guard let lowest = spread.least, let median = spread.value(at: 0.5), let highest = spread.greatest else {
      return nil
    }
    units = spread.count
    (self.lowest, self.median, self.highest) = (lowest, median, highest)
  }
}

extension ClusteredCounts {
  /// The range, over people, of the proportion of missed pulls; nil if gestures are the sampling unit, or nobody has a pull.
  public var missRange: UnitRange? { range({ $0.falseNegatives }, of: { $0.wanted }) }
  /// The range, over people, of the proportion of other gestures in which the engine fired; nil in the same cases as ``missRange``.
  public var alarmRange: UnitRange? { range({ $0.falsePositives }, of: { $0.unwanted }) }

  private func range(
    _ successes: (ConfusionCounts) -> Int, of trials: (ConfusionCounts) -> Int
  ) -> UnitRange? {
    unit == .gestures ? nil : UnitRange(byUnit.values.map { UnitShare(successes($0), of: trials($0)) })
  }
}
