import PullToRefresh
import ReplayExperiments
import ScrollPhysics
import Testing
import TextFormats
import TraceReplay

@testable import SystemChecks

@Suite("What an offset log shows without its finger")
struct OffsetAnalysisTests {
  private func analysis(
    _ rows: [(ms: Double, offset: Double)], events: [(ms: Double, mark: ObservedLog.Mark)] = [],
    clock: OffsetLogClock = .stamps
  ) -> OffsetAnalysis {
    let log = ObservedLog(
      path: "a.log",
      samples: rows.map { ObservedLog.Sample(time: $0.ms / 1000, offset: $0.offset, location: "a.log:1") },
      events: events.map { ObservedLog.Event(time: $0.ms / 1000, mark: $0.mark, location: "a.log:1") },
      clock: clock)
    let engines = RefreshSystem.all.filter { !$0.isFixed }.map(EngineChoice.builtIn)
    return OffsetAnalysis(
      log,
      OffsetAnalysis.Settings(
        scene: .standard, engines: engines, ground: .native, models: nil, knowsPace: false))
  }

  private static let frame = 1000.0 / 60

  /// A pull to 100 pt at 8 pt a frame, held for half a second.
  private static let pull =
    (0...12).map { (ms: Double($0) * frame, offset: Double($0) * -8) }
    + (13...43).map { (ms: Double($0) * frame, offset: -100.0) }

  /// From −100 to −54 in 250 ms along Core Animation's ease-in-out, then held for half a second.
  private static let drawnReturn = (44...90).map { index -> (ms: Double, offset: Double) in
    let share = Double(index - 43) * frame / 250
    return (Double(index) * frame, -100 + 46 * CubicEase.easeInOut.progress(at: share))
  }

  /// The same as `contentOffset` has it.
  private static let setReturn = (44...90).map { (ms: Double($0) * frame, offset: -54.0) }

  @Test("an animation with a row a frame was drawn: its curve and duration are found")
  func drawn() throws {
    let analysis = analysis(Self.pull + Self.drawnReturn)
    #expect(analysis.value == .drawn && analysis.jumps.isEmpty)
    let eased = try #require(analysis.fits.first?.eased)
    #expect(eased.curve == .easeInOut && abs(eased.duration - 0.25) < 0.005)
    #expect(analysis.refreshes.map(\.evidence) == [.held])
  }

  @Test(
    "a value that was set at once is a jump, and the place where content is held a refresh with its inset")
  func set() throws {
    let analysis = analysis(Self.pull + Self.setReturn)
    #expect(analysis.value == .model && analysis.jumps.map(\.to) == [-54])
    let refresh = try #require(analysis.refreshes.first)
    #expect(refresh.height == 54 && refresh.pull == 100 && !refresh.isDuringMotion)
    #expect(analysis.text(width: 300, mostStretches: nil).contains("then held at 54.0 pt, the inset of mj"))
  }

  @Test("a log on a clock of its own starts there, and everything found is told since its first row")
  func clock() throws {
    let rows = (Self.pull + Self.setReturn).map { (ms: $0.ms + 5000, offset: $0.offset) }
    let late = analysis(rows, events: [(5000, .touch), (5000 + 43 * Self.frame, .lift)])
    #expect(late.start == 5 && abs(late.duration - 1.5) < 1e-9)
    #expect(late.stretches.first?.start == 0 && abs((late.stretches.last?.end ?? 0) - 1.5) < 1e-9)
    let contact = try #require(late.contacts.first)
    #expect(late.contacts.count == 1 && abs((contact.lift ?? 0) - 43 * Self.frame / 1000) < 1e-9)
    #expect(analysis(Self.pull).start == 0)
  }

  @Test("a refresh that comes while content is on its way back comes during motion")
  func moving() {
    // A lift at 43 frames, a spring, and the log's word for the refresh 4 frames later.
    let spring = SpringMotion(spring: UIKitModel.spring, displacement: -100, velocity: 0)
    let back = (44...90).map { index -> (ms: Double, offset: Double) in
      (Double(index) * Self.frame, spring.displacement(at: Double(index - 43) * Self.frame / 1000))
    }
    let analysis = analysis(
      Self.pull + back,
      events: [(0, .touch), (43 * Self.frame, .lift), (47.5 * Self.frame, .trigger)])
    #expect(analysis.refreshes.map(\.state) == [.returning] && analysis.refreshes[0].isDuringMotion)
    #expect(analysis.fits.first?.models.contains("uikit") == true, "\(analysis.fits.map(\.headline))")
  }

