/// The drag events that antd-mobile's PullToRefresh receives: only the first finger's, along one axis, after more than a pixel of movement.
///
/// They come from pmndrs/use-gesture 10.3.0 (packages/core/src/engines), with `axis: 'y'` and touches.
struct AntdMobileDrag: Sendable {
  /// A move that the drag handler receives.
  struct Step {
    /// Finger position minus touch start, in points, positive downwards.
    var along: Double
    /// True for the first move of the touch that the handler receives.
    var isFirst: Bool
  }

  private enum Axis { case along, across }

  /// Distance from the touch start, along or across, before the handler receives any move, in points
  /// (`threshold`, which is 1 if an axis is set).
  static var slop: Double { 1 }

  /// True once the handler has received a move of the present touch.
  private(set) var isActive = false
  private var page = PageTouch()
  /// The direction of the touch: that of the longer travel at the first move at which travel along and across differ. Nil before that move.
  private var axis: Axis?
  /// True once the finger has moved by the slop.
  private var isIntended = false

  /// Begins a touch: the first finger came down.
  mutating func begin(_ view: ScrollSituation) {
    page.begin(view)
    (isActive, axis, isIntended) = (false, nil, false)
  }

  /// Handles a finger's move; repeated samples of one position count too.
  ///
  /// - Returns: What the handler receives; nil for nothing.
  mutating func move(_ view: ScrollSituation) -> Step? {
    guard page.move(view) else { return nil }
    let (y, x) = (page.along.magnitude, page.across.magnitude)
    if axis == nil, x != y { axis = y > x ? .along : .across }
    if y >= Self.slop || x >= Self.slop { isIntended = true }
    guard isIntended, axis == .along else { return nil }
    let isFirst = !isActive
    isActive = true
    return Step(along: page.along, isFirst: isFirst)
  }

  /// Ends the touch, released or cancelled.
  ///
  /// - Returns: True if the handler receives the end.
  mutating func end() -> Bool {
    let wasActive = isActive
    isActive = false
    return wasActive
  }
}

extension AntdMobileDrag {
  /// True if the handler receives no more moves of this touch, because the touch goes across the scroll direction.
  var goesAcross: Bool { axis == .across && isIntended }
}
