/// androidx/androidx, swiperefreshlayout/…/SwipeRefreshLayout.java at 1d7dc4d1.
enum SwipeRefreshPeerTests {
  static let cases: [PeerCase] = [
    PeerCase(
      name: "136 dp are not more than its way: it goes back", engine: "swiperefresh",
      source: "finishSpinner: overscrollTop > mTotalDragDistance; startDragging: mInitialDownY + mTouchSlop",
      moves: [(136, 136), (136, 300)], step: 4, triggers: 0),
    PeerCase(
      name: "137 dp fire at the lift", engine: "swiperefresh",
      source: "finishSpinner: overscrollTop > mTotalDragDistance",
      moves: [(137, 137), (137, 301)], step: 1, triggers: 1, phase: .released),
    PeerCase(
      name: "a pull taken back before the lift does not fire", engine: "swiperefresh",
      source: "onTouchEvent, ACTION_UP: y - mInitialMotionY", moves: [(300, 300), (100, 500)], triggers: 0),
    PeerCase(
      name: "a touch on a list that is scrolled down is never its own", engine: "swiperefresh",
      source: "onInterceptTouchEvent: canChildScrollUp() returns false before ACTION_DOWN is noted",
      start: 40,
      moves: [(400, 400), (400, 600)], triggers: 0),
    PeerCase(
      name: "up by the slop first: the list has the touch and keeps it", engine: "swiperefresh",
      source: "requestDisallowInterceptTouchEvent, honoured since 1.1.0-alpha03",
      moves: [(-20, 40), (380, 440)], triggers: 0),
    PeerCase(
      name: "up by less than the slop first: still its own", engine: "swiperefresh",
      source: "startDragging: yDiff > mTouchSlop", moves: [(-6, 20), (380, 440)], triggers: 1),
    PeerCase(
      name: "a cancelled touch fires nothing", engine: "swiperefresh",
      source: "onTouchEvent, ACTION_CANCEL: return false", moves: [(400, 400), (400, 600)], end: .cancel,
      triggers: 0),
    PeerCase(
      name: "nested: what the list leaves over counts from where its top is reached",
      engine: "swiperefresh-nested", source: "onNestedScroll: mTotalUnconsumed += …", start: 40,
      moves: [(110, 110), (110, 300)], triggers: 1, phase: .released),
    PeerCase(
      name: "nested: 64 are not more than its way", engine: "swiperefresh-nested",
      source: "finishSpinner: overscrollTop > mTotalDragDistance", moves: [(64, 64), (64, 304)], step: 4,
      triggers: 0),
    PeerCase(
      name: "nested: a cancelled touch stops the list's scroll, which fires", engine: "swiperefresh-nested",
      source: "onStopNestedScroll: finishSpinner(mTotalUnconsumed)", moves: [(200, 200), (200, 400)],
      end: .cancel, triggers: 1),
    PeerCase(
      name: "nested: a pull that is moved back does not fire", engine: "swiperefresh-nested",
      source: "onNestedPreScroll: mTotalUnconsumed -= dy", moves: [(200, 200), (40, 400)], triggers: 0),
  ]
}
