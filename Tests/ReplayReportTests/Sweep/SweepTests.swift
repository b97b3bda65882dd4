import GestureTraces
import PullToRefresh
import ReplayStatistics
import Testing

@testable import ReplayReport
@testable import TextFormats
@testable import ScrollPhysics
import TestSamples
@testable import ReplayExperiments

@Suite("Sweep")
struct SweepTests {
  private func label(_ intent: Intent?, origin: String = "synthetic", subject: String = "s1") -> TraceLabel {
    var label = TraceLabel()
    (label.intent, label.origin, label.subject, label.trace) = (intent, origin, subject, "a.trace")
    label.duration = 1800
    return label
  }

  private func replay(critical: Double?, triggers: [Int?] = []) -> SweptReplay {
    var replay = SweptReplay()
    (replay.engine, replay.model, replay.reason) = ("mine", "uikit", "varies only the threshold")
    (replay.grid, replay.own, replay.critical, replay.triggers) = ([50, 100, 150], 100, critical, triggers)
    replay.triggersAtOwn = triggers.isEmpty ? nil : triggers[1]
    replay.firesAtOwn = critical.map { 100 <= $0 } ?? (triggers[1] ?? 0 > 0)
    if critical == nil { replay.method = .replay }
    return replay
  }

  private func sweep() -> Sweep {
    Sweep(unit: .points, costs: .init(falseAccept: 1, miss: 1), falseAlarmRate: 0.05)
  }

  private var small: Sweep {
    var sweep = sweep()
    for critical in [120.0, 160, 90] { sweep.add([replay(critical: critical)], label(.pull)) }
    for critical in [-Double.infinity, 60, 40, 100] {
      sweep.add([replay(critical: critical)], label(.scroll))
    }
    sweep.add([replay(critical: 110, triggers: [3, 1, 0])], label(.free))
    sweep.add([replay(critical: 110)], label(nil))
    return sweep
  }

