/// Chromium's release velocity for a stretch: the velocity of the last scroll event alone.
///
/// It is the event's movement divided by the time since the previous event if that is above 0 and below 0.1 s, else 0. Source:
/// `ElasticOverscrollController::UpdateVelocity`.
@frozen
public struct ChromiumScrollVelocity: Equatable, Sendable {
  /// The time between two events, in seconds, from which on the later event gives no velocity.
  @inlinable public static var longestGap: Double { 0.1 }

  /// The velocity, in points per second, with the sign of the events' movements.
  public private(set) var velocity = 0.0
  @usableFromInline var lastTime = -Double.infinity

  /// A tracker that has received no events.
  @inlinable
  public init() {}

  /// Adds a scroll event: its movement in points, and its time in seconds.
  public mutating func add(delta: Double, at time: Double) {
    let gap = time - lastTime
    velocity = gap > 0 && gap < Self.longestGap ? delta / gap : 0
    lastTime = time
  }
}
