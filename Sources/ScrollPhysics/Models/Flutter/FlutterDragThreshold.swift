/// Flutter's `dragStartDistanceMotionThreshold`: a drag moves nothing until it has gone far enough, and again after each rest.
///
/// Movements are dropped until their sum exceeds the threshold. The movement that exceeds it counts whole if
/// it is longer than ``deliberateDistance``, else at most a third of the threshold; later movements count whole. An event without
/// movement more than ``restDuration`` after the last movement arms the threshold again.
@frozen
public struct FlutterDragThreshold: Equatable, Sendable {
  /// The threshold, in points; nil if there is none, as on Android.
  public let distance: Double?
  /// The sum of the movements dropped since the last rest, in points; nil once the threshold is exceeded.
  private var swallowed: Double?
  private var lastMovement: Double

  /// Flutter's threshold on iOS and macOS, in points.
  public static var standardDistance: Double { 3.5 }
  /// A movement that exceeds the threshold and is longer than this, in points, counts as a deliberate fling.
  public static var deliberateDistance: Double { 24 }
  /// A finger that has not moved for longer than this, in seconds, must exceed the threshold again.
  public static var restDuration: Double { 0.05 }
  /// The movement that exceeds the threshold counts at most with the threshold divided by this.
  private static var breakingParts: Double { 3 }
  /// Half a microsecond, in seconds: times are whole microseconds, and this keeps rounding from missing a limit.
  private static var rounding: Double { 0.5e-6 }

  /// The state of a drag that begins at `time` seconds, with a threshold above 0 in points; nil for no threshold.
  public init(distance: Double? = standardDistance, at time: Double) {
    require((distance ?? 1) > 0, "a drag's threshold", distance ?? 1, "above 0, or none")
    self.distance = distance
    swallowed = distance == nil ? nil : 0
    lastMovement = time
  }

  /// The part of a finger movement that moves the content, in points.
  ///
  /// - Parameters:
  ///   - movement: The finger's movement since the last event, in points, signed; 0 for none.
  ///   - time: The event's time in seconds, not before the previous event's.
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
