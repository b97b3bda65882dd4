/// The unit that was sampled at random: gestures of one person resemble each other, so an interval depends on the number of people.
public enum SamplingUnit: String, CaseIterable, Sendable {
  /// People, if the traces name at least two.
  case people
  /// Devices, if the traces do not name two people but at least two devices.
  case devices
  /// Single gestures, treated as independent.
  case gestures

  /// The fewest people or devices for an interval; with two it would be 80 points wide on average, whatever the data
  /// (simulation of `tools/prove statistics`).
  public static let fewest = 3
  /// The fewest people or devices that can show a difference at 5 %: five that all agree have p = 2·2⁻⁵ = 0.0625.
  public static let fewestForTest = 6

  /// Why a sample has no interval.
  ///
  /// - Parameters:
  ///   - count: The number of units it has.
  ///   - fewest: The number needed.
  /// - Returns: For example `too few people for an interval: 2; 3 are needed`; nil if there are enough.
  public func whyNoInterval(_ count: Int, fewest: Int = fewest) -> String? {
    self == .gestures || count >= fewest
      ? nil : "too few \(rawValue) for an interval: \(count); \(fewest) are needed"
  }
}
