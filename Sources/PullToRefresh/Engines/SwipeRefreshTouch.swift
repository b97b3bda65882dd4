/// The layout that shares SwipeRefreshLayout's rules: the platform's own, or one that an app framework makes of it.
@frozen
public enum SwipeRefreshKind: UInt8, Equatable, Sendable {
  /// AndroidX's, over a list of the platform.
  case androidX
  /// React Native's `ReactSwipeRefreshLayout`.
  case reactNative
  /// Firefox's `VerticalSwipeRefreshLayout`.
  case firefox
}

/// A touch on SwipeRefreshLayout's touch path until it is taken from what lies below, or left to that.
///
/// | state | a move | then |
/// |---|---|---|
/// | waiting | `androidX`: up by more than the slop | left |
/// | waiting | `reactNative`: to the side by more than the slop | left |
/// | waiting | `firefox`: up at all, or a second finger comes down | left |
/// | waiting | down by more than the slop; `reactNative`: while the list is at its top; `firefox`: by a step no further to the side than along | taken |
///
/// A touch is left from the start where it begins in a refresh or below the top, or, `firefox`, within 0.3 s of a touch that was
/// left: that is a zoom by double tap. Left and taken are for good.
struct SwipeRefreshTouch: Sendable {
  private enum Standing { case left, waiting, taken }

  let kind: SwipeRefreshKind
  /// Travel at which a touch is taken, in pixels.
  let slop: Double
  private var standing = Standing.left
  private var lastTravel = 0.0
  private var lastAcross = 0.0
  private var doubleTap = DoubleTap()
  /// Firefox's layout hears no end of it: two fingers, or the page has claimed it.
  private var isUnheard = false

  init(_ kind: SwipeRefreshKind, slop: Double) { (self.kind, self.slop) = (kind, slop) }

  /// True while it may be taken, or is.
  var isFollowed: Bool { standing != .left }
  /// True once it is taken.
  var isTaken: Bool { standing == .taken }

  /// A finger came down; `isFree` says that nothing refreshes, `startsAtEdge` that the list is at its top.
  mutating func begin(isFree: Bool, startsAtEdge: Bool, at time: Double) {
    (lastTravel, lastAcross) = (0, 0)
    isUnheard = !startsAtEdge
    let isZoom = kind == .firefox && doubleTap.begin(at: time)
    standing = isFree && startsAtEdge && !isZoom ? .waiting : .left
  }

  /// A touch that no layout has to take: what a nested list leaves over.
  mutating func beginNested(isFree: Bool) { standing = isFree ? .taken : .left }

  /// The finger moved; `mayTake` says that nothing refreshes now.
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

  /// Another finger came down beside.
  mutating func join() {
    guard kind == .firefox, standing != .taken else { return }
    (standing, isUnheard) = (.left, true)
  }

  /// The travel at which a touch that is not taken stays what it is, its way across whatever it may be.
  func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    if standing == .left, kind != .firefox || isUnheard { return .everything }
    switch kind {
    case .androidX: return QuietInterval(low: -slop, high: slop)
    case .reactNative: return .nothing
    case .firefox:
      return QuietInterval(low: 0, high: standing == .waiting ? slop : .infinity)
    }
  }

  /// The touch was taken away.
  mutating func cancel() {
    if standing != .taken, !isUnheard { doubleTap.forget() }
    (standing, isUnheard) = (.left, true)
  }

  /// The last finger is up.
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

/// Firefox's watch for a double tap, with whose second touch a page is zoomed (`isQuickScaleInProgress`).
///
/// It also asks that the second touch begins within 100 dp of the first; where touches are is not known here, and taken to be so.
private struct DoubleTap: Sendable {
  /// Seconds from a lift to the next touch at which that is no second tap any more: `getDoubleTapTimeout` is 300 ms, compared
  /// in whole ones.
  static var timeout: Double { 0.301 }

  private var lastLift: Double?
  private var isSecond = false

  /// A touch begins.
  ///
  /// - Returns: True if it is a second tap.
  mutating func begin(at time: Double) -> Bool {
    isSecond = lastLift.map { time - $0 < Self.timeout } ?? false
    if !isSecond { lastLift = nil }
    return isSecond
  }

  /// A touch that the layout did not take is over.
  mutating func end(at time: Double) {
    lastLift = isSecond ? nil : time
    isSecond = false
  }

  /// A touch was taken away.
  mutating func forget() { (lastLift, isSecond) = (nil, false) }
}
