import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// The rows of `EdgeCases.md` that need no more than fingers, column by column, as whole replays.
@Suite("Edge cases of the finger")
struct EdgeCaseMatrixTests {
  /// Threshold in points, what fires, whether equality does (`ObservedRefreshControl.md` for 132.108… at 667 pt).
  static let columns: [(engine: String, threshold: Double, phase: TriggerPhase, atEquality: Bool)] = [
    ("jackrabbit", 1.125 * 100 * (667 / 568.0), .contact, true), ("isalternative", 90, .contact, false),
    ("isalternative-release", 90, .released, false), ("mrefresh", 110, .contact, false),
    ("pullview", 60, .released, false), ("uirefreshcontrol", 1.125 * 100 * (667 / 568.0), .contact, true),
  ]

  @Test("each fires past its threshold at its moment, and not short of it", arguments: columns.indices)
  func fires(column: Int) throws {
    let (engine, threshold, phase, _) = Self.columns[column]
    var beyond = PullScenario()
    beyond.pull(at: 0, to: threshold + 5)
    let fired = try beyond.result(engine)
    #expect(fired.triggers == 1)
    #expect(fired.triggerPhase == phase)
    #expect((try #require(fired.trigger) < 0.301) == (phase == .contact))
    var short = PullScenario()
    short.pull(at: 0, to: threshold - 1)
    #expect(try short.result(engine).triggers == 0)
  }

  /// Finger travel that shows a pull of just `pull`: the solved one, or one of its neighbours where that rounds.
  private func exactTravel(forPull pull: Double) throws -> Double {
    let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
    let near = PullScenario.travel(forPull: pull)
    let candidates = (-64...64).map { near + Double($0) * near.ulp }
    return try #require(candidates.first { ScrollModel.uikit.offset(forRaw: -$0, in: extent) == -pull })
  }

  @Test("a pull of just the threshold fires where the comparison is inclusive", arguments: columns.indices)
  func equality(column: Int) throws {
    let (engine, _, _, atEquality) = Self.columns[column]
    var scenario = PullScenario()
    let threshold = try #require(try scenario.replay().engine(named: engine)).traits.threshold
    // By way of 32 pt: from rest to the threshold at once would meet the idle quirk of the last column.
    let travel = try exactTravel(forPull: threshold)
    scenario.script.drag(at: 0, from: 0, to: [(32, 100), (travel, 200)], step: 100)
    let result = try scenario.result(engine)
    #expect(result.peakMargin == 0)
    #expect(result.triggers == (atEquality ? 1 : 0))
  }

  @Test(
    "past the threshold and back before the lift: who fires in the drag has fired, who fires at the lift has not"
  )
  func pastThenBack() throws {
    for (engine, threshold, phase, _) in Self.columns {
      var scenario = PullScenario()
      scenario.pull(at: 0, to: threshold + 8, then: [20])
      #expect(try scenario.result(engine).triggers == (phase == .contact ? 1 : 0), "\(engine)")
    }
  }

  @Test("jackrabbit's graphics stay joined after a pull past 99.17 pt that came back")
  func stickyLatch() throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 105, then: [20])
    let (result, frames) = try scenario.run("jackrabbit")
    #expect(result.triggers == 0)
    #expect(result.states.last?.name == "Connected")
    #expect(try #require(frames.last).pull < 0.5)
  }

  @Test("mrefresh makes room at the lift only if the content is not scrolled up by then")
  func mrefreshZone() throws {
    for (back, inset) in [(30.0, 80.0), (-50, 0)] {
      var scenario = PullScenario()
      scenario.pull(at: 0, to: 120, then: [back])
      let (result, frames) = try scenario.run("mrefresh")
      #expect(result.triggers == 1)
      #expect(frames.at(0.59)?.topInset == 0)
      // The lift at 601 ms is seen at the frame of 617 ms; after it a fling up must not bring the content back.
      #expect(frames.at(0.65)?.topInset == inset)
    }
  }

  @Test("a fling into the top edge fires those that ask for no finger")
  func inertialOvershoot() throws {
    let fires = ["isalternative", "mrefresh"]
    for column in Self.columns {
      var scenario = PullScenario(startOffset: 600)
      scenario.script.drag(at: 0, from: 0, to: [(560, 80)])
      let result = try scenario.result(column.engine)
      #expect(try #require(result.bouncePeak) > 133)
      #expect(result.triggers == (fires.contains(column.engine) ? 1 : 0), "\(column.engine)")
      #expect(result.triggerPhase == (fires.contains(column.engine) ? .settling : nil))
    }
  }

  @Test("a second pull while refreshing is ignored")
  func secondPull() throws {
    for (engine, threshold, _, _) in Self.columns {
      var scenario = PullScenario()
      scenario.pull(at: 0, to: threshold + 5)
      scenario.pull(at: 1000, to: threshold + 25)
      let result = try scenario.result(engine)
      #expect(result.triggers == 1, "\(engine)")
      #expect(result.gestures == 2)
      #expect(result.isInsetConserved)
    }
  }

  @Test("the inset comes with the trigger, with mrefresh at the lift")
  func insetTiming() throws {
    let heights = [
      "jackrabbit": 60.0, "isalternative": 50, "isalternative-release": 50, "pullview": 60,
      "uirefreshcontrol": 60,
    ]
    for (engine, height) in heights {
      var scenario = PullScenario()
      scenario.pull(at: 0, to: 140, hold: 300)
      let (result, frames) = try scenario.run(engine)
      let trigger = try #require(result.trigger)
      #expect(frames.at(trigger)?.topInset == height, "\(engine)")
      #expect(frames.at(trigger - 0.001)?.topInset == 0, "\(engine)")
    }
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 140, hold: 300)
    let frames = try scenario.run("mrefresh").frames
    // The lift at 501 ms is seen at frame 31.
    #expect(frames.at(30.0 / 60)?.topInset == 0)
    #expect(frames.at(31.0 / 60)?.topInset == 80)
  }
}
