/// Flutter's `dragStartDistanceMotionThreshold`: a drag does nothing until it has gone far enough, anew after each rest.
///
/// Movements are swallowed until their sum is greater than the threshold. The one that breaks it passes whole if
/// it is longer than ``deliberateDistance``, else at most a third of the threshold; later ones pass whole. An event without
/// movement more than ``restDuration`` after the last movement arms the threshold again.
@frozen
public struct FlutterDragThreshold: Equatable, Sendable {
  /// The threshold in points; nil for none, as on Android.
  public let distance: Double?
  /// The sum of what was swallowed since the last rest, in points; nil once it is broken.
  private var swallowed: Double?
  private var lastMovement: Double

  /// Flutter's threshold on iOS and macOS, in points.
  public static var standardDistance: Double { 3.5 }
  /// A breaking movement longer than this is a deliberate fling, in points.
  public static var deliberateDistance: Double { 24 }
  /// A finger that has not moved for longer than this, in seconds, must break the threshold again.
  public static var restDuration: Double { 0.05 }
  /// A breaking movement may pass the threshold divided by this.
  private static var breakingParts: Double { 3 }
  /// Times are whole microseconds; half of one keeps the limit from being missed by rounding.
  private static var rounding: Double { 0.5e-6 }

  /// A drag that begins at `time`, in seconds, with a threshold in points, above 0, or none.
  public init(distance: Double? = standardDistance, at time: Double) {
    require((distance ?? 1) > 0, "a drag's threshold", distance ?? 1, "above 0, or none")
    self.distance = distance
    swallowed = distance == nil ? nil : 0
    lastMovement = time
  }

  /// The part of a finger movement that passes, in points.
  ///
  /// - Parameters:
  ///   - movement: The finger's movement since the last event, in points, signed; 0 for none.
  ///   - time: Seconds, not before the event before.
  /// - Returns: Points, signed like the movement.
  public mutating func pass(_ movement: Double, at time: Double) -> Double {
    guard let distance else { return movement }
    guard movement != 0 else {
      if swallowed == nil, time - lastMovement > Self.restDuration + Self.rounding { swallowed = 0 }
      return 0
    }
    lastMovement = time
    guard let sum = swallowed else { return movement }
    guard abs(sum + movement) > distance else {
      swallowed = sum + movement
      return 0
    }
    swallowed = nil
    let most = distance / Self.breakingParts
    if abs(movement) > Self.deliberateDistance || abs(movement) <= most { return movement }
    return movement < 0 ? -most : most
  }
}
