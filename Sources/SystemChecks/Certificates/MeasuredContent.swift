import ScrollPhysics

/// Content that can be dragged and let go: all that a certificate's measures look at.
///
/// Times are seconds, offsets points, velocities points per second, a finger's travel points downwards positive.
package protocol MeasuredContent {
  /// The raw position under a finger.
  var raw: Double { get }
  /// The motion since the last event and when it started; nil at rest and under a finger.
  var motion: (trajectory: ScrollTrajectory, start: Double)? { get }
  /// The time at which the present motion counts as settled; nil without one.
  var restTime: Double? { get }
  /// The offset at a time.
  func offset(at time: Double) -> Double
  /// The velocity at a time.
  func velocity(at time: Double) -> Double
  /// A finger comes down.
  mutating func beginContact(at time: Double)
  /// The finger has travelled so far since it came down.
  mutating func moveFinger(to travel: Double, at time: Double)
  /// The finger lifts.
  mutating func endContact(at time: Double)
}

extension Scroller: MeasuredContent {}

/// The subject of a certificate: content that starts anywhere, and how its motion goes on from where it is.
package struct CertificateSubject {
  /// Content at rest at an offset, on frames of a rate.
  package var content: (_ offset: Double, _ rate: Double) -> any MeasuredContent
  /// The motion from an offset and a velocity on its way, on frames.
  package var resumed: (_ offset: Double, _ velocity: Double, _ ticks: FrameTicks) -> ScrollTrajectory
  /// The device pixel to which what is shown is rounded, in points; 0 where nothing is.
  package var pixel = 0.0
  /// The tolerance within which motion counts as settled.
  package var tolerance: Tolerance
  /// The content's movement per point of finger at a raw position, for what is rounded; nil where that can be
  /// looked at.
  package var slope: ((_ raw: Double) -> Double)?

  /// A scroll model in the scene of certificates, through the ``Scroller`` that a replay uses.
  package init(_ model: ScrollModel) {
    let extent = CertificateScene.extent
    content = { Scroller(model: model, extent: extent, offset: $0, rate: $1) }
    resumed = { model.trajectory(resumedFrom: $0, velocity: $1, in: extent, ticks: $2) }
    let traits = model.traits(in: extent)
    (pixel, tolerance) = (traits.pixel, traits.tolerance)
    if pixel > 0 { slope = { model.slope(atRaw: $0, in: extent) } }
  }
}
