import Testing

@testable import ReplayReport

@Suite("Overscroll count")
struct OverscrollCountTests {
  @Test("it warns where content was past its top in none, and only where that is known")
  func warns() {
    var count = OverscrollCount()
    #expect(count.warning == nil)
    count.add(0)
    count.add(-120)
    #expect(count.warning?.contains("never came past its top") == true)
    count.add(0.5)
    #expect(count.warning == nil)
  }
}
