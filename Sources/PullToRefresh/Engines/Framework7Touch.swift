/// A touch as Framework7's pull to refresh follows it (framework7io/framework7, src/core/components/pull-to-refresh,
/// pull-to-refresh-class.js at 2d57bdd): `handleTouchStart`, `handleTouchMove`, `handleTouchEnd`.
///
/// Nothing listens to `touchcancel`, so the original believes that a cancelled touch continues. On Android the next one
/// starts fresh anyway; on iOS it continues from the old start point, and its end counts as another
/// finger's.
struct Framework7Touch: Sendable {
  /// A move that the original evaluates.
  struct Move {
    /// Finger position minus start point, in points, positive downwards (`touchesDiff`).
    var distance: Double
    /// True if the move pulls: downwards with the page at its top, or with the page beyond it.
    var pulls: Bool
    /// True if a transform shows the pull, because the browser's own scroll is prevented (`useTranslate`).
    var usesTransform: Bool
  }

  private let theme: Framework7Refresh.Theme
  private var page = PageTouch()
  private var start = (along: 0.0, across: 0.0)
  private(set) var isTouched = false
  /// True once a move of the touch was evaluated.
  private(set) var isMoved = false
  /// True if the touch's first move goes along rather than across; nil before (`isScrolling`).
  private var isAlong: Bool?
  /// True if the page was not exactly at its top when the touch began, or a move found it scrolled down.
  private(set) var wasScrolled = false
  private(set) var usesTransform = false
  /// True for a touch that continues from a cancelled one; its end then counts as another finger's.
  private var isOther = false

  /// A tracker without a touch.
  init(_ theme: Framework7Refresh.Theme) { self.theme = theme }

  /// True if the end of the touch would decide now whether to refresh.
  var decides: Bool { isTouched && isMoved && !isOther }

  /// Begins a touch: the first finger came down.
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

  /// Handles a finger's move; repeated samples of one position count too.
  ///
  /// - Returns: The move; nil if the original ignores it.
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

  /// True if a finger at distance `along` from its start point pulls. On iOS, a pull that begins with the page at its top, and a page
  /// that never scrolled in this touch, uses a transform from then on.
  private mutating func pulls(_ along: Double, _ view: ScrollSituation) -> Bool {
    if !view.isAtTop { wasScrolled = true }
    // A pull that begins with the page at its top prevents the browser's scroll: the
    // page stays there in every model.
    let isBeyond = wasScrolled && !usesTransform && Self.isBeyondTop(view)
    guard isBeyond || (along > 0 && view.isAtTop) else { return false }
    if theme == .ios, !wasScrolled { usesTransform = true }
    return true
  }

  /// Ends the touch for the original, whether or not it decided.
  mutating func end() { (isTouched, isMoved) = (false, false) }
}

extension Framework7Touch {
  /// Finger position minus start point, in points.
  func distance(_ view: ScrollSituation) -> Double { view.fingerTravel - start.along }
  /// The finger travel whose distance lies in `interval`, in points.
  func travel(forDistance interval: QuietInterval) -> QuietInterval { interval.before(adding: -start.along) }
}
