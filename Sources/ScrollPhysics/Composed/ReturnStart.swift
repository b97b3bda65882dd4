/// With which velocity a return begins, after a release beyond an edge and at an edge met in motion.
///
/// A spring starts with `share · v − kick · x`, where `v` is the velocity and `x` the distance past the edge, both signed.
@frozen
public struct ReturnStart: Equatable, Sendable {
  /// The velocities that count at a release beyond an edge.
  @frozen
  public enum Direction: UInt8, Equatable, Sendable {
    /// All.
    case any
    /// Those towards the content; others count as 0.
    case inward
    /// Those towards the start of the content, at either edge, as in Flutter; others count as 0.
    case towardsStart
    /// None: content returns from rest.
    case none
  }

  /// The velocities that count at a release beyond an edge.
  public var direction = Direction.any
  /// The share of the velocity with which a spring starts, or the amplitude of Chromium's return, 0 or more.
  public var share = 1.0
  /// The greatest speed that counts, in points per second, above 0; it may be infinite.
  public var greatest = Double.infinity
  /// The greatest speed that counts at an edge met in motion, in points per second, above 0; it may be infinite.
  public var greatestAtEdge = Double.infinity
  /// The inward velocity that a spring adds at a release, per point past the edge, per second, 0 or more.
  public var kick = 0.0
  /// The least inward velocity of a spring at a release, per point past the edge, per second, 0 or more.
  public var leastKick = 0.0
  /// True if a spring ends on the edge as soon as it is nearer and slower than ``ModelParts/rest``, as in Flutter.
  public var snaps = false

  /// A return that starts with the velocity itself.
  public init() {}

  var isComposable: Bool {
    isNotNegative(share) && greatest > 0 && greatestAtEdge > 0 && isNotNegative(kick)
      && isNotNegative(leastKick)
  }

  /// The velocity that counts at a release `past` points beyond an edge, in points per second.
  func counted(_ velocity: Double, past: Double) -> Double {
    let counts =
      switch direction {
      case .any: true
      case .inward: velocity * past < 0
      case .towardsStart: velocity < 0
      case .none: false
      }
    return counts ? velocity : 0
  }

  /// The velocity with which a spring starts, in points per second, `past` points beyond an edge.
  func pushed(_ velocity: Double, past: Double) -> Double {
    let velocity = share * limited(velocity, to: greatest) - kick * past
    guard leastKick > 0 else { return velocity }
    let inward = -leastKick * past
    if past < 0 { return velocity < inward ? inward : velocity }
    return past > 0 && velocity > inward ? inward : velocity
  }
}
