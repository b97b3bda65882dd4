/// The rubber-band rule: content follows a finger past an edge less and less, and never a whole `dimension` far.
///
/// Source: UIScrollView as reverse engineered by ScrollMechanics (super-ultra) and measured by Cranpose in the iOS 26.5
/// simulator: rounded to the nearest third of a point it gives all 29 recorded offsets exactly.
@frozen
public struct RubberBand: Equatable, Sendable {
  /// Content movement per point of finger movement at the edge, above 0.
  public let coefficient: Double
  /// The bound that the offset past the edge approaches, in points, above 0: the viewport's length.
  public let dimension: Double

  /// The band with slope `coefficient` at the edge and bound `dimension` points, both above 0.
  @inlinable
  public init(coefficient: Double, dimension: Double) {
    require(
      coefficient > 0 && coefficient < .infinity, "a rubber band's coefficient", coefficient,
      "above 0 and finite")
    require(
      dimension > 0 && dimension < .infinity, "a rubber band's dimension", dimension, "above 0 and finite")
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The offset past an edge that is shown for finger travel past the edge.
  ///
  /// `o(x) = sgn(x) · d · (1 − 1 / (1 + c·|x|/d))`, computed as the equal `c·x / (1 + c·|x|/d)`: slope `c` at the edge,
  /// always nearer than `d` but for an infinite drag. ``drag(forOffset:)`` is its inverse. NaN gives NaN.
  ///
  ///     RubberBand(coefficient: 0.55, dimension: 800).offset(forDrag: 100)   // 51.46
  ///
  /// - Parameter drag: Finger travel past the edge, in points, signed.
  /// - Returns: Signed offset past the edge, in points.
  @inlinable
  public func offset(forDrag drag: Double) -> Double {
    guard abs(drag) != .infinity else { return drag < 0 ? -dimension : dimension }
    let unresisted = coefficient * drag
    return unresisted / (1 + abs(unresisted) / dimension)
  }

  /// The finger travel past an edge that is shown as `offset`: the inverse of ``offset(forDrag:)``.
  ///
  /// `x(o) = o / (c · (1 − |o|/d))`; infinite for `|o| ≥ d`, which no drag reaches. NaN gives NaN.
  ///
  /// - Parameter offset: Offset past the edge, in points, signed.
  /// - Returns: Signed finger travel past the edge, in points.
  @inlinable
  public func drag(forOffset offset: Double) -> Double {
    guard !(abs(offset) >= dimension) else { return offset < 0 ? -.infinity : .infinity }
    return offset / (coefficient * (1 - abs(offset) / dimension))
  }

  /// How far the content moves per point of finger movement, after `drag` points: `c / (1 + c·|x|/d)²`, from `c` down to 0.
  ///
  /// - Parameter drag: Finger travel past the edge, in points, signed.
  /// - Returns: A number above 0, at most `coefficient`.
  @inlinable
  public func slope(atDrag drag: Double) -> Double {
    let factor = 1 + abs(coefficient * drag) / dimension
    return coefficient / factor / factor
  }
}
