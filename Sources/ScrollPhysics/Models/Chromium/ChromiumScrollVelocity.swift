/// The velocity Chromium releases a stretch with: that of the last scroll event alone.
///
/// `δ / Δt` if `0 < Δt < 0.1` s since the event before, else 0. Source:
/// `ElasticOverscrollController::UpdateVelocity`.
@frozen
public struct ChromiumScrollVelocity: Equatable, Sendable {
  /// Events so far apart, in seconds, make no velocity.
  @inlinable public static var longestGap: Double { 0.1 }

  /// Points per second, signed as the events' movements.
  public private(set) var velocity = 0.0
  @usableFromInline var lastTime = -Double.infinity

  /// No event yet.
  @inlinable
  public init() {}

  /// Takes an event: a movement in points, at a time in seconds.
  public mutating func add(delta: Double, at time: Double) {
    let gap = time - lastTime
    velocity = gap > 0 && gap < Self.longestGap ? delta / gap : 0
    lastTime = time
  }
}
