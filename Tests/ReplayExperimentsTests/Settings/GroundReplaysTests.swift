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
      runs.map { "\($0.engine.name) \($0.replay.path.model.name)" }
        == settings.pairs.map { "\($0.engine.name) \($0.model.name)" })
  }

  @Test("engines of one model share a replay, and each has its own model's")
  func shared() throws {
    let ground = GroundReplays(of: try pull(), on: .native, Self.engines, ReplayOptions())
    #expect(ground.replays.map { "\($0.path.model.name)" } == ["uikit", "qt"])
    #expect(ground.indices == [0, 1, 0])
    #expect(ground.replay(ofEngine: 1).path.model == .qt)
  }

  @Test("an engine on native does what it does on its model")
  func same() throws {
    let trace = try pull()
    let native = ReplayedTrace(
      of: trace, path: "a", ReplaySettings(engines: Self.engines, grounds: [.native]))
    #expect(native.scored.map(\.ground) == ["native", "native", "native"])
    for (engine, scored) in zip(Self.engines, native.scored) {
      let model = Ground.native.model(for: engine)
      let alone = ReplayedTrace(
        of: trace, path: "a", ReplaySettings(engines: [engine], grounds: [.model(model)]))
      #expect(scored.result == alone.scored[0].result && scored.result.model == "\(model.name)")
    }
  }
}
