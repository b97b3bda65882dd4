/// A rule by which an overscroll force shows as stretch on one axis of a Chromium scroller, and back.
///
/// Both are whole pixels in the originals: fractional stretch never comes back to 0 there. The smooth ones are not rounded.
public protocol ChromiumStretchRule: Equatable, Sendable {
  /// The stretch shown for an accumulated force, both in points, signed: whole points.
  func stretch(forForce force: Double) -> Double
  /// The force that a re-grab at a stretch goes on from, both in points, signed: whole points.
  func force(forStretch stretch: Double) -> Double
  /// The stretch without rounding.
  func smoothStretch(forForce force: Double) -> Double
  /// The inverse of ``smoothStretch(forForce:)``.
  func smoothForce(forStretch stretch: Double) -> Double
  /// The smooth stretch's movement per point of force.
  func slope(atForce force: Double) -> Double
  /// The fling of a release inside the bounds, from an offset, in points, with a velocity not 0, in points per second.
  func fling(from offset: Double, velocity: Double) -> ScrollPiece
  /// The way back to an edge of a stretch let go with a velocity, in points and points per second, signed alike.
  func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The rest of a way back to an edge, from a stretch and the velocity it has there.
  func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The facts known of the original.
  var facts: ModelFacts { get }
  /// The curves of the stretch, the fling and the way back.
  var curves: ModelCurves { get }
  /// Lists its constants but those of rest, and the calculations whose cases it passes.
  func list(in list: inout some ModelFactList)
}

extension ChromiumStretchRule {
  /// As if it were let go: a curve to a computed end has no state to go on from.
  public func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  {
    back(to: edge, stretch: stretch, velocity: velocity, isSmooth: isSmooth)
  }
}
