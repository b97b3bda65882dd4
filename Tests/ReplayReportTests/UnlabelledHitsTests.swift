import GestureTraces
import TestSamples
import Testing
import TraceReplay

@testable import ReplayExperiments
@testable import ReplayReport
@testable import TextFormats

/// Ten gestures without an intent: seven reached the threshold, four fired, one of them by momentum, one twice; 36 s of contact each.
@Suite("Unlabelled hits")
struct UnlabelledHitsTests {
  private static func result(_ index: Int) -> ReplayResult {
    var result = ReplayResult()
    (result.engine, result.model, result.gesture) = ("mine", "uikit", 1)
    (result.began, result.ended) = (Double(index) * 100, Double(index) * 100 + 36)
    result.isReached = index < 7
    result.triggers = index == 0 ? 2 : index < 4 ? 1 : 0
    if index < 4 {
      result.triggerPhase = index == 3 ? .settling : .contact
      (result.crossing, result.trigger) = (1, 1.01 + Double(index) / 100)
    }
    result.margin = Double(index) - 3
    return result
  }

  private static var hits: UnlabelledHits {
    var hits = UnlabelledHits()
    for index in 0..<10 { hits.add(result(index), of: SampledUnit(TraceLabel())) }
    var busy = result(0)
    busy.isBusy = true
    hits.add(busy, of: SampledUnit(TraceLabel()))
    return hits
  }

  private func isNear(_ value: Double?, _ expected: Double, within tolerance: Double = 5e-5) -> Bool {
    value.map { abs($0 - expected) < tolerance } ?? false
  }

  @Test("what is counted, and a busy gesture in nothing but its own count")
  func counts() {
    let hits = Self.hits
    #expect(hits.gestures == 10 && hits.busy == 1 && hits.triggers == 5)
    #expect(hits.reachedCount == 7 && hits.firedCount == 4 && hits.momentumCount == 1)
  }

  // Wilson's interval, z = 1.95996, as tables have it: 4 of 10 is 0.1682 to 0.6873, 7 of 10 0.3968 to 0.8922, 1 of 10 0.0179 to 0.4042.
  @Test("shares have Wilson's interval")
  func shares() {
    let hits = Self.hits
    for (share, value, low, high) in [
      (hits.reached, 0.7, 0.3968, 0.8922), (hits.fired, 0.4, 0.1682, 0.6873),
      (hits.byMomentum, 0.1, 0.0179, 0.4042),
    ] {
      #expect(share.value == value && share.count == 10)
      #expect(isNear(share.low, low) && isNear(share.high, high))
    }
  }

  // 5 triggers in 360 s: the exact limits of 5 events are 1.6235 and 11.6683.
  @Test("triggers an hour are of contact, with the exact Poisson interval")
  func perHour() {
    let rate = Self.hits.triggersPerHour
    #expect(rate.hours == 0.1 && rate.events == 5 && isNear(rate.value, 50, within: 1e-9))
    #expect(isNear(rate.low, 16.235, within: 1e-3) && isNear(rate.high, 116.683, within: 1e-3))
  }

  // Margins −3 to 6 pt; 10 to 40 ms from crossing to trigger, whose middle is 25.
  @Test("quantiles are of the metrics that need no intent")
  func quantiles() {
    let hits = Self.hits
    #expect(hits.summary(of: .margin).count == 10 && hits.summary(of: .margin).median == 1.5)
    #expect(
      hits.summary(of: .latency).count == 4 && isNear(hits.summary(of: .latency).median, 25, within: 1e-6))
    #expect(hits.summary(of: .delayTotal).count == 0 && hits.summary(of: .named("chatter")).count == 0)
  }

  @Test("without a gesture nothing exists, and the reason is said")
  func none() {
    let none = UnlabelledHits()
    #expect(none.fired.value == nil && none.fired.why == "every gesture has an intent")
    #expect(none.triggersPerHour.value == nil)
  }

  // MARK: In a report

  /// Three pulls of which two fired, a scroll that did not, and the ten gestures without an intent.
  private static var report: Report {
    var report = Report(rate: 60)
    for index in 0..<4 {
      report.add(
        SampleReport.scored(
          "p\(index)", index < 3 ? .pull : .scroll, engine: "mine", triggers: index < 2 ? 1 : 0,
          latency: index < 2 ? 0.5 : nil))
    }
    for index in 0..<10 {
      var label = SampleReport.scored("u", nil).label
      (label.gesture, label.gestures, label.subject) = (index + 1, 10, "s01")
      report.add(ScoredGesture(label, result(index)))
    }
    return report
  }

  @Test("labelled and unlabelled gestures are in no share together")
  func apart() {
    let group = Self.report.groups[0]
    #expect(group.counts.total == 4 && group.counts.wanted == 3 && group.counts.truePositives == 2)
    #expect(group.hits.gestures == 10 && group.hits.firedCount == 4 && group.hits.fired == Self.hits.fired)
    #expect(group.parts(by: .subject).isEmpty)
    for (dimension, name) in [(ReportPart.device, "Pad"), (.source, "touchscreen")] {
      let parts = group.parts(by: dimension)
      #expect(parts.map(\.name) == [name] && parts[0].counts.total.total == 4)
    }
    #expect(group.summary(of: .latency).count == 2 && group.summary(of: .latency).median == 500)
    #expect(group.hits.summary(of: .latency).count == 4)
    #expect(Intent.allCases.map { group.counts(of: $0).total }.reduce(0, +) == 4)
    #expect(group.files.labelled == 4 && group.files.unlabelled == 1)
    #expect(Self.report.traces["recorded"] == ["p0", "p1", "p2", "p3"])
  }

  @Test("JSON has the hits beside the verdicts")
  func json() throws {
    let json = try JSONReader.value(of: Array(Self.report.json.utf8))
    let group = try #require(json["groups"]?.array?.first)
    let hits = try #require(group["hits"])
    #expect(json["schema"]?.string == "overscroll-report/2" && group["n"]?.integer == 4)
    #expect(hits["n"]?.integer == 10 && hits["busy"]?.integer == 0 && hits["files"]?.integer == 1)
    #expect(hits["fired"]?["value"]?.double == 0.4 && hits["reached"]?["value"]?.double == 0.7)
    #expect(hits["fired_by_momentum"]?["value"]?.double == 0.1)
    #expect(hits["quantiles"]?["margin_pt"]?["p50"]?.double == 1.5)
    #expect(hits["by_source"]?["touchscreen"]?["n"]?.integer == 10)
  }

  @Test("hits alone: the whole table, on a usual and on a narrow screen", arguments: [80, 40])
  func golden(columns: Int) {
    var report = Report(rate: 60)
    for index in 0..<10 {
      var label = SampleReport.scored("u", nil).label
      (label.gesture, label.gestures) = (index + 1, 10)
      report.add(ScoredGesture(label, Self.result(index)))
    }
    let table = report.table(width: columns)
    #expect(Golden.difference(of: table, from: "report-hits-\(columns).txt") == nil)
    for line in table.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
  }
}
