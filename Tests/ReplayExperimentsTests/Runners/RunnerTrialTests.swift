import PullToRefresh
import ScrollPhysics
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("What swipes do to engines")
struct RunnerTrialTests {
  private func trial(
    _ name: String, _ engines: [RefreshSystem], on grounds: [Ground] = [.native], viewport: Double = 667
  ) throws -> RunnerTrial {
    var options = ReplayOptions()
    options.scene.viewport = viewport
    return try RunnerTrial(
      of: #require(RunnerSwipe.named(name)), over: RunnerSwipe.Target(list: viewport),
      ReplaySettings(engines: engines.map(EngineChoice.builtIn), grounds: grounds, options: options), seed: 1)
  }

  @Test("a swipe of 10 px refreshes nothing, however its timing is")
  func short() throws {
    let found = try trial("cypress", RefreshSystem.all.filter { !$0.isFixed })
    #expect(found.fired == 0 && found.uncertain == 0)
    #expect(found.outcomes.allSatisfy { $0.firedRuns == 0 && $0.runs == RunnerTrial.runs })
  }

  @Test("the pull is what the model makes of the finger's travel")
  func pull() throws {
    let found = try trial(
      "espresso", [#require(RefreshSystem(named: "mj"))], on: [.model(.uikit)], viewport: 1200)
    let outcome = try #require(found.outcomes.first)
    // 917 points of travel on UIScrollView's band: 1200 · (1 − 1 / (1 + 0.55 · 917 / 1200)).
    #expect(abs(try #require(outcome.pull) - 355.104) < 0.001)
    #expect(outcome.fired && outcome.model == "uikit")
  }

  @Test("runs with other timing are those of the conditions that change times alone")
  func runs() {
    // Jitter and late events four times two and two, eight phases, three displays, three kinds of bad frames four times.
    #expect(RunnerTrial.runs == 4 + 4 + 4 + 4 + 8 + 3 + 4 + 4 + 4)
  }

  @Test("a system is uncertain where some runs fire and others do not")
  func uncertain() {
    func outcome(fires: Bool, in runs: Int) -> RunnerTrial.Outcome {
      var result = ReplayResult()
      result.triggers = fires ? 1 : 0
      return RunnerTrial.Outcome(engine: "a", model: "b", result: result, firedRuns: runs, runs: 39)
    }
    #expect(!outcome(fires: true, in: 39).isUncertain && !outcome(fires: false, in: 0).isUncertain)
    #expect(outcome(fires: true, in: 38).isUncertain && outcome(fires: false, in: 1).isUncertain)
    #expect(outcome(fires: false, in: 1).pull == nil)
  }
}
