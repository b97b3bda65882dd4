/// framer-motion's drag with constraints: a linear elastic past an edge, inertia of 0.8 s of the velocity, a spring back.
///
/// Past an edge the content moves 0.35 of the finger, without bound. A release goes on by `0.8 · v` with τ = 750 ms, so it
/// starts at 1.07 times the finger's velocity, and springs back with stiffness 200 and damping 40; from outside the spring
/// starts at rest. The original's motion is ``FramerInertia``, whose bounce depends on the samples' grid;
/// ``trajectory(from:velocity:)`` is the mended form, `framer-inertia-fixed`: the crossing solved, the velocity that of the
/// exponential there. Source: framer/motion at ecd97f7d, generators/inertia.ts and the drag gesture.
@frozen
public struct FramerInertiaModel: Equatable, Sendable {
  /// `dragElastic`'s default: points per point of finger past an edge.
  @inlinable public static var elastic: Double { 0.35 }
  /// The drag's constants.
  @inlinable public static var constants: FramerInertia.Constants { .drag }
  /// The spring past an edge: mass 1, stiffness 200, damping 40.
  @inlinable public static var spring: Spring { FramerInertia.spring(constants) }
  /// At rest within 1 pt and 10 pt/s, as the drag asks.
  @inlinable public static var tolerance: Tolerance { Tolerance(distance: 1, speed: 10) }

  @usableFromInline let extent: ScrollExtent

  /// The model in a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
  }

  /// The offset for a raw position, in points.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? raw : edge + Self.elastic * (raw - edge)
  }

  /// The raw position that shows as an offset, in points.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    let edge = extent.nearestRest(to: offset)
    return offset == edge ? offset : edge + (offset - edge) / Self.elastic
  }

  /// How far the content moves per point of raw movement: 1 inside and on an edge, 0.35 beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : Self.elastic }

  /// The original's motion, to be sampled at the frames' times in milliseconds.
  public func inertia(from offset: Double, velocity: Double) -> FramerInertia {
    FramerInertia(
      from: offset, velocity: velocity, lower: extent.lowestOffset, upper: extent.highestOffset,
      constants: Self.constants)
  }

  /// `framer-inertia-fixed`: the same inertia and spring with the crossing of an edge solved.
  public func trajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let edge = extent.nearestRest(to: offset)
    if offset != edge { return ScrollTrajectory(bounce(about: edge, from: offset - edge, velocity: 0)) }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let perSecond = FramerInertia.millisecondsPerSecond / Self.constants.timeConstant
    let slowing = Deceleration(perSecond: perSecond)
    // The way is power · v, so the exponential starts with that through τ.
    let start = Self.constants.power * velocity * perSecond
    let bound = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    let decay = ScrollPiece.decay(slowing, from: offset, velocity: start)
    guard let crossing = slowing.time(toTravel: bound - offset, velocity: start) else {
      return ScrollTrajectory(decay)
    }
    let left = start - perSecond * (bound - offset)
    return ScrollTrajectory(decay, until: crossing, then: bounce(about: bound, from: 0, velocity: left))
  }

  private func bounce(about edge: Double, from displacement: Double, velocity: Double) -> ScrollPiece {
    .spring(SpringMotion(spring: Self.spring, displacement: displacement, velocity: velocity), about: edge)
  }
}
