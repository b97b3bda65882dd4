import ScrollPhysics

/// Content that can be dragged and released, as the measures of a certificate need it.
///
/// Times are in seconds, offsets in points, velocities in points per second; a finger's travel is in points, positive downwards.
package protocol MeasuredContent {
  /// The position under a finger before resistance is applied, in points.
  var raw: Double { get }
  /// The current motion and its start time; nil at rest and under a finger.
  var motion: (trajectory: ScrollTrajectory, start: Double)? { get }
  /// When the current motion counts as settled; nil without motion.
  var restTime: Double? { get }
  /// The offset at a time.
  func offset(at time: Double) -> Double
  /// The velocity at a time.
  func velocity(at time: Double) -> Double
  /// Begins a contact.
  mutating func beginContact(at time: Double)
  /// Moves the finger to a travel since the contact began.
  mutating func moveFinger(to travel: Double, at time: Double)
  /// Ends the contact.
  mutating func endContact(at time: Double)
}

extension Scroller: MeasuredContent {}

/// What a certificate measures: content that can start anywhere, and its motion from any state.
package struct CertificateSubject {
  /// Makes content at rest at an offset, for a given frame rate.
  package var content: (_ offset: Double, _ rate: Double) -> any MeasuredContent
  /// The motion that continues from an offset and a velocity, for given frames.
  package var resumed: (_ offset: Double, _ velocity: Double, _ ticks: FrameTicks) -> ScrollTrajectory
  /// The device pixel to which displayed offsets are rounded, in points; 0 if they are not rounded.
  package var pixel = 0.0
  /// The tolerance within which motion counts as settled.
  package var tolerance: Tolerance
  /// The content's movement per point of finger at a raw position, for rounded content; nil if it can be measured directly.
  package var slope: ((_ raw: Double) -> Double)?

  /// A scroll model in the certificates' scene, through the ``Scroller`` that replays use.
  package init(_ model: ScrollModel) {
    let extent = CertificateScene.extent
    content = { Scroller(model: model, extent: extent, offset: $0, rate: $1) }
    resumed = { model.trajectory(resumedFrom: $0, velocity: $1, in: extent, ticks: $2) }
    let traits = model.traits(in: extent)
    (pixel, tolerance) = (traits.pixel, traits.tolerance)
    if pixel > 0 { slope = { model.slope(atRaw: $0, in: extent) } }
  }
}
