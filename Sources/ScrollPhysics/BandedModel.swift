/// A scroll physics that resists a drag past either edge by the same band: a rule that shows less and less of the finger's travel.
public protocol BandedModel: PhysicsModel {
  /// The type of the rule that turns finger travel past an edge into an offset.
  associatedtype Band: DragBand
  /// The range of offsets at which content may rest.
  var extent: ScrollExtent { get }
  /// The rule for drags past an edge, the same for both edges.
  var band: ExtendedBand<Band> { get }
}

extension BandedModel {
  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  @inlinable
  public func offset(forRaw raw: Double) -> Double { extent.offset(forRaw: raw, band) }

  /// The raw position (where the content would be without resistance) that is shown as `offset`, in points.
  @inlinable
  public func raw(forOffset offset: Double) -> Double { extent.raw(forOffset: offset, band) }

  /// How far the content moves per point of movement without resistance: 1 inside the bounds and on an edge, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { extent.slope(atRaw: raw, band) }
}
