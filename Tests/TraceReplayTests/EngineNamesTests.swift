import PullToRefresh
import Testing
import TraceReplay

@Suite("Names of engines")
struct EngineNamesTests {
  @Test("every name makes the engine of that name, and no other does")
  func names() {
    #expect(
      RefreshEngine.names == [
        "uirefreshcontrol", "pullview", "isalternative", "isalternative-release", "mrefresh", "mrefresh-0.2",
        "jackrabbit", "onpu", "pullview-fold", "isrefresh", "sv", "ego", "mj", "es", "dg-elastic", "yalantis",
        "od",
      ])
    for name in RefreshEngine.names {
      #expect(
        RefreshEngine(named: name, viewportLength: 667, topInset: 0)?.name.description == name)
    }
    #expect(RefreshSystem(named: "mrefresh-0") == nil)
    #expect(RefreshSystem(named: "MRefresh") == nil)
  }
}
