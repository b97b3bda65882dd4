/// A rule that maps an overscroll force to a stretch on one axis of a Chromium scroller, and back.
///
/// Both directions round to whole pixels in the originals, where a fractional stretch would never return to 0. The smooth functions do not
/// round.
public protocol ChromiumStretchRule: Equatable, Sendable {
  /// The stretch shown for an accumulated force, both in points, signed; whole points.
  func stretch(forForce force: Double) -> Double
  /// The force that a re-grab at a stretch starts from, both in points, signed; whole points.
  func force(forStretch stretch: Double) -> Double
  /// The stretch without rounding.
  func smoothStretch(forForce force: Double) -> Double
  /// The inverse of ``smoothStretch(forForce:)``.
  func smoothForce(forStretch stretch: Double) -> Double
  /// The smooth stretch's movement per point of force.
  func slope(atForce force: Double) -> Double
  /// The return to an edge of a stretch released with a velocity, in points and points per second, of the same sign convention.
  func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The rest of a return to an edge, from a stretch and its velocity.
  func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The facts known about the original, combined with this fling.
  func facts(with fling: ChromiumFling) -> ModelFacts
  /// The curve of the stretch.
  var drag: DragCurve { get }
  /// The curve of the return.
  var bounce: BounceCurve { get }
  /// Lists the constants of the stretch, and the calculations whose cases it passes.
  func listStretch(in list: inout some ModelFactList)
  /// Lists the constants of the return.
  func listReturn(in list: inout some ModelFactList)
}

extension ChromiumStretchRule {
  /// The same as after a release: a curve to a computed end has no state to continue from.
  public func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  {
    back(to: edge, stretch: stretch, velocity: velocity, isSmooth: isSmooth)
  }
}
