import PullToRefresh
import ReplayExperiments
import TestSamples
import Testing
import TraceReplay

/// Pulls of 150, 60 and 90 pt by hand, ten seconds apart: `mrefresh`, which fires at 110 pt, fires in the first.
@Suite("Swept trace")
struct SweptTraceTests {
  private static let grid: [Double] = [50, 80, 100, 140]

  private func scenario(_ pulls: [Double], apart: Int = 10_000, rest: String = "") -> PullScenario {
    var scenario = PullScenario()
    scenario.script = ScriptedTrace(rest: rest)
    for (index, pull) in pulls.enumerated() { scenario.pull(at: index * apart, to: pull, hold: 300) }
    return scenario
  }

  private func swept(
    _ scenario: PullScenario, _ system: RefreshSystem = .mrefresh, grid: [Double] = grid,
    _ set: (inout ReplayOptions) -> Void = { _ in }
  ) throws -> SweptTrace {
    var options = ReplayOptions()
    set(&options)
    let replay = ReplaySettings(engines: [.builtIn(system)], grounds: [.model(.uikit)], options: options)
    return try SweptTrace(
      of: try scenario.script.trace(), path: "a",
      SweepSettings(replay, thresholds: grid, isMillimetres: false))
  }

  @Test("each gesture has its own greatest threshold, and says what the engine does with its own")
  func criticals() throws {
    let gestures = try swept(scenario([150, 60, 90])).gestures
    #expect(gestures.map(\.label.name) == ["a#1", "a#2", "a#3"])
    for (gesture, pull) in zip(gestures, [150.0, 60, 90]) {
      #expect(abs(try #require(gesture.replays[0].critical) - pull) < 1e-9)
      #expect(gesture.replays[0].triggers.isEmpty && !gesture.replays[0].isBusy)
    }
    #expect(gestures.map { $0.replays[0].firesAtOwn } == [true, false, false])
  }

  @Test("a gesture that catches a refresh is swept as if none were going on")
  func busy() throws {
    // The second pull begins 400 ms after the first one's lift, during the work of 2 s.
    let gestures = try swept(scenario([150, 130], apart: 900)).gestures
    #expect(try #require(gestures[1].replays[0].critical) >= 110 && gestures[1].replays[0].firesAtOwn)
  }

  @Test("free use is run with the thresholds, gesture by gesture")
  func free() throws {
    let gestures = try swept(scenario([150, 60, 90], rest: #","intent":"free""#)).gestures
    // By hand: 150 pt pass 50, 80, 100 and 140; 60 pt pass 50 alone; 90 pt pass 50 and 80.
    #expect(gestures.map { $0.replays[0].triggers } == [[1, 1, 1, 1], [1, 0, 0, 0], [1, 1, 0, 0]])
    #expect(gestures.map { $0.replays[0].triggersAtOwn } == [1, 0, 0])
  }

  @Test(
    "a threshold below a point is run, one of 0 fires nowhere, and of more than 21 its own is run, and 21 of the others"
  )
  func freeGrid() throws {
    let free = scenario([150, 60], rest: #","intent":"free""#)
    #expect(
      try swept(free, grid: [0, 0.5, 1, 151]).gestures.map { $0.replays[0].triggers } == [
        [0, 1, 1, 0], [0, 1, 1, 0],
      ])
    func run(_ count: Int) throws -> [Int] {
      let grid = (0..<count).map { 10 + Double($0) * 2 }
      let triggers = try #require(try swept(free, grid: grid).gestures.first).replays[0].triggers
      #expect(triggers.count == count)
      return triggers.indices.filter { triggers[$0] != nil }
    }
    #expect(try run(21) == Array(0..<21))
    // Of 22 the one in the middle is left out; of 61 each third is run, and 110, its own.
    #expect(try run(22) == Array(0..<10) + Array(11..<22))
    #expect(try run(61) == ((0...20).map { $0 * 3 } + [50]).sorted())
  }

  @Test("where only runs tell, a gesture that begins during a refresh is busy")
  func runs() throws {
    let scenario = scenario([150, 150], apart: 10_000)
    let gestures = try swept(scenario) { options in
      // The app begins a refresh just before the second pull: what is not known from one pass is run.
      options.app.begins = [9.9]
    }.gestures
    #expect(gestures.map { $0.replays[0].method } == [.replay, .replay])
    #expect(gestures[0].replays[0].triggers == [1, 1, 1, 1] && !gestures[0].replays[0].isBusy)
    #expect(gestures[1].replays[0].isBusy == RefreshEngine(.mrefresh, in: .standard, on: .uikit).takesBegin)
  }

  @Test("a trace without a gesture has nothing to sweep, and its one label says why")
  func noDrag() throws {
    var scenario = PullScenario()
    scenario.script = ScriptedTrace(kind: "wheel", rest: #","intent":"pull""#)
    scenario.script.add(#"{"type":"scroll","t":100,"axis_source":"wheel","v120_y":-120}"#)
    let trace = try swept(scenario)
    #expect(trace.gestures.count == 1 && trace.gestures[0].replays.isEmpty)
    #expect(
      trace.gestures[0].label.reasonToExclude == "no drag in it" && trace.label == trace.gestures[0].label)
  }
}
