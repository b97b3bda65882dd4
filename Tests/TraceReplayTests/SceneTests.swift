import Testing
import TraceReplay

@Suite("Scene")
struct SceneTests {
  @Test("the standard scene scrolls over nine viewports")
  func standard() {
    #expect(Scene.standard.extent.lowestOffset == 0)
    #expect(Scene.standard.extent.highestOffset == 9 * 667)
  }
}
