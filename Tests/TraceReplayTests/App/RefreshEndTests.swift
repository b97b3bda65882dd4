import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// The ends of `EdgeCases.md`: under the finger, in mid-animation, twice, never.
@Suite("Ends of a refresh")
struct RefreshEndTests {
  static let engines = EdgeCaseMatrixTests.columns.map(\.engine)

  /// One pull of 140 pt, held from 200 to 1200 ms.
  private func held(work: Double, then positions: [Double] = []) -> PullScenario {
    var scenario = PullScenario()
    scenario.options.app.work = .fixed(work)
    scenario.pull(at: 0, to: 140, hold: 1000, then: positions)
    return scenario
  }

  /// One pull of 140 pt, lifted at 301 ms.
  private func released(work: WorkTime) -> PullScenario {
    var scenario = PullScenario()
    scenario.options.app.work = work
    scenario.pull(at: 0, to: 140)
    return scenario
  }

  @Test("ended under the finger, uirefreshcontrol waits for 5 pt, and fires again only after that")
  func endUnderFinger() throws {
    let result = try held(work: 0.1, then: [3, 140]).result("uirefreshcontrol")
    let names = result.states.map(\.name)
    #expect(names.contains("endedWhileTracking"))
    #expect(result.triggers == 2)
    let ended = try #require(result.times(of: "endedWhileTracking").first)
    // Held to 1200 ms; the way back to 3 pt, evenly over 200 ms of travel, is below 5 pt in its last 10 ms.
    #expect(try #require(result.times(of: "idle").dropFirst().first) > 1.38)
    #expect(abs(ended - (try #require(result.callback) + 0.1)) < 1e-9)
    #expect(try held(work: 0.1).result("uirefreshcontrol").triggers == 1)
  }

  @Test("ended under the finger, jackrabbit goes on to the end of its quarter turn")
  func endAtTurn() throws {
    // The finger moves on, so that the callback comes that starts the turning.
    let result = try held(work: 0.5, then: [150, 140]).result("jackrabbit")
    let began = try #require(result.times(of: "Animating").first)
    let end = try #require(result.callback) + 0.5
    let left = try #require(result.states.first { $0.time > began && $0.name != "Animating" })
    let turns = (left.time - began) / 0.3
    #expect(abs(turns - turns.rounded()) < 1e-9)
    #expect(left.time >= end && left.time - end <= 0.3)
  }

  @Test("ended under the finger, isalternative is Normal 0.3 s later and fires again in the same drag")
  func refires() throws {
    let result = try held(work: 0.1, then: [150, 160]).result("isalternative")
    #expect(result.triggers > 1)
    let first = try #require(result.trigger)
    #expect(result.times(of: "Normal").dropFirst().first.map { abs($0 - first - 0.4) < 1e-9 } == true)
    // While the finger rests nothing changes, so nothing fires before the lift at 1.201 s.
    let rested = try held(work: 0.1).result("isalternative").times(of: "Refreshing")
    #expect(rested.count == 2 && rested[1] > 1.201)
  }

  @Test("ended under a second finger still past the threshold, isalternative-release fires at its lift")
  func refiresAtLift() throws {
    for (pull, triggers) in [(100.0, 2), (40, 1)] {
      var scenario = PullScenario()
      scenario.options.app.work = .list([0.6, 2])
      scenario.pull(at: 0, to: 100)
      // The state is Normal again at 1.25 s; it takes a callback under the finger after that to be past the threshold.
      scenario.pull(at: 600, to: pull, hold: 800, then: [pull + 3])
      #expect(try scenario.result("isalternative-release").triggers == triggers)
    }
  }

  @Test("ended under the finger, mrefresh waits with its animation for the lift")
  func mrefreshWaits() throws {
    let (result, frames) = try held(work: 0.1).run("mrefresh")
    func animates(_ time: Double) -> Bool {
      if case .mRefresh(let control)? = frames.at(time)?.engine { control.isAnimating } else { false }
    }
    #expect(result.times(of: "stopped").count == 1)
    #expect(animates(1.19))
    #expect(!animates(1.25))
    #expect(frames.allSatisfy { $0.topInset == 0 })
  }

