/// How released content begins to move inside the bounds, and when a decay ends.
@frozen
public struct FlingRule: Equatable, Sendable {
  /// The least speed at which released content moves, in points per second, 0 or more; slower content rests.
  public var least = 0.0
  /// The distance of an exponential fling per velocity, in seconds, above 0; 0 if the fling starts with the velocity itself.
  public var reach = 0.0
  /// The speed at which an exponential fling ends, in points per second, 0 or more; at 0 it approaches its end forever.
  public var stop = 0.0

  /// A fling that starts with the velocity itself, and ends as its curve says.
  public init() {}

  var isComposable: Bool { isNotNegative(least) && isNotNegative(reach) && isNotNegative(stop) }
}
