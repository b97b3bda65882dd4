/// A figure with the bounds of its 95 % interval and the size of the sample behind it.
public struct Estimate: Equatable, Sendable {
  /// The figure; nil if the sample does not define it.
  public let value: Double?
  /// The lower bound of the 95 % interval; nil if it was not computed.
  public let low: Double?
  /// The upper bound of the 95 % interval; nil if it was not computed.
  public let high: Double?
  /// The number of traces, gestures or values from which the figure was computed.
  public let count: Int
  /// The reason why there is no value, or why requested bounds are missing, as text; nil if nothing is missing.
  public let why: String?

  /// Stores a figure and its bounds.
  ///
  /// - Parameters:
  ///   - value: The figure; nil if it is not defined.
  ///   - low: The lower bound of its 95 % interval; nil if there is none.
  ///   - high: The upper bound of its 95 % interval; nil if there is none.
  ///   - count: The size of the sample.
  ///   - why: The reason why a value or bound is missing, as text; nil if nothing is.
  public init(value: Double?, low: Double?, high: Double?, count: Int, why: String? = nil) {
    (self.value, self.low, self.high, self.count, self.why) = (value, low, high, count, why)
  }

  /// Stores a proportion with the bounds of its interval.
  ///
  /// - Parameters:
  ///   - interval: The proportion and its interval.
  ///   - reason: The reason to give, as text, if there are no trials.
  public init(_ interval: some ShareInterval, orBecause reason: String? = nil) {
    self.init(
      value: interval.value, low: interval.low, high: interval.high, count: interval.count,
      why: interval.value == nil ? reason : nil)
  }

  /// Stores a figure without bounds.
  ///
  /// - Parameters:
  ///   - value: The figure; nil if it is not defined.
  ///   - count: The size of the sample.
  ///   - reason: The reason to give, as text, if `value` is nil.
  public init(value: Double?, count: Int, orBecause reason: String? = nil) {
    self.init(value: value, low: nil, high: nil, count: count, why: value == nil ? reason : nil)
  }

  /// This figure without bounds, and with the reason why it has none.
  ///
  /// - Parameter reason: The reason, as text.
  /// - Returns: The figure with the reason; unchanged if it has no value.
  public func unbounded(because reason: String) -> Estimate {
    value == nil ? self : Estimate(value: value, low: nil, high: nil, count: count, why: reason)
  }

  /// This figure with other bounds.
  ///
  /// - Parameter bounds: Lower and upper bound; nil leaves the figure unchanged.
  /// - Returns: The figure with these bounds; without bounds if it has no value.
  public func bounded(by bounds: (low: Double, high: Double)?) -> Estimate {
    guard let bounds, value != nil else { return self }
    return Estimate(value: value, low: bounds.low, high: bounds.high, count: count)
  }

  /// This figure with the bounds that a bootstrap found, or with the reason why it found none.
  ///
  /// - Parameter interval: The bootstrap's result.
  /// - Returns: The figure with its bounds or the reason; unchanged if it has no value.
  public func bounded(by interval: BootstrapInterval) -> Estimate {
    guard value != nil else { return self }
    return Estimate(value: value, low: interval.low, high: interval.high, count: count, why: interval.why)
  }
}