  @Test("ended under a second finger, pullview takes its inset away under it")
  func pullviewUnderFinger() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .fixed(1)
    scenario.pull(at: 0, to: 100)
    scenario.pull(at: 800, to: 30, hold: 1000)
    let (result, frames) = try scenario.run("pullview")
    let end = try #require(result.callback) + 1
    #expect(frames.at(end - 0.02)?.topInset == 60)
    #expect(frames.at(end + 0.02)?.topInset == 0)
    #expect(frames.at(end + 0.02)?.situation.isTracking == true)
    #expect(result.offsetJump > 20)
  }

  @Test("an end in mid-animation gives the inset back without a jump", arguments: engines)
  func midAnimation(engine: String) throws {
    // The content springs back from 301 ms on; the work ends while it does.
    var scenario = released(work: .fixed(0.15))
    if ["mrefresh", "isalternative", "uirefreshcontrol", "jackrabbit"].contains(engine) {
      scenario.options.app.work = .fixed(0.25)
    }
    let (result, frames) = try scenario.run(engine)
    #expect(result.triggers == 1)
    #expect(result.isInsetConserved)
    #expect(abs(frames.last?.offset ?? .nan) < 0.5)
    #expect(result.end < 2)
  }

  @Test("an end in the bounce jumps nothing: where the inset came under no finger, offset and velocity hold")
  func endInBounce() throws {
    for engine in ["isalternative-release", "pullview", "mrefresh"] {
      let result = try released(work: .fixed(engine == "mrefresh" ? 0.25 : 0.1)).result(engine)
      #expect(result.offsetJump < 1e-9, "\(engine)")
      #expect(result.velocityJump < 1e-9, "\(engine)")
    }
  }

  @Test("a second end within 0.3 s runs isalternative's whole end again; with the others it does nothing")
  func twice() throws {
    for engine in Self.engines {
      var twice = released(work: .fixed(1))
      let once = try twice.result(engine)
      twice.options.app.endsAgainAfter = 0.1
      let states = try twice.result(engine).states
      if engine.hasPrefix("isalternative") {
        #expect(states.filter { $0.name == "Refreshed" }.count == 2, "\(engine)")
        let between = states[states.count - 1].time - states[states.count - 3].time
        #expect(abs(between - 0.1) < 1e-9)
      } else {
        #expect(states == once.states, "\(engine)")
      }
      twice.options.app.endsAgainAfter = 0.35
      #expect(try twice.result(engine).states == once.states, "\(engine)")
      #expect(try twice.result(engine).isInsetConserved)
    }
  }

  @Test("work that never ends holds the inset until the run is cut off, 60 s after the last event")
  func never() throws {
    for engine in Self.engines {
      let (result, frames) = try released(work: .never).run(engine)
      #expect(result.triggers == 1, "\(engine)")
      #expect(abs(result.end - 60.301) < 1e-9, "\(engine)")
      #expect(!result.isInsetConserved, "\(engine)")
      #expect(frames.last?.engine.isIdle == false)
    }
  }

  @Test("the least time shown: what is left after an end at once")
  func shortest() throws {
    var scenario = PullScenario()
    scenario.options.app.work = .fixed(0)
    scenario.pull(at: 0, to: 140, then: [0])
    for engine in ["isalternative", "isalternative-release"] {
      let result = try released(work: .fixed(0)).result(engine)
      let shown = try #require(result.times(of: "Refreshed").first) - (try #require(result.callback))
      #expect(abs(shown - 0.3) < 1e-9)
    }
    // The arrow is back as it was 0.3 s after the end.
    let pullview = try released(work: .fixed(0)).result("pullview")
    #expect(pullview.end >= (try #require(pullview.callback)) + 0.3)
  }
}
