import GestureTraces
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

@Suite("A trace under stress")
struct StressedTraceTests {
  private static let engines: [EngineChoice] = [.builtIn(.mj), .builtIn(.kirigami), .builtIn(.mrefresh)]

  private static func traces() throws -> [Trace] {
    var pad = ScriptedTrace(kind: "touchpad")
    for time in 0..<40 { pad.add(#"{"type":"scroll","t":\#(time * 8000),"axis_source":"finger","dy":6}"#) }
    pad.add(#"{"type":"stop","t":400000}"#)
    return try ([1, 2] as [UInt64]).map { seed in
      var random = SeededRandom(seed: seed)
      var script = ScriptedTrace(rest: #","intent":"pull""#)
      script.dragAtRandom(&random, upTo: -200, holds: true)
      return try script.trace()
    } + [pad.trace()]
  }

  /// Each run by itself: the condition's own trace, read anew on the list, with the condition's options.
  @Test(
    "what its runs share changes no verdict",
    arguments: [[Ground.native, .model(.uikit)], [.model(.gtk), .model(.uikit)]])
  func shared(grounds: [Ground]) throws {
    let settings = ReplaySettings(engines: Self.engines, grounds: grounds)
    // Three traces take a test's build half a minute.
    for trace in try Self.traces().suffix(Rounds.some(of: 3)) {
      let stressed = try StressedTrace(of: trace, path: "a", settings, StressCondition.all, seed: 3)
      #expect(stressed.lines.map(\.engine) == settings.pairs.map(\.engine.name))
      for (line, (engine, list)) in zip(stressed.lines, settings.pairs) {
        func verdict(_ condition: StressCondition, _ number: Int) throws -> Verdict {
          let changed = condition.trace(trace, options: settings.options, repeat: number, seed: 3)
          let options = condition.options(settings.options, repeat: number, seed: 3)
          return Verdict(try engine.course(on: Replay(of: changed, on: list, options: options)))
        }
        let usual = try engine.course(on: Replay(of: trace, on: list, options: settings.options))
        #expect(line.runs.usual == Verdict(usual))
        let alone = try StressCondition.all.map { condition in
          try (0..<condition.repeats).map { try verdict(condition, $0) }
        }
        #expect(line.runs.stressed == alone, "\(engine.name) on \(list.model.name)")
      }
    }
  }
}
