/// Flutter's trackers for iOS and macOS: a weighted mean of the velocities between the last four samples.
///
/// iOS: 0.6, 0.35, 0.05; macOS: 0.15, 0.65, 0.2, from the oldest of the three pairs to the newest, by which Flutter comes
/// near to what scroll views there start a fling with. A pair that is missing or has one time counts as 0. Zero more
/// than 40 ms after the newest sample.
@frozen
public struct FlutterWeightedTracker: Equatable, Sendable {
  private var ring = SampleRing()
  /// The weights of the three pairs, the oldest first.
  private let weights: (Double, Double, Double)

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
  public mutating func add(position: Double, at time: Double) { ring.append(position: position, at: time) }

  /// The velocity asked for at `now`, in seconds, and the way over all samples kept.
  public func estimate(at now: Double) -> FlutterVelocityEstimate {
    guard ring.count > 0, !FlutterVelocityTracker.isAtRest(ring, at: now) else { return .none }
    let samples = ring.stored.span
    let velocity =
      velocity(ofPair: 2, samples) * weights.0 + velocity(ofPair: 1, samples) * weights.1
      + velocity(ofPair: 0, samples) * weights.2
    let travel = ring.newest.position - samples[ring.slot(ofAge: ring.count - 1)].position
    return FlutterVelocityEstimate(velocity: velocity, travel: travel, confidence: 1)
  }

  /// The velocity between a sample and the one before it, in points per second; pair 0 ends at the newest.
  private func velocity(ofPair pair: Int, _ samples: Span<SampleRing.Sample>) -> Double {
    guard pair + 1 < ring.count else { return 0 }
    let (end, start) = (samples[ring.slot(ofAge: pair)], samples[ring.slot(ofAge: pair + 1)])
    let time = end.time - start.time
    return time > 0 ? (end.position - start.position) / time : 0
  }
}
