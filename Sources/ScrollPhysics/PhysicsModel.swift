/// How a scroll model turns a finger's movements into content offsets.
@frozen
public enum DragMapping: UInt8, Equatable, Sendable {
  /// By the finger's position: the offset is the same however the drag was cut into events.
  case position
  /// By increments: the effect of an event depends on the offset before the event, so the offset depends on how a drag is cut into events.
  case increments
}

/// A finger's movement at its release, as the model's velocity tracker estimates it; positive downwards.
@frozen
public struct FingerRelease: Equatable, Sendable {
  /// The finger's velocity from the model's own tracker, in points per second.
  public var velocity: Double
  /// The distance from the oldest to the newest sample used, in points, signed; infinite if no rule needs it.
  public var travel: Double
  /// The last event's movement divided by the time since the previous event, in points per second.
  public var lastEventVelocity: Double

  /// A release with a velocity in points per second, and if a rule needs them with the travel and the last event's velocity.
  @inlinable
  public init(velocity: Double, travel: Double = .infinity, lastEventVelocity: Double = 0) {
    (self.velocity, self.travel, self.lastEventVelocity) = (velocity, travel, lastEventVelocity)
  }
}

/// A scroll physics for a scroll range: how a drag maps to offsets, how content moves after a release, and when its motion has settled.
///
/// A raw position is where the content would be without resistance; a model of increments has none, and
/// uses offsets instead. Offsets and raw positions are in points, velocities in points per second, positive
/// towards the end.
public protocol PhysicsModel: Equatable, Sendable {
  /// How the model turns drags into offsets: by the finger's position or by increments.
  var mapping: DragMapping { get }
  /// Properties of the model that never change, such as its tolerance.
  var traits: ModelTraits { get }
  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  func offset(forRaw raw: Double) -> Double
  /// The raw position (where the content would be without resistance) that is shown as an offset, in points.
  ///
  /// It is the inverse of ``offset(forRaw:)``, as far as there is one.
  func raw(forOffset offset: Double) -> Double
  /// The raw position (where the content would be without resistance) that a finger starts from if it catches content at `offset`, in
  /// points.
  func raw(forCatchAt offset: Double) -> Double
  /// How far the content moves per point of a short outward finger movement at a raw position: 1 inside the bounds.
  func slope(atRaw raw: Double) -> Double
  /// The content offset after an event that would move the content by `delta` points without resistance.
  func offset(from offset: Double, movedBy delta: Double) -> Double
  /// The content's velocity at a release, in points per second; `raw` is where the content would be without resistance.
  func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double
  /// The motion of content released at an offset with a velocity.
  ///
  /// The display frames, `ticks`, matter only if the original software moves content only at frames.
  func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  /// The motion of content that was already moving, computed again from an offset and a velocity during its motion.
  func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
}

extension PhysicsModel {
  /// The tolerance within which motion counts as settled.
  public var tolerance: Tolerance { traits.tolerance }

  /// The default: the model maps by the finger's position.
  @inlinable public var mapping: DragMapping { .position }

  /// The default: the inverse of the resistance, so that content does not jump when a finger catches it.
  @inlinable
  public func raw(forCatchAt offset: Double) -> Double { raw(forOffset: offset) }

  /// The default: the offset is converted to a position without resistance, moved by `delta`, and converted back.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    self.offset(forRaw: raw(forOffset: offset) + delta)
  }

  /// The default: the negative of the finger's velocity, reduced like the content's movement by the resistance.
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

  /// The motion of content released exactly at a display frame of 60 Hz.
  @inlinable
  public func trajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    trajectory(from: offset, velocity: velocity, ticks: .standard)
  }
}

/// A scroll physics in which each event's effect depends on the offset before it, so that raw positions are offsets.
public protocol IncrementalModel: PhysicsModel {}

extension IncrementalModel {
  /// The model maps by increments, event by event.
  @inlinable public var mapping: DragMapping { .increments }

  /// The position itself, because a model of increments uses offsets as positions.
  @inlinable
  public func offset(forRaw raw: Double) -> Double { raw }

  /// The offset itself, because a model of increments uses offsets as positions.
  @inlinable
  public func raw(forOffset offset: Double) -> Double { offset }
}

/// A scroll physics without overscroll: a finger moves content at most to an edge.
public protocol ClampedModel: IncrementalModel {
  /// The range of offsets at which content may rest.
  var extent: ScrollExtent { get }
}

extension ClampedModel {
  /// The content offset after an event, in points: at most at an edge.
  ///
  /// Movement past an edge is lost, so a finger that reverses moves the content at once.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    delta == 0 ? offset : extent.nearestRest(to: offset + delta)
  }

  /// How far the content moves per point of outward finger movement: 1 inside the bounds and on an edge, 0 beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : 0 }
}
