/// facebook/react-native, ReactSwipeRefreshLayout.kt at 1a505ce2, with SwipeRefreshLayout.java of androidx at 1d7dc4d1.
///
/// Its own tests drive no finger: packages/rn-tester's look for the control on the screen, the mock of RefreshControl
/// renders a view. What decides is these lines.
enum ReactNativePeerTests {
  private static let aside = "shouldInterceptTouchEvent: intercepted || xDiff > touchSlop"

  static let cases: [PeerCase] = [
    PeerCase(
      name: "136 dp are not more than the circle's way", engine: "react-native",
      source: "super.onTouchEvent: finishSpinner", moves: [(136, 136), (136, 300)], step: 4, triggers: 0),
    PeerCase(
      name: "137 dp fire at the lift", engine: "react-native", source: "super.onTouchEvent: finishSpinner",
      moves: [(137, 137), (137, 301)], step: 1, triggers: 1, phase: .released),
    PeerCase(
      name: "as far to the side as down: 9 dp in one move are too far", engine: "react-native", source: aside,
      moves: [(360, 40), (360, 400)], step: 1, sideways: (slope: 1, until: 400), triggers: 0),
    PeerCase(
      name: "half as far to the side as down: down by the slop first, and taken", engine: "react-native",
      source: aside, moves: [(300, 100), (300, 400)], step: 1, sideways: (slope: 0.5, until: 400),
      triggers: 1,
      phase: .released),
    PeerCase(
      name: "to the side and back, then straight down: refused until the finger is up",
      engine: "react-native",
      source: aside, moves: [(5, 10), (6, 20), (400, 400)], sideways: (slope: 2, until: 10), triggers: 0),
    PeerCase(
      name: "to the side by no more than the slop, then straight down", engine: "react-native", source: aside,
      moves: [(4, 10), (400, 400)], sideways: (slope: 2, until: 10), triggers: 1),
    PeerCase(
      name: "AndroidX's own takes what React Native's leaves", engine: "swiperefresh",
      source: "onInterceptTouchEvent has no x", moves: [(5, 10), (6, 20), (400, 400)],
      sideways: (slope: 2, until: 10), triggers: 1),
    PeerCase(
      name: "up by the slop first: the list cannot keep the touch", engine: "react-native",
      source: "requestDisallowInterceptTouchEvent: parent?.requestDisallowInterceptTouchEvent",
      moves: [(-20, 40), (380, 440)], triggers: 1),
    PeerCase(
      name: "a touch on a list that is scrolled down is never its own", engine: "react-native",
      source: "canChildScrollUp: firstChild.canScrollVertically(-1)", start: 40,
      moves: [(400, 400), (400, 600)],
      triggers: 0),
    PeerCase(
      name: "a cancelled touch fires nothing", engine: "react-native",
      source: "onTouchEvent: only ACTION_UP is looked at", moves: [(400, 400), (400, 600)], end: .cancel,
      triggers: 0),
  ]
}
