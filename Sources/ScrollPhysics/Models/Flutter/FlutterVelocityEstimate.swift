/// A Flutter tracker's estimate of a finger's movement at its lift.
@frozen
public struct FlutterVelocityEstimate: Equatable, Sendable {
  /// Points per second, signed like the finger's movement.
  public let velocity: Double
  /// The way between the oldest and the newest sample that count, in points, signed: a fling needs some.
  public let travel: Double
  /// `R²` of the fit; 1 where nothing is fitted.
  public let confidence: Double

  /// An estimate by another tracker.
  @inlinable
  public init(velocity: Double, travel: Double, confidence: Double = 1) {
    self.velocity = velocity
    self.travel = travel
    self.confidence = confidence
  }

  /// The estimate of a finger that rests or was never seen.
  @inlinable static var none: FlutterVelocityEstimate {
    FlutterVelocityEstimate(velocity: 0, travel: 0, confidence: 1)
  }
}
