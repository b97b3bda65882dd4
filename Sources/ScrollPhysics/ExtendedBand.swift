/// A rubber band that has an inverse everywhere: near its asymptote it goes on straight, with the slope it has there.
///
/// A finger would have to travel a thousand dimensions to get there, but a hard fling can throw content farther than the
/// asymptote, where the rule itself has no inverse: a catch there must not jump either.
@frozen
public struct ExtendedBand: Equatable, Sendable {
  /// The rule up to ``bandShare`` of its dimension.
  public let band: RubberBand
  /// Up to this share of its dimension the band is the rule.
  @inlinable public static var bandShare: Double { 0.999 }

  /// The band of slope `coefficient` at the edge and of a dimension in points, both above 0.
  @inlinable
  public init(coefficient: Double, dimension: Double) {
    band = RubberBand(coefficient: coefficient, dimension: dimension)
  }

  /// Where the straight continuation begins: the offset and the drag, in points.
  @inlinable var straight: (offset: Double, drag: Double) {
    let offset = Self.bandShare * band.dimension
    return (offset, band.drag(forOffset: offset))
  }

  /// The offset past an edge for a drag past it, in points, signed.
  @inlinable
  public func offset(forDrag drag: Double) -> Double {
    let offset = band.offset(forDrag: drag)
    let (limit, start) = straight
    guard abs(offset) > limit else { return offset }
    let beyond = limit + (abs(drag) - start) * band.slope(atDrag: start)
    return drag < 0 ? -beyond : beyond
  }

  /// The drag past an edge that shows as an offset, in points, signed: the inverse of ``offset(forDrag:)``.
  @inlinable
  public func drag(forOffset offset: Double) -> Double {
    let (limit, start) = straight
    guard abs(offset) > limit else { return band.drag(forOffset: offset) }
    let beyond = start + (abs(offset) - limit) / band.slope(atDrag: start)
    return offset < 0 ? -beyond : beyond
  }
  /// How far the content moves per point of finger at a drag: that of the rule, and never less than where it goes straight.
  ///
  /// - Parameter drag: Finger travel past the edge, in points, signed.
  /// - Returns: A number above 0, at most the band's coefficient.
  @inlinable
  public func slope(atDrag drag: Double) -> Double {
    let start = straight.drag
    return band.slope(atDrag: abs(drag) > start ? start : drag)
  }
}
