/// A Flutter tracker's estimate of a finger's movement at its release.
@frozen
public struct FlutterVelocityEstimate: Equatable, Sendable {
  /// The velocity, in points per second, with the sign of the finger's movement.
  public let velocity: Double
  /// The distance between the oldest and the newest sample used, in points, signed: a fling needs a minimum.
  public let travel: Double
  /// `R²` of the fit; 1 if nothing is fitted.
  public let confidence: Double

  /// An estimate from another tracker.
  @inlinable
  public init(velocity: Double, travel: Double, confidence: Double = 1) {
    self.velocity = velocity
    self.travel = travel
    self.confidence = confidence
  }

  /// The estimate for a finger that rests or has no samples.
  @inlinable static var none: FlutterVelocityEstimate {
    FlutterVelocityEstimate(velocity: 0, travel: 0, confidence: 1)
  }
}
