/// How much people or devices differ: the lowest, the median and the highest of their individual proportions.
public struct UnitRange: Equatable, Sendable {
  /// The number of people or devices with at least one trial.
  public let units: Int
  /// The lowest proportion of any person or device, 0…1.
  public let lowest: Double
  /// The median of the proportions, 0…1; each person or device counts once.
  public let median: Double
  /// The highest proportion of any person or device, 0…1.
  public let highest: Double

  /// Computes the range of the proportions of several people or devices; nil if nobody has a trial.
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
  /// The range over people or devices of the proportion of missed pulls; nil if gestures are the sampling unit, or if there are no pulls.
  public var missRange: UnitRange? { range({ $0.falseNegatives }, of: { $0.wanted }) }
  /// The range over people or devices of the proportion of other gestures in which the engine fired.
  ///
  /// Nil if gestures are the sampling unit, or if there are no gestures other than pulls.
  public var alarmRange: UnitRange? { range({ $0.falsePositives }, of: { $0.unwanted }) }

  private func range(
    _ successes: (ConfusionCounts) -> Int, of trials: (ConfusionCounts) -> Int
  ) -> UnitRange? {
    unit == .gestures ? nil : UnitRange(byUnit.values.map { UnitShare(successes($0), of: trials($0)) })
  }
}
