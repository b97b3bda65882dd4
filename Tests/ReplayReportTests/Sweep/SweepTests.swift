import GestureTraces
import PullToRefresh
import ReplayStatistics
import Testing

@testable import ReplayReport

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
    (replay.engine, replay.model, replay.reason) = ("mine", "uikit", "varies the threshold alone")
    (replay.grid, replay.own, replay.critical, replay.triggers) = ([50, 100, 150], 100, critical, triggers)
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
    #expect(small.groups.count == 1 && small.excluded.count == 1)
    let counts = group.counts(group.curve)
    #expect(counts.map(\.truePositives) == [3, 2, 1])
    #expect(counts.map(\.falsePositives) == [2, 1, 0])
    #expect(group.ownCounts == counts[1])
    #expect(group.freeTriggers == [3, 1, 0] && group.falseAccepts[0]?.value == 6)
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
    #expect(text == Golden.text(name))
    if let width = ["sweep-80.txt": 80, "sweep-40.txt": 40][name] {
      for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    }
  }

  // In `small` every pull fires at some threshold, and three of the four scrolls: from (¾, 1) straight to (1, 1). The plot's
  // square begins 58 to the right and 78 down, and is 270 wide.
  @Test("the ROC goes to where everything fires, dashed where no threshold does")
  func end() {
    let svg = SweepPicture(small).svg
    #expect(svg.contains(#"class="line0 rest" points="260.50,78 328,78""#))
    var all = sweep()
    all.add([replay(critical: 90)], label(.pull))
    all.add([replay(critical: 60)], label(.scroll))
    #expect(!SweepPicture(all).svg.contains(#"class="line0 rest""#))
  }

  @Test("nothing but pulls: what cannot be had is null with the reason, and never NaN")
  func onlyPulls() {
    var sweep = sweep()
    sweep.add([replay(critical: 90)], label(.pull))
    let json = sweep.json
    #expect(json.contains(#""auc":{"value":null"#) && json.contains("nothing but pulls among the traces"))
    #expect(json.contains(#""why_no_rate":"no free trace""#))
    #expect(!json.contains("nan") && !json.contains("inf"))
    #expect(sweep.text(width: 80).contains("–"))
    #expect(!SweepPicture(sweep).svg.contains("nan"))
  }
}
