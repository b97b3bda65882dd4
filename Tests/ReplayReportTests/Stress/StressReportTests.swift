import PullToRefresh
import Testing

@testable import ReplayReport
@testable import TraceReplay
@testable import TextFormats
@testable import ReplayExperiments
@testable import ScrollPhysics

@Suite("Stress report")
struct StressReportTests {
  /// A verdict by what counts.
  private func verdict(
    _ triggers: Int, at time: Double? = nil, phase: TriggerPhase = .contact, broken: [FindingKind] = []
  ) -> Verdict {
    Verdict(triggers: triggers, trigger: time, phase: triggers > 0 ? phase : nil, broken: broken)
  }

  private func label(_ trace: String, origin: String = "synthetic") -> TraceLabel {
    var label = TraceLabel()
    (label.trace, label.origin) = (trace, origin)
    return label
  }

  private func report() -> StressReport {
    let conditions = Array(StressCondition.all.filter { ["drop-20", "frame-phase"].contains($0.name) })
    var report = StressReport(conditions: conditions, seed: 1)
    // Fires at 1 s: under the first condition once not, once 20 ms later, once again and for another cause.
    let usual = verdict(1, at: 1)
    report.add(
      StressRuns(
        usual: usual,
        stressed: [
          [
            verdict(0), verdict(1, at: 1.02),
            verdict(2, at: 1.01, phase: .released, broken: [.secondTrigger]),
          ],
          [usual],
        ]), engine: "a", model: "uikit", label: label("one"))
    // Does not fire: under the second condition it does, in both runs.
    report.add(
      StressRuns(usual: verdict(0), stressed: [[verdict(0)], [verdict(1, at: 2), verdict(1, at: 2)]]),
      engine: "a", model: "uikit", label: label("two"))
    report.add(
      StressRuns(usual: usual, stressed: [[usual], [usual]]), engine: "a", model: "uikit",
      label: label("three"))
    return report
  }

  @Test("a dash in a table is explained beneath it")
  func dashes() throws {
    let conditions = Array(StressCondition.all.filter { $0.name == "frame-phase" })
    var quiet = StressReport(conditions: conditions, seed: 1)
    quiet.add(
      StressRuns(usual: verdict(0), stressed: [[verdict(0)]]), engine: "a", model: "uikit", label: label("x"))
    let overview = StressTable.overview(of: quiet.groups, width: 80)
    #expect(overview.hasSuffix("–\n– means that no condition flips it.\n"))
    let table = StressTable.conditions(of: quiet.groups[0], width: 80)
    #expect(table.hasSuffix("–\n– means that no trace fires both unchanged and under the condition.\n"))
    let group = try #require(report().groups.first)
    #expect(!StressTable.overview(of: [group], width: 80).contains("–:"))
  }

  @Test("traces that flip are counted once each, runs for what they do")
  func counts() throws {
    let group = try #require(report().groups.first)
    let (drop, phase) = (group.tallies[0], group.tallies[1])
    #expect(drop.traces == 3 && drop.runs == 5 && drop.flipped == 1)
    #expect(drop.lost == 1 && drop.gained == 0 && drop.extraTriggers == 1 && drop.otherPhase == 1)
    #expect(drop.newlyBroken == [.secondTrigger: 1])
    // 20, 10 and 0 ms.
    #expect(abs((drop.delay.value(at: 0.5) ?? 0) - 0.01) < 1e-12 && drop.delay.count == 3)
    #expect(phase.flipped == 1 && phase.gained == 2 && phase.lost == 0)
    #expect(group.overall.traces == 3 && group.overall.flipped == 2)
    #expect(drop.flippedShare == 1.0 / 3 && group.flipRate(of: drop).count == 3)
  }

  // clustered_share of tools/proofs/statistics/references.py (SciPy's t, statsmodels' Wilson) of these six people.
  @Test("flips of several people have an interval by person, and none of two people or generated traces")
  func people() throws {
    func group(_ people: [(flips: Int, traces: Int)], origin: String) -> StressGroup {
      var report = StressReport(conditions: [StressCondition.all[0]], seed: 1)
      for (person, (flips, traces)) in people.enumerated() {
        for trace in 0..<traces {
          var label = label("\(person)/\(trace)", origin: origin)
          label.subject = "p\(person)"
          report.add(
            StressRuns(usual: verdict(0), stressed: [[verdict(trace < flips ? 1 : 0)]]), engine: "a",
            model: "uikit", label: label)
        }
      }
      return report.groups[0]
    }
    let six = [(3, 10), (0, 12), (5, 9), (1, 30), (9, 25), (2, 11)]
    let recorded = group(six, origin: "recorded")
    let rate = recorded.flipRate(of: recorded.overall)
    #expect(recorded.sampling.words == "6 people" && rate.value == 20.0 / 97)
    #expect(abs(try #require(rate.low) - 0.058143213670433735) < 1e-9)
    #expect(abs(try #require(rate.high) - 0.5221848661867151) < 1e-9)
    let two = group(Array(six.prefix(2)), origin: "recorded")
    #expect(two.flipRate(of: two.overall).why == "too few people for an interval: 2; 3 are needed")
    // Wilson by hand: 0.1376 to 0.2971 (1.96² by 97 traces, of which 20 flip).
    let generated = group(six, origin: "synthetic")
    let independent = generated.flipRate(of: generated.overall)
    #expect(abs(try #require(independent.low) - 0.13763) < 1e-5)
    #expect(abs(try #require(independent.high) - 0.29713) < 1e-5)
  }

  @Test("the worst trace is the one that flips most often, with the first run that shows it")
  func worst() throws {
    let worst = try #require(report().groups[0].worst)
    #expect(worst.trace == "two" && worst.flips == 2 && worst.runs == 3 && !worst.firesOtherwise)
    #expect(worst.condition == 1 && worst.number == 0)
  }

  @Test("origins are never mixed")
  func origins() {
    var report = report()
    let usual = verdict(1, at: 1)
    report.add(
      StressRuns(usual: usual, stressed: [[usual], [usual]]), engine: "a", model: "uikit",
      label: label("four", origin: "recorded"))
    #expect(report.groups.map(\.origin) == ["synthetic", "recorded"])
    #expect(report.groups.map(\.overall.traces) == [3, 1])
  }

  @Test("groups over a share of flips come worst first")
  func gate() {
    #expect(report().groups(flippingMoreThan: 0.67).isEmpty)
    #expect(report().groups(flippingMoreThan: 0.66).map(\.engine) == ["a"])
  }

  @Test("a delay that cannot be had is null, with the reason, and empty in CSV")
  func missing() throws {
    var report = StressReport(conditions: [StressCondition.all[0]], seed: 7)
    report.add(
      StressRuns(usual: verdict(0), stressed: [[verdict(0)]]), engine: "a,\"b", model: "uikit",
      label: label("one"))
    let json = try JSONReader.value(of: Array(report.json.utf8))
    let group = json["groups"]?.array?.first
    #expect(group?["worst"] == .null)
    let later = group?["by_condition"]?["unchanged"]?["later_ms"]
    #expect(later?["p50"] == .null && later?["why"]?.string?.isEmpty == false)
    #expect(
      report.csv.hasSuffix(
        "\n\"a,\"\"b\",uikit,synthetic,unchanged,1,1,0,0,0,0.7934506856227626,0,0,0,0,0,\n"))
  }
}
