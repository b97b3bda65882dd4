/// The rubber band of a port of CustomScrollView (uikit-dynamics) that cuts finger travel to an integer.
///
/// `y = (1 − 1/(c·⌊|x|⌋/d + 1))·d`: the overscroll changes only at whole points of finger travel. ``RubberBand`` is the fixed
/// form. Constants as there: c = 0.55, d the viewport's length. This is quirk Q2 of `ScrollModels.md`.
@frozen
public struct IntegerRubberBand: Equatable, Sendable {
  /// The rubber band without the rounding of finger travel.
  public let fixed: RubberBand

  /// The band with slope `coefficient` at the edge and bound `dimension` points, both above 0.
  @inlinable
  public init(coefficient: Double = UIKitModel.coefficient, dimension: Double) {
    fixed = RubberBand(coefficient: coefficient, dimension: dimension)
  }

  /// The offset past an edge for finger travel past the edge, both signed and in points, computed from whole points of travel.
  @inlinable
  public func offset(forDrag drag: Double) -> Double { fixed.offset(forDrag: drag.rounded(.towardZero)) }
}

/// Half resistance, `y = x/2`, of ole/CustomScrollView's pop branch, which is cited as UIScrollView's physics, but is not.
///
/// It has no bound and no curve: at 400 pt of drag it shows 200 pt where the rubber band on a 680 pt viewport shows 166. This is quirk Q3
/// of
/// `ScrollModels.md`.
@frozen
public struct HalfResistance: Equatable, Sendable {
  /// Points of offset per point of finger travel past an edge.
  @inlinable public static var share: Double { 0.5 }

  /// The rule, which has no parameters.
  @inlinable
  public init() {}

  /// The offset past an edge for finger travel past the edge, both signed and in points: half of it.
  @inlinable
  public func offset(forDrag drag: Double) -> Double { Self.share * drag }

  /// The finger travel past an edge that is shown as an offset, both signed and in points: twice the offset.
  @inlinable
  public func drag(forOffset offset: Double) -> Double { offset / Self.share }
}
