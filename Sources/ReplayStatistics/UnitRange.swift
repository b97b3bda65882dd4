/// How far people or devices lie apart: the lowest, the median and the highest of their shares.
public struct UnitRange: Equatable, Sendable {
  /// People or devices with a trial.
  public let units: Int
  /// The lowest share, 0 to 1.
  public let lowest: Double
  /// The median of the shares, each counting once.
  public let median: Double
  /// The highest share.
  public let highest: Double

  /// The range of some shares; nil where none has a trial.
  ///
  /// - Parameter all: One for each person or device, in any order.
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
  /// The shares of pulls that people's gestures miss; nil where gestures are drawn, or nobody has a pull.
  public var missRange: UnitRange? { range({ $0.falseNegatives }, of: { $0.wanted }) }
  /// The shares of other gestures in which it fired; as ``missRange``.
  public var alarmRange: UnitRange? { range({ $0.falsePositives }, of: { $0.unwanted }) }

  private func range(
    _ successes: (ConfusionCounts) -> Int, of trials: (ConfusionCounts) -> Int
  ) -> UnitRange? {
    unit == .gestures ? nil : UnitRange(byUnit.values.map { UnitShare(successes($0), of: trials($0)) })
  }
}
