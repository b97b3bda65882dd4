/// The way a model makes offsets of a finger's movements.
@frozen
public enum DragMapping: UInt8, Equatable, Sendable {
  /// By the finger's position: the same offset however the drag was cut into events.
  case position
  /// By increments: an event's effect depends on the offset before it, and a raw position is that offset itself.
  case increments
}

/// A tracker's estimate of a finger at its lift; velocities downwards positive, in points per second.
@frozen
public struct FingerRelease: Equatable, Sendable {
  /// The velocity by the model's own tracker.
  public var velocity: Double
  /// The way between the oldest and the newest sample that count, in points, signed; infinite where no rule asks for it.
  public var travel: Double
  /// The last event's movement through the time since the one before.
  public var lastEventVelocity: Double

  /// A release with a velocity alone.
  @inlinable
  public init(velocity: Double, travel: Double = .infinity, lastEventVelocity: Double = 0) {
    (self.velocity, self.travel, self.lastEventVelocity) = (velocity, travel, lastEventVelocity)
  }
}

/// A scroll physics in a scroll range: what maps a drag, what a release starts, when motion has settled.
///
/// Raw positions say where the content would be if it followed the finger everywhere; a model of increments has none, and
/// uses offsets instead of them. Offsets and raw positions are points, velocities points per second, positive
/// towards the end.
public protocol PhysicsModel: Equatable, Sendable {
  /// The way drags become offsets.
  var mapping: DragMapping { get }
  /// The properties that hold from the first touch to the last.
  var traits: ModelTraits { get }
  /// The content offset shown for a raw position.
  func offset(forRaw raw: Double) -> Double
  /// The raw position that shows as an offset: the inverse of ``offset(forRaw:)``, as far as there is one.
  func raw(forOffset offset: Double) -> Double
  /// The raw position from which a finger goes on that catches content shown at an offset.
  func raw(forCatchAt offset: Double) -> Double
  /// The content's movement per point of a short movement outwards at a raw position: 1 inside the bounds.
  func slope(atRaw raw: Double) -> Double
  /// The offset after an event that moves the content by `delta` where nothing resists.
  func offset(from offset: Double, movedBy delta: Double) -> Double
  /// The content's velocity as a finger lets go at a raw position.
  func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double
  /// The motion of content let go at an offset with a velocity, on frames where the original works by the tick.
  func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  /// The motion of content that moved already, solved anew from an offset and a velocity on its way.
  func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
}

extension PhysicsModel {
  /// The tolerance within which motion counts as settled.
  public var tolerance: Tolerance { traits.tolerance }

  /// The mapping by position.
  @inlinable public var mapping: DragMapping { .position }

  /// The inverse: a catch does not make the content jump.
  @inlinable
  public func raw(forCatchAt offset: Double) -> Double { raw(forOffset: offset) }

  /// The offset by way of the raw position and back.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    self.offset(forRaw: raw(forOffset: offset) + delta)
  }

  /// The finger's velocity, the other way round, with the model's resistance.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    -release.velocity * slope(atRaw: raw)
  }

  /// The motion as if it were let go.
  @inlinable
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    trajectory(from: offset, velocity: velocity, ticks: ticks)
  }

  /// The motion of content let go at a frame of 60 Hz.
  @inlinable
  public func trajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    trajectory(from: offset, velocity: velocity, ticks: .standard)
  }
}

/// A physics whose drags are a rule for increments: its raw positions are offsets.
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

/// A physics whose content goes at most to an edge under a finger.
public protocol ClampedModel: IncrementalModel {
  /// The scroll range.
  var extent: ScrollExtent { get }
}

extension ClampedModel {
  /// The offset after an event: at most at an edge.
  ///
  /// Movement that would lead past an edge is lost: a finger that turns round moves the content at once.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    delta == 0 ? offset : extent.nearestRest(to: offset + delta)
  }

  /// The content's movement per point of movement outwards: 1 inside and on an edge, 0 beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : 0 }
}
