/// A physics that resists a drag past either edge by the same band.
public protocol BandedModel: PhysicsModel {
  /// The rule of the band.
  associatedtype Band: DragBand
  /// The scroll range.
  var extent: ScrollExtent { get }
  /// The resistance past both edges.
  var band: ExtendedBand<Band> { get }
}

extension BandedModel {
  /// The content offset shown for a raw position, in points.
  @inlinable
  public func offset(forRaw raw: Double) -> Double { extent.offset(forRaw: raw, band) }

  /// The raw position that is shown as an offset, in points.
  @inlinable
  public func raw(forOffset offset: Double) -> Double { extent.raw(forOffset: offset, band) }

  /// The content's movement per point of raw movement: 1 inside the bounds and on an edge, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { extent.slope(atRaw: raw, band) }
}
