/// Flutter's trackers for iOS and macOS: a weighted mean of the velocities between the last four samples.
///
/// Weights for iOS: 0.6, 0.35, 0.05; for macOS: 0.15, 0.65, 0.2, from the oldest of the three pairs to the newest; with them Flutter
/// approximates the fling velocities of scroll views there. A pair that is missing or without time difference counts as 0. The velocity is
/// 0 more than 40 ms after the newest sample.
@frozen
public struct FlutterWeightedTracker: Equatable, Sendable {
  /// The velocities between the newest samples, with the weights of their mean.
  @frozen
  @usableFromInline
  struct Pairs: Equatable, Sendable {
    /// The velocities between the last four samples, the oldest first, in points per second.
    @usableFromInline var velocities = (0.0, 0.0, 0.0)
    /// The weights of the three velocities in their mean, the oldest first.
    @usableFromInline let weights: (Double, Double, Double)

    init(_ oldest: Double, _ middle: Double, _ newest: Double) { weights = (oldest, middle, newest) }

    /// True if the weights are equal; the tracker compares the samples.
    @usableFromInline
    static func == (a: Pairs, b: Pairs) -> Bool { a.weights == b.weights }

    /// The weighted mean of the velocities, in points per second.
    @inlinable var mean: Double {
      velocities.0 * weights.0 + velocities.1 * weights.1 + velocities.2 * weights.2
    }

    /// Adds a finger position, in points, at a time in seconds, not before the last sample's, to `samples`.
    @inlinable
    mutating func add(_ position: Double, at time: Double, to samples: inout SampleRing) {
      if samples.count > 0 {
        let newest = samples.newest
        let step = time - newest.time
        velocities = (velocities.1, velocities.2, step > 0 ? (position - newest.position) / step : 0)
      }
      samples.append(position: position, at: time)
    }
  }

  @usableFromInline var ring = SampleRing()
  @usableFromInline var pairs: Pairs

  /// A tracker that has already received these samples, with the velocities between them.
  init(_ pairs: Pairs, _ samples: SampleRing = SampleRing()) { (self.pairs, ring) = (pairs, samples) }

  /// Flutter's tracker on iOS, `IOSScrollViewFlingVelocityTracker`, without samples.
  public static var ios: FlutterWeightedTracker { FlutterWeightedTracker(Pairs(0.6, 0.35, 0.05)) }
  /// Flutter's tracker on macOS, `MacOSScrollViewFlingVelocityTracker`, without samples.
  public static var macos: FlutterWeightedTracker { FlutterWeightedTracker(Pairs(0.15, 0.65, 0.2)) }

  /// Adds a finger position, in points, at a time in seconds, not before the last sample's.
  @inlinable
  public mutating func add(position: Double, at time: Double) { pairs.add(position, at: time, to: &ring) }

  /// The finger's velocity at `now`, in seconds, and the distance over all stored samples.
  @inlinable
  public func estimate(at now: Double) -> FlutterVelocityEstimate {
    guard ring.count > 0, !FlutterVelocityTracker.isAtRest(ring.newest, at: now) else { return .none }
    let travel = ring.newest.position - ring.sample(age: ring.count - 1).position
    return FlutterVelocityEstimate(velocity: pairs.mean, travel: travel, confidence: 1)
  }
}
