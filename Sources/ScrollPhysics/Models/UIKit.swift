/// `UIScrollView` as measured and reverse engineered.
///
/// Resistance past an edge: ``RubberBand`` with c = 0.55 and the viewport's length (ScrollMechanics; exact on 29 offsets
/// recorded in the iOS 26.5 simulator by Cranpose). Momentum: ``Deceleration/normal``, 0.998 per ms, read back from UIKit.
/// Back from beyond an edge: a critically damped spring of mass 1 and stiffness 100, started at the solved crossing
/// with the decay's velocity, or at the lift with the finger's velocity times the band's slope (the ScrollMechanics
/// example). No least fling speed.
@frozen
public struct UIKitModel: Equatable, Sendable {
  /// The rubber-band coefficient.
  @inlinable public static var coefficient: Double { 0.55 }
  /// Share of the velocity left after a millisecond.
  @inlinable public static var decelerationRate: Double { 0.998 }
  /// `−1000 · ln 0.998`, per second: what ``Deceleration`` makes of the rate, made once.
  static let deceleration = Deceleration(rate: decelerationRate)
  /// The spring about an edge: mass 1, stiffness 100, critically damped.
  @inlinable public static var spring: Spring { Spring(mass: 1, stiffness: 100, dampingRatio: 1) }
  /// At rest within half a point and 10 pt/s; the speed is the one at which measured decays end.
  @inlinable public static var tolerance: Tolerance { Tolerance(distance: 0.5, speed: 10) }

  /// Up to this share of its dimension the band is UIKit's; beyond, it goes on straight with the slope it has there.
  ///
  /// A finger would have to travel 1800 viewports to get there, but a hard fling can throw content farther than the
  /// band's asymptote, where the rule has no inverse: this gives it one, and a catch there does not jump either.
  @usableFromInline static var bandShare: Double { 0.999 }

  @usableFromInline let extent: ScrollExtent
  @usableFromInline let band: RubberBand

  /// The model in a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    self.extent = extent
    band = RubberBand(coefficient: Self.coefficient, dimension: extent.viewportLength)
  }

  /// Where the straight continuation begins: the offset and the drag past the edge, in points.
  @usableFromInline var straight: (offset: Double, drag: Double) {
    let offset = Self.bandShare * band.dimension
    return (offset, band.drag(forOffset: offset))
  }

  /// The content offset shown for a raw position, in points.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    let drag = raw - edge
    if drag == 0 { return raw }
    let offset = band.offset(forDrag: drag)
    guard abs(offset) > Self.bandShare * band.dimension else { return edge + offset }
    let (limit, start) = straight
    let beyond = limit + (abs(drag) - start) * band.slope(atDrag: start)
    return drag < 0 ? edge - beyond : edge + beyond
  }

  /// The raw position that shows as an offset, in points.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    let edge = extent.nearestRest(to: offset)
    let past = offset - edge
    if past == 0 { return offset }
    let (limit, start) = straight
    guard abs(past) > limit else { return edge + band.drag(forOffset: past) }
    let beyond = start + (abs(past) - limit) / band.slope(atDrag: start)
    return past < 0 ? edge - beyond : edge + beyond
  }

  /// How far the content moves per point of raw movement: 1 inside the bounds and on an edge, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    let drag = abs(raw - extent.nearestRest(to: raw))
    if drag == 0 { return 1 }
    let start = straight.drag
    return band.slope(atDrag: drag < start ? drag : start)
  }

  /// The motion of content let go at an offset, in points, with a velocity, in points per second.
  public func trajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let edge = extent.nearestRest(to: offset)
    if offset != edge {
      return ScrollTrajectory(bounce(about: edge, from: offset - edge, velocity: velocity))
    }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    return fling(from: offset, velocity: velocity)
  }

  private func fling(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let deceleration = Self.deceleration
    let edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    let decay = ScrollPiece.decay(deceleration, from: offset, velocity: velocity)
    guard let crossing = deceleration.time(toTravel: edge - offset, velocity: velocity) else {
      return ScrollTrajectory(decay)
    }
    // v(t) = v₀ − k · (x(t) − x₀): the velocity at the edge without the time.
    let left = velocity - deceleration.perSecond * (edge - offset)
    return ScrollTrajectory(decay, until: crossing, then: bounce(about: edge, from: 0, velocity: left))
  }

  private func bounce(about edge: Double, from displacement: Double, velocity: Double) -> ScrollPiece {
    .spring(SpringMotion(spring: Self.spring, displacement: displacement, velocity: velocity), about: edge)
  }
}
