import GestureTraces
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

@Suite("Replayed trace")
struct ReplayedTraceTests {
  private static let engines: [EngineChoice] = [.builtIn(.mrefresh), .builtIn(.pullview)]
  private static let settings = ReplaySettings(engines: engines, grounds: [.model(.uikit), .model(.android)])

  private func twoPulls() throws -> Trace {
    var script = ScriptedTrace(rest: #","intent":"pull""#)
    for start in [0, 10_000] {
      script.drag(at: start, from: 0, to: [(400, start + 400), (400, start + 600)])
    }
    return try script.trace()
  }

  private func wheel(_ rest: String = "") throws -> Trace {
    var script = ScriptedTrace(kind: "wheel", rest: rest)
    script.add(#"{"type":"scroll","t":100,"axis_source":"wheel","v120_y":-120}"#)
    return try script.trace()
  }

  @Test("a result a gesture, gestures within engines within models")
  func order() throws {
    let scored = try ReplayedTrace(of: try twoPulls(), path: "a", Self.settings).scored
    #expect(
      scored.map { "\($0.result.model) \($0.result.engine) \($0.label.gesture)" } == [
        "uikit mrefresh 1", "uikit mrefresh 2", "uikit pullview 1", "uikit pullview 2",
        "android mrefresh 1", "android mrefresh 2", "android pullview 1", "android pullview 2",
      ])
    #expect(scored.allSatisfy { $0.result.gesture == $0.label.gesture && $0.label.intent == .pull })
    #expect(scored[0].rule.moment == .crossing && scored[2].rule.moment == .release)
  }

  @Test("by trace there is a result an engine and model, the one of a whole run")
  func perTrace() throws {
    let trace = try twoPulls()
    let replayed = try ReplayedTrace(of: trace, path: "a", Self.settings, per: .trace)
    let label = try #require(replayed.scored.first?.label)
    #expect(replayed.scored.count == 4 && label.gesture == 0 && label.gestures == 2)
    let replay = Replay(of: trace, model: .uikit, options: ReplayOptions())
    let engine = try #require(replay.engine(named: "mrefresh"))
    #expect(replayed.scored[0].result == replay.run(engine).result)
  }

  @Test(
    "a trace without a gesture has one result an engine and model, in which nothing happened",
    arguments: [
      "", #","intent":"pull""#,
    ])
  func noDrag(rest: String) throws {
    let replayed = try ReplayedTrace(of: try wheel(rest), path: "a", Self.settings)
    #expect(replayed.scored.count == 4)
    for scored in replayed.scored {
      #expect(scored.label.gestures == 0 && scored.result.gesture == nil && scored.result.triggers == 0)
      #expect(scored.outcome == .noDrag && scored.label.reasonToExclude == "no drag in it")
    }
  }

  @Test("times are whole nanoseconds, and a policy has its own name in them")
  func nanoseconds() throws {
    let replay = Replay(of: try twoPulls(), model: .uikit, options: ReplayOptions())
    for engine in Self.engines {
      let results = try engine.gestureResults(on: replay)
      #expect(results.count == 2 && results == results.map(\.inNanoseconds))
    }
  }
}
