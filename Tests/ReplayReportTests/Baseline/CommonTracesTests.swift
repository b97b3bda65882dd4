import GestureTraces
import Testing

@testable import ReplayReport
@testable import TraceReplay
@testable import ScrollPhysics
@testable import ReplayExperiments

/// Reports of which some traces are the same: what both have is compared, what one has alone is counted and named.
@Suite("Baselines of some of the traces")
struct CommonTracesTests {
  /// How an engine is in one report.
  private struct Engine {
    var lost: Set<Int> = []
    var falseAlarms: Set<Int> = []
    var isLate = false
    var breaks: Set<Int> = []
    var freeTriggers = 1
    var threshold = 110.0
    var latency = 0.01
  }

  /// Pulls, scrolls and free use by their numbers, each of a content of its own.
  private func report(
    _ engine: Engine = Engine(), pulls: [Int] = Array(0..<10), scrolls: [Int] = Array(0..<10),
    free: [Int] = [0, 1]
  ) -> Report {
    var report = Report(rate: 60)
    for number in pulls {
      let fires = !engine.lost.contains(number)
      report.add(
        line(
          "p\(number)", .pull, content: number, fires ? 1 : 0, engine, breaks: engine.breaks.contains(number))
      )
    }
    for number in scrolls {
      let fires = engine.falseAlarms.contains(number)
      report.add(line("s\(number)", .scroll, content: 100 + number, fires ? 1 : 0, engine))
    }
    for number in free {
      report.add(
        line("f\(number)", .free, content: 200 + number, number == 0 ? engine.freeTriggers : 0, engine))
    }
    return report
  }

  private func line(
    _ name: String, _ intent: Intent, content: Int, _ triggers: Int, _ engine: Engine, breaks: Bool = false
  ) -> ScoredGesture {
    var line = SampleReport.scored(
      name, intent, triggers: triggers, latency: triggers > 0 ? engine.latency : nil)
    line.label.contentHash = UInt64(content)
    line.result.threshold = engine.threshold
    // A settle time of its own in each trace: the mean depends on which there are.
    line.result.release = line.result.trigger ?? 0
    line.result.settle = Double(content) * 0.1
    if triggers > 0 {
      line.result.timeToTrigger = 0.4
      line.result.callback = line.result.trigger.map { $0 + (engine.isLate ? 0.05 : 0) }
    }
    if breaks { line.result.findings = [ReplayFinding(.insetLost, at: 2, gesture: 1, size: 60)] }
    return line
  }

  /// Pulls of two engines, recorded where the path begins with `r`, else synthetic.
  private func ofTwoEngines(_ paths: [String]) -> Report {
    var report = Report(rate: 60)
    for path in paths {
      let origin = path.hasPrefix("r") ? "recorded" : "synthetic"
      for engine in ["mrefresh", "mine"] {
        report.add(SampleReport.scored(path, .pull, engine: engine, origin: origin, triggers: 1))
      }
    }
    return report
  }

  private func group(_ now: Report, _ before: Report) throws -> BaselineGroup {
    BaselineComparison(now, with: try BaselineReport(Array(before.json.utf8), path: "b.json")).groups[0]
  }

  private func text(_ now: Report, _ before: Report) throws -> String {
    let baseline = try BaselineReport(Array(before.json.utf8), path: "b.json")
    return ReportChecks(gates: [], baseline: BaselineComparison(now, with: baseline)).text(width: 200)
  }

  private func verdicts(_ group: BaselineGroup) -> [String: BaselineVerdict] {
    Dictionary(uniqueKeysWithValues: group.changes.map { ($0.figure, $0.verdict) })
  }

  @Test("an engine as it was is the same whatever traces come or go, and whichever mix of intents is left")
  func unchanged() throws {
    for now in [
      report(pulls: Array(0..<7)), report(pulls: Array(0..<13)), report(scrolls: [4]), report(pulls: [3]),
      report(pulls: Array(20..<90) + [0], free: [1]),
    ] {
      for (one, other) in [(now, report()), (report(), now)] {
        let group = try group(one, other)
        #expect(group.verdict == .same && group.changes.isEmpty && !group.hasSameTraces, "\(group)")
        #expect(group.changedTraces == 0)
      }
    }
  }

