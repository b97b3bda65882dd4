import GestureTraces
import Testing

@testable import ReplayReport

/// Gates over the sample report: recall 3 of 4, by Wilson 30.1 to 95.4 %; latencies 10, 20, 30, 50 ms.
@Suite("Gate outcomes")
struct GateOutcomeTests {
  private func outcome(_ line: String) throws -> GateOutcome {
    try GateFile.gates(of: line, path: "g.txt")[0].outcome(in: SampleReport.report)
  }

  @Test(
    "what holds and what does not",
    arguments: [
      ("engine mrefresh origin recorded: recall >= 0.75", true),
      ("engine mrefresh origin recorded: recall > 75 %", false),
      ("engine mrefresh origin recorded: recall low >= 0.3", true),
      ("engine mrefresh origin recorded: recall low >= 0.302", false),
      ("engine mrefresh origin recorded: recall high < 0.955", true),
      ("engine mrefresh origin recorded: specificity == 0.5", true),
      ("engine mrefresh origin recorded: n == 6", true), ("engine mrefresh origin recorded: fp <= 0", false),
      ("origin recorded: latency p50 <= 25 ms", true), ("origin recorded: latency p95 < 46.9", false),
      ("origin recorded: violations == 2", true), ("origin recorded: violations inset-lost == 1", true),
      ("origin recorded: violations second-trigger == 0", true),
      ("origin recorded: false_accepts_per_hour high <= 11.2", true),
      ("origin recorded intent scroll: fp == 1", true), ("origin recorded subject s01: n == 1", true),
      ("origin recorded intent *: fp == 0", false), ("model uikit: tp >= 1", true),
    ])
  func holds(line: String, holds: Bool) throws {
    #expect(try outcome(line).holds == holds)
  }

  @Test("a failure names group, part and figure")
  func failures() throws {
    let failed = try outcome("engine mrefresh origin recorded intent scroll: fp == 0")
    #expect(failed.failures == ["mrefresh on uikit, recorded, intent scroll: 1"])
  }

  @Test("a figure that does not exist fails, with the reason")
  func missing() throws {
    let failed = try outcome("engine mrefresh origin synthetic: latency p95 <= 40")
    #expect(!failed.holds)
    #expect(
      failed.failures == [
        "mrefresh on uikit, synthetic: no such figure: the pull did not cross the threshold in any gesture that fired"
      ])
    // One person or device is too few to draw again.
    #expect(try outcome("engine mrefresh origin recorded: f1 low >= 0").holds == false)
  }

  @Test(
    "a line that is of nothing fails, and says which name is not there and which are",
    arguments: [
      ("engine mrefersh: n >= 0", "unknown engine 'mrefersh'; did you mean 'mrefresh'?"),
      ("intent pinch: n >= 0", "unknown intent 'pinch'; choose one of "),
    ])
  func nothing(line: String, words: String) throws {
    let failed = try outcome(line)
    #expect(!failed.holds && failed.failures[0].hasPrefix(words), "\(failed.failures)")
  }

  @Test("a figure is told in the unit that its limit has")
  func units() throws {
    #expect(
      try outcome("engine mrefresh origin recorded: recall > 75 %").failures == [
        "mrefresh on uikit, recorded: 75 %"
      ])
    #expect(
      try outcome("engine mrefresh origin recorded: latency max <= 0.04s").failures
        == ["mrefresh on uikit, recorded: 0.05 s"])
  }

  @Test("where no trace counts, that is said instead of what the line is of")
  func nothingCounts() throws {
    var report = Report(rate: 60)
    report.exclude("a", because: "no intent; record with --intent, or add one")
    let gate = try GateFile.gates(of: "engine *: n >= 0", path: "g.txt")[0].outcome(in: report)
    #expect(!gate.holds && gate.failures == ["no gesture could be counted: 1 left out (no intent)"])
  }

  /// A report of one pull, told so late.
  private func told(after delay: Double, intent: Intent = .pull) -> Report {
    var report = Report(rate: 60)
    var line = SampleReport.scored("p", intent, triggers: 1, latency: 1.7)
    line.result.callback = 1.7 + delay
    report.add(line)
    return report
  }

  // 1.75 − 1.7 is 0.05 and 4.4e-17 more: figures are to a nanosecond.
  @Test(
    "a time that is the limit but for the last digits is the limit",
    arguments: [("<= 50", true), (">= 50", true), ("== 50", true), ("< 50", false), ("> 50", false)])
  func dust(bound: String, holds: Bool) throws {
    let report = told(after: 0.05)
    #expect(1.75 - 1.7 != 0.05 && report.groups[0].summary(of: .named("callback_delay_ms")).greatest == 50)
    let gate = try GateFile.gates(of: "engine *: callback_delay max \(bound)", path: "g.txt")[0]
    #expect(gate.outcome(in: report).holds == holds)
  }

  @Test(
    "a figure that fails never looks as if it did not",
    arguments: [
      ("<= 50", 0.05000004, "50.00004"), (">= 50", 0.04999998, "49.99998"), ("== 50", 0.05000002, "50.00002"),
      ("<= 49", 0.05000002, "50"),
    ])
  func digits(bound: String, delay: Double, shown: String) throws {
    let gate = try GateFile.gates(of: "engine *: callback_delay max \(bound)", path: "g.txt")[0]
    #expect(gate.outcome(in: told(after: delay)).failures == ["mrefresh on uikit, recorded: \(shown)"])
  }

  @Test("of free use alone it is said that its times are not counted")
  func freeUse() throws {
    let gate = try GateFile.gates(of: "engine *: callback_delay max <= 1", path: "g.txt")[0]
    #expect(
      gate.outcome(in: told(after: 0.05, intent: .free)).failures == [
        "mrefresh on uikit, recorded: no such figure: only free use was recorded, whose times are not counted"
      ])
  }
}
