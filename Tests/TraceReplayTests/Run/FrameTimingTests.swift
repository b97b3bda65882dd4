import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Frames that come unevenly")
struct FrameTimingTests {
  private func result(
    _ engine: String, startingAt start: Int, model: ScrollModel = .uikit, _ options: ReplayOptions
  ) throws -> ReplayResult {
    var script = ScriptedTrace()
    script.drag(at: start, from: 0, to: [(400, start + 300), (380, start + 500)])
    let replay = Replay(of: try script.trace(), model: model, options: options)
    return replay.run(try #require(replay.engine(named: engine))).result
  }

  // At 50 Hz a quarter of a period is 5 ms: frames from 5 ms on see a finger at t as even ones see it 15 ms later.
  @Test(
    "a phase shows what even frames show of a trace that begins later",
    arguments: [ScrollModel.uikit, .gtk, .qt, .lenis], ["mrefresh", "isalternative", "pullview", "kirigami"])
  func phase(model: ScrollModel, engine: String) throws {
    var even = ReplayOptions()
    even.rate = 50
    var phased = even
    phased.frames.phase = 0.25
    let early = try result(engine, startingAt: 200, model: model, phased)
    let late = try result(engine, startingAt: 215, model: model, even)
    #expect(early.end > 0.5)
    let difference = early.difference(from: late.earlier(by: 0.015))
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test(
    "updates that are late by some frames tell the app so much later, and change nothing that fires in contact"
  )
  func lateUpdates() throws {
    for engine in ["mrefresh", "isalternative"] {
      let usual = try result(engine, startingAt: 0, ReplayOptions())
      for frames in [1, 2, 5] {
        var options = ReplayOptions()
        options.frames.updateDelay = frames
        let late = try result(engine, startingAt: 0, options)
        #expect(late.trigger == usual.trigger)
        let (told, before) = (try #require(late.callback), try #require(usual.callback))
        #expect(abs(told - before - Double(frames) / 60) < 1e-9, "\(engine), \(frames)")
        #expect(late.isInsetConserved)
      }
    }
  }

  // A finger past the threshold for less than two frames: seen at every frame, or between two.
  @Test("an engine that is not called at a frame does not see what was there")
  func droppedFrames() throws {
    var scenario = PullScenario()
    scenario.script.drag(at: 0, from: 0, to: [(300, 200), (0, 240)])
    var fired = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      scenario.options.frames.dropped = 0.8
      scenario.options.frames.seed = seed
      fired += try scenario.result("isalternative").triggers
    }
    scenario.options.frames = FrameTiming()
    #expect(try scenario.result("isalternative").triggers == 1)
    #expect(fired > 4 && fired < 36, "\(fired) of 40")
  }
}
