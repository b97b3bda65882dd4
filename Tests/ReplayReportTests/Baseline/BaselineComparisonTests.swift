import Testing

@testable import ReplayReport
@testable import TraceReplay
@testable import ScrollPhysics

@Suite("Baseline comparison")
struct BaselineComparisonTests {
  /// Twenty pulls and twenty scrolls of one engine: which of them fired, how late after the crossing and after the start.
  private func report(
    pulls: Int = 20, fired: Int = 20, falseAlarms: Int = 0, latency: Double = 0.01, delay: Double = 0,
    sooner: Double = 0, names: String = "", contents: UInt64 = 0, engine: String = "mrefresh"
  ) -> Report {
    var report = Report(rate: 60)
    for number in 0..<pulls {
      let fires = number < fired
      var line = SampleReport.scored(
        "\(names)p\(number)", .pull, engine: engine, triggers: fires ? 1 : 0,
        latency: fires ? latency + Double(number) * 1e-4 : nil)
      if fires {
        line.result.callback = line.result.trigger.map { $0 + delay }
        line.result.timeToTrigger = 0.4 + Double(number) * 0.01 - sooner
      }
      line.label.contentHash = contents + UInt64(number)
      report.add(line)
    }
    for number in 0..<20 {
      var line = SampleReport.scored(
        "\(names)s\(number)", .scroll, engine: engine, triggers: number < falseAlarms ? 1 : 0)
      line.label.contentHash = contents + UInt64(100 + number)
      report.add(line)
    }
    return report
  }

  /// Pulls by how late after the crossing each fired; nil did not.
  private func pulls(_ latencies: [Double?]) -> Report {
    var report = Report(rate: 60)
    for (number, latency) in latencies.enumerated() {
      var line = SampleReport.scored(
        "p\(number)", .pull, triggers: latency == nil ? 0 : 1, latency: latency)
      line.label.contentHash = UInt64(number)
      report.add(line)
    }
    return report
  }

  private func comparison(_ now: Report, _ before: Report) throws -> BaselineComparison {
    BaselineComparison(now, with: try BaselineReport(Array(before.json.utf8), path: "b.json"))
  }

  private func changes(_ now: Report, _ before: Report) throws -> [String: BaselineVerdict] {
    let changes = try comparison(now, before).groups[0].changes
    return Dictionary(uniqueKeysWithValues: changes.map { ($0.figure, $0.verdict) })
  }

  private func changes(_ now: Report, olderThanTimes before: Report) throws -> [String: BaselineVerdict] {
    let json = before.json.replacing("\"fired\"", with: "\"-\"")
    let baseline = try BaselineReport(Array(json.utf8), path: "b.json")
    let changes = BaselineComparison(now, with: baseline).groups[0].changes
    return Dictionary(uniqueKeysWithValues: changes.map { ($0.figure, $0.verdict) })
  }

  @Test("the same report has not changed: everything written reads back")
  func same() throws {
    let whole = try comparison(SampleReport.report, SampleReport.report)
    #expect(whole.groups.count == 4 && whole.verdict == .same && whole.holds)
    #expect(whole.groups.allSatisfy { $0.changes.isEmpty && $0.hasSameTraces && $0.changedTraces == 0 })
  }

  @Test("of the same traces one pull lost is worse, one won better, and it is named")
  func pulls() throws {
    let lost = try comparison(report(fired: 19), report())
    #expect(!lost.holds && lost.groups[0].changedTraces == 1)
    let change = lost.groups[0].changes[0]
    #expect(change.figure == "recall" && change.verdict == .worse)
    #expect(change.words == "1 pull lost (p19), 0 won")
    #expect(try comparison(report(), report(fired: 19)).verdict == .better)
  }

  @Test("a false alarm more is worse though a pull was won")
  func mixed() throws {
    let changes = try changes(report(falseAlarms: 1), report(fired: 19))
    #expect(changes["recall"] == .better && changes["specificity"] == .worse)
    #expect(try comparison(report(falseAlarms: 1), report(fired: 19)).verdict == .worse)
  }

  @Test("50 ms more until the app is told is worse, and nothing else changed")
  func delay() throws {
    #expect(try changes(report(delay: 0.05), report()) == ["callback_delay_ms mean": .worse])
  }

