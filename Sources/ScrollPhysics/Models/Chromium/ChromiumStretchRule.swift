/// A rule by which Chromium turns a force (how far a finger has pushed past an edge) into a stretch of the content, and back.
///
/// In Chromium both directions round to whole pixels, because a fractional stretch would never return to 0. The functions named "smooth" do
/// not round.
public protocol ChromiumStretchRule: Equatable, Sendable {
  /// The stretch for a force (how far a finger has pushed past the edge), both in points, signed; a whole number.
  func stretch(forForce force: Double) -> Double
  /// The force that a finger starts from if it catches a stretch, both in points, signed; a whole number.
  func force(forStretch stretch: Double) -> Double
  /// The stretch for a force (how far a finger has pushed past the edge), both in points, signed; not rounded.
  func smoothStretch(forForce force: Double) -> Double
  /// The force for an unrounded stretch: the inverse of ``smoothStretch(forForce:)``.
  func smoothForce(forStretch stretch: Double) -> Double
  /// How far the unrounded stretch grows per point of force.
  func slope(atForce force: Double) -> Double
  /// The motion of a stretch released with a velocity, in points and points per second, back to an edge; unrounded if `isSmooth`.
  func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The rest of a return to an edge, from a stretch and its velocity during the return.
  func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  /// The facts known about Chromium's overscroll by this rule, together with the given fling.
  func facts(with fling: ChromiumFling) -> ModelFacts
  /// The curve of content dragged past an edge.
  var drag: DragCurve { get }
  /// The curve of the return from beyond an edge.
  var bounce: BounceCurve { get }
  /// Adds the constants of the stretch to `list`, and the calculations whose test cases it passes.
  func listStretch(in list: inout some ModelFactList)
  /// Adds the constants of the return to `list`.
  func listReturn(in list: inout some ModelFactList)
}

extension ChromiumStretchRule {
  /// The default: the same motion as after a release, because a curve to a computed end has no state to continue from.
  public func resumed(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory
  {
    back(to: edge, stretch: stretch, velocity: velocity, isSmooth: isSmooth)
  }
}
