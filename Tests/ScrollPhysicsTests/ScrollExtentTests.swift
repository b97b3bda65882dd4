import ScrollPhysics
import Testing

@Suite("Scroll extent")
struct ScrollExtentTests {
  @Test("a long content rests between minus the inset and its end")
  func range() {
    let extent = ScrollExtent(contentLength: 1000, viewportLength: 400, topInset: 64, bottomInset: 10)
    #expect(extent.lowestOffset == -64)
    #expect(extent.highestOffset == 610)
    #expect(extent.overscroll(at: -100) == -36)
    #expect(extent.overscroll(at: 0) == 0)
    #expect(extent.overscroll(at: 700) == 90)
    #expect(extent.nearestRest(to: 700) == 610)
  }

  @Test("a content shorter than the viewport rests at the top only")
  func shortContent() {
    let extent = ScrollExtent(contentLength: 100, viewportLength: 400)
    #expect(extent.highestOffset == extent.lowestOffset)
  }
}
