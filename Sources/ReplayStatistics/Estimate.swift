/// A figure with the bounds of its 95 % interval and the size of the sample behind it.
public struct Estimate: Equatable, Sendable {
  /// The figure; nil where the sample does not define it.
  public let value: Double?
  /// Lower bound; nil where none was computed.
  public let low: Double?
  /// Upper bound; nil where none was computed.
  public let high: Double?
  /// Size of the sample.
  public let count: Int
  /// The reason why there is no value, or no bounds though they were asked for; nil where nothing is missing.
  public let why: String?

  /// A figure with whatever is known of it.
  ///
  /// - Parameters:
  ///   - value: The figure, or nil.
  ///   - low: Lower bound, or nil.
  ///   - high: Upper bound, or nil.
  ///   - count: Size of the sample.
  ///   - why: What is missing and why, in words; nil where nothing is.
  public init(value: Double?, low: Double?, high: Double?, count: Int, why: String? = nil) {
    (self.value, self.low, self.high, self.count, self.why) = (value, low, high, count, why)
  }

  /// A share with its interval.
  ///
  /// - Parameters:
  ///   - interval: The interval to show.
  ///   - reason: Why there is none where it has no trials, in words.
  public init(_ interval: some ShareInterval, orBecause reason: String? = nil) {
    self.init(
      value: interval.value, low: interval.low, high: interval.high, count: interval.count,
      why: interval.value == nil ? reason : nil)
  }

  /// A figure without bounds.
  ///
  /// - Parameters:
  ///   - value: The figure, or nil.
  ///   - count: Size of the sample.
  ///   - reason: Why there is no value where it is nil, in words.
  public init(value: Double?, count: Int, orBecause reason: String? = nil) {
    self.init(value: value, low: nil, high: nil, count: count, why: value == nil ? reason : nil)
  }

  /// The same figure with why it has no bounds.
  ///
  /// - Parameter reason: In words.
  /// - Returns: The figure with it; one without a value stays as it is.
  public func unbounded(because reason: String) -> Estimate {
    value == nil ? self : Estimate(value: value, low: nil, high: nil, count: count, why: reason)
  }

  /// The same figure with bounds found another way.
  ///
  /// - Parameter bounds: Lower and upper bound; nil leaves it as it is.
  /// - Returns: The figure with them; without them where it has no value.
  public func bounded(by bounds: (low: Double, high: Double)?) -> Estimate {
    guard let bounds, value != nil else { return self }
    return Estimate(value: value, low: bounds.low, high: bounds.high, count: count)
  }

  /// The same figure with the bounds a bootstrap found, or with why it found none.
  ///
  /// - Parameter interval: What the bootstrap found.
  /// - Returns: The figure with it; a figure without a value stays as it is.
  public func bounded(by interval: BootstrapInterval) -> Estimate {
    guard value != nil else { return self }
    return Estimate(value: value, low: interval.low, high: interval.high, count: count, why: interval.why)
  }
}
