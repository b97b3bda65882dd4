import GestureTraces
import PullToRefresh
import ReplayStatistics
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayReport

/// Sweeps and stress over drawn labels, with thresholds of every kind: whole texts, tables and objects.
@Suite("Drawn sweeps and stress")
struct DrawnSweepTests {
  private static let intents: [Intent?] = [
    .pull, .pull, .pull, .scroll, .scroll, .fling, .pullCancel, .free, nil, nil,
  ]

  private enum Way: CaseIterable { case critical, runs, rows, mixed }

  private static func labels(_ seed: UInt64, _ count: Int, _ origin: String, _ intents: [Intent?])
    -> [TraceLabel]
  {
    var drawn = DrawnResults(seed: seed)
    return (0..<count).map { drawn.label($0, origin: origin, intents: intents) }
  }

  private static func sweep(
    _ way: Way, labels: [TraceLabel], engines: [String] = ["one", "two"], grid: [Double], own: Double? = 80,
    best: BestThreshold = .youden, unit: Sweep.Unit = .points
  ) -> Sweep {
    var drawn = DrawnResults(seed: 51)
    var sweep = Sweep(unit: unit, costs: .init(falseAccept: 1, miss: 2.5), best: best, falseAlarmRate: 0.1)
    for label in labels {
      let replays = engines.map { engine in
        var replay = SweptReplay()
        (replay.engine, replay.model, replay.reason) = (engine, "uikit", "varies only the threshold")
        (replay.grid, replay.own, replay.isOfRows) = (grid, own, way == .rows)
        replay.isBusy = drawn.chance(0.1)
        let isPull = label.intent == .pull
        let critical = Double(drawn.whole(isPull ? 200 : 100, isPull ? 600 : 420)) / 4
        replay.firesAtOwn = own.map { $0 <= critical } ?? false
        if way == .critical || way == .mixed && engine == "one" {
          replay.critical = critical
        } else {
          replay.method = .replay
        }
        if label.intent == .free || replay.critical == nil {
          replay.triggers = grid.map { $0 <= critical ? drawn.whole(1, 2) : drawn.chance(0.05) ? 1 : 0 }
          replay.triggersAtOwn = own == nil ? nil : replay.firesAtOwn ? 1 : 0
          if drawn.chance(0.05) { replay.triggers[0] = nil }
        }
        return replay
      }
      sweep.add(replays, label)
    }
    return sweep
  }

  private static func text(_ sweep: Sweep) -> String {
    [
      sweep.answer(width: 90), sweep.answer(width: 50), sweep.text(width: 110), sweep.text(width: 60),
      sweep.csv.withGoldenNumbers, SamplePeople.lines(sweep.json).withGoldenNumbers,
    ]
    .joined(separator: "\n---\n")
  }

  private static let many = stride(from: 20.0, through: 160, by: 5).map { $0 }

