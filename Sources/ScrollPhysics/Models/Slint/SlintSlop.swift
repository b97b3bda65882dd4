/// Slint's start of a drag: nothing moves until the finger is more than 8 px from its touch-down, then all of the travel counts at once.
///
/// Slint's `DISTANCE_THRESHOLD` of internal/core/items/flickable.rs; it updates the last position only once content moves.
@frozen
public struct SlintSlop: Equatable, Sendable {
  /// The finger travel that must be exceeded before content moves, in points.
  @inlinable public static var distance: Double { 8 }

  private var waiting = 0.0
  private var isThrough = false

  /// The state of a finger that has not moved.
  public init() {}

  /// The part of an event's movement that moves the content, in points: nothing, all movement so far, or only this movement.
  public mutating func pass(_ movement: Double) -> Double {
    if isThrough { return movement }
    waiting += movement
    guard abs(waiting) > Self.distance else { return 0 }
    isThrough = true
    return waiting
  }
}
