/// How a model turns a finger's movements into offsets.
@frozen
public enum DragMapping: UInt8, Equatable, Sendable {
  /// By the finger's position: the same offset however the drag was cut into events.
  case position
  /// By increments: an event's effect depends on the offset before it, and a raw position is that offset itself.
  case increments
}

/// A tracker's estimate of a finger at its release; velocities in points per second, positive downwards.
@frozen
public struct FingerRelease: Equatable, Sendable {
  /// The velocity from the model's own tracker.
  public var velocity: Double
  /// The distance between the oldest and the newest sample used, in points, signed; infinite if no rule needs it.
  public var travel: Double
  /// The last event's movement divided by the time since the previous one.
  public var lastEventVelocity: Double

  /// A release with a velocity.
  @inlinable
  public init(velocity: Double, travel: Double = .infinity, lastEventVelocity: Double = 0) {
    (self.velocity, self.travel, self.lastEventVelocity) = (velocity, travel, lastEventVelocity)
  }
}

/// A scroll physics for a scroll range: how a drag maps to offsets, what a release starts, when motion has settled.
///
/// Raw positions say where the content would be without resistance; a model of increments has none, and
/// uses offsets instead. Offsets and raw positions are in points, velocities in points per second, positive
/// towards the end.
public protocol PhysicsModel: Equatable, Sendable {
  /// How drags become offsets.
  var mapping: DragMapping { get }
  /// Properties of the model that never change.
  var traits: ModelTraits { get }
  /// The content offset shown for a raw position.
  func offset(forRaw raw: Double) -> Double
  /// The raw position that is shown as an offset: the inverse of ``offset(forRaw:)``, as far as there is one.
  func raw(forOffset offset: Double) -> Double
  /// The raw position that a finger starts from when it catches content shown at an offset.
  func raw(forCatchAt offset: Double) -> Double
  /// The content's movement per point of a short outward movement at a raw position: 1 inside the bounds.
  func slope(atRaw raw: Double) -> Double
  /// The offset after an event that would move the content by `delta` without resistance.
  func offset(from offset: Double, movedBy delta: Double) -> Double
  /// The content's velocity at a release at a raw position.
  func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double
  /// The motion of content released at an offset with a velocity; `ticks` matter only if the original works by the tick.
  func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  /// The motion of content that was already moving, solved again from an offset and a velocity during its motion.
  func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
}

extension PhysicsModel {
  /// The tolerance within which motion counts as settled.
  public var tolerance: Tolerance { traits.tolerance }

  /// The mapping by position.
  @inlinable public var mapping: DragMapping { .position }

  /// The inverse, so that a catch does not make the content jump.
  @inlinable
  public func raw(forCatchAt offset: Double) -> Double { raw(forOffset: offset) }

  /// The offset by way of the raw position and back.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    self.offset(forRaw: raw(forOffset: offset) + delta)
  }

  /// The negative of the finger's velocity, with the model's resistance.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    -release.velocity * slope(atRaw: raw)
  }

  /// The default: the same motion as after a release.
  @inlinable
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    trajectory(from: offset, velocity: velocity, ticks: ticks)
  }

  /// The motion of content released at a frame of 60 Hz.
  @inlinable
  public func trajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    trajectory(from: offset, velocity: velocity, ticks: .standard)
  }
}

/// A physics whose drags follow a rule for increments, so that its raw positions are offsets.
public protocol IncrementalModel: PhysicsModel {}

extension IncrementalModel {
  /// The mapping by increments.
  @inlinable public var mapping: DragMapping { .increments }

  /// The offset itself.
  @inlinable
  public func offset(forRaw raw: Double) -> Double { raw }

  /// The offset itself.
  @inlinable
  public func raw(forOffset offset: Double) -> Double { offset }
}

/// A physics that moves content at most to an edge under a finger.
public protocol ClampedModel: IncrementalModel {
  /// The scroll range.
  var extent: ScrollExtent { get }
}

extension ClampedModel {
  /// The offset after an event: at most at an edge.
  ///
  /// Movement past an edge is lost, so a finger that reverses moves the content at once.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    delta == 0 ? offset : extent.nearestRest(to: offset + delta)
  }

  /// The content's movement per point of outward movement: 1 inside and on an edge, 0 beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : 0 }
}
