import PullToRefresh
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments

/// The gestures on which a tuning rests. `mrefresh` fires at 110 pt.
@Suite("Gestures to tune on")
struct SweepTuningTests {
  private func rows(_ pulls: [Double], apart: Int, rest: String) throws -> [SweepTuning.Row] {
    var scenario = PullScenario()
    scenario.script = ScriptedTrace(rest: rest)
    for (index, pull) in pulls.enumerated() { scenario.pull(at: index * apart, to: pull, hold: 300) }
    let tuning = SweepTuning(
      engine: .builtIn(.mrefresh), on: ScrollList(model: .uikit), options: ReplayOptions(),
      parts: ["threshold"])
    return try tuning.rows(of: try scenario.script.trace(), path: "a").gestures
  }

  @Test("each gesture with an intent has a row of its own, with its own greatest threshold")
  func each() throws {
    let spans = #","intent":"scroll","labels":[{"from":0,"to":0,"intent":"pull"}]"#
    let rows = try rows([150, 60, 130], apart: 10_000, rest: spans)
    #expect(rows.map(\.label.name) == ["a#1", "a#2", "a#3"])
    #expect(rows.map(\.label.intent) == [.pull, .scroll, .scroll])
    #expect(rows.map(\.fires) == [true, false, true] && rows.map(\.firesAsPolicy) == [true, false, true])
    for (row, pull) in zip(rows, [150.0, 60, 130]) {
      #expect(abs(try #require(row.critical.first) - pull) < 1e-9)
    }
  }

  @Test("what is free, without an intent, or begun during a refresh is none to tune on")
  func leftOut() throws {
    let spans =
      #","labels":[{"from":0,"to":0,"intent":"pull"},{"from":10000000,"to":10000000,"intent":"free"}]"#
    #expect(try rows([150, 150, 150], apart: 10_000, rest: spans).map(\.label.gesture) == [1])
    #expect(try rows([150, 150], apart: 10_000, rest: "").isEmpty)
    // The second begins 400 ms after the first one's lift, during the work of 2 s.
    #expect(try rows([150, 150], apart: 900, rest: #","intent":"pull""#).map(\.label.gesture) == [1])
  }
}
