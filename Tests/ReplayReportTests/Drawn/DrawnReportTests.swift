import GestureTraces
import ReplayExperiments
import TestSamples
import Testing
import TextFormats
import TraceReplay

@testable import ReplayReport

/// Reports, comparisons, checks and exports over drawn results: recorded ones with every intent of engines on models of their own,
/// generated ones, imported ones without an intent, and free use alone.
///
/// By hand, of the recorded gestures: `one` misses 18 of 31 pulls, 58 %, and fires in 16 of 38 others, 42 %, as three of the 41 began during
/// a refresh; 31 and 38 are the 69 of its first gate. All other counts are those of a loop, see ``counts()``.
@Suite("Drawn reports")
struct DrawnReportTests {
  private static let labelled: [Intent?] =
    [.pull, .pull, .pull, .pull, .pullCancel, .scroll, .scroll, .fling, .dither, .tap, .free, nil]

  private static let recorded = DrawnResults.scored(
    seed: 21, 110, origin: "recorded", engines: ["one", "two", "three"],
    models: ["uikit", "android", "uikit"], ground: "native", intents: labelled)
  private static let synthetic = DrawnResults.scored(
    seed: 22, 60, origin: "synthetic", engines: ["one", "two"], models: ["uikit"], intents: labelled)
  private static let imported = DrawnResults.scored(
    seed: 23, 40, origin: "imported", engines: ["one", "two"], models: ["gtk"], intents: [nil])
  private static let free = DrawnResults.scored(
    seed: 24, 30, origin: "recorded", engines: ["one", "two"], models: ["flutter"], intents: [.free])
  private static let few = DrawnResults.scored(
    seed: 25, 3, origin: "recorded", engines: ["one", "two"], models: ["uikit"], intents: [.pull, .scroll])

  private static let sets = [
    ("recorded", recorded), ("synthetic", synthetic), ("imported", imported), ("free", free), ("few", few),
  ]

  static func report(_ scored: [ScoredGesture]) -> Report {
    var report = Report(rate: 60)
    scored.forEach { report.add($0) }
    return report
  }

  @Test(
    "answers and tables at every width, with the metrics that matter and with all",
    arguments: [0, 1, 2, 3, 4])
  func texts(set: Int) {
    let (name, scored) = Self.sets[set]
    let report = Self.report(scored)
    let parts = [
      report.answer(width: 80), report.answer(width: 46, rows: 2, keeping: ["three"], and: 4),
      report.briefAnswer(width: 70, rows: 2), report.titles(width: 60),
      report.table(width: 100, metrics: .all),
      report.table(width: 60), report.lead ?? "no lead", report.leader ?? "no leader", report.orderInWords,
      report.firstEngines.joined(separator: ", "), report.generatedSentence ?? "not generated",
      report.groups.flatMap(\.notes).joined(separator: "\n"), MarkdownReport(report, checks: nil).text,
    ]
    #expect(Golden.difference(of: parts.joined(separator: "\n--\n") + "\n", from: "drawn-\(name).txt") == nil)
  }

  @Test("the whole object", arguments: [0, 4])
  func json(set: Int) {
    let (name, scored) = Self.sets[set]
    let text = SamplePeople.lines(Self.report(scored).json)
    #expect(Golden.difference(of: text, from: "drawn-\(name)-json.txt") == nil)
  }

  @Test("the table for spreadsheets", arguments: [0, 2, 3])
  func csv(set: Int) {
    let (name, scored) = Self.sets[set]
    let text = ReportCSV(Self.report(scored)).text.replacing("\r\n", with: "\n")
    #expect(Golden.difference(of: text, from: "drawn-\(name)-csv.txt") == nil)
  }

  // The counts of each engine by hand: one loop over the results, with the rules of the contract.
  @Test("counts are those of a loop over the results")
  func counts() throws {
    for (_, scored) in Self.sets {
      for group in Self.report(scored).groups {
        let own = scored.filter { $0.result.engine == group.engine && $0.label.reasonToExclude == nil }
        let judged = own.filter {
          $0.label.intent != nil && $0.label.intent != .free && !$0.result.isBusy
        }
        func number(_ wanted: Bool, _ fired: Bool) -> Int {
          judged.count { ($0.label.intent == .pull) == wanted && ($0.result.triggers > 0) == fired }
        }
        #expect(group.counts.truePositives == number(true, true))
        #expect(group.counts.falseNegatives == number(true, false))
        #expect(group.counts.falsePositives == number(false, true))
        #expect(group.counts.trueNegatives == number(false, false))
        let free = own.filter { $0.label.intent == .free }
        #expect(group.freeTriggers == free.reduce(0) { $0 + $1.result.triggers })
      }
    }
  }

