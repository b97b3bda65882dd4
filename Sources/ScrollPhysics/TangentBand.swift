/// A resistance past an edge by a hyperbolic tangent: `g·s·tanh(r·x / s)`, with the size `s`, `g` its greatest part, and a range `r`.
@frozen
@usableFromInline
struct TangentBand: Equatable, Sendable {
  /// The length that the offsets are a part of, in points, above 0.
  let size: Double
  /// The greatest offset, as a part of ``size``, above 0.
  let part: Double
  /// The argument of the tangent for a travel of ``size``, above 0; the slope at the edge is this times ``part``.
  let range: Double

  @usableFromInline
  init(size: Double, part: Double, range: Double) { (self.size, self.part, self.range) = (size, part, range) }

  /// The greatest offset, in points.
  @usableFromInline var greatest: Double { part * size }

  /// The offset past an edge for finger travel past it, both signed and in points.
  @usableFromInline
  func offset(forDrag drag: Double) -> Double { greatest * Elementary.tanh(range * drag / size) }

  /// The finger travel that shows an offset, both signed and in points; from the greatest offset on, that for almost the greatest.
  @usableFromInline
  func drag(forOffset offset: Double) -> Double {
    let share = offset / greatest
    let most = 1.0.nextDown
    return Elementary.atanh(share > most ? most : share < -most ? -most : share) / range * size
  }

  /// How far the content moves per point of finger movement, after `drag` points past the edge.
  @usableFromInline
  func slope(atDrag drag: Double) -> Double {
    let share = Elementary.tanh(range * drag / size)
    return part * range * (1 - share) * (1 + share)
  }
}
