/// Flutter's trackers for iOS and macOS: a weighted mean of the velocities between the last four samples.
///
/// iOS: 0.6, 0.35, 0.05; macOS: 0.15, 0.65, 0.2, from the oldest of the three pairs to the newest, by which Flutter comes
/// near to what scroll views there start a fling with. A pair that is missing or has one time counts as 0. Zero more
/// than 40 ms after the newest sample.
@frozen
public struct FlutterWeightedTracker: Equatable, Sendable {
  @usableFromInline var ring = SampleRing()
  /// The velocities of the last three pairs, the oldest first, in points per second.
  @usableFromInline var velocities = (0.0, 0.0, 0.0)
  /// Their weights.
  @usableFromInline let weights: (Double, Double, Double)

  private init(_ oldest: Double, _ middle: Double, _ newest: Double) { weights = (oldest, middle, newest) }

  /// Flutter's `IOSScrollViewFlingVelocityTracker`.
  public static var ios: FlutterWeightedTracker { FlutterWeightedTracker(0.6, 0.35, 0.05) }
  /// Flutter's `MacOSScrollViewFlingVelocityTracker`.
  public static var macos: FlutterWeightedTracker { FlutterWeightedTracker(0.15, 0.65, 0.2) }

  /// Two trackers are equal when they hold the same samples and weigh them alike.
  public static func == (a: FlutterWeightedTracker, b: FlutterWeightedTracker) -> Bool {
    a.ring == b.ring && a.weights == b.weights
  }

  /// Takes a finger position, in points, at a time, in seconds, not before the last.
  @inlinable
  public mutating func add(position: Double, at time: Double) {
    if ring.count > 0 {
      let step = time - ring.newest.time
      velocities = (velocities.1, velocities.2, step > 0 ? (position - ring.newest.position) / step : 0)
    }
    ring.append(position: position, at: time)
  }

  /// The velocity asked for at `now`, in seconds, and the way over all samples kept.
  @inlinable
  public func estimate(at now: Double) -> FlutterVelocityEstimate {
    guard ring.count > 0, !FlutterVelocityTracker.isAtRest(ring.newest, at: now) else { return .none }
    let velocity = velocities.0 * weights.0 + velocities.1 * weights.1 + velocities.2 * weights.2
    let travel = ring.newest.position - ring.sample(age: ring.count - 1).position
    return FlutterVelocityEstimate(velocity: velocity, travel: travel, confidence: 1)
  }
}
