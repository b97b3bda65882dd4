/// What was drawn at random to make a sample: gestures of one person resemble each other, so an interval rests on the number of people.
public enum SamplingUnit: String, CaseIterable, Sendable {
  /// People: the traces name at least two.
  case people
  /// Devices, where the traces do not name two people but at least two devices.
  case devices
  /// Each gesture by itself, as if it were independent of every other.
  case gestures

  /// The fewest people or devices for an interval: with two of them it would be 80 points wide on average, whatever was seen
  /// (simulation of `tools/prove statistics`).
  public static let fewest = 3
  /// The fewest people or devices that can show a difference at 5 %: five that all go one way have p = 2·2⁻⁵ = 0.0625.
  public static let fewestForTest = 6

  /// The reason why a sample has no interval.
  ///
  /// - Parameters:
  ///   - count: The number of units it has.
  ///   - fewest: How many are needed.
  /// - Returns: `too few people for an interval: 2; 3 are needed`; nil where there are enough.
  public func whyNoInterval(_ count: Int, fewest: Int = fewest) -> String? {
    self == .gestures || count >= fewest
      ? nil : "too few \(rawValue) for an interval: \(count); \(fewest) are needed"
  }
}
