/// How an overscroll force shows as stretch on one axis of a Chromium scroller, and back.
///
/// Both are whole pixels in the originals: fractional stretch never comes back to 0 there.
public protocol ChromiumStretchRule: Equatable, Sendable {
  /// The way back of a stretch.
  associatedtype Release: EdgeReturn

  /// The stretch shown for an accumulated force, both in points, signed: whole points.
  func stretch(forForce force: Double) -> Double
  /// The force that a re-grab at a stretch goes on from, both in points, signed: whole points.
  func force(forStretch stretch: Double) -> Double
  /// The way back of a stretch let go with a velocity, in points and points per second, signed alike.
  func release(stretch: Double, velocity: Double) -> Release
}
