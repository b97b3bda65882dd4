/// The rule by which a fling in Flutter's iOS physics adds to the motion that the finger caught.
///
/// Of the velocity `v` that a touch stops, `sgn v · min(0.000816·|v|^1.967, 40000)` is carried on. At the release it is added to the
/// finger's velocity if both have the same direction, the finger is faster than half of the carried velocity, and no event without movement
/// came more than ``restDuration`` after the last movement.
@frozen
public struct FlutterMomentum: Equatable, Sendable {
  /// The velocity carried on, in points per second, signed; 0 if none is.
  public private(set) var velocity: Double
  private var lastMovement: Double

  /// The factor in Flutter's formula for the carried velocity, which Flutter fitted to an iOS scroll view.
  public static var factor: Double { 0.000_816 }
  /// The exponent in Flutter's formula for the carried velocity, which Flutter fitted to an iOS scroll view.
  public static var exponent: Double { 1.967 }
  /// The greatest velocity carried on, in points per second.
  public static var greatestVelocity: Double { 40_000 }
  /// A finger at rest for longer than this, in seconds, loses the carried velocity.
  public static var restDuration: Double { 0.02 }
  /// Half a microsecond, in seconds: times are whole microseconds, and this keeps rounding from missing a limit.
  private static var rounding: Double { 0.5e-6 }
  /// The finger's velocity at the release must exceed this fraction of the carried velocity.
  public static var leastShare: Double { 0.5 }

  /// The momentum that a touch at `time` carries on from the motion it stops.
  ///
  /// - Parameters:
  ///   - velocity: The content's velocity when the touch stops it, in points per second.
  ///   - time: The time of the touch, in seconds.
  public init(catching velocity: Double, at time: Double) {
    self.velocity = Self.carried(velocity)
    lastMovement = time
  }

  /// The velocity carried on from a motion that a touch stops, in points per second: `sgn v · min(0.000816·|v|^1.967, 40000)`.
  public static func carried(_ velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    let size = factor * Elementary.pow(abs(velocity), exponent)
    let most = size < greatestVelocity ? size : greatestVelocity
    return velocity < 0 ? -most : most
  }

  /// Records a finger movement in points, which may be 0, at `time` in seconds.
  public mutating func note(_ movement: Double, at time: Double) {
    if movement != 0 {
      lastMovement = time
    } else if time - lastMovement > Self.restDuration + Self.rounding {
      velocity = 0
    }
  }

  /// The content's velocity at the release, in points per second; `released` is the velocity without carried momentum.
  public func release(_ released: Double) -> Double {
    guard velocity != 0, (released < 0) == (velocity < 0), abs(released) > abs(velocity) * Self.leastShare
    else { return released }
    return released + velocity
  }
}
