/// A resistance past an edge that approaches a bound: the offset for a drag, its inverse and its slope.
public protocol DragBand: Equatable, Sendable {
  /// The bound that offsets approach, in points, above 0.
  var bound: Double { get }
  /// The offset past an edge for a drag past it, both signed and in points.
  func offset(forDrag drag: Double) -> Double
  /// The drag that is shown as an offset below ``bound``, both signed and in points.
  func drag(forOffset offset: Double) -> Double
  /// The content's movement per point of finger movement at a drag.
  func slope(atDrag drag: Double) -> Double
}

extension RubberBand: DragBand {
  /// The bound that offsets approach, in points: the band's ``dimension``.
  @inlinable public var bound: Double { dimension }
}

/// A band with an inverse everywhere: near its bound it continues as a straight line with the slope it has there.
///
/// A finger would have to travel very far to get there (1800 dimensions for a rubber band with c = 0.55), but a hard fling
/// can throw content beyond the bound, where the rule itself has no inverse; a catch there must not jump either.
@frozen
public struct ExtendedBand<Band: DragBand>: Equatable, Sendable {
  /// The rule, used up to ``bandShare`` of its bound.
  public let band: Band
  /// The fraction of its bound up to which the band is the rule.
  @inlinable public static var bandShare: Double { 0.999 }

  /// The band, with its continuation.
  @inlinable
  public init(_ band: Band) { self.band = band }

  /// The start of the straight continuation: its offset and its drag, in points.
  @inlinable var straight: (offset: Double, drag: Double) {
    let offset = Self.bandShare * band.bound
    return (offset, band.drag(forOffset: offset))
  }

  /// The offset past an edge for a drag past it, in points, signed.
  @inlinable
  public func offset(forDrag drag: Double) -> Double {
    let offset = band.offset(forDrag: drag)
    guard abs(offset) > Self.bandShare * band.bound else { return offset }
    let (limit, start) = straight
    let beyond = limit + (abs(drag) - start) * band.slope(atDrag: start)
    return drag < 0 ? -beyond : beyond
  }

  /// The drag past an edge that is shown as an offset, in points, signed: the inverse of ``offset(forDrag:)``.
  @inlinable
  public func drag(forOffset offset: Double) -> Double {
    guard abs(offset) > Self.bandShare * band.bound else { return band.drag(forOffset: offset) }
    let (limit, start) = straight
    let beyond = start + (abs(offset) - limit) / band.slope(atDrag: start)
    return offset < 0 ? -beyond : beyond
  }

  /// The content's movement per point of finger movement at a drag.
  @inlinable
  public func slope(atDrag drag: Double) -> Double {
    let start = straight.drag
    return band.slope(atDrag: abs(drag) > start ? start : drag)
  }
}

extension ExtendedBand where Band == RubberBand {
  /// The rubber band with slope `coefficient` at the edge and bound `dimension` in points, both above 0.
  @inlinable
  public init(coefficient: Double, dimension: Double) {
    self.init(RubberBand(coefficient: coefficient, dimension: dimension))
  }
}

extension ScrollExtent {
  /// The offset shown for a raw position, with a band past both edges, in points.
  @inlinable
  func offset(forRaw raw: Double, _ band: ExtendedBand<some DragBand>) -> Double {
    let edge = nearestRest(to: raw)
    let drag = raw - edge
    return drag == 0 ? raw : edge + band.offset(forDrag: drag)
  }

  /// The raw position that is shown as an offset, with a band past both edges, in points.
  @inlinable
  func raw(forOffset offset: Double, _ band: ExtendedBand<some DragBand>) -> Double {
    let edge = nearestRest(to: offset)
    let past = offset - edge
    return past == 0 ? offset : edge + band.drag(forOffset: past)
  }

  /// The content's movement per point of raw movement, with a band past both edges: 1 inside and on an edge, less beyond.
  @inlinable
  func slope(atRaw raw: Double, _ band: ExtendedBand<some DragBand>) -> Double {
    let drag = raw - nearestRest(to: raw)
    return drag == 0 ? 1 : band.slope(atDrag: drag)
  }

  /// The motion about the edge nearest to an offset outside the bounds, by a spring; in points and points per second.
  @inlinable
  func bounce(_ spring: Spring, from offset: Double, velocity: Double) -> ScrollTrajectory {
    let edge = nearestRest(to: offset)
    return ScrollTrajectory(
      .spring(SpringMotion(spring: spring, displacement: offset - edge, velocity: velocity), about: edge))
  }

  /// The motion of released content: a decay inside the bounds, and from the solved crossing of an edge a spring about it that starts
  /// with the decay's velocity.
  @inline(__always)
  func decayed(
    _ deceleration: Deceleration, _ spring: Spring, from offset: Double, velocity: Double
  ) -> ScrollTrajectory {
    if offset != nearestRest(to: offset) { return bounce(spring, from: offset, velocity: velocity) }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let decay = ScrollPiece.decay(deceleration, from: offset, velocity: velocity)
    return .flung(decay, velocity: velocity, in: self) { edge, velocity in
      bounce(spring, from: edge, velocity: velocity)
    }
  }
}
