/// Q2: the rubber band of a port of CustomScrollView (uikit-dynamics) that computes the absolute value as an integer.
///
/// `y = (1 − 1/(c·⌊|x|⌋/d + 1))·d`: the overscroll changes only at whole points of finger travel. ``RubberBand`` is the fixed
/// form. Constants as there: c = 0.55, d the viewport's length.
@frozen
public struct IntegerRubberBand: Equatable, Sendable {
  /// The band without the defect.
  public let fixed: RubberBand

  /// The band of slope `coefficient` at the edge and asymptote `dimension` points, both above 0.
  @inlinable
  public init(coefficient: Double = UIKitModel.coefficient, dimension: Double) {
    fixed = RubberBand(coefficient: coefficient, dimension: dimension)
  }

  /// The offset past an edge for a drag past it, both signed and in points, computed from the drag's whole points.
  @inlinable
  public func offset(forDrag drag: Double) -> Double { fixed.offset(forDrag: drag.rounded(.towardZero)) }
}

/// Q3: half resistance, `y = x/2`, of ole/CustomScrollView's pop branch, which is cited as UIScrollView's physics, but is not.
///
/// No bound, no curve: at 400 pt of drag it shows 200 pt where the rubber band on a 680 pt viewport shows 166.
@frozen
public struct HalfResistance: Equatable, Sendable {
  /// Points of offset per point of finger travel past an edge.
  @inlinable public static var share: Double { 0.5 }

  /// The rule, which has no parameters.
  @inlinable
  public init() {}

  /// The offset past an edge for a drag past it, both signed and in points.
  @inlinable
  public func offset(forDrag drag: Double) -> Double { Self.share * drag }

  /// The drag past an edge that is shown as an offset, both signed and in points.
  @inlinable
  public func drag(forOffset offset: Double) -> Double { offset / Self.share }
}
