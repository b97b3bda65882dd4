/// Chromium's overscroll while a finger scrolls: what it takes of the movement that scrolling leaves over, event by event.
///
/// An event counts on one axis only, that of its larger movement, the vertical for equals; on the other axis what
/// was pending is forgotten. The axis must be at its end in that direction. Without stretch, less than 10 px stay
/// pending; then all of it joins the axis' force, and the stretch follows by the rule. Source:
/// `ElasticOverscrollController::Overscroll` of 150; up to 120 the larger unused part chose the axis.
@frozen
public struct ChromiumOverscroll<Rule: ChromiumStretchRule>: Equatable, Sendable {
  /// One axis.
  @frozen
  public struct Axis: Equatable, Sendable {
    /// The rule by which a force shows as stretch.
    public let rule: Rule
    /// The distance the finger has pushed past the edge, in points, signed.
    public fileprivate(set) var force = 0.0
    /// The distance it has pushed without stretch, in points, signed; less than 10.
    public fileprivate(set) var pending = 0.0
    /// The stretch shown, in whole points, signed.
    public fileprivate(set) var stretch = 0.0

    fileprivate init(_ rule: Rule) { self.rule = rule }

    /// Takes a push; whether the stretch was set.
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

  /// The edges at which a scroller is, where it may overscroll.
  @frozen
  public struct Edges: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: UInt8

    /// A set by its bits.
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

  /// The least push that begins a stretch, in points.
  @inlinable public static var leastPush: Double { 10 }

  /// The horizontal axis.
  public private(set) var horizontal: Axis
  /// The vertical axis.
  public private(set) var vertical: Axis

  /// No stretch.
  public init(horizontal: Rule, vertical: Rule) {
    self.horizontal = Axis(horizontal)
    self.vertical = Axis(vertical)
  }

  /// Takes the part of an event that scrolling has left over.
  ///
  /// - Parameters:
  ///   - x: Points, signed.
  ///   - y: Points, signed.
  ///   - event: The whole event's movement, in points, which chooses the axis; nil where scrolling has left all of it over.
  ///   - edges: Where the scroller is at its end. An axis that may not overscroll (`overscroll-behavior: none`, on
  ///     Android one without scroll range) is at no end.
  /// - Returns: Whether the stretch was set.
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

  /// A finger goes down on content that has the given stretch, in points, from a release that it stops.
  ///
  /// The force is that of the stretch, so nothing jumps by more than what rounding to whole points takes.
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
