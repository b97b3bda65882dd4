/// A touch as Vant's PullRefresh follows it: its `useTouch` and its `reachTop` (youzan/vant,
/// packages/vant/src, use-touch.ts and PullRefresh.tsx at 827185c).
struct VantTouch: Sendable {
  /// The direction that the touch is taken to have.
  private enum Direction { case vertical, horizontal }

  /// Points that the finger must be away, along or across, to keep its direction (`LOCK_DIRECTION_DISTANCE`).
  static var lockDistance: Double { 10 }

  /// Finger less start point, in points, at the newest move.
  private(set) var deltaY = 0.0
  private var page = PageTouch()
  /// True from when a touch or a move found the page at its top (`reachTop`).
  private(set) var hasReachedTop = false
  private var start = (along: 0.0, across: 0.0)
  private var direction: Direction?

  /// True if the end of a touch decides now.
  var decides: Bool { hasReachedTop && deltaY != 0 }

  /// A first finger came; while nothing is to be pulled the start point stays the one before.
  mutating func begin(_ view: ScrollSituation, isTouchable: Bool) {
    page.begin(view)
    if isTouchable { join(view) }
  }

  /// A finger came: the first finger's place is the start point, on a page at its top.
  mutating func join(_ view: ScrollSituation) {
    hasReachedTop = view.isAtTop
    guard hasReachedTop else { return }
    start = (page.along, page.across)
    deltaY = 0
    direction = nil
  }

  /// A finger has moved, or a sample of it says the same again.
  ///
  /// - Returns: The deltaY that the status is set by, in points, ≥ 0; nil where it is not set.
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
  /// True if its direction is that of a pull.
  var isVertical: Bool { direction == .vertical }

  /// Finger less start point where that keeps the direction whatever the way across, in points; nil where it does not.
  func keptDeltaY(_ view: ScrollSituation) -> Double? {
    let deltaY = view.fingerTravel - start.along
    return direction != nil && deltaY.magnitude >= Self.lockDistance ? deltaY : nil
  }

  /// The travel of a finger whose deltaY lies in an interval, in points.
  func travel(forDeltaY interval: QuietInterval) -> QuietInterval { interval.before(adding: -start.along) }
}