  // 0.44 to 0.59 s are 5 ms later each: the mean of the other nineteen, 0.4 to 0.58, goes from 0.49 to 0.495.
  @Test(
    "a later trigger is worse though every verdict stays, and of those that fired both times where one does not"
  )
  func triggerTime() throws {
    #expect(try changes(report(sooner: -0.005), report()) == ["time_to_trigger_ms mean": .worse])
    let lost = try comparison(report(fired: 19, sooner: -0.005), report()).groups[0].changes
    #expect(lost.map(\.figure) == ["recall", "time_to_trigger_ms mean"])
    let change = try #require(lost.last)
    #expect(abs((change.before ?? 0) - 490) < 1e-9 && abs((change.after ?? 0) - 495) < 1e-9)
    #expect(change.words == "greater in 19 of 19 gestures that fired both times, by 5 at most")
    // How soon people pull far enough says nothing of the engine.
    #expect(
      try changes(report(pulls: 19, fired: 19, sooner: -0.5, contents: 1000), report())[
        "time_to_trigger_ms p50"] == .changed)
  }

  @Test("a callback that is not there any more in one trace is a change, and counted")
  func lostCallback() throws {
    var now = Report(rate: 60)
    var before = Report(rate: 60)
    for number in 0..<6 {
      var line = SampleReport.scored("p\(number)", .pull, triggers: 1, latency: 0.01)
      line.label.contentHash = UInt64(number)
      line.result.callback = line.result.trigger
      before.add(line)
      if number == 0 { line.result.callback = nil }
      now.add(line)
    }
    let change = try #require(comparison(now, before).groups[0].changes.first)
    #expect(change.figure == "callback_delay_ms mean" && change.verdict == .changed)
    #expect(change.words == "in none of 5 gestures that fired both times; 1 more lost it")
  }

  // The mean of 50 times 600 and 50 times 400 ms is 500 ms, which all had.
  @Test("changes that cancel are neither better nor worse, in whatever order the traces stand")
  func cancelling() throws {
    let late = [Double](repeating: 0.6, count: 50)
    let early = [Double](repeating: 0.4, count: 50)
    let before = pulls([Double](repeating: 0.5, count: 100))
    for latencies in [late + early, early + late] {
      let now = pulls(latencies)
      #expect(try changes(now, before) == ["latency_ms mean": .changed])
      let change = try #require(comparison(now, before).groups[0].changes.first)
      #expect(
        change.words == "greater in 50, less in 50 of 100 gestures that fired both times, by 100 at most")
    }
  }

  // 0.06 ms in one of two traces are 0.03 ms of the mean, and less than 0.05 ms is not seen; 0.3 ms later and 0.06 ms sooner are
  // 0.12 ms of the mean.
  @Test("a change that the mean hides counts where all that is seen goes one way, else the mean does")
  func hidden() throws {
    let before = pulls([0.5, 0.5])
    #expect(try changes(pulls([0.5, 0.50006]), before) == ["latency_ms mean": .worse])
    #expect(try changes(pulls([0.5, 0.49994]), before) == ["latency_ms mean": .better])
    #expect(try changes(pulls([0.50006, 0.49994]), before) == ["latency_ms mean": .changed])
    #expect(try changes(pulls([0.49994, 0.5003]), before) == ["latency_ms mean": .worse])
  }

  // Nine latencies each time, but of other traces: their means are 10 and (100 + 8 · 10) / 9 = 20 ms, both medians 10.
  @Test("an older baseline without the times of each trace: means are compared where the same traces fired")
  func olderTimes() throws {
    let rest = [Double?](repeating: 0.01, count: 8)
    let (lost, won) = (pulls([0.1, nil] + rest), pulls([nil, 0.01] + rest))
    #expect(
      try changes(lost, olderThanTimes: won) == ["recall": .changed, "latency_ms p50": .withinNoise])
    let later = [Double?](repeating: 0.02, count: 8)
    #expect(try changes(pulls([nil, 0.02] + later), olderThanTimes: won) == ["latency_ms mean": .worse])
  }

  @Test("what the files hold makes them the same traces, not their names")
  func contents() throws {
    let moved = try comparison(report(fired: 19, names: "x/"), report())
    #expect(moved.groups[0].changes[0].words == "1 pull lost (x/p19), 0 won")
  }

  @Test("the same figures of files that hold something else are said to be that")
  func sameFigures() throws {
    let checks = ReportChecks(gates: [], baseline: try comparison(report(contents: 1000), report()))
    #expect(
      checks.text(width: 200)
        == """
        Baseline b.json: 1 same
        Beware: the baseline and this report have no gesture in common; only percentages are compared, by their intervals.
        recorded: 40 → 40 gestures, none of them the same; changed: p0, p1, p2 and 37 more
        1 with the same figures, but of other traces

        """
    )
  }

  @Test("other settings are told before anything is compared; an older report says that it cannot")
  func settings() throws {
    var options = ReplayOptions()
    options.slop = 8
    let baseline = try BaselineReport(Array(report().json.utf8), path: "b.json")
    #expect(
      baseline.changes(to: RecordedSettings(options)) == ["slop_pt was not given, is 8"]
        && baseline.notes.isEmpty)
    let old =
      #"{"schema":"overscroll-report/2","rate_hz":60,"groups":[{"engine":"a","model":"uikit","#
      + #""origin":"recorded","tp":1,"fp":0,"fn":0,"tn":0}],"traces":{"recorded":["a"]}}"#
    let older = try BaselineReport(Array(old.utf8), path: "old.json")
    #expect(older.changes(to: RecordedSettings(options)).isEmpty && older.notes.count == 2)
    options.rate = 120
    #expect(older.changes(to: RecordedSettings(options)) == ["rate_hz was 60, is 120"])
  }

  @Test("what nobody sees is noise")
  func unseen() throws {
    #expect(try changes(report(latency: 0.01002), report()) == ["latency_ms mean": .withinNoise])
    #expect(try comparison(report(latency: 0.01002), report()).holds)
  }

  // Newcombe by hand: 20 of 20 is 83.9 to 100 %, 19 of 20 is 76.4 to 99.1 %: the difference of −5 points has an interval from
  // −23.6 to 11.6 and so may be chance. 10 of 20 is 29.9 to 70.1 %: −50 points, from −70.1 to −24.3.
  @Test("of other traces a pull lost may be chance, ten are not")
  func otherTraces() throws {
    #expect(try changes(report(fired: 19, names: "x", contents: 1000), report())["recall"] == .withinNoise)
    #expect(try changes(report(fired: 10, names: "x", contents: 1000), report())["recall"] == .worse)
    #expect(try comparison(report(fired: 19, contents: 1000), report()).groups[0].changedTraces == nil)
  }

  @Test("of other traces a median is worse where the intervals by ranks leave no doubt")
  func otherTimes() throws {
    #expect(try changes(report(latency: 0.02, contents: 1000), report())["latency_ms p50"] == .worse)
    #expect(try changes(report(latency: 0.0101, contents: 1000), report())["latency_ms p50"] == .withinNoise)
  }

  @Test("a figure that is no more says so")
  func gone() throws {
    let change = try comparison(report(pulls: 0, names: "x", contents: 1000), report()).groups[0].changes
      .first { $0.figure == "recall" }
    #expect(change?.verdict == .worse && change?.after == nil)
    #expect(change?.words == "there is none now: no pull among the gestures")
  }

  @Test("a report without quantiles and verdicts is compared by its counts")
  func old() throws {
    let old =
      #"{"schema":"overscroll-report/2","rate_hz":60,"groups":[{"engine":"mrefresh","model":"uikit","#
      + #""origin":"recorded","n":40,"tp":20,"fp":0,"fn":0,"tn":20}],"excluded":[]}"#
    let baseline = try BaselineReport(Array(old.utf8), path: "old.json")
    let group = BaselineComparison(report(fired: 10), with: baseline).groups[0]
    #expect(!group.hasSameTraces && group.changes.first?.figure == "recall" && group.verdict == .worse)
  }

  /// A report of one group with its counts, and these members.
  private static func group(_ members: String) -> String {
    #"{"schema":"overscroll-report/2","rate_hz":60,"groups":[{"engine":"a","model":"b","origin":"c","tp":1,"fp":0,"fn":0,"tn":1,\#(members)}]}"#
  }

  @Test("a count that is missing or null is none", arguments: ["null", "0"])
  func noCount(count: String) throws {
    let text = Self.group(
      #""false_accepts_per_hour":{"triggers":\#(count)},"violations_by":{"second_trigger":\#(count)}"#)
    let report = try BaselineReport(Array(text.utf8), path: "b.json")
    #expect(report.groups[0].falseAccepts.events == 0 && report.groups[0].violations.isEmpty)
  }

  @Test(
    "what is no report is said with what to give",
    arguments: [
      ("{", "b.json:1:2: "),
      (
        #"{"schema":"overscroll-compare/2"}"#,
        "b.json: its schema is 'overscroll-compare/2', not overscroll-report/2; "
      ), (#"{"schema":7}"#, "b.json: its schema is the number 7, not "),
      ("{}", "b.json: its schema is nothing, not "),
      (#"{"schema":"overscroll-report/2","rate_hz":60}"#, "b.json: rate_hz or groups is missing"),
      (#"{"schema":"overscroll-report/2","rate_hz":60,"groups":[{}]}"#, "b.json: a group lacks"),
      (Self.group(#""false_accepts_per_hour":{"triggers":18446744073709551615}"#), "b.json: a group lacks"),
      (Self.group(#""false_accepts_per_hour":{"triggers":3.5}"#), "b.json: a group lacks"),
      (Self.group(#""violations_by":{"second_trigger":1e308}"#), "b.json: a group lacks"),
      (Self.group(#""violations_by":{"second_trigger":-1}"#), "b.json: a group lacks"),
    ])
  func errors(text: String, start: String) {
    do throws(BaselineError) {
      _ = try BaselineReport(Array(text.utf8), path: "b.json")
      Issue.record("no error")
    } catch {
      #expect(error.description.hasPrefix(start), "\(error)")
      #expect(error.description.hasSuffix("give a file written by 'overscroll report --json'"))
    }
  }
}
