import ScrollPhysics
import Testing
import TraceReplay

@Suite("Scene")
struct SceneTests {
  @Test("the standard scene scrolls over nine viewports")
  func standard() {
    #expect(ScrollExtent.standard.lowestOffset == 0)
    #expect(ScrollExtent.standard.highestOffset == 9 * 667)
  }

  @Test("a start further down than the content goes is its bottom edge")
  func startBeyondTheEnd() {
    var overrides = SceneOverrides()
    (overrides.content, overrides.viewport, overrides.topInset, overrides.startOffset) = (900, 600, 50, 5000)
    let scene = Scene(scenario: nil, overrides: overrides)
    #expect(scene.extent.lowestOffset + scene.startOffset == scene.extent.highestOffset)
    overrides.content = 100
    #expect(Scene(scenario: nil, overrides: overrides).startOffset == 0)
  }
}
