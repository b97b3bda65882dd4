import PullToRefresh
import Testing
import TraceReplay

@Suite("Names of engines")
struct EngineNamesTests {
  @Test("every name makes the engine of that name, and no other does")
  func names() {
    #expect(
      RefreshSystem.originals.map(\.name.description) == [
        "uirefreshcontrol", "pullview", "isalternative", "isalternative-release", "mrefresh", "mrefresh-0.2",
        "jackrabbit", "onpu", "pullview-fold", "isrefresh", "sv", "ego", "mj", "es", "dg-elastic", "yalantis",
        "od", "swiperefresh", "swiperefresh-nested", "compose", "ultra-ptr", "pulltorefresh-js", "ionic",
        "better-scroll", "flutter-material", "flutter-cupertino", "chromium-overscroll", "kirigami",
      ])
    for name in RefreshEngine.names {
      #expect(
        RefreshEngine(named: name, viewportLength: 667, topInset: 0)?.name.description == name)
    }
    #expect(RefreshEngine.names.count == RefreshSystem.count + RefreshSystem.mendedCount)
    #expect(Set(RefreshEngine.names).count == RefreshEngine.names.count)
    #expect(RefreshSystem(named: "mrefresh-0") == nil)
    #expect(RefreshSystem(named: "MRefresh") == nil)
  }

  @Test("a fixed policy is named after an original, and no original is called fixed")
  func mended() {
    for system in RefreshSystem.mended {
      #expect(system.isMended && system.name.description.hasSuffix("-fixed"))
      #expect(RefreshPolicy.mended(system) != nil)
    }
    for system in RefreshSystem.originals {
      #expect(!system.isMended && !system.name.description.hasSuffix("-fixed"))
      #expect(RefreshPolicy.mended(system) == nil)
    }
  }
}
