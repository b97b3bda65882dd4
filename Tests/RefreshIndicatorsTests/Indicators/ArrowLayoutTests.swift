import Testing

@testable import RefreshIndicators

@Suite("Where arrow and label are")
struct ArrowLayoutTests {
  @Test("the arrow is 96 pt left of the middle, in a narrow view 20 pt from the edge")
  func place() {
    #expect(ArrowLayout.place(inViewWide: 320) == .move(-96, 0))
    #expect(ArrowLayout.place(inViewWide: 120) == .move(-40, 0))
  }
}
