/// A Flutter tracker's estimate of a finger's movement at its release.
@frozen
public struct FlutterVelocityEstimate: Equatable, Sendable {
  /// The velocity, in points per second, with the sign of the finger's movement.
  public let velocity: Double
  /// The distance from the oldest to the newest sample used, in points, signed; Flutter requires a minimum for a fling.
  public let travel: Double
  /// `R²` of the fitted curve: the fraction of the samples' variance that it explains; 1 if no curve is fitted.
  public let confidence: Double

  /// An estimate with a velocity in points per second and a travel in points.
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
