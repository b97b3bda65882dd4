/// Flutter's trackers for iOS and macOS: a weighted mean of the velocities between the last four samples.
///
/// Weights for iOS: 0.6, 0.35, 0.05; for macOS: 0.15, 0.65, 0.2, from the oldest of the three pairs to the newest; with them Flutter
/// approximates the fling velocities of scroll views there. A pair that is missing or without time difference counts as 0. The velocity is
/// 0 more than 40 ms after the newest sample.
@frozen
public struct FlutterWeightedTracker: Equatable, Sendable {
  /// The newest pairs of samples.
  @frozen
  @usableFromInline
  struct Pairs: Equatable, Sendable {
    /// The velocities of the last three pairs, the oldest first, in points per second.
    @usableFromInline var velocities = (0.0, 0.0, 0.0)
    /// The weights of the three velocities.
    @usableFromInline let weights: (Double, Double, Double)

    init(_ oldest: Double, _ middle: Double, _ newest: Double) { weights = (oldest, middle, newest) }

    /// Compares the weights only; the samples are compared elsewhere.
    @usableFromInline
    static func == (a: Pairs, b: Pairs) -> Bool { a.weights == b.weights }

    /// The weighted mean of the velocities, in points per second.
    @inlinable var mean: Double {
      velocities.0 * weights.0 + velocities.1 * weights.1 + velocities.2 * weights.2
    }

    /// Adds a finger position, in points, at a time, in seconds, not before the last, to the samples.
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

  /// A tracker with these pairs and samples.
  init(_ pairs: Pairs, _ samples: SampleRing = SampleRing()) { (self.pairs, ring) = (pairs, samples) }

  /// Flutter's `IOSScrollViewFlingVelocityTracker`.
  public static var ios: FlutterWeightedTracker { FlutterWeightedTracker(Pairs(0.6, 0.35, 0.05)) }
  /// Flutter's `MacOSScrollViewFlingVelocityTracker`.
  public static var macos: FlutterWeightedTracker { FlutterWeightedTracker(Pairs(0.15, 0.65, 0.2)) }

  /// Adds a finger position, in points, at a time, in seconds, not before the last.
  @inlinable
  public mutating func add(position: Double, at time: Double) { pairs.add(position, at: time, to: &ring) }

  /// The velocity at `now`, in seconds, and the distance over all stored samples.
  @inlinable
  public func estimate(at now: Double) -> FlutterVelocityEstimate {
    guard ring.count > 0, !FlutterVelocityTracker.isAtRest(ring.newest, at: now) else { return .none }
    let travel = ring.newest.position - ring.sample(age: ring.count - 1).position
    return FlutterVelocityEstimate(velocity: pairs.mean, travel: travel, confidence: 1)
  }
}
