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

  /// A share with its Wilson interval.
  ///
  /// - Parameter interval: The interval to show.
  public init(_ interval: WilsonInterval) {
    (value, low, high, count) = (interval.value, interval.low, interval.high, interval.count)
  }

  /// The same figure with bounds found another way.
  ///
  /// - Parameter bounds: Lower and upper bound; nil leaves it as it is.
  /// - Returns: The figure with them; without them where it has no value.
  public func bounded(by bounds: (low: Double, high: Double)?) -> Estimate {
    guard let bounds, value != nil else { return self }
    return Estimate(value: value, low: bounds.low, high: bounds.high, count: count)
  }

  private init(value: Double?, low: Double?, high: Double?, count: Int) {
    (self.value, self.low, self.high, self.count) = (value, low, high, count)
  }

  /// A figure without bounds.
  ///
  /// - Parameters:
  ///   - value: The figure, or nil.
  ///   - count: Size of the sample.
  public init(value: Double?, count: Int) {
    self.init(value: value, low: nil, high: nil, count: count)
  }
}
