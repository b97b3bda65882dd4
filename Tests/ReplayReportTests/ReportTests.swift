import GestureTraces
import ReplayReport
import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Report")
struct ReportTests {
  @Test("engines and origins are groups of their own, in order of appearance")
  func groups() {
    #expect(
      SampleReport.report.groups.map { "\($0.engine) \($0.origin)" } == [
        "mrefresh recorded", "mrefresh synthetic", "isalternative-release recorded",
        "isalternative-release synthetic",
      ])
  }

  @Test("a pull that fires is a hit, anything else that fires a false alarm, however often it fires")
  func confusion() {
    let counts = SampleReport.report.groups[0].counts
    #expect(counts.truePositives == 3 && counts.falseNegatives == 1)
    #expect(counts.falsePositives == 1 && counts.trueNegatives == 1)
  }

  @Test("free traces make the exposure and nothing else")
  func free() {
    let group = SampleReport.report.groups[0]
    #expect(group.counts.total == 6 && group.counts(of: .free).total == 0)
    #expect(group.falseAccepts == PoissonRate(events: 1, hours: 0.5))
    #expect(group.latency.greatest == 0.05)
  }

  @Test("intents, devices and subjects each add up to what they are part of")
  func parts() {
    let group = SampleReport.report.groups[0]
    #expect(Intent.allCases.map { group.counts(of: $0).total }.reduce(0, +) == group.counts.total)
    #expect(group.parts(by: .device).map(\.counts.total.fired).reduce(0, +) == group.counts.fired)
    #expect(
      group.parts(by: .subject).map(\.name) == ["s01"]
        && group.parts(by: .subject)[0].counts.total.falsePositives == 1)
  }

  @Test("what is left out is listed once, with why; an F before all else")
  func excluded() {
    #expect(
      SampleReport.report.excluded.map(\.trace) == ["u", "g"])
    let reasons = SampleReport.report.excluded.map(\.reason)
    #expect(reasons.count == 2 && reasons[0].hasPrefix("unfinished") && reasons[1].hasPrefix("graded F"))
  }

  @Test("a gesture without an intent is counted as a hit or none, and in no verdict")
  func unlabelled() {
    let group = SampleReport.report.groups[0]
    #expect(group.hits.gestures == 1 && group.hits.firedCount == 0)
    #expect(SampleReport.report.traces["recorded"]?.contains("n") == false)
  }

  @Test(
    "a gesture that begins during a refresh is counted apart and in no rate, but for its triggers in free use"
  )
  func busy() {
    var report = Report(rate: 60)
    for (name, intent) in [("p", Intent.pull), ("s", .scroll), ("n", nil), ("f", .free)] {
      var scored = SampleReport.scored(name, intent, triggers: 1, latency: 0.1)
      scored.result.isBusy = true
      report.add(scored)
    }
    let group = report.groups[0]
    #expect(group.busy == 2 && group.counts.total == 0 && group.summary(of: .latency).count == 0)
    #expect(group.hits.busy == 1 && group.hits.gestures == 0 && group.freeTriggers == 1)
  }

  @Test("the exposure of free use counts once a trace, its triggers in every gesture")
  func exposure() {
    var report = Report(rate: 60)
    for gesture in 1...3 {
      var scored = SampleReport.scored("f", .free, triggers: 1)
      (scored.label.gesture, scored.label.gestures) = (gesture, 3)
      scored.label.carriesDuration = gesture == 1
      report.add(scored)
    }
    #expect(report.groups[0].falseAccepts == PoissonRate(events: 3, hours: 0.5))
    #expect(report.traces["recorded"] == ["f#1", "f#2", "f#3"])
  }

  @Test("a trace without a drag is left out once, by its own name, whatever was meant")
  func noDrag() {
    var report = Report(rate: 60)
    for engine in ["a", "b"] {
      var scored = SampleReport.scored("w", .pull, engine: engine)
      (scored.label.gesture, scored.label.gestures) = (0, 0)
      report.add(scored)
    }
    #expect(report.groups.isEmpty && report.excluded.map(\.trace) == ["w"])
    #expect(report.excluded.map(\.reason) == ["no drag in it"])
  }

  @Test("each rule that was broken has its count of replays and its worst violation")
  func violations() {
    let group = SampleReport.report.groups[0]
    #expect(group.violations.map(\.trace) == ["s0", "s0"])
    #expect(group.tallies.map(\.kind) == [.offsetJump, .insetLost])
    #expect(group.tallies.map(\.replays) == [1, 1])
    #expect(group.tallies[0].worst.finding.size == -12)
    #expect(SampleReport.report.groups[1].tallies.isEmpty)
  }

  // The same gestures, so the same draws of the same names, whoever made them.
  @Test(
    "a group draws people, generated ones too, and its bounds contain F1",
    arguments: ["recorded", "synthetic"])
  func group(origin: String) throws {
    var report = Report(rate: 60)
    for person in 0..<12 {
      // Hits, false alarms, misses and quiet takes of each: more misses with every third person.
      let cells = [9 - person % 3, person % 4, 1 + 2 * (person % 3), 20]
      for (kind, times) in cells.enumerated() {
        for _ in 0..<times {
          var scored = SampleReport.scored(
            "t", kind % 2 == 0 && kind < 3 ? .pull : .scroll, triggers: kind < 2 ? 1 : 0)
          scored.label.subject = "p\(person)"
          scored.label.origin = origin
          report.add(scored)
        }
      }
    }
    let f1 = report.groups[0].scores.f1
    let (low, value, high) = (try #require(f1.low), try #require(f1.value), try #require(f1.high))
    #expect(low < value && value < high)
    // By hand: 96 hits, 18 false alarms, 36 misses.
    #expect(abs(value - 192.0 / (192 + 18 + 36)) < 1e-15)
  }
}
