/// A figure with the bounds of its 95 % interval and the size of the sample behind it.
public struct Estimate: Equatable, Sendable {
  /// The figure; nil if the sample does not define it.
  public let value: Double?
  /// Lower bound of the 95 % interval; nil if not computed.
  public let low: Double?
  /// Upper bound of the 95 % interval; nil if not computed.
  public let high: Double?
  /// Size of the sample.
  public let count: Int
  /// Why there is no value, or no bounds although requested; nil if nothing is missing.
  public let why: String?

  /// A figure with its parts.
  ///
  /// - Parameters:
  ///   - value: The figure, or nil.
  ///   - low: Lower bound, or nil.
  ///   - high: Upper bound, or nil.
  ///   - count: Size of the sample.
  ///   - why: What is missing and why, in words; nil if nothing is.
  public init(value: Double?, low: Double?, high: Double?, count: Int, why: String? = nil) {
    (self.value, self.low, self.high, self.count, self.why) = (value, low, high, count, why)
  }

  /// A proportion with its interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - reason: Why there is none, in words, used if it has no trials.
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
  ///   - reason: Why there is no value, in words, used if it is nil.
  public init(value: Double?, count: Int, orBecause reason: String? = nil) {
    self.init(value: value, low: nil, high: nil, count: count, why: value == nil ? reason : nil)
  }

  /// The figure without bounds, with the reason for that.
  ///
  /// - Parameter reason: In words.
  /// - Returns: The figure with the reason; unchanged if it has no value.
  public func unbounded(because reason: String) -> Estimate {
    value == nil ? self : Estimate(value: value, low: nil, high: nil, count: count, why: reason)
  }

  /// The figure with other bounds.
  ///
  /// - Parameter bounds: Lower and upper bound; nil leaves the figure unchanged.
  /// - Returns: The figure with them; without them if it has no value.
  public func bounded(by bounds: (low: Double, high: Double)?) -> Estimate {
    guard let bounds, value != nil else { return self }
    return Estimate(value: value, low: bounds.low, high: bounds.high, count: count)
  }

  /// The figure with a bootstrap's bounds, or with the reason why it found none.
  ///
  /// - Parameter interval: The bootstrap's result.
  /// - Returns: The figure with it; unchanged if it has no value.
  public func bounded(by interval: BootstrapInterval) -> Estimate {
    guard value != nil else { return self }
    return Estimate(value: value, low: interval.low, high: interval.high, count: count, why: interval.why)
  }
}
