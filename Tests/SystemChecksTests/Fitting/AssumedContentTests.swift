import ScrollPhysics
import Testing

@testable import SystemChecks

@Suite("The content's length of a log")
struct AssumedContentTests {
  @Test("offsets beyond the usual ten viewports are longer content, not a bounce, and it is said")
  func beyond() throws {
    let assumed = AssumedContent([0, 7000], in: .standard)
    #expect(assumed.length > 7000 + ScrollExtent.standardViewport)
    #expect(
      try #require(assumed.note).contains(
        "offsets go to 7000 pt, beyond the end of the content assumed (6670 pt, its last offset 6003 pt)"))
  }

  @Test("within them nothing is said")
  func within() {
    let assumed = AssumedContent([-50, 6003], in: .standard)
    #expect(assumed.length == 6670 && assumed.note == nil)
  }
}
