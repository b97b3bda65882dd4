/// What a protocol file asks of a take beyond what its intent asks; nil leaves the intent's own.
public struct PromptLimits: Equatable, Sendable {
  /// Finger travel, in points.
  public var travel: ClosedRange<Double>?
  /// From the first contact to the last lift, in seconds.
  public var duration: ClosedRange<Double>?
  /// Speed of the main stroke, in points per second.
  public var speed: ClosedRange<Double>?
  /// Time without contact after which a take is over, in seconds.
  public var idle: Double?

  /// Nothing beyond the intent.
  public init() {}
}
