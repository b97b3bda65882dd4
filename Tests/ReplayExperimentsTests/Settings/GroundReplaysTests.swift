import GestureTraces
import PullToRefresh
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

@Suite("Replays on a ground")
struct GroundReplaysTests {
  private static let engines: [EngineChoice] = [.builtIn(.mj), .builtIn(.kirigami), .builtIn(.mrefresh)]

  private func pull() throws -> Trace {
    var script = ScriptedTrace(rest: #","intent":"pull""#)
    script.drag(at: 0, from: 0, to: [(400, 400), (400, 600)])
    return try script.trace()
  }

  @Test("the runs are the pairs, each on its model")
  func runs() throws {
    let settings = ReplaySettings(engines: Self.engines, grounds: [.native, .model(.uikit)])
    let runs = settings.runs(of: try pull())
    #expect(
      runs.map { "\($0.engine.name) \($0.replay.model.name)" }
        == settings.pairs.map { "\($0.engine.name) \($0.list.model.name)" })
  }

  @Test("each list takes the touch by its own rule, unless one is said; a touchpad knows none")
  func starts() throws {
    func peak(_ trace: Trace, _ system: RefreshSystem, _ options: ReplayOptions = ReplayOptions()) -> Double {
      let ground = GroundReplays(of: trace, on: .native, [.builtIn(system)], options)
      return ground.replays[0].path.finger(at: 0.5) ?? .nan
    }
    // 400 pt in 400 ms, a sample each 10: 10 are lost, or with Qt all up to the second sample beyond 10, which is at 30.
    let pull = try pull()
    #expect(abs(peak(pull, .mj) - 390) < 1e-9)
    #expect(abs(peak(pull, .kirigami) - 370) < 1e-9)
    var said = ReplayOptions()
    said.slop = 30
    #expect(abs(peak(pull, .mj, said) - 370) < 1e-9 && abs(peak(pull, .kirigami, said) - 370) < 1e-9)
    var pad = ScriptedTrace(kind: "touchpad")
    pad.add(#"{"type":"scroll","t":0,"axis_source":"finger","dy":10}"#)
    pad.add(#"{"type":"scroll","t":20000,"axis_source":"finger","dy":10}"#)
    let scrolled = try pad.trace()
    #expect(peak(scrolled, .mj) == 20)
  }

  @Test("engines of one model share a replay, and each has its own model's")
  func shared() throws {
    let ground = GroundReplays(of: try pull(), on: .native, Self.engines, ReplayOptions())
    #expect(ground.replays.map { "\($0.model.name)" } == ["uikit", "qt"])
    #expect(ground.indices == [0, 1, 0])
    #expect(ground.replay(ofEngine: 1).model == .qt)
  }

  @Test("an engine on native does what it does on its model, but for how its list takes a touch")
  func same() throws {
    let trace = try pull()
    var options = ReplayOptions()
    options.dragStart = .immediate
    let native = try ReplayedTrace(
      of: trace, path: "a", ReplaySettings(engines: Self.engines, grounds: [.native], options: options))
    #expect(native.scored.map(\.ground) == ["native", "native", "native"])
    for (engine, scored) in zip(Self.engines, native.scored) {
      let model = Ground.native.model(for: engine)
      let alone = try ReplayedTrace(
        of: trace, path: "a", ReplaySettings(engines: [engine], grounds: [.model(model)]))
      #expect(scored.result == alone.scored[0].result && scored.result.model == "\(model.name)")
    }
  }
}
