import Testing

@testable import PullToRefresh

@Suite("Scroll situation")
struct ScrollSituationTests {
  private func view(_ offset: Double, inset: Double) -> ScrollSituation {
    ScrollSituation(time: 0, contentOffset: offset, topInset: inset, viewportLength: 667)
  }

  @Test("content past the edge of an inset is past it by the rest, content below it by a negative length")
  func overscroll() {
    // Its edge is at −64 pt.
    #expect(view(-100, inset: 64).overscroll(beyond: 64) == 36)
    #expect(view(-100, inset: 64).overscroll(beyond: 0) == 100)
    #expect(view(30, inset: 64).overscroll(beyond: 64) == -94)
  }

  @Test("content counts as at its top edge up to half a point below it")
  func isAtTop() {
    #expect(view(-64, inset: 64).isAtTop && view(-90, inset: 64).isAtTop)
    #expect(view(-63.5, inset: 64).isAtTop)
    #expect(!view(-63.4, inset: 64).isAtTop)
  }
}
