import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// What the originals are known for (`RefreshSystems.md`, `EdgeCases.md`), found in whole replays.
@Suite("Known violations")
struct KnownViolationsTests {
  private func kinds(_ result: ReplayResult) -> Set<FindingKind> { Set(result.findings.map(\.kind)) }

  private func fling() -> PullScenario {
    var scenario = PullScenario(startOffset: 600)
    scenario.script.drag(at: 0, from: 0, to: [(560, 80)])
    return scenario
  }

  @Test("isalternative and mrefresh fire on inertia, those that ask for a finger do not")
  func inertia() throws {
    for engine in ["isalternative", "mrefresh"] {
      let result = try fling().result(engine)
      #expect(kinds(result).isSuperset(of: [.triggerWithoutFinger, .armedByInertia]), "\(engine)")
      let found = try #require(result.findings.first { $0.kind == .triggerWithoutFinger })
      #expect(found.time == result.trigger && found.gesture == 1)
      // The lift at 81 ms is seen at frame 5.
      let sinceLift = try #require(result.trigger) * 1000 - 5000.0 / 60
      #expect(abs(try #require(found.size) - sinceLift) < 1e-9)
    }
    for engine in ["uirefreshcontrol", "jackrabbit", "pullview", "isalternative-release"] {
      #expect(try fling().result(engine).findings.isEmpty, "\(engine)")
    }
  }

  @Test("isalternative fires again in the same drag after an end")
  func refire() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .fixed(0.1)
    scenario.pull(at: 0, to: 140, hold: 1000, then: [160])
    let result = try scenario.result("isalternative")
    let found = try #require(result.findings.first { $0.kind == .secondTrigger })
    #expect(found.size == 2 && found.gesture == 1)
  }

  @Test("an inset at the trigger makes content under the finger jump; mrefresh's, at the lift, does not")
  func jumpAtTrigger() throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 140, hold: 600)
    for engine in ["uirefreshcontrol", "jackrabbit", "isalternative"] {
      let result = try scenario.result(engine)
      let found = try #require(result.findings.first { $0.kind == .offsetJump })
      #expect(found.time == result.trigger && found.cause == .engineInset)
      // The inset pulls the content down: the offset falls, by less than the inset, as the band gives way.
      let size = try #require(found.size)
      #expect(size < -20 && size > -60 && abs(size) == result.offsetJump)
    }
    for engine in ["mrefresh", "pullview", "isalternative-release"] {
      #expect(try scenario.result(engine).findings.isEmpty, "\(engine)")
    }
  }

  @Test("pullview takes the host's inset away with its own")
  func lostInset() throws {
    var scenario = PullScenario()
    scenario.options.scene.topInset = 64
    scenario.pull(at: 0, to: 140)
    let result = try scenario.result("pullview")
    let found = try #require(result.findings.last)
    #expect(found.kind == .insetLost && found.size == -64)
    #expect(abs(found.time - (try #require(result.callback) + 2)) < 1e-9)
  }

  /// 240 ms of a drag to `travel` pt and a rest there; then the finger is taken away.
  private func cancelled(travel: Double) -> PullScenario {
    var scenario = PullScenario()
    scenario.script.drag(at: 0, from: 0, to: [(travel, 200), (travel, 240)], lift: false)
    scenario.script.cancel(at: 241)
    return scenario
  }

  @Test(
    "systems that take a cancel for a lift fire by it, and no lift is made of it",
    arguments: [
      "dg-elastic", "ultra-ptr", "smart-refresh", "better-scroll", "flutter-material", "compose",
      "compose-material3", "sv",
      "mj", "es", "yalantis",
      "isalternative-release", "vant", "antd-mobile", "ionic", "ionic-4", "swiperefresh-nested",
      "custom-refresh-indicator", "easy-refresh",
    ])
  func cancel(engine: String) throws {
    // Ionic 4 fires between 80 and 140 pt of travel by its lift, beyond under the finger.
    let result = try cancelled(travel: engine == "ionic-4" ? 110 : 400).result(engine)
    let found = try #require(result.findings.first { $0.kind == .triggerByCancel })
    #expect(found.time == result.trigger && found.gesture == 1)
    #expect(result.triggerPhase == .settling && result.release == nil)
  }

  @Test(
    "systems that hear of a cancel, or fire by nothing else than a lift, do not fire by it",
    arguments: [
      "pullview", "ego", "swiperefresh", "react-native", "firefox-android", "pulltorefresh-js", "framework7",
      "framework7-md",
      "chromium-overscroll",
    ])
  func noCancel(engine: String) throws {
    #expect(try cancelled(travel: 400).result(engine).triggers == 0)
  }

  @Test("onpu and chromium-overscroll close by their own clocks, others when the work has ended")
  func gone() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .fixed(9)
    scenario.pull(at: 0, to: 400)
    for system in RefreshSystem.all {
      let result = try scenario.result("\(system.name)")
      let found = result.findings.first { $0.kind == .indicatorGone }
      switch system {
      // Two turns of 0.64 s, the rest of a turn, at most 0.64 s, 1 s of hold and 0.3 s of closing.
      case .onpu:
        let size = try #require(found?.size)
        #expect(size > 2580 && size <= 3220 && found?.gesture == 1)
      // `kTimeoutDuration`, 7.5 s from the callback.
      case .chromiumOverscroll: #expect(try abs(#require(found?.size) - 7500) < 1e-6)
      default: #expect(found == nil, "\(system.name)")
      }
    }
  }

  @Test("work that never ends loses no inset; a held finger neither")
  func openRefresh() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .never
    scenario.pull(at: 0, to: 140)
    #expect(try scenario.result("pullview").findings.isEmpty)
  }
}
