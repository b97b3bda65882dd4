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
        "od", "swiperefresh", "swiperefresh-nested", "react-native", "firefox-android", "compose",
        "compose-material3", "ultra-ptr",
        "smart-refresh",
        "pulltorefresh-js", "vant", "antd-mobile", "framework7", "framework7-md", "ionic", "ionic-ios",
        "ionic-4",
        "better-scroll", "flutter-material", "flutter-material-3.16",
        "flutter-cupertino", "custom-refresh-indicator", "easy-refresh", "chromium-overscroll", "kirigami",
        "kirigami-5",
      ])
    for name in RefreshEngine.names {
      #expect(
        RefreshEngine(named: name, viewportLength: 667, topInset: 0)?.name.description == name)
    }
    #expect(RefreshEngine.names.count == RefreshSystem.all.count)
    #expect(Set(RefreshEngine.names).count == RefreshEngine.names.count)
    #expect(RefreshSystem(named: "mrefresh-0") == nil)
    #expect(RefreshSystem(named: "MRefresh") == nil)
  }

  @Test("a fixed policy is named after an original, and no original is called fixed")
  func fixed() {
    for system in RefreshSystem.fixed {
      #expect(system.isFixed && system.name.description.hasSuffix("-fixed"))
      #expect(RefreshPolicy.fixed(system) != nil)
    }
    for system in RefreshSystem.originals {
      #expect(!system.isFixed && !system.name.description.hasSuffix("-fixed"))
      #expect(RefreshPolicy.fixed(system) == nil)
    }
  }

  @Test("a fixed policy stands beside every original that has one, and beside no other")
  func besideOriginals() {
    let expected = RefreshSystem.originals.filter { $0.fixing != nil }.map { "\($0.name)-fixed" }
    #expect(Set(RefreshSystem.fixed.map { "\($0.name)" }) == Set(expected))
    for system in RefreshSystem.fixed {
      let original = RefreshSystem(named: String("\(system.name)".dropLast("-fixed".count)))
      #expect(original?.fixing?.policy == RefreshPolicy.fixed(system), "\(system.name)")
    }
  }

  @Test("the engine of a row says that it is of that row, on any host", arguments: RefreshSystem.all)
  func rows(system: RefreshSystem) {
    for viewport in [320.0, 667] {
      for overscrolls in [false, true] {
        let engine = RefreshEngine(
          system, viewport: viewport, originalTopInset: 20, contentOverscrolls: overscrolls)
        #expect(engine.system == system && engine.isIdle)
      }
    }
  }
}
