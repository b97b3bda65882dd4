import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// Refreshes and insets that the app itself brings about (`EdgeCases.md` and the engines' own sections).
@Suite("What the app does")
struct AppBeginTests {
  static let engines = EdgeCaseMatrixTests.columns.map(\.engine)

  private func begun(at time: Double, work: Double = 1) -> PullScenario {
    var scenario = PullScenario()
    scenario.options.app.begins = [time]
    scenario.options.app.work = .fixed(work)
    return scenario
  }

  @Test("a begin of the app makes room, tells nobody, scrolls nothing, and ends with the app's work")
  func begin() throws {
    for (engine, state, inset) in [
      ("uirefreshcontrol", "refreshing", 60.0), ("isalternative", "Refreshing", 50),
      ("isalternative-release", "Refreshing", 50), ("jackrabbit", "Connected", 60),
    ] {
      let (result, frames) = try begun(at: 0.5).run(engine)
      #expect(result.triggers == 0 && result.callback == nil, "\(engine)")
      #expect(result.times(of: state) == [0.5], "\(engine)")
      #expect(frames.at(1)?.topInset == inset)
      #expect(frames.at(1)?.offset == 0)
      #expect(result.isInsetConserved)
    }
  }

  @Test("mrefresh and pullview have no begin for an app")
  func noBegin() throws {
    for engine in ["mrefresh", "pullview"] {
      let (result, frames) = try begun(at: 0.5).run(engine)
      #expect(result.states.count == 1, "\(engine)")
      #expect(frames.allSatisfy { $0.topInset == 0 })
    }
  }

  @Test("an engine says that an app can begin it where it answers a begin, and only there")
  func stated() {
    for system in RefreshSystem.all {
      var engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
      let takesBegin = engine.takesBegin
      let view = ScrollSituation(time: 0, contentOffset: 0, topInset: 0, viewportLength: 667)
      #expect((engine.handle(.beginRefreshing, view).count > 0) == takesBegin, "\(system.name)")
    }
  }

  @Test(
    "where no app can begin, its work ends no refresh of a finger either", arguments: ["mrefresh", "ego"])
  func nothingElse(engine: String) throws {
    var alone = PullScenario()
    alone.pull(at: 0, to: 140)
    var begun = begun(at: 0.1, work: 1)
    begun.pull(at: 0, to: 140)
    alone.options.app.work = begun.options.app.work
    let (one, other) = (try alone.result(engine), try begun.result(engine))
    #expect(one.triggers == 1 && other == one)
  }

  @Test("jackrabbit begins to turn at the next callback after the app's begin")
  func turnsLater() throws {
    var scenario = begun(at: 0.1, work: 3)
    scenario.pull(at: 1000, to: 20)
    let result = try scenario.result("jackrabbit")
    #expect(result.times(of: "Connected") == [0.1])
    #expect(try #require(result.times(of: "Animating").first) > 1)
  }

  @Test("a begin of the app while an engine refreshes starts no second refresh", arguments: engines)
  func busyBegin(engine: String) throws {
    var scenario = begun(at: 1)
    scenario.pull(at: 0, to: 140)
    let result = try scenario.result(engine)
    #expect(result.triggers == 1)
    #expect(result.isInsetConserved)
  }

  @Test("several begins are several refreshes, each with its own work")
  func severalBegins() throws {
    var scenario = PullScenario()
    scenario.options.app.begins = [3, 0.5]
    scenario.options.app.work = .list([1, 0.25])
    let result = try scenario.result("uirefreshcontrol")
    #expect(result.times(of: "refreshing") == [0.5, 3])
    #expect(result.times(of: "idle") == [0, 1.5, 3.25])
  }

  @Test(
    "the app's own inset, changed while a refresh holds one, is kept by engines that ask and lost by those that remember"
  )
  func insetDuringRefresh() throws {
    let keeps = ["uirefreshcontrol", "jackrabbit"]
    for engine in Self.engines {
      var scenario = PullScenario()
      scenario.options.app.insetChanges = [AppInsetChange(time: 1, points: 64)]
      scenario.pull(at: 0, to: 140)
      let (result, frames) = try scenario.run(engine)
      let held = try #require(frames.at(0.99)?.topInset)
      #expect(held > 0, "\(engine)")
      #expect(frames.at(1.01)?.topInset == held + 64, "\(engine)")
      #expect(result.isInsetConserved == keeps.contains(engine), "\(engine)")
    }
  }

  @Test("the app's own inset can go, and content at rest under it follows in the closing animation")
  func insetGoes() throws {
    var scenario = PullScenario()
    scenario.options.scene.topInset = 64
    scenario.options.app.insetChanges = [
      AppInsetChange(time: 1, points: 0), AppInsetChange(time: 0.5, points: 32),
    ]
    let (result, frames) = try scenario.run("uirefreshcontrol")
    #expect(frames.first?.offset == -64)
    #expect(frames.at(0.9)?.topInset == 32)
    #expect(frames.at(0.9)?.offset == -32)
    #expect(frames.last?.topInset == 0)
    #expect(result.isInsetConserved)
    #expect(result.offsetJump == 0)
  }
}
