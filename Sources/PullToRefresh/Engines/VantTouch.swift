/// A touch as Vant's PullRefresh follows it, with its `useTouch` and its `reachTop` (youzan/vant,
/// packages/vant/src, use-touch.ts and PullRefresh.tsx at 827185c).
struct VantTouch: Sendable {
  /// The direction of the touch, which decides whether its moves count.
  private enum Direction { case vertical, horizontal }

  /// Travel, along or across, after which the touch keeps its direction, in points (`LOCK_DIRECTION_DISTANCE`).
  static var lockDistance: Double { 10 }

  /// Finger position minus start point at the latest move, in points.
  private(set) var deltaY = 0.0
  private var page = PageTouch()
  /// True once a touch or a move found the page at its top (`reachTop`).
  private(set) var hasReachedTop = false
  private var start = (along: 0.0, across: 0.0)
  private var direction: Direction?

  /// True if the end of the touch would decide now whether to refresh.
  var decides: Bool { hasReachedTop && deltaY != 0 }

  /// A first finger came down; if `isTouchable` is false, the previous start point stays.
  mutating func begin(_ view: ScrollSituation, isTouchable: Bool) {
    page.begin(view)
    if isTouchable { join(view) }
  }

  /// A finger came down: on a page at its top, the first finger's position becomes the start point.
  mutating func join(_ view: ScrollSituation) {
    hasReachedTop = view.isAtTop
    guard hasReachedTop else { return }
    start = (page.along, page.across)
    deltaY = 0
    direction = nil
  }

  /// Handles a finger's move; repeated samples of one position count too.
  ///
  /// - Returns: The deltaY that sets the status, in points, ≥ 0; nil if the status is not set.
  mutating func move(_ view: ScrollSituation, isTouchable: Bool) -> Double? {
    guard page.move(view), isTouchable else { return nil }
    if !hasReachedTop { join(view) }
    deltaY = page.along - start.along
    turn(deltaX: page.across - start.across)
    return hasReachedTop && deltaY >= 0 && direction == .vertical ? deltaY : nil
  }

  private mutating func turn(deltaX: Double) {
    let (x, y) = (deltaX.magnitude, deltaY.magnitude)
    guard direction == nil || (x < Self.lockDistance && y < Self.lockDistance) else { return }
    direction = x > y ? .horizontal : (y > x ? .vertical : nil)
  }
}

extension VantTouch {
  /// True if the touch's direction is vertical.
  var isVertical: Bool { direction == .vertical }

  /// Finger position minus start point, in points; nil if some travel across could change the direction of the touch.
  func keptDeltaY(_ view: ScrollSituation) -> Double? {
    let deltaY = view.fingerTravel - start.along
    return direction != nil && deltaY.magnitude >= Self.lockDistance ? deltaY : nil
  }

  /// The finger travel whose distance from the start point lies in `interval`, in points.
  func travel(forDeltaY interval: QuietInterval) -> QuietInterval { interval.before(adding: -start.along) }
}