  @Test("critical thresholds count at every threshold; one that is just reached fires")
  func counts() throws {
    let group = try #require(small.groups.first)
    #expect(small.groups.count == 1 && small.excluded.isEmpty)
    // Without an intent: one that fires up to 110.
    #expect(
      group.unlabelledCount == 1 && group.unlabelledFired == [1, 1, 0] && group.unlabelledFiredAtOwn == 1)
    let counts = group.counts(group.curve)
    #expect(counts.map(\.truePositives) == [3, 2, 1])
    #expect(counts.map(\.falsePositives) == [2, 1, 0])
    #expect(group.ownCounts == counts[1])
    #expect(group.freeTriggers == [3, 1, 0] && group.falseAccepts[0]?.value == 6)
    // One trigger at its own in half an hour.
    #expect(group.ownFreeTriggers == 1 && group.ownFalseAccepts.value == 2)
  }

  // Expected: the share of pulls above others, counted pair by pair, and a curve whose traces are named by device by hand.
  @Test("one person with six devices: the area has an interval by device, as shares have")
  func devices() throws {
    var sweep = sweep()
    var (cases, pulls, others): ([ReceiverCurve.Case], [Double], [Double]) = ([], [], [])
    for device in 0..<6 {
      let own = [(Intent.pull, [90 + 10 * Double(device), 120]), (.scroll, [40 + 15 * Double(device), 60])]
      for (intent, criticals) in own {
        for critical in criticals {
          var label = label(intent, origin: "recorded", subject: "ann")
          label.device = "Pad \(device)"
          sweep.add([replay(critical: critical)], label)
          cases.append(.init(critical: critical, isWanted: intent == .pull, cluster: "dPad \(device)"))
          if intent == .pull { pulls.append(critical) } else { others.append(critical) }
        }
      }
    }
    let group = try #require(sweep.groups.first)
    #expect(group.sampling.words == "6 devices")
    let area = group.curve.areaUnderCurve
    var above = 0.0
    for pull in pulls { for other in others { above += pull > other ? 1 : pull == other ? 0.5 : 0 } }
    #expect(abs(try #require(area.value) - above / 144) < 1e-12)
    #expect(area == ReceiverCurve(cases).areaUnderCurve && area.low != nil && area.why == nil)
    #expect(!sweep.text(width: 200).contains(ClusterBootstrap.tooFew))
  }

  @Test("runs count as they came out, and one that fires only higher up is told")
  func runs() throws {
    var sweep = sweep()
    sweep.add([replay(critical: nil, triggers: [1, 0, 0])], label(.pull))
    sweep.add([replay(critical: nil, triggers: [0, 2, 0])], label(.scroll))
    let group = try #require(sweep.groups.first)
    let counts = group.counts(group.curve)
    #expect(counts.map(\.truePositives) == [1, 0, 0] && counts.map(\.falsePositives) == [0, 1, 0])
    #expect(group.uneven == 1 && group.method == .replay)
  }

  @Test("a threshold that stands twice in the grid counts the same twice")
  func equalThresholds() throws {
    var sweep = sweep()
    for (intent, triggers) in [(Intent.pull, [1, 1, 0]), (.scroll, [0, 0, 0])] {
      var replay = replay(critical: nil, triggers: triggers)
      replay.grid = [50, 50, 150]
      sweep.add([replay], label(intent))
    }
    let group = try #require(sweep.groups.first)
    let counts = group.counts(group.curve)
    #expect(counts.map(\.truePositives) == [1, 1, 0] && counts.map(\.trueNegatives) == [1, 1, 1])
  }

  @Test("of free use alone the title says how long it was, as a report's does")
  func freeAlone() {
    var sweep = sweep()
    for _ in 0..<2 { sweep.add([replay(critical: 110, triggers: [3, 1, 0])], label(.free)) }
    #expect(sweep.groups.first?.freeCount == 2)
    // Twice half an hour.
    #expect(
      sweep.text(width: 80).hasPrefix(
        "Thresholds of mine on uikit were tried on 2 synthetic gestures in free use (1.00\n  h).\n"))
  }

  // By hand. With 150 pt one of two pulls fires and one other: 2 mistakes. With 120, its own and not listed, both pulls: none;
  // with 100 the same; with 50 all four fire: 2.
  @Test("of runs a choice is a threshold that was run, the engine's own among them")
  func runChoices() throws {
    var sweep = sweep()
    for (intent, triggers, atOwn) in [
      (Intent.pull, [1, 1, 0], 1), (.pull, [1, 2, 1], 1), (.scroll, [1, 0, 0], 0), (.scroll, [2, 0, 1], 0),
    ] {
      var replay = replay(critical: nil, triggers: triggers)
      (replay.own, replay.triggersAtOwn, replay.firesAtOwn) = (120, atOwn, atOwn > 0)
      sweep.add([replay], label(intent))
    }
    let json = try JSONReader.value(of: Array(sweep.json.utf8))
    let group = try #require(json["groups"]?.array?.first)
    #expect(group["thresholds_run"]?.integer == 4 && group["uneven"]?.integer == 1)
    let best = try #require(group["least_cost"])
    #expect(best["from_pt"]?.double == 100 && best["to_pt"]?.double == 120 && best["runs"]?.integer == 2)
    #expect(best["threshold_pt"]?.double == 120 && best["cost"]?.double == 0 && best["tp"]?.integer == 2)
    #expect(best["above_pt"] == nil && best["up_to_pt"] == nil)
    #expect(group["at_false_alarm_rate"]?["threshold_pt"]?.double == 100)
    // Two pulls at 120 and 150 pt, others at 50 and 150: of four pairs two and a half are in order.
    #expect(group["auc"]?["value"]?.double == 2.5 / 4)
    let text = sweep.text(width: 80).replacing("\n    ", with: " ")
    #expect(
      text.contains("Area and choices are of the 4 thresholds run; thresholds between them are not known."))
    #expect(text.contains("least cost      100.0–120.0     2   2   0"))
    for point in group["curve"]?.array ?? [] { #expect(point["threshold_pt"]?.double != nil) }
  }

  private func text(_ traces: [(Intent, Double)]) -> String {
    var sweep = sweep()
    for (intent, critical) in traces { sweep.add([replay(critical: critical)], label(intent)) }
    return sweep.text(width: 80)
  }

  @Test("a narrow choice has the digits that tell its ends apart, and its width")
  func narrow() {
    let narrow = text([(.pull, 142.944), (.scroll, 142.912)])
    let row = narrow.split(separator: "\n").first { $0.hasPrefix("least cost ") }?.split(separator: " ")
    #expect(row?.dropFirst(2).prefix(4) == ["142.91–142.94", "0.03", "1", "0"], "\(narrow)")
    #expect(text([(.pull, 0.034), (.pull, 90), (.scroll, 91)]).contains("≤ 0.03 "))
  }

  @Test("where nothing fires nothing is offered, and why; never firing is said to be that")
  func nothing() {
    let none = text([(.pull, -.infinity), (.scroll, -.infinity)])
    let row = none.split(separator: "\n").first { $0.hasPrefix("least cost ") }?.split(separator: " ")
    #expect(row?.dropFirst(2) == ["–", "–", "–", "–", "–", "–"], "\(none)")
    let why = "– best: greatest J; least cost; within 1 point; alarms ≤ 5 %: nothing fires,"
    #expect(none.contains(why))
    let pulls = text([(.pull, 90)])
    #expect(pulls.contains("best: greatest J; alarms ≤ 5 %: the gestures are not both pulls and others"))
    let area = "ROC curve is – (nothing but pulls among the gestures), the average precision –."
    #expect(pulls.replacing("\n    ", with: " ").contains(area))
    #expect(
      text([(.pull, 50), (.scroll, 90), (.scroll, 91)]).replacing("\n    ", with: " ").contains(
        "least cost; within 1 point; alarms ≤ 5 %: does not fire in any of these gestures"))
  }

  @Test("origins are groups of their own")
  func origins() {
    var sweep = sweep()
    sweep.add([replay(critical: 90)], label(.pull))
    sweep.add([replay(critical: 90)], label(.pull, origin: "recorded"))
    #expect(sweep.groups.map(\.origin) == ["synthetic", "recorded"])
  }

  @Test(
    "the text at 80 and 40 columns, and the JSON",
    arguments: ["sweep-80.txt", "sweep-40.txt", "sweep.json", "sweep.csv"])
  func goldens(name: String) {
    let text =
      switch name {
      case "sweep-80.txt": small.text(width: 80)
      case "sweep-40.txt": small.text(width: 40)
      case "sweep.csv": small.csv
      default: small.json + "\n"
      }
    #expect(Golden.difference(of: text, from: name) == nil)
    if let width = ["sweep-80.txt": 80, "sweep-40.txt": 40][name] {
      for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
  }

  @Test("nothing but pulls: what cannot be had is null with the reason, and never NaN")
  func onlyPulls() {
    var sweep = sweep()
    sweep.add([replay(critical: 90)], label(.pull))
    let json = sweep.json
    #expect(json.contains(#""auc":{"value":null"#) && json.contains("nothing but pulls among the gestures"))
    #expect(json.contains(#""why_no_rate":"there are no recordings of free use""#))
    let precision =
      #""average_precision":{"value":null,"low":null,"high":null,"n":1,"why":"nothing but pulls"#
    #expect(json.contains(precision))
    #expect(!json.contains("nan") && !json.contains("inf"))
    #expect(sweep.text(width: 80).contains("–"))
  }

  @Test(
    "rows of one threshold are no curve: the answer is a share with its interval, and what would tell more")
  func oneThreshold() {
    var sweep = sweep()
    var row = replay(critical: nil, triggers: [1, 0, 0])
    (row.grid, row.own, row.triggers, row.isOfRows) = ([100], nil, [1], true)
    sweep.add([row], label(nil))
    row.triggers = [0]
    for _ in 0..<3 { sweep.add([row], label(nil)) }
    // Wilson's interval of 1 in 4 at 95 %: 4.6 to 69.9 % (by hand, as in Brown, Cai and DasGupta 2001).
    #expect(
      sweep.answer(width: 80) == """
        4 gestures without an intent: how many fire at the one threshold of each
          engine's rows, in pt.

        engine  threshold  fired  percentage
        mine        100.0    1/4  25% (5–70)

        One threshold is not a curve. Add rows of the same traces with other thresholds
          (policy files), or sweep the traces themselves.

        """)
    #expect(
      sweep.text(width: 80).contains(
        "The figures are of one\n    threshold; thresholds other than this are not known."))
    #expect(!sweep.text(width: 80).contains("1 thresholds"))
  }
}
