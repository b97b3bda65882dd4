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
  /// The way back to an edge of a stretch let go with a velocity, in points and points per second, signed alike.
  func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The rest of a way back to an edge, from a stretch and the velocity it has there.
  func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The facts known of the original, with the fling beside it.
  func facts(with fling: ChromiumFling) -> ModelFacts
  /// The curve of the stretch.
  var drag: DragCurve { get }
  /// The curve of the way back.
  var bounce: BounceCurve { get }
  /// Lists the constants of the stretch, and the calculations whose cases it passes.
  func listStretch(in list: inout some ModelFactList)
  /// Lists the constants of the way back.
  func listReturn(in list: inout some ModelFactList)
}

extension ChromiumStretchRule {
  /// As if it were let go: a curve to a computed end has no state to go on from.
  public func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  {
    back(to: edge, stretch: stretch, velocity: velocity, isSmooth: isSmooth)
  }
}