  @Test("a trace more hides no bug: verdicts, times, violations and free use are those of the traces of both")
  func planted() throws {
    let more = Array(0..<11)
    let lost = try group(report(Engine(lost: [2, 4]), pulls: more), report())
    #expect(lost.changes[0].figure == "recall" && lost.changes[0].verdict == .worse)
    #expect(lost.changes[0].before == 1 && lost.changes[0].after == 0.8)
    #expect(lost.changes[0].words == "2 pulls lost (p2, p4), 0 won")
    #expect(lost.comparedTraces == 22 && lost.changedTraces == 2)
    // Of the trace that is new nobody knows what it was.
    #expect(try group(report(Engine(lost: [10]), pulls: more), report()).verdict == .same)
    #expect(
      try verdicts(group(report(Engine(falseAlarms: [1]), pulls: more), report()))["specificity"] == .worse)
    #expect(
      try verdicts(group(report(Engine(isLate: true), pulls: more), report()))["callback_delay_ms mean"]
        == .worse)
    let broken = try group(report(Engine(breaks: [3, 10]), pulls: more), report())
    #expect(verdicts(broken) == ["violations inset-lost": .worse] && broken.changes[0].after == 1)
    let free = try group(report(Engine(freeTriggers: 3), pulls: more), report())
    #expect(verdicts(free) == ["free use triggers": .worse] && free.changes[0].before == 1)
  }

  @Test(
    "traces that are gone or new are counted and named, and what is of the whole is said not to be compared")
  func told() throws {
    #expect(
      try text(report(pulls: Array(3..<10) + [20]), report())
        == """
        Baseline b.json: 1 same
        recorded: 22 → 20 gestures, 19 of them the same; missing: p0, p1, p2; new: p20
        1 the same in the traces that both have
        Not compared, because a report has them only for all traces together: chatter, settle_ms, offset_jump_pt, velocity_jump_pt_s

        """)
  }

  // Ten of ten pulls fired, and it fired once in two traces of half an hour; five scrolls are left.
  @Test("a figure that the baseline had and none can have now is worse; one that it had not is nothing")
  func gone() throws {
    let (before, now) = (report(), report(pulls: [], scrolls: Array(0..<5), free: []))
    let group = try group(now, before)
    #expect(group.verdict == .worse && group.comparedTraces == 5 && group.changedTraces == 0)
    #expect(
      group.changes.map(\.line) == [
        "recall 1 → –: there is none now: no pull among the gestures",
        "false_accepts_per_hour 1 → –: it does not exist now: no free use was recorded",
      ])
    #expect(
      try self.group(report(scrolls: []), before).changes.map(\.line)
        == ["specificity 1 → –: there is none now: nothing but pulls among the gestures"])
    for unknown in [now, report(scrolls: []), report(free: [])] {
      #expect(try self.group(unknown, unknown).changes.isEmpty)
      #expect(try self.group(before, unknown).changes.isEmpty)
    }
  }

  @Test("a figure that is no more fails the check in every output")
  func goneOutputs() throws {
    let now = report(pulls: [], scrolls: Array(0..<5), free: [])
    let baseline = try BaselineReport(Array(report().json.utf8), path: "b.json")
    let checks = ReportChecks(gates: [], baseline: BaselineComparison(now, with: baseline))
    #expect(!checks.hold)
    let line = "recall 1 → –: there is none now: no pull among the gestures"
    #expect(checks.text(width: 200).contains("\n    worse: \(line)\n"))
    #expect(JUnitReport(checks).text.contains(line))
    #expect(GitHubAnnotations(checks).text.contains("worse: \(line)"))
    #expect(
      MarkdownReport(now, checks: checks).text.contains(
        "| **worse** | `recall` | 1 | – | there is none now: no pull among the gestures |"))
    #expect(
      now.json(with: checks).contains(
        #""figure":"recall","verdict":"worse","before":1,"after":null,"words":"there is none now: no pull"#))
  }

  @Test("traces of each origin are paired for all engines, and told once")
  func origins() throws {
    let before = ofTwoEngines(["s0", "r0", "r1"])
    let baseline = try BaselineReport(Array(before.json.utf8), path: "b.json")
    let whole = BaselineComparison(ofTwoEngines(["s0", "r1", "r2"]), with: baseline)
    #expect(
      whole.groups.map(\.name) == [
        "mrefresh on uikit, synthetic", "mine on uikit, synthetic", "mrefresh on uikit, recorded",
        "mine on uikit, recorded",
      ])
    #expect(whole.groups.allSatisfy { $0.comparedTraces == 1 && $0.changes.isEmpty })
    #expect(whole.otherTraces.map(\.origin) == ["recorded"])
    #expect(whole.otherTraces[0].overlap.missing == ["r0"] && whole.otherTraces[0].overlap.new == ["r2"])
  }

  @Test("a callback late in free use alone is worse")
  func freeTimes() throws {
    let (before, now) = (report(pulls: [], scrolls: []), report(Engine(isLate: true), pulls: [], scrolls: []))
    let group = try group(now, before)
    #expect(verdicts(group) == ["free use callback_delay_ms mean": .worse])
    #expect(group.changes[0].words == "greater in 1 of 1 gesture that fired both times, by 50 at most")
    #expect(try self.group(before, before).changes.isEmpty)
  }

  @Test(
    "of another threshold nothing that counts from its crossing is a verdict; the threshold itself is always told"
  )
  func threshold() throws {
    // The crossing is 0.12 ms earlier, the trigger where it was.
    let change = Engine(threshold: 109.99999, latency: 0.01012)
    for now in [report(change), report(change, pulls: Array(0..<9))] {
      let group = try group(now, report())
      #expect(group.verdict == .changed)
      let line = try #require(group.changes.first { $0.figure == "threshold_pt mean" }).line
      #expect(line.hasPrefix("threshold_pt mean 110 → 109.99999: "))
      let latency = try #require(group.changes.first { $0.figure == "latency_ms mean" })
      #expect(latency.verdict == .changed && latency.words.hasSuffix("; from another threshold"))
    }
    // Of the same threshold it is the engine that is later.
    #expect(try group(report(Engine(latency: 0.01012)), report()).verdict == .worse)
    // Of no trace in common too: it is the same in all.
    let others = try group(
      report(change, pulls: Array(50..<60), scrolls: [], free: []), report(scrolls: [], free: []))
    #expect(verdicts(others)["threshold_pt mean"] == .changed)
  }

  @Test("the same traces in another order are the same to the last digit")
  func order() throws {
    let mixed = [7, 2, 9, 0, 5, 1, 8, 3, 6, 4]
    let group = try group(report(pulls: mixed, scrolls: mixed, free: [1, 0]), report())
    #expect(group.hasSameTraces && group.verdict == .same && group.changes.isEmpty)
    // What another order does to a sum.
    let (upwards, downwards): (Double, Double) = (
      [0.1, 0.2, 0.3].reduce(0, +), [0.3, 0.2, 0.1].reduce(0, +)
    )
    #expect(upwards != downwards && Likeness.areAlike(upwards, downwards))
    #expect(!Likeness.areAlike(1, 1.000_001))
    #expect(Likeness.areAlike(nil, nil) && !Likeness.areAlike(nil, 0))
  }

  @Test("an older baseline without free use and violations by trace says what is not compared")
  func older() throws {
    let json = report().json.replacing("\"fired_free\"", with: "\"-\"")
      .replacing("\"violations_left_out\":0", with: "\"violations_left_out\":1")
    let before = try BaselineReport(Array(json.utf8), path: "b.json")
    let group = BaselineComparison(report(pulls: [0]), with: before).groups[0]
    #expect(group.notCompared.prefix(2) == ["false_accepts_per_hour", "violations"])
    #expect(try self.group(report(pulls: [0]), report()).notCompared.contains("violations") == false)
  }

  @Test("groups that are not replayed now are named, not worse; none at all is a failure")
  func missing() throws {
    var both = report()
    both.add(SampleReport.scored("p0", .pull, engine: "mine", triggers: 1))
    let baseline = try BaselineReport(Array(both.json.utf8), path: "b.json")
    let one = BaselineComparison(report(), with: baseline)
    #expect(one.holds && one.missing == ["mine on uikit, recorded"] && one.new.isEmpty)
    let none = BaselineComparison(both, with: try BaselineReport(Array(report().json.utf8), path: "b.json"))
    #expect(none.holds && none.new == ["mine on uikit, recorded"] && none.missing.isEmpty)
    var other = Report(rate: 60)
    other.add(SampleReport.scored("p0", .pull, engine: "third", triggers: 1))
    let nothing = BaselineComparison(other, with: baseline)
    #expect(!nothing.holds && nothing.verdict == nil && nothing.groups.isEmpty)
    #expect(
      nothing.whyNothingCompared?.hasPrefix("none of its 2 groups was replayed now (mrefresh on uikit")
        == true)
  }

  @Test("a report without a group says which traces were left out")
  func nothingCounts() throws {
    var empty = Report(rate: 60)
    empty.exclude("a", because: "no intent; record with --intent, or add one")
    empty.exclude("b", because: "unfinished: the last gesture has no end in the file")
    empty.exclude("c", because: "no intent; record with --intent, or add one")
    let words = "no gesture could be counted: 3 left out (2 no intent, 1 unfinished)"
    let baseline = try BaselineReport(Array(report().json.utf8), path: "b.json")
    #expect(BaselineComparison(empty, with: baseline).whyNothingCompared == words)
  }

  @Test("a byte order mark before a baseline is passed over")
  func mark() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array(report().json.utf8)
    #expect(BaselineComparison(report(), with: try BaselineReport(bytes, path: "b.json")).verdict == .same)
  }
}
