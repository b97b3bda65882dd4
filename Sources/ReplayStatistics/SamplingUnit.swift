/// The unit of a random sample, on which intervals depend: gestures of one person resemble each other, so the number of people matters.
public enum SamplingUnit: String, CaseIterable, Sendable {
  /// People are the unit, if the traces name at least two.
  case people
  /// Devices are the unit, if the traces do not name two people but are of at least two devices.
  case devices
  /// Single gestures are the unit, treated as independent.
  case gestures

  /// The fewest people or devices for which an interval is given; with two it would be 80 percentage points wide on average, whatever the
  /// data (simulation of `tools/prove statistics`).
  public static let fewest = 3
  /// The fewest people or devices that can show a difference at 5 %; with five that all agree, p is 2·2⁻⁵ = 0.0625.
  public static let fewestForTest = 6

  /// The reason why a sample of this many people or devices has no interval.
  ///
  /// - Parameters:
  ///   - count: The number of people or devices in the sample.
  ///   - fewest: The number needed.
  /// - Returns: For example `too few people for an interval: 2; 3 are needed`; nil if there are enough.
  public func whyNoInterval(_ count: Int, fewest: Int = fewest) -> String? {
    self == .gestures || count >= fewest
      ? nil : "too few \(rawValue) for an interval: \(count); \(fewest) are needed"
  }
}
