/// Chromium's release velocity for a stretch: that of the last scroll event alone.
///
/// `δ / Δt` if `0 < Δt < 0.1` s since the previous event, else 0. Source:
/// `ElasticOverscrollController::UpdateVelocity`.
@frozen
public struct ChromiumScrollVelocity: Equatable, Sendable {
  /// Events further apart than this, in seconds, give no velocity.
  @inlinable public static var longestGap: Double { 0.1 }

  /// The velocity, in points per second, with the sign of the events' movements.
  public private(set) var velocity = 0.0
  @usableFromInline var lastTime = -Double.infinity

  /// A tracker without events.
  @inlinable
  public init() {}

  /// Adds an event: a movement in points, at a time in seconds.
  public mutating func add(delta: Double, at time: Double) {
    let gap = time - lastTime
    velocity = gap > 0 && gap < Self.longestGap ? delta / gap : 0
    lastTime = time
  }
}
