/// Flutter's `BoundedFrictionSimulation`: friction whose offset, but not its velocity, is limited to two bounds.
///
/// The velocity is the one without bounds, so at a bound it differs from how the content moves.
@frozen
public struct FlutterBoundedFriction: Equatable, Sendable {
  /// The motion by friction without bounds.
  public let friction: FlutterFriction
  /// The lower bound, in points.
  public let lowest: Double
  /// The upper bound, in points, not below ``lowest``.
  public let highest: Double

  /// The motion `friction` limited to `lowest…highest`, in points; it must start between these bounds.
  public init(_ friction: FlutterFriction, lowest: Double, highest: Double) {
    require(lowest <= highest, "a bounded friction's lower bound", lowest, "not above its upper one")
    require(
      friction.start >= lowest && friction.start <= highest, "a bounded friction", friction.start,
      "within its bounds")
    self.friction = friction
    self.lowest = lowest
    self.highest = highest
  }

  /// The offset after `time` seconds ≥ 0, in points.
  public func offset(at time: Double) -> Double {
    let free = friction.offset(at: time)
    if free < lowest { return lowest }
    return free > highest ? highest : free
  }

  /// The velocity after `time` seconds ≥ 0 as if there were no bounds, in points per second.
  public func velocity(at time: Double) -> Double { friction.velocity(at: time) }

  /// True if Flutter ends the motion at `time`, because it is slow or at a bound.
  public func isDone(at time: Double, _ tolerance: Tolerance) -> Bool {
    let offset = offset(at: time)
    return friction.isDone(at: time, tolerance) || abs(offset - lowest) < tolerance.distance
      || abs(offset - highest) < tolerance.distance
  }
}
