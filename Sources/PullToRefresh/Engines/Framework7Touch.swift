/// A touch as Framework7's pull to refresh follows it (framework7io/framework7, src/core/components/pull-to-refresh,
/// pull-to-refresh-class.js at 2d57bdd): `handleTouchStart`, `handleTouchMove`, `handleTouchEnd`.
///
/// Nothing listens to `touchcancel`, so a touch that was taken away goes on for it. On Android the next one
/// begins anew all the same; on iOS it goes on from the old start point, and its end counts as another
/// finger's.
struct Framework7Touch: Sendable {
  /// A move that is looked at.
  struct Move {
    /// Finger less start point, in points, growing downwards (`touchesDiff`).
    var distance: Double
    /// True if it pulls: downwards with the page at its top, or beyond it.
    var pulls: Bool
    /// True if a transform shows the pull, as the browser's own scroll is prevented (`useTranslate`).
    var usesTransform: Bool
  }

  private let theme: Framework7Refresh.Theme
  private var page = PageTouch()
  private var start = (along: 0.0, across: 0.0)
  private(set) var isTouched = false
  /// True once a move of the touch was looked at.
  private(set) var isMoved = false
  /// Whether the touch goes along rather than across, by its first move; nil before (`isScrolling`).
  private var isAlong: Bool?
  /// True if the page was not just at its top as the touch began, or a move found it scrolled down.
  private(set) var wasScrolled = false
  private(set) var usesTransform = false
  /// True for a touch that goes on from one that was taken away.
  private var isOther = false

  /// No touch yet.
  init(_ theme: Framework7Refresh.Theme) { self.theme = theme }

  /// True if the end of a touch decides now.
  var decides: Bool { isTouched && isMoved && !isOther }

  /// A first finger came.
  mutating func begin(_ view: ScrollSituation, isRefreshing: Bool) {
    page.begin(view)
    if isTouched, theme == .ios {
      isOther = true
      return
    }
    guard !isRefreshing else { return }
    (isTouched, isMoved, isOther) = (true, false, false)
    isAlong = nil
    wasScrolled = !view.isAtTop || Self.isBeyondTop(view)
    start = (page.along, page.across)
  }

  /// A finger has moved, or a sample of it says the same again.
  ///
  /// - Returns: The move; nil where it is not looked at.
  mutating func move(_ view: ScrollSituation) -> Move? {
    guard page.move(view), isTouched else { return nil }
    let (along, across) = (page.along - start.along, page.across - start.across)
    let goesAlong = isAlong ?? (along.magnitude > across.magnitude)
    isAlong = goesAlong
    guard goesAlong else {
      isTouched = false
      return nil
    }
    if !isMoved { usesTransform = theme == .material }
    isMoved = true
    let pulls = pulls(along, view)
    return Move(distance: along, pulls: pulls, usesTransform: usesTransform)
  }

  private static func isBeyondTop(_ view: ScrollSituation) -> Bool {
    view.overscroll(beyond: view.topInset) > PullGesture.restDistance
  }

  /// True if a finger so far from its start point pulls; on iOS a pull that begins with the page at its top,
  /// and it never scrolled in this touch, is a transform from then on.
  private mutating func pulls(_ along: Double, _ view: ScrollSituation) -> Bool {
    if !view.isAtTop { wasScrolled = true }
    // A pull that begins with the page at its top prevents the browser's scroll: whatever the model does, the
    // page stays there.
    let isBeyond = wasScrolled && !usesTransform && Self.isBeyondTop(view)
    guard isBeyond || (along > 0 && view.isAtTop) else { return false }
    if theme == .ios, !wasScrolled { usesTransform = true }
    return true
  }

  /// The touch is over for it, decided or not.
  mutating func end() { (isTouched, isMoved) = (false, false) }
}

extension Framework7Touch {
  /// Finger less start point, in points.
  func distance(_ view: ScrollSituation) -> Double { view.fingerTravel - start.along }
  /// The travel of a finger whose distance lies in an interval, in points.
  func travel(forDistance interval: QuietInterval) -> QuietInterval { interval.before(adding: -start.along) }
}
