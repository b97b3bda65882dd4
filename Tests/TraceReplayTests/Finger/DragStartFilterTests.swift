import PullToRefresh
import Testing

@testable import TraceReplay

/// Travel by hand from the rule of each list; the sources are in `NativeLists.md`.
@Suite("A touch, as a list takes it for a drag")
struct DragStartFilterTests {
  /// Samples 10 ms apart; the first is that of the contact.
  private func travels(
    _ rule: DragStart, _ samples: [(along: Double, across: Double)], after lift: Double? = nil
  ) -> [Double] {
    var filter = DragStartFilter(rule)
    if let lift { filter.end(at: lift) }
    filter.begin()
    return samples.enumerated().map {
      filter.travel(along: $1.along, across: $1.across, at: Double($0) * 0.01)
    }
  }

  private func straight(_ along: Double...) -> [(along: Double, across: Double)] { along.map { ($0, 0) } }

  @Test(
    "a scroll view in iOS and an Android list lose the slop alone, both ways, and no less than more of it")
  func slop() {
    #expect(travels(ScrollList.uiScrollView.dragStart, straight(0, 6, 10, 14, 4)) == [0, 0, 0, 4, -6])
    #expect(travels(ScrollList.androidList.dragStart, straight(0, -8, -9, -20)) == [0, 0, -1, -12])
    // 8 across count for nothing along a list.
    #expect(travels(ScrollList.androidList.dragStart, [(0, 0), (8, 30), (9, 30)]) == [0, 0, 1])
  }

  @Test("Flutter loses the whole sample that leaves the slop, and no sample that stays on it")
  func flutter() {
    #expect(travels(ScrollList.flutterOnAndroid.dragStart, straight(0, 8, 13, 20)) == [0, 0, 0, 7])
    #expect(travels(ScrollList.flutterOnIOS.dragStart, straight(0, 18, 30, 31)) == [0, 0, 0, 1])
  }

  @Test("a Flickable steals the touch with the sample that leaves its 10 px, and moves from the one after on")
  func flickable() {
    #expect(travels(ScrollList.flickable.dragStart, straight(0, 10, 11, 15, 22)) == [0, 0, 0, 0, 7])
  }

  @Test("a page counts the slop in any direction, and takes its part of the travel along")
  func page() {
    // 6-8-10: the slop of 8 is 0.8 of the way, so 6.4 along is lost.
    let page = ScrollList.androidPage.dragStart
    #expect(travels(page, [(0, 0), (8, 6), (18, 6)]).map { ($0 * 1e9).rounded() / 1e9 } == [0, 1.6, 11.6])
    // 8 along and 10 across are 1.25: not more than that. 8 and 10.1 are.
    #expect(travels(page, [(0, 0), (8, 10), (20, 10)]).last.map { $0 > 0 } == true)
    #expect(travels(page, [(0, 0), (8, 10.1), (100, 10.1)]) == [0, 0, 0])
  }

  @Test("BetterScroll moves by the step that reaches 15 px either way, at once within 0.3 s of a lift")
  func betterScroll() {
    let rule = ScrollList.betterScroll.dragStart
    #expect(travels(rule, straight(0, 6, 14, 15, 25)) == [0, 0, 0, 1, 11])
    #expect(travels(rule, [(0, 0), (4, 15), (8, 16)]) == [0, 0, 0])
    // directionLockThreshold is 0: as far across as along is not farther. In Chromium a touch 50° off straight did not move
    // the content (`tools/prove engines better-scroll`).
    #expect(travels(rule, [(0, 0), (15, 15), (18, 16)]) == [0, 15, 18])
    #expect(travels(rule, [(0, 0), (14.9, 15), (18, 16)]) == [0, 0, 0])
    #expect(travels(rule, straight(0, 6, 14), after: -0.25) == [0, 6, 14])
    #expect(travels(rule, straight(0, 6, 14), after: -0.35) == [0, 0, 0])
  }

  @Test("a list that follows every movement loses nothing")
  func immediate() {
    #expect(travels(.immediate, [(0, 0), (0.1, 90), (3, 90)]) == [0, 0.1, 3])
  }

  @Test("a touch after one that was refused is looked at anew")
  func again() {
    var filter = DragStartFilter(ScrollList.androidPage.dragStart)
    filter.begin()
    #expect(filter.travel(along: 3, across: 30, at: 0) == 0 && !filter.isDrag)
    filter.end(at: 0.1)
    filter.begin()
    #expect(filter.travel(along: 18, across: 0, at: 0.2) == 10)
  }
}
