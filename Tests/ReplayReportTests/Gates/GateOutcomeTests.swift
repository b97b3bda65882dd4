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
        "mrefresh on uikit, synthetic: no such figure: no trace in which it fired crossed the threshold"
      ])
    // One person or device is too few to draw again.
    #expect(try outcome("engine mrefresh origin recorded: f1 low >= 0").holds == false)
  }

  @Test("a line that is of nothing fails", arguments: ["engine mrefersh: n >= 0", "intent pinch: n >= 0"])
  func nothing(line: String) throws {
    let failed = try outcome(line)
    #expect(!failed.holds && failed.failures[0].hasPrefix("nothing in the report is what it is of"))
  }
}
