/// Flutter's `ScrollSpringSimulation`: a spring about an edge that snaps to the edge once it is near and slow.
///
/// The offset is the edge itself whenever the spring is nearer than `tolerance.distance` **and** slower than
/// `tolerance.speed`, a jump of less than that distance; the velocity ignores this. The fixed form does not jump.
@frozen
public struct FlutterSpringReturn: Equatable, Sendable {
  /// The spring's motion about the edge.
  public let motion: SpringMotion
  /// The offset of the edge, in points.
  public let edge: Double
  /// The tolerance within which the spring counts as arrived.
  public let tolerance: Tolerance
  /// Whether the offset jumps to the edge at the end as in Flutter (`original`) or not (`fixed`).
  public let form: ModelForm

  /// A return to `edge` from an offset, both in points, with a velocity in points per second.
  public init(
    to edge: Double, from start: Double, velocity: Double, spring: Spring, tolerance: Tolerance,
    form: ModelForm = .original
  ) {
    motion = SpringMotion(spring: spring, displacement: start - edge, velocity: velocity)
    self.edge = edge
    self.tolerance = tolerance
    self.form = form
  }

  /// The offset after `time` seconds ≥ 0, in points.
  public func offset(at time: Double) -> Double {
    let displacement = motion.displacement(at: time)
    return form == .original && isDone(at: time, displacement) ? edge : edge + displacement
  }

  /// The spring's velocity after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }

  /// True if the spring is near the edge and slow at `time`; it may leave the edge again later.
  public func isDone(at time: Double) -> Bool { isDone(at: time, motion.displacement(at: time)) }

  private func isDone(at time: Double, _ displacement: Double) -> Bool {
    isNearZero(displacement, tolerance.distance) && isNearZero(motion.velocity(at: time), tolerance.speed)
  }

  /// The first time from which on the spring stays near the edge and slow, in seconds, computed without stepping through frames.
  public var endTime: Double { motion.settleTime(tolerance) }

  private func isNearZero(_ value: Double, _ bound: Double) -> Bool { abs(value) < bound || value == 0 }
}
