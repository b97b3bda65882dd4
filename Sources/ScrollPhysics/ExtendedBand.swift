/// A resistance past an edge whose offsets approach a bound: it gives the offset for a drag, the inverse, and the slope.
public protocol DragBand: Equatable, Sendable {
  /// The bound that offsets approach, in points, above 0.
  var bound: Double { get }
  /// The offset past an edge that is shown for finger travel past the edge, both signed and in points.
  func offset(forDrag drag: Double) -> Double
  /// The finger travel past an edge that is shown as an offset below ``bound``, both signed and in points.
  func drag(forOffset offset: Double) -> Double
  /// How far the content moves per point of finger movement, after finger travel of `drag` points past the edge.
  func slope(atDrag drag: Double) -> Double
}

extension RubberBand: DragBand {
  /// The bound that offsets approach, in points: the band's ``dimension``.
  @inlinable public var bound: Double { dimension }
}

/// A band (a resistance past an edge) with an inverse everywhere: near its bound it continues as a straight line of the same slope.
///
/// A finger would have to travel very far to get there (1800 dimensions for a rubber band with c = 0.55), but a hard fling
/// can throw content beyond the bound, where the band's own rule has no inverse; a finger that catches it there must not make it jump.
@frozen
public struct ExtendedBand<Band: DragBand>: Equatable, Sendable {
  /// The band's own rule, used up to ``bandShare`` of its bound.
  public let band: Band
  /// The fraction of its bound up to which the band's own rule applies; from there on it is a straight line.
  @inlinable public static var bandShare: Double { 0.999 }

  /// The given band, continued as a straight line near its bound.
  @inlinable
  public init(_ band: Band) { self.band = band }

  /// Where the straight continuation starts: the offset, and the finger travel that shows it, in points.
  @inlinable var straight: (offset: Double, drag: Double) {
    let offset = Self.bandShare * band.bound
    return (offset, band.drag(forOffset: offset))
  }

  /// The offset past an edge that is shown for finger travel past the edge, in points, signed.
  @inlinable
  public func offset(forDrag drag: Double) -> Double {
    let offset = band.offset(forDrag: drag)
    guard abs(offset) > Self.bandShare * band.bound else { return offset }
    let (limit, start) = straight
    let beyond = limit + (abs(drag) - start) * band.slope(atDrag: start)
    return drag < 0 ? -beyond : beyond
  }

  /// The finger travel past an edge that is shown as an offset, in points, signed: the inverse of ``offset(forDrag:)``.
  @inlinable
  public func drag(forOffset offset: Double) -> Double {
    guard abs(offset) > Self.bandShare * band.bound else { return band.drag(forOffset: offset) }
    let (limit, start) = straight
    let beyond = start + (abs(offset) - limit) / band.slope(atDrag: start)
    return offset < 0 ? -beyond : beyond
  }

  /// How far the content moves per point of finger movement, after finger travel of `drag` points past the edge.
  @inlinable
  public func slope(atDrag drag: Double) -> Double {
    let start = straight.drag
    return band.slope(atDrag: abs(drag) > start ? start : drag)
  }
}

extension ExtendedBand where Band == RubberBand {
  /// The rubber band with slope `coefficient` at the edge and bound `dimension` in points, both above 0, continued beyond its bound.
  @inlinable
  public init(coefficient: Double, dimension: Double) {
    self.init(RubberBand(coefficient: coefficient, dimension: dimension))
  }
}

extension ScrollExtent {
  /// The offset shown for a raw position (where the content would be without resistance), in points; past an edge the band resists.
  @inlinable
  func offset(forRaw raw: Double, _ band: ExtendedBand<some DragBand>) -> Double {
    let edge = nearestRest(to: raw)
    let drag = raw - edge
    return drag == 0 ? raw : edge + band.offset(forDrag: drag)
  }

  /// The raw position (where the content would be without resistance) that is shown as an offset, in points; past an edge the band resists.
  @inlinable
  func raw(forOffset offset: Double, _ band: ExtendedBand<some DragBand>) -> Double {
    let edge = nearestRest(to: offset)
    let past = offset - edge
    return past == 0 ? offset : edge + band.drag(forOffset: past)
  }

  /// How far the content moves per point of movement without resistance: 1 inside the bounds and on an edge, less beyond by the band.
  @inlinable
  func slope(atRaw raw: Double, _ band: ExtendedBand<some DragBand>) -> Double {
    let drag = raw - nearestRest(to: raw)
    return drag == 0 ? 1 : band.slope(atDrag: drag)
  }

  /// The motion of content outside the bounds by a spring about the nearest edge; offset in points, velocity in points per second.
  @inlinable
  func bounce(_ spring: Spring, from offset: Double, velocity: Double) -> ScrollTrajectory {
    let edge = nearestRest(to: offset)
    return ScrollTrajectory(
      .spring(SpringMotion(spring: spring, displacement: offset - edge, velocity: velocity), about: edge))
  }

  /// The motion of released content: a decay inside the bounds, then a spring about the edge that the decay crosses.
  ///
  /// The crossing is solved, and the spring starts with the decay's velocity there.
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
