import Testing

@testable import ReplayReport
@testable import TextFormats
import TestSamples

/// A curve beside the frames that a picture of the same replay is drawn from.
@Suite("Curve of a replay")
struct ReplayCurveTests {
  /// A pull to 120 pt, and one to 40 pt after the refresh of 2 s and its closing.
  private func scenario() -> PullScenario {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 120)
    scenario.pull(at: 4000, to: 40)
    return scenario
  }

  /// The rows of the curve, as objects.
  private func rows(_ engine: String) throws -> [JSONValue] {
    let replay = try scenario().replay()
    let curve = ReplayCurve(trace: "a.trace", engine: engine, model: "uikit", form: .jsonLines)
    var rows: [String] = []
    replay.showFrames(of: try #require(replay.engine(named: engine))) { rows.append(curve.row($0)) }
    return try rows.map { try JSONReader.value(of: Array($0.utf8)) }
  }

  @Test(
    "its rows are the frames that render draws, one each",
    arguments: ["mrefresh", "jackrabbit", "isalternative", "pullview", "uirefreshcontrol"])
  func frames(engine: String) throws {
    let frames = try scenario().run(engine).frames
    let rows = try rows(engine)
    #expect(rows.count == frames.count)
    for (row, frame) in zip(rows, frames) {
      #expect(row["finger_pt"]?.double == frame.travel && row["offset_pt"]?.double == frame.offset)
      #expect(row["velocity_pt_s"]?.double == frame.situation.velocity)
      #expect(row["inset_pt"]?.double == frame.topInset && row["pull_pt"]?.double == frame.pull)
      #expect(row["state"]?.string == "\(frame.engine.stateName(frame.state))")
      // Times are written to a nanosecond.
      #expect(abs((row["time_ms"]?.double ?? -1) - frame.time * 1000) < 1e-6)
    }
  }

  @Test("each event is in the first frame at or after it, and the gesture is the one begun last")
  func events() throws {
    let rows = try rows("isalternative")
    func times(_ event: String) -> [Double] {
      rows.filter { $0["event"]?.string?.split(separator: "+").contains(Substring(event)) ?? false }
        .compactMap { $0["time_ms"]?.double }
    }
    // By hand, at 60 frames a second: down at 0 and 4000 ms, lifted 301 ms later, which frames 19 and 259 show.
    #expect(times("contact") == [0, 4000])
    #expect(times("lift").map { ($0 * 0.06).rounded() } == [19, 259])
    let (trigger, callback, end) = (times("trigger"), times("callback"), times("end"))
    #expect(trigger.count == 1 && callback.count == 1 && end.count == 1)
    // The app works for two seconds.
    #expect(abs(end[0] - callback[0] - 2000) < 17)
    #expect(rows.first?["gesture"]?.integer == 1 && rows.last?["gesture"]?.integer == 2)
  }

  @Test(
    "progress is the system's own number: pullRatio, proportion, effective offset by threshold; else null")
  func progress() throws {
    // Section 3 of the systems' sources: MusicFav's and the demo's progress is e/T with T = −90, not clamped.
    for row in try rows("isalternative") {
      let (offset, progress) = (row["offset_pt"]?.double ?? .nan, row["progress"]?.double ?? .nan)
      #expect(abs(progress - offset / -90) < 1e-12)
    }
    // pullRatio is min(max(p, 0), 100)/100.
    for row in try rows("jackrabbit") {
      let pull = row["pull_pt"]?.double ?? .nan
      #expect(row["progress"]?.double == min(max(pull, 0), 100) / 100)
    }
    #expect(try rows("mrefresh").contains { $0["progress"]?.double == 1 })
    #expect(try rows("pullview").allSatisfy { $0["progress"] == .null })
  }

  @Test("as CSV a row has a cell for every name, nothing where nothing is known")
  func csv() throws {
    let replay = try scenario().replay()
    let curve = ReplayCurve(trace: "a,b.trace", engine: "pullview", model: "uikit", form: .csv)
    var rows = [ReplayCurve.header(.csv)]
    replay.showFrames(of: try #require(replay.engine(named: "pullview"))) { rows.append(curve.row($0)) }
    #expect(
      rows[0]
        == "trace,engine,model,time_ms,gesture,finger_pt,offset_pt,velocity_pt_s,inset_pt,pull_pt,progress,state,event\n"
    )
    #expect(rows[1].hasPrefix("\"a,b.trace\",pullview,uikit,0,1,0,0,"))
    #expect(rows[1].hasSuffix(",contact\n") && rows.allSatisfy { $0.hasSuffix("\n") })
  }
}
