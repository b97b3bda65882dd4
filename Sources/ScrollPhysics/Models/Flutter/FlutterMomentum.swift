/// The rule by which a fling in Flutter's iOS physics adds to the motion that the finger caught.
///
/// Of the velocity `v` that a touch stops, `sgn v · min(0.000816·|v|^1.967, 40000)` is carried. At the release it is added to the
/// finger's velocity if both have the same direction, the finger is faster than half of what is carried, and no event without movement
/// came more than ``restDuration`` after the last movement.
@frozen
public struct FlutterMomentum: Equatable, Sendable {
  /// The velocity carried on, in points per second, signed; 0 for none.
  public private(set) var velocity: Double
  private var lastMovement: Double

  /// The factor of Flutter's fit, made by comparing with an iOS scroll view.
  public static var factor: Double { 0.000_816 }
  /// The exponent of Flutter's fit.
  public static var exponent: Double { 1.967 }
  /// The greatest velocity carried on, in points per second.
  public static var greatestVelocity: Double { 40_000 }
  /// A finger at rest for longer than this, in seconds, loses the carried velocity.
  public static var restDuration: Double { 0.02 }
  /// Half a microsecond, in seconds: times are whole microseconds, and this keeps rounding from missing a limit.
  private static var rounding: Double { 0.5e-6 }
  /// The fraction of the carried velocity that the finger's must exceed.
  public static var leastShare: Double { 0.5 }

  /// The velocity that a touch at `time` carries on.
  ///
  /// - Parameters:
  ///   - velocity: The content's velocity when the touch stops it, in points per second.
  ///   - time: Seconds.
  public init(catching velocity: Double, at time: Double) {
    self.velocity = Self.carried(velocity)
    lastMovement = time
  }

  /// `sgn v · min(0.000816·|v|^1.967, 40000)`, in points per second.
  public static func carried(_ velocity: Double) -> Double {
    if velocity == 0 { return 0 }
    let size = factor * Elementary.pow(abs(velocity), exponent)
    let most = size < greatestVelocity ? size : greatestVelocity
    return velocity < 0 ? -most : most
  }

  /// Records a finger movement, in points, 0 for none, at `time` in seconds.
  public mutating func note(_ movement: Double, at time: Double) {
    if movement != 0 {
      lastMovement = time
    } else if time - lastMovement > Self.restDuration + Self.rounding {
      velocity = 0
    }
  }

  /// The content's velocity at the release, in points per second, given that of the finger alone.
  public func release(_ released: Double) -> Double {
    guard velocity != 0, (released < 0) == (velocity < 0), abs(released) > abs(velocity) * Self.leastShare
    else { return released }
    return released + velocity
  }
}
