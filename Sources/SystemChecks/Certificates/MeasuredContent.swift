import ScrollPhysics

/// Content that a finger can drag and release, with what the measures of a certificate need to know about it.
///
/// Times are in seconds, offsets in points, velocities in points per second; a finger's travel is in points, positive downwards.
package protocol MeasuredContent {
  /// The position that the content would have under the finger without resistance, in points.
  var raw: Double { get }
  /// The motion after a release and its start time; nil at rest and under a finger.
  var motion: (trajectory: ScrollTrajectory, start: Double)? { get }
  /// The time at which the current motion counts as settled, in seconds; nil without motion.
  var restTime: Double? { get }
  /// The content's offset at a time in seconds, in points.
  func offset(at time: Double) -> Double
  /// The content's velocity at a time in seconds, in points per second.
  func velocity(at time: Double) -> Double
  /// A finger touches the content at a time in seconds.
  mutating func beginContact(at time: Double)
  /// Moves the finger to a total travel since it touched, in points, at a time in seconds.
  mutating func moveFinger(to travel: Double, at time: Double)
  /// Releases the finger at a time in seconds.
  mutating func endContact(at time: Double)
}

extension Scroller: MeasuredContent {}

/// What a certificate measures: content that can start anywhere, and its motion from any state.
package struct CertificateSubject {
  /// Returns content that rests at an offset in points and is drawn at a frame rate per second.
  package var content: (_ offset: Double, _ rate: Double) -> any MeasuredContent
  /// Returns the motion that continues from an offset and a velocity, for given times of frames.
  package var resumed: (_ offset: Double, _ velocity: Double, _ ticks: FrameTicks) -> ScrollTrajectory
  /// The device pixel to which displayed offsets are rounded, in points; 0 if they are not rounded.
  package var pixel = 0.0
  /// The offset and velocity below which motion counts as settled.
  package var tolerance: Tolerance
  /// Returns the content's movement per point of finger movement at a raw position; nil if it can be measured from offsets.
  ///
  /// Only content whose displayed offsets are rounded needs this function.
  package var slope: ((_ raw: Double) -> Double)?

  /// A scroll model in the lengths of certificates, moved by the ``Scroller`` that replays use.
  package init(_ model: ScrollModel) {
    let extent = CertificateScene.extent
    content = { Scroller(model: model, extent: extent, offset: $0, rate: $1) }
    resumed = { model.trajectory(resumedFrom: $0, velocity: $1, in: extent, ticks: $2) }
    let traits = model.traits(in: extent)
    (pixel, tolerance) = (traits.pixel, traits.tolerance)
    if pixel > 0 { slope = { model.slope(atRaw: $0, in: extent) } }
  }
}
