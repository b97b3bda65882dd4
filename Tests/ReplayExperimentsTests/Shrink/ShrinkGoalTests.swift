import GestureTraces
import PullToRefresh
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments

/// What a shrinker keeps. On `uikit`, `pullview` fires with the release of a pull of 60 pt, `mrefresh` in one of 110 pt.
@Suite("What a smaller trace still shows")
struct ShrinkGoalTests {
  private func shown(_ pull: Double, _ systems: RefreshSystem...) throws -> (
    logs: [ReplayLog], track: FingerTrack
  ) {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: pull)
    let replay = try scenario.replay()
    return (systems.map { replay.course(of: replay.engine(of: $0)) }, replay.track)
  }

  private func goal(_ name: String, _ shown: (logs: [ReplayLog], track: FingerTrack)) -> ShrinkGoal? {
    ShrinkGoal(named: name, shownBy: shown.logs, shown.track)
  }

  @Test("its name is that of the option, and its value what the trace shows")
  func named() throws {
    let (both, one, none) = (
      try shown(150, .pullview, .mrefresh), try shown(80, .pullview, .mrefresh),
      try shown(30, .pullview, .mrefresh)
    )
    #expect(goal("fired", both) == .fired(.released) && goal("fired", none) == nil)
    // The finger goes 30·667 / (0.55·637) = 57.1 pt.
    #expect(goal("silent", none) == .silent(travel: 57) && goal("silent", both) == nil)
    #expect(goal("differs", both) == nil && goal("differs", none) == nil)
    #expect(goal("differs", one) == .differs(firstFires: true, .released))
    let reversed = (logs: Array(one.logs.reversed()), track: one.track)
    #expect(goal("differs", reversed) == .differs(firstFires: false, .released))
    #expect(goal("differs", (logs: [one.logs[0]], track: one.track)) == nil)
    #expect(
      goal("trigger-not-due", both) == nil && goal("nothing", both) == nil && goal("offset-jump", both) == nil
    )
    for name in ShrinkGoal.names {
      if let goal = goal(name, both) ?? goal(name, one) ?? goal(name, none) { #expect(goal.name == name) }
    }
    #expect(
      ShrinkGoal.names == [
        "fired", "silent", "differs", "offset-jump", "velocity-jump", "inset-lost", "second-trigger",
        "trigger-without-finger", "trigger-by-cancel", "armed-by-inertia", "trigger-while-refreshing",
        "indicator-gone",
      ])
  }

  @Test("it is reached by the same cause in the right engine, and by nothing else")
  func reached() throws {
    let (both, one, none) = (
      try shown(150, .pullview, .mrefresh), try shown(80, .pullview, .mrefresh),
      try shown(30, .pullview, .mrefresh)
    )
    func isReached(_ goal: ShrinkGoal) -> [Bool] {
      [both, one, none].map { goal.isReached($0.logs, $0.track) }
    }
    #expect(isReached(.fired(.released)) == [true, true, false])
    #expect(isReached(.fired(.contact)) == [false, false, false])
    #expect(isReached(.silent(travel: none.track.furthestTravel)) == [false, false, true])
    #expect(isReached(.silent(travel: none.track.furthestTravel.nextUp)) == [false, false, false])
    #expect(isReached(.differs(firstFires: true, .released)) == [false, true, false])
    #expect(isReached(.differs(firstFires: true, .contact)) == [false, false, false])
    #expect(isReached(.differs(firstFires: false, .released)) == [false, false, false])
    #expect(!ShrinkGoal.silent(travel: 0).isReached([], none.track))
    let alone = try shown(80, .pullview)
    #expect(!ShrinkGoal.differs(firstFires: true, .released).isReached(alone.logs, alone.track))
  }

  @Test("without a name it is a wrong verdict, else a broken rule, else the verdict")
  func chosen() throws {
    let (fires, silent) = (try shown(150, .pullview), try shown(30, .pullview))
    for intent in [Intent.pull, .scroll, nil] {
      #expect(ShrinkGoal(shownBy: fires.logs[0], fires.track, intent: intent) == .fired(.released))
      #expect(ShrinkGoal(shownBy: silent.logs[0], silent.track, intent: intent) == .silent(travel: 57))
    }
    // isalternative jumps, and fires again, in a pull that goes on: a broken rule is kept where the verdict is right.
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 150, hold: 4000, then: [160])
    let replay = try scenario.replay()
    let log = replay.course(of: replay.engine(of: .isalternative))
    #expect(log.findings.map(\.kind).prefix(1) == [.offsetJump])
    #expect(ShrinkGoal(shownBy: log, replay.track, intent: .pull) == .breaks(.offsetJump))
    #expect(ShrinkGoal(shownBy: log, replay.track, intent: nil) == .breaks(.offsetJump))
    #expect(ShrinkGoal(shownBy: log, replay.track, intent: .scroll) == .fired(.contact))
    #expect(ShrinkGoal(named: "second-trigger", shownBy: [log], replay.track) == .breaks(.secondTrigger))
  }
}