  @Test("thresholds between a peak without a refresh and one with are those that agree")
  func thresholds() throws {
    let first = (0...10).map { (ms: Double($0) * Self.frame, offset: Double($0) * -4) }
    let back = (11...20).map { (ms: Double($0) * Self.frame, offset: -40 + Double($0 - 10) * 4) }
    let rest = (21...50).map { (ms: Double($0) * Self.frame, offset: 0.0) }
    let second = (Self.pull + Self.setReturn).map { (ms: $0.ms + 51 * Self.frame, offset: $0.offset) }
    let analysis = analysis(first + back + rest + second)
    #expect(analysis.pulls.map(\.peak) == [40, 100] && analysis.pulls.map(\.refreshes) == [false, true])
    let verdict = try #require(analysis.thresholds)
    #expect(verdict.without == 40 && verdict.with == 100)
    let names = verdict.agreeing.map(\.engine)
    // MJRefresh fires at 54 pt, UIRefreshControl at 132.1.
    #expect(names.contains("mj") && !names.contains("uirefreshcontrol"))
    #expect(verdict.agreeing.allSatisfy { $0.overscroll.map { 40 < $0 && $0 <= 100 } ?? false })
  }

  @Test("rows of two callbacks in turns are taken apart, and nothing is said of times that are not there")
  func turns() throws {
    let rows = (0..<14).map { (ms: Double($0) * 16, offset: $0.isMultiple(of: 2) ? 0 : Double($0)) }
    let analysis = analysis(rows, clock: .none)
    let turns = try #require(analysis.turns)
    #expect(turns.rows == 14 && turns.others == 0...0 && !turns.isAtOnce)
    #expect(analysis.stretches.isEmpty && !analysis.isTimed)
    #expect(analysis.range == 1...13)
  }

  // Steps of 5, 10 and 15 pt, then 20 pt and 0.92 of it in each frame: the fastest step is from the fourth row to the fifth.
  @Test("a fling that gets faster first is explained from the row before its fastest step on")
  func slowing() throws {
    var (offset, step) = (30.0, 20.0)
    let rows =
      [0.0, 5, 15].enumerated().map { (ms: Double($0) * Self.frame, offset: $1) }
      + (3..<120).map { index -> (ms: Double, offset: Double) in
        defer { (offset, step) = (offset + step, step * 0.92) }
        return (Double(index) * Self.frame, offset)
      }
    let fit = try #require(analysis(rows).fits.first)
    #expect(fit.motion == .fling && fit.span.lowerBound == 3 * Self.frame / 1000)
  }

  // x(n+1) = x(n) + v, v' = 0.92·v: a fling of 20 pt in its first frame.
  @Test("a fling by a share of the velocity a frame is named so, with the rate of its rows")
  func fling() throws {
    var (offset, step) = (0.0, 20.0)
    let rows = (0..<120).map { index -> (ms: Double, offset: Double) in
      defer { (offset, step) = (offset + step, step * 0.92) }
      return (Double(index) * Self.frame, offset)
    }
    let fit = try #require(analysis(rows).fits.first)
    #expect(fit.motion == .fling && fit.isExplained && fit.models.isEmpty)
    #expect(
      fit.headline.hasPrefix(
        "exponential decay, 0.92 per frame at 60 Hz (friction 5.0029 /s), rms 0.000 pt; no shipped model uses it"
      ))
  }

  private func json(_ analysis: OffsetAnalysis) throws -> String {
    var json = try #require(try JSONReader.value(of: Array(OffsetAnalysis.format.json(analysis).utf8)).object)
    // Whose thresholds agree is another test's.
    json["thresholds"] = nil
    var writer = JSONWriter()
    writer.value(JSONValue.object(json).rounded(decimals: 3))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("the JSON of a log with touches says each stretch, motion, pull and refresh in milliseconds")
  func wholeJSON() throws {
    let analysis = analysis(
      Self.pull + Self.drawnReturn,
      events: [(0, .touch), (43 * Self.frame, .lift), (20.5 * Self.frame, .trigger)])
    // By hand: a frame is 16.667 ms, and the return begins with row 43.
    #expect(
      try json(analysis)
        == #"{"schema":"overscroll-offsets/1","log":"a.log","rows":91,"timed":true,"duration_ms":1500,"least_pt":-100,"greatest_pt":0,"repeated_rows":0,"turns":null,"values":"drawn","#
        + #""stretches":[{"kind":"down","start_ms":0,"end_ms":216.667,"from_pt":0,"to_pt":-100,"silent":false},"#
        + #"{"kind":"rest","start_ms":216.667,"end_ms":716.667,"from_pt":-100,"to_pt":-100,"silent":false},"#
        + #"{"kind":"up","start_ms":716.667,"end_ms":966.667,"from_pt":-100,"to_pt":-54,"silent":false},"#
        + #"{"kind":"rest","start_ms":966.667,"end_ms":1500,"from_pt":-54,"to_pt":-54,"silent":false}],"drag":null,"#
        + #""motions":[{"motion":"return","start_ms":716.667,"end_ms":966.667,"curve":"ease-in-out","curve_ms":250,"models":[],"explained":true,"words":"250 ms along ease-in-out, rms 0.000 pt: a timed animation"}],"#
        + #""pulls":[{"start_ms":16.667,"end_ms":1500,"peak_pt":100,"peak_ms":216.667,"finger_known":true,"refreshes":true}],"#
        + #""refreshes":[{"time_ms":341.667,"evidence":"trigger","state":"holding","during_motion":false,"pull_pt":100,"since_row_ms":8.333,"held_pt":54}]}"#
    )
  }
}
