/// A drag as antd-mobile's PullToRefresh hears of it (pmndrs/use-gesture, packages/core/src/engines, of
/// 10.3.0, with `axis: 'y'` and touches): its first finger alone, along one axis, from beyond a pixel.
struct AntdMobileDrag: Sendable {
  /// A move that the handler is told of.
  struct Step {
    /// Finger less where the touch began, in points, growing downwards.
    var along: Double
    /// True for the first move of the touch that the handler is told of.
    var isFirst: Bool
  }

  private enum Axis { case along, across }

  /// Points that the finger must be away, along or across, before the handler is told of anything
  /// (`threshold`, 1 where an axis is asked for).
  static var slop: Double { 1 }

  /// True once the handler was told of the touch that goes on.
  private(set) var isActive = false
  private var page = PageTouch()
  /// The longer of the two ways at the first move at which they differ; for the whole touch.
  private var axis: Axis?
  /// True once the finger has been the slop away.
  private var isIntended = false

  /// A first finger came.
  mutating func begin(_ view: ScrollSituation) {
    page.begin(view)
    (isActive, axis, isIntended) = (false, nil, false)
  }

  /// A finger has moved, or a sample of it says the same again.
  ///
  /// - Returns: What the handler is told; nil where it is told nothing.
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

  /// The touch is over, lifted or taken away.
  ///
  /// - Returns: True if the handler is told so.
  mutating func end() -> Bool {
    let wasActive = isActive
    isActive = false
    return wasActive
  }
}

extension AntdMobileDrag {
  /// True if the handler is told nothing of the touch for good.
  var goesAcross: Bool { axis == .across && isIntended }
}