  private static let gateLines: String = {
    var lines: [String] = []
    for figure in GateFigure.Count.allCases.map(\.rawValue) {
      lines += ["engine one: \(figure) >= 12", "intent *: \(figure) <= 3", "device Pad: \(figure) == 4"]
    }
    for score in GateFigure.Score.allCases.map(\.rawValue) {
      for bound in ["", " low", " high"] {
        lines += ["engine *: \(score)\(bound) > 0.5", "engine two intent pull: \(score)\(bound) < 60 %"]
      }
    }
    for bound in ["", " low", " high"] { lines.append("engine *: false_accepts_per_hour\(bound) <= 1") }
    for rule in [""] + FindingKind.names { lines.append("engine one: violations \(rule) == 2") }
    lines += ["engine *: triggers_per_gesture max <= 2", "engine *: triggers_per_gesture mean < 0.5"]
    for metric in ReplayFigure.metrics {
      for key in ["n"] + MetricSummary.keys {
        let unit = metric.isTime ? " s" : ""
        lines.append("engine one: \(metric.name) \(key) <= \(metric.isTime ? 0.1 : 10)\(unit)")
      }
    }
    for source in ["touchpad", "touchscreen", "*"] { lines.append("source \(source): fn <= 5") }
    lines += [
      "subject ann: tp >= 2", "subject nobody: tp >= 2", "model android: n > 3", "model native: n > 3",
      "origin imported: n > 3", "engine noone: n > 0", "device \"Pad 2\": n > 0",
    ]
    return lines.joined(separator: "\n")
  }()

  @Test("every figure of gates with its value in each group and part", arguments: [0, 2, 3])
  func gates(set: Int) throws {
    let (name, scored) = Self.sets[set]
    let report = Self.report(scored)
    let text = try GateFile.gates(of: Self.gateLines, path: "g.txt").map { gate in
      let outcome = gate.outcome(in: report)
      let lines = outcome.checks.map { "  \($0.holds ? "ok  " : "no  ")\($0.words)" }
      return ([outcome.gate.text] + (lines.isEmpty ? outcome.failures.map { "  none  \($0)" } : lines))
        .joined(
          separator: "\n")
    }
    #expect(
      Golden.difference(of: text.joined(separator: "\n") + "\n", from: "drawn-\(name)-gates.txt") == nil)
  }

  /// Results before an engine changed in every figure: a fifth of them fires otherwise, all are later and longer.
  private static func before(_ scored: [ScoredGesture], others: Bool) -> [ScoredGesture] {
    var drawn = DrawnResults(seed: 31)
    return scored.map { scored in
      var old = scored
      if others { old.label.contentHash = scored.label.contentHash.map { $0 &+ 77 } }
      for figure in ReplayFigure.metrics {
        guard let value = figure.get(scored.result), drawn.chance(0.9) else { continue }
        figure.set(&old.result, value * 1.25 + (figure.isTime ? 0.003 : 1))
      }
      if drawn.chance(0.2) {
        old.result.triggers = scored.result.triggers > 0 ? 0 : 1
        if old.result.triggers == 0 { (old.result.trigger, old.result.callback) = (nil, nil) }
      }
      if drawn.chance(0.2) { old.result.findings = [] }
      if drawn.chance(0.1) {
        old.result.findings.append(ReplayFinding(.secondTrigger, at: 1, gesture: 1, size: 2))
      }
      return old
    }
  }

  @Test(
    "checks of gates and against a report in which every figure was another",
    arguments: [(0, false), (1, false), (2, false), (2, true)])
  func checks(set: Int, others: Bool) throws {
    let (name, scored) = Self.sets[set]
    let (now, old) = (Self.report(scored), Self.report(Self.before(scored, others: others)))
    let baseline = try BaselineReport(Array(old.json.utf8), path: "old.json")
    let gates = try GateFile.gates(
      of: "engine one: recall >= 90 %\nengine *: n >= 1\nengine *: delay_total p95 <= 40 ms", path: "g.txt")
    let checks = ReportChecks(
      gates: gates.map { $0.outcome(in: now) },
      baseline: BaselineComparison(now, with: baseline, wantsWhole: others))
    let unreadable = ["a.trace:3: a <quote> & \"more\"", "b.trace: cut\noff"]
    let json = SamplePeople.lines(now.json(with: checks))
    let head = json.components(upTo: "\"groups\":\n{\"engine\":\"one\",\"model\"") ?? json
    let parts = [
      checks.text(width: 80), checks.text(width: 50), String(head.prefix(60_000)),
      JUnitReport(checks, unreadable: unreadable).text,
      GitHubAnnotations(checks, unreadable: unreadable).text,
      MarkdownReport(now, checks: checks, unreadable: unreadable).text,
    ]
    let file = "drawn-\(name)-checks\(others ? "-others" : "").txt"
    #expect(Golden.difference(of: parts.joined(separator: "\n--\n") + "\n", from: file) == nil)
  }

  @Test("comparisons of three engines: texts, table, JSON", arguments: [0, 2])
  func comparison(set: Int) {
    let (name, scored) = Self.sets[set]
    let engines = set == 0 ? ["one", "two", "three"] : ["one", "two"]
    var comparison = Comparison(engines: engines, rate: 60, comparesAll: true)
    let groups = stride(from: 0, to: scored.count, by: engines.count).map {
      Array(scored[$0..<$0 + engines.count])
    }
    comparison.add(
      groups.map { ComparedTrace.Gesture($0[0].label, on: $0[0].ground, $0) }, by: .inOrder)
    let text = [
      comparison.answer(width: 90), comparison.answer(width: 50),
      comparison.table(width: 100, showing: 3, replay: SampleComparison.replay), comparison.csv,
      SamplePeople.lines(comparison.json(showing: 2, replay: SampleComparison.replay)),
    ].joined(separator: "\n--\n")
    #expect(Golden.difference(of: text, from: "drawn-\(name)-comparison.txt") == nil)
  }
}

extension String {
  /// The text before the first `mark`; nil if there is none.
  fileprivate func components(upTo mark: String) -> String? {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) }
  }
}
