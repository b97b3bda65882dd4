/// A variant of SwipeRefreshLayout: the platform's own, or one derived by an app framework.
@frozen
public enum SwipeRefreshKind: UInt8, Equatable, Sendable {
  /// AndroidX's own layout, over a scroll view of the platform.
  case androidX
  /// React Native's `ReactSwipeRefreshLayout`.
  case reactNative
  /// Firefox's `VerticalSwipeRefreshLayout`.
  case firefox
}

/// A touch on SwipeRefreshLayout's touch path until the layout takes it from its child, or leaves it to the child.
///
/// | state | a move | then |
/// |---|---|---|
/// | waiting | `androidX`: up by more than the slop | left |
/// | waiting | `reactNative`: to the side by more than the slop | left |
/// | waiting | `firefox`: up at all, or a second finger comes down | left |
/// | waiting | down by more than the slop; `reactNative`: while the scroll view is at its top; `firefox`: by a step no further to the side
/// than along | taken |
///
/// A touch is left from the start if it begins during a refresh or below the top, or, for `firefox`, within 0.3 s of a touch that was
/// left, which is a zoom by double tap. Left and taken are final.
struct SwipeRefreshTouch: Sendable {
  private enum Standing { case left, waiting, taken }

  let kind: SwipeRefreshKind
  /// Travel at which the layout takes a touch, in pixels.
  let slop: Double
  private var standing = Standing.left
  private var lastTravel = 0.0
  private var lastAcross = 0.0
  private var doubleTap = DoubleTap()
  /// True if Firefox's layout gets no end of the touch, because it has two fingers or the page has claimed it.
  private var isUnheard = false

  init(_ kind: SwipeRefreshKind, slop: Double) { (self.kind, self.slop) = (kind, slop) }

  /// True while the layout has taken the touch or still may.
  var isFollowed: Bool { standing != .left }
  /// True once the layout has taken the touch.
  var isTaken: Bool { standing == .taken }

  /// Handles a touch-down; `isFree` is true if nothing refreshes, `startsAtEdge` if the scroll view is at its top.
  mutating func begin(isFree: Bool, startsAtEdge: Bool, at time: Double) {
    (lastTravel, lastAcross) = (0, 0)
    isUnheard = !startsAtEdge
    let isZoom = kind == .firefox && doubleTap.begin(at: time)
    standing = isFree && startsAtEdge && !isZoom ? .waiting : .left
  }

  /// Begins a touch of a nested scroll view, which no layout has to take.
  mutating func beginNested(isFree: Bool) { standing = isFree ? .taken : .left }

  /// Handles a move of the finger; `mayTake` is true if nothing refreshes now.
  mutating func move(_ view: ScrollSituation, mayTake: Bool) {
    let isHeard = isHeard(view)
    (lastTravel, lastAcross) = (view.fingerTravel, view.fingerAcross)
    guard standing != .taken else { return }
    if isLeft(view) {
      (standing, isUnheard) = (.left, true)
    } else if standing == .waiting, mayTake, isHeard, view.fingerTravel > slop {
      standing = .taken
    }
  }

  /// Handles another finger that comes down.
  mutating func join() {
    guard kind == .firefox, standing != .taken else { return }
    (standing, isUnheard) = (.left, true)
  }

  /// The finger travel at which a touch that the layout has not taken keeps its state, for any travel across.
  func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    if standing == .left, kind != .firefox || isUnheard { return .everything }
    switch kind {
    case .androidX: return QuietInterval(low: -slop, high: slop)
    case .reactNative: return .nothing
    case .firefox:
      return QuietInterval(low: 0, high: standing == .waiting ? slop : .infinity)
    }
  }

  /// Handles a cancelled touch.
  mutating func cancel() {
    if standing != .taken, !isUnheard { doubleTap.forget() }
    (standing, isUnheard) = (.left, true)
  }

  /// Handles the release of the last finger at `time`, in seconds.
  mutating func end(at time: Double) {
    if standing != .taken, !isUnheard { doubleTap.end(at: time) }
    (standing, isUnheard) = (.left, true)
  }

  private func isLeft(_ view: ScrollSituation) -> Bool {
    switch kind {
    case .androidX: view.fingerTravel < -slop
    case .reactNative: view.fingerAcross.magnitude > slop
    case .firefox: view.fingerTravel < 0
    }
  }

  private func isHeard(_ view: ScrollSituation) -> Bool {
    switch kind {
    case .androidX: true
    case .reactNative: view.isAtTop
    case .firefox:
      (view.fingerAcross - lastAcross).magnitude <= (view.fingerTravel - lastTravel).magnitude
    }
  }
}

/// Firefox's detection of a double tap, whose second touch zooms the page (`isQuickScaleInProgress`).
///
/// The original also requires that the second touch begins within 100 dp of the first; positions are not known here, so this is assumed.
private struct DoubleTap: Sendable {
  /// Seconds from a release from which on the next touch is no second tap: `getDoubleTapTimeout` is 300 ms, compared
  /// in whole milliseconds.
  static var timeout: Double { 0.301 }

  private var lastLift: Double?
  private var isSecond = false

  /// Handles the begin of a touch.
  ///
  /// - Returns: True if it is a second tap.
  mutating func begin(at time: Double) -> Bool {
    isSecond = lastLift.map { time - $0 < Self.timeout } ?? false
    if !isSecond { lastLift = nil }
    return isSecond
  }

  /// Handles the end of a touch that the layout did not take.
  mutating func end(at time: Double) {
    lastLift = isSecond ? nil : time
    isSecond = false
  }

  /// Handles a cancelled touch: no double tap follows from it.
  mutating func forget() { (lastLift, isSecond) = (nil, false) }
}
