/// Chromium's overscroll while a finger scrolls: how much of the unused scroll movement it turns into stretch, event by event.
///
/// An event counts on one axis only, that of its larger movement, or the vertical if equal; on the other axis,
/// pending movement is dropped. The axis must be at its end in that direction. Without stretch, less than 10 px stay
/// pending; after that all movement is added to the axis's force, and the stretch follows by the rule. Source:
/// `ElasticOverscrollController::Overscroll` of 150; up to 120 the larger unused part chose the axis.
@frozen
public struct ChromiumOverscroll<Rule: ChromiumStretchRule>: Equatable, Sendable {
  /// The overscroll of one axis: the movement that has pushed past its edge, and the stretch shown.
  @frozen
  public struct Axis: Equatable, Sendable {
    /// The rule that turns a force (movement past the edge) into a stretch.
    public let rule: Rule
    /// How far the finger has pushed past the edge, in points, signed.
    public fileprivate(set) var force = 0.0
    /// How far the finger has pushed without causing stretch, in points, signed; less than 10.
    public fileprivate(set) var pending = 0.0
    /// The stretch shown, in whole points, signed.
    public fileprivate(set) var stretch = 0.0

    fileprivate init(_ rule: Rule) { self.rule = rule }

    /// Applies movement past the edge, in points; returns true if the stretch was set.
    fileprivate mutating func push(_ delta: Double) -> Bool {
      guard stretch != 0 || abs(delta) >= ChromiumOverscroll.leastPush else {
        pending = delta
        return false
      }
      guard delta != 0 else { return false }
      force += delta
      stretch = rule.stretch(forForce: force)
      return true
    }
  }

  /// The edges that a scroller is at and that may show overscroll.
  @frozen
  public struct Edges: OptionSet, Sendable {
    /// The edges as a set of bits: left 1, right 2, top 4, bottom 8.
    public let rawValue: UInt8

    /// The set of edges with these bits: left 1, right 2, top 4, bottom 8.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The start of the horizontal axis: movement below 0 stretches.
    @inlinable public static var left: Edges { Edges(rawValue: 1) }
    /// The end of the horizontal axis: movement above 0 stretches.
    @inlinable public static var right: Edges { Edges(rawValue: 2) }
    /// The start of the vertical axis: movement below 0 stretches.
    @inlinable public static var top: Edges { Edges(rawValue: 4) }
    /// The end of the vertical axis: movement above 0 stretches.
    @inlinable public static var bottom: Edges { Edges(rawValue: 8) }
  }

  /// The least movement past an edge that begins a stretch, in points.
  @inlinable public static var leastPush: Double { 10 }

  /// The overscroll of the horizontal axis.
  public private(set) var horizontal: Axis
  /// The overscroll of the vertical axis.
  public private(set) var vertical: Axis

  /// An overscroll without stretch, with one rule per axis.
  public init(horizontal: Rule, vertical: Rule) {
    self.horizontal = Axis(horizontal)
    self.vertical = Axis(vertical)
  }

  /// Applies the part of an event that scrolling did not use.
  ///
  /// - Parameters:
  ///   - x: Horizontal part, in points, signed.
  ///   - y: Vertical part, in points, signed.
  ///   - event: The whole event's movement, in points, which chooses the axis; nil if scrolling used none of it.
  ///   - edges: The edges that the scroller is at. An axis that may not overscroll (`overscroll-behavior: none`, on
  ///     Android an axis without scroll range) is at no edge.
  /// - Returns: True if the stretch was set.
  public mutating func push(
    x: Double, y: Double, of event: (x: Double, y: Double)? = nil, at edges: Edges
  ) -> Bool {
    if x == 0, y == 0 { return false }
    let movement = event ?? (x, y)
    let isVertical = abs(movement.y) >= abs(movement.x)
    let pushX = isVertical ? 0 : x + horizontal.pending
    let pushY = isVertical ? y + vertical.pending : 0
    (horizontal.pending, vertical.pending) = (0, 0)
    let setsX = horizontal.push(
      Self.admitted(pushX, start: edges.contains(.left), end: edges.contains(.right)))
    let setsY = vertical.push(Self.admitted(pushY, start: edges.contains(.top), end: edges.contains(.bottom)))
    return setsX || setsY
  }

  private static func admitted(_ delta: Double, start: Bool, end: Bool) -> Double {
    (delta < 0 ? start : end) ? delta : 0
  }

  /// Starts from the stretch that a finger catches when it comes down, in points.
  ///
  /// The force becomes that of the stretch, so nothing jumps by more than the rounding to whole points.
  public mutating func grab(stretchX: Double, stretchY: Double) {
    Self.grab(&horizontal, stretchX)
    Self.grab(&vertical, stretchY)
  }

  private static func grab(_ axis: inout Axis, _ stretch: Double) {
    axis.pending = 0
    axis.stretch = stretch
    axis.force = stretch == 0 ? 0 : axis.rule.force(forStretch: stretch)
  }
}