  @Test("every way, origin, grid and choice", arguments: 0..<9)
  func whole(index: Int) {
    let recorded = Self.labels(52, 90, "recorded", Self.intents)
    let sweep =
      switch index {
      case 0: Self.sweep(.critical, labels: recorded, grid: [40, 60, 80, 100, 120])
      case 1: Self.sweep(.runs, labels: recorded, grid: Self.many, best: .leastCost)
      case 2: Self.sweep(.rows, labels: recorded, grid: [40, 60, 100], own: nil)
      case 3: Self.sweep(.mixed, labels: recorded, grid: [60, 90], own: 70, unit: .millimetres)
      case 4:
        Self.sweep(
          .critical, labels: Self.labels(53, 40, "synthetic", Self.intents), grid: Self.many, own: nil)
      case 5: Self.sweep(.runs, labels: Self.labels(54, 40, "imported", [nil]), grid: [40, 60, 80])
      case 6: Self.sweep(.rows, labels: Self.labels(55, 30, "recorded", [nil]), grid: [60], own: nil)
      case 7:
        Self.sweep(.critical, labels: Self.labels(56, 30, "recorded", [.free]), grid: [40, 80], own: -3)
      default:
        Self.sweep(
          .critical,
          labels: Self.labels(57, 6, "recorded", [.pull, .pull, .scroll])
            + Self.labels(58, 6, "imported", [nil, .pull]),
          engines: ["one"], grid: [60.123456, 60.2, 60.25])
      }
    #expect(
      Golden.difference(of: Self.text(sweep), from: "drawn-sweep-\(index).txt") == nil)
  }

  @Test("a sweep without gestures says so in both forms")
  func nothing() {
    var sweep = Sweep(unit: .points, costs: .init(falseAccept: 1, miss: 1), falseAlarmRate: 0.05)
    #expect(sweep.answer(width: 80) == "No gesture could be counted.\n")
    sweep.exclude("a.trace", because: "graded F; see")
    sweep.exclude("a.trace", because: "graded F; see")
    #expect(
      sweep.answer(width: 80) == "No gesture could be counted.\n\nLeft out: 1 (graded F).\n")
    #expect(
      sweep.text(width: 80)
        == "No gesture could be counted.\n\nLeft out: 1 trace or gesture\n  a.trace: graded F; see\n")
  }

  // MARK: Stress

  private static func stress(_ origin: String, engines: [(String, String)]) -> StressReport {
    var drawn = DrawnResults(seed: 61)
    let conditions = StressCondition.all.filter {
      ["unchanged", "drop-20", "frame-phase", "updates-1", "updates-3", "late-50ms"].contains($0.name)
    }
    var report = StressReport(conditions: conditions, seed: 9)
    func verdict() -> Verdict {
      let triggers = drawn.chance(0.6) ? drawn.whole(1, 2) : 0
      let time = 1 + Double(drawn.whole(-30, 60)) / 1000
      let phases: [TriggerPhase] = [.contact, .released, .settling]
      let phase = drawn.one(of: phases)
      let broken = FindingKind.allCases.filter { _ in drawn.chance(0.06) }
      return Verdict(
        triggers: triggers, trigger: triggers > 0 ? time : nil, phase: triggers > 0 ? phase : nil,
        broken: broken)
    }
    for label in labels(62, 14, origin, [.pull, .scroll]) {
      for (engine, model) in engines {
        let usual = verdict()
        let runs = StressRuns(
          usual: usual,
          stressed: conditions.map { condition in
            (0..<condition.repeats).map { _ in
              condition.name == "unchanged" || drawn.chance(0.5) ? usual : verdict()
            }
          })
        report.add(runs, engine: engine, model: model, label: label)
      }
    }
    return report
  }

  @Test("stress: tables, CSV and JSON", arguments: ["recorded", "synthetic"])
  func stressed(origin: String) {
    let several = origin == "recorded"
    let report = Self.stress(
      origin,
      engines: several
        ? [("one", "uikit"), ("one", "gtk"), ("two", "uikit")] : [("one", "uikit"), ("two", "gtk")])
    var parts = [
      StressTable.overview(of: report.groups, width: 90), StressTable.overview(of: report.groups, width: 50),
      StressTable.legend(width: 70), StressTable.conditions(of: report.groups[0], width: 110, most: 2),
    ]
    for group in report.groups {
      parts.append(StressTable.conditions(of: group, width: 130))
      for tally in group.tallies { parts.append(StressTable.rules(of: tally) ?? "none") }
    }
    parts += [report.csv, SamplePeople.lines(report.json)].map(\.withGoldenNumbers)
    for limit in [0, 0.3, 0.5, 0.7, 0.9] {
      let over = report.groups(flippingMoreThan: limit)
      parts.append("\(limit): \(over.map { "\($0.engine) on \($0.model)" })")
    }
    #expect(
      Golden.difference(
        of: parts.joined(separator: "\n---\n"), from: "drawn-stress-\(origin).txt") == nil)
  }

  @Test("study plans")
  func plans() {
    var text = ""
    for (difference, power, share, correlation) in [
      (0.02, 0.8, 0.9, 0.1), (0.05, 0.9, 0.5, 0), (0.3, 0.8, 0.6, 0.4), (0.1, 0.95, 0.85, 1),
    ] {
      let plan = StudyPlan(difference: difference, power: power, share: share, correlation: correlation)
      text += plan.text(width: 80) + plan.text(width: 50) + plan.json.replacing("},", with: "},\n") + "\n"
    }
    #expect(Golden.difference(of: text, from: "study-plans.txt") == nil)
  }

  /// The size of a trace with so many events, 8.4 ms apart.
  private static func size(_ events: Int, bytes: Int) -> ShrinkSize {
    var trace = RandomReplay(seed: 1).trace
    trace.events = (0..<events).map {
      TraceEvent(timeMicroseconds: 1000 + 8400 * Int64($0), kind: .up(slot: 0))
    }
    return ShrinkSize(of: trace, bytes: bytes)
  }

  @Test("shrunk traces as text and JSON: smaller, cut short, not smaller; with and without an intent")
  func shrunk() {
    let results = DrawnResults.scored(
      seed: 63, 3, origin: "recorded", engines: ["one", "two"], models: ["uikit"], intents: [.pull]
    ).map(\.result)
    var text = ""
    let goals: [ShrinkGoal] = [
      .fired(.contact), .silent(travel: 100), .differs(firstFires: true, .released), .breaks(.offsetJump),
    ]
    let intents: [ShrunkIntent] = [
      .kept(.pull), .none, .leftOut(.pull, "the finger moves up"), .kept(.scroll),
    ]
    for (index, (goal, intent)) in zip(goals, intents).enumerated() {
      for (output, isCutShort) in [("b.trace", false), ("b.trace", true), (nil, false), (nil, true)]
        as [(String?, Bool)]
      {
        let summary = ShrinkSummary(
          trace: "a.trace", output: output, goal: goal, intent: intent,
          results: Array(results.prefix(index + 1)),
          before: Self.size(1 + 100 * index, bytes: 5000), after: Self.size(3, bytes: 400),
          replays: 1 + index,
          isCutShort: isCutShort)
        text += summary.text(width: index == 3 ? 40 : 90) + summary.json.replacing("},", with: "},\n") + "\n"
      }
    }
    #expect(Golden.difference(of: text, from: "shrink-summaries.txt") == nil)
  }
}
