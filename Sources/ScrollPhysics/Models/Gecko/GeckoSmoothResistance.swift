/// Firefox's resistance past an edge without its dependence on events: the limit of ``GeckoResistance`` for ever smaller events.
///
/// `dy/dx = (1 − y/d) / 16` solved: `y = d · (1 − e^(−x / 16d))`, with an inverse. It fixes quirk Q9 of `ScrollModels.md`.
@frozen
public struct GeckoSmoothResistance: DragBand {
  /// `d`: the viewport's length, in points, above 0.
  public let length: Double

  /// The number by which a movement at the edge is divided, above 0.
  public let divisor: Double

  /// The overscroll that no drag reaches, in points: the viewport's length.
  @inlinable public var bound: Double { length }

  /// The resistance in a viewport of `length` points, above 0; movement at the edge is divided by `divisor`, above 0.
  @inlinable
  public init(length: Double, divisor: Double = GeckoResistance.divisor) {
    require(length > 0 && length < .infinity, "a resistance's length", length, "above 0 and finite")
    require(divisor > 0 && divisor < .infinity, "a resistance's divisor", divisor, "above 0 and finite")
    (self.length, self.divisor) = (length, divisor)
  }

  /// The overscroll shown for finger travel past the edge, both in points, signed.
  ///
  ///     GeckoSmoothResistance(length: 680).offset(forDrag: 200)   // 12.386
  @inlinable
  public func offset(forDrag drag: Double) -> Double {
    let way = -length * Elementary.expm1(-abs(drag) / (divisor * length))
    return drag < 0 ? -way : way
  }

  /// The finger travel past the edge that is shown as an overscroll, both in points, signed; infinite from `length` on.
  @inlinable
  public func drag(forOffset offset: Double) -> Double {
    guard !(abs(offset) >= length) else { return offset < 0 ? -.infinity : .infinity }
    let way = -divisor * length * Elementary.log1p(-abs(offset) / length)
    return offset < 0 ? -way : way
  }

  /// How far the content moves per point of finger movement, after `drag` points past the edge: `e^(−|x| / 16d) / 16`.
  @inlinable
  public func slope(atDrag drag: Double) -> Double {
    Elementary.exp(-abs(drag) / (divisor * length)) / divisor
  }
}
