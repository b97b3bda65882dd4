import ReplayExperiments
import TestSamples
import Testing

@Suite("Compared trace")
struct ComparedTraceTests {
  private static let settings = ReplaySettings(
    engines: [.builtIn(.mrefresh), .builtIn(.pullview)], grounds: [.model(.uikit), .model(.android)])

  @Test("a gesture a model, each with the result of every engine in order")
  func gestures() throws {
    var script = ScriptedTrace()
    for start in [0, 10_000] { script.drag(at: start, from: 0, to: [(400, start + 400)]) }
    let trace = try script.trace()
    let compared = try ComparedTrace(of: trace, path: "a", Self.settings).gestures
    #expect(compared.map(\.label.name) == ["a#1", "a#2", "a#1", "a#2"])
    for gesture in compared {
      #expect(gesture.results.map(\.result.engine) == ["mrefresh", "pullview"])
      #expect(gesture.results.allSatisfy { $0.result.gesture == gesture.label.gesture })
    }
    #expect(compared.map { $0.results[0].result.model } == ["uikit", "uikit", "android", "android"])
    // The same results as a replay has.
    let replayed = try ReplayedTrace(of: trace, path: "a", Self.settings).scored
    #expect(compared[1].results.map(\.result) == [replayed[1].result, replayed[3].result])
    #expect(compared[1].results.map(\.rule) == [replayed[1].rule, replayed[3].rule])
  }

  @Test("a trace without a gesture is compared under its own label, so that it is listed as left out")
  func noDrag() throws {
    var script = ScriptedTrace(kind: "wheel", rest: #","intent":"pull""#)
    script.add(#"{"type":"scroll","t":100,"axis_source":"wheel","v120_y":-120}"#)
    let compared = try ComparedTrace(of: try script.trace(), path: "a", Self.settings).gestures
    #expect(compared.map(\.label.reasonToExclude) == ["no drag in it", "no drag in it"])
  }
}
