import Testing

@testable import ReplayReport
@testable import TraceReplay
@testable import ScrollPhysics
@testable import ReplayExperiments

@Suite("Report group")
struct ReportGroupTests {
  private func group(_ lines: [ScoredGesture]) -> ReportGroup {
    var report = Report(rate: 60)
    for line in lines { report.add(line) }
    return report.groups[0]
  }

  @Test("triggers a gesture: one with two, two with one each, one without")
  func triggers() {
    let triggers = group([
      SampleReport.scored("a", .scroll, triggers: 2), SampleReport.scored("b", .free, triggers: 1),
      SampleReport.scored("b", .free, triggers: 1), SampleReport.scored("c", .pull),
    ]).triggersPerGesture
    #expect(triggers.most == 2 && triggers.gesturesWithMore == 1)
    #expect(triggers.mean == 1 && triggers.gestures == 4)
  }

  @Test("content past its top in no gesture of any group is told, unless something fired or nothing is known")
  func neverPastTop() {
    func line(_ peak: Double?, engine: String = "mrefresh", triggers: Int = 0) -> ScoredGesture {
      var line = SampleReport.scored("t", nil, engine: engine, triggers: triggers)
      line.result.peakOverscroll = peak
      return line
    }
    func warns(_ lines: [ScoredGesture]) -> Bool {
      var report = Report(rate: 60)
      for line in lines { report.add(line) }
      let warnings = (report.groups.notes, report.groups.shortNotes)
      #expect(warnings.0 == warnings.1)
      return warnings.0.contains { $0.hasPrefix("content never moved past its top") }
    }
    #expect(warns([line(0), line(-120)]) && warns([line(nil), line(0)]))
    #expect(!warns([line(nil)]))
    #expect(!warns([line(-120), line(0.5), line(-1)]))
    // What counts the finger fires without content past its top.
    #expect(!warns([line(0), line(0, engine: "swiperefresh", triggers: 1)]))
  }

  @Test("of violations beyond the thousandth of a rule only the list knows nothing")
  func manyViolations() {
    var lines: [ScoredGesture] = []
    for number in 0..<1500 {
      var line = SampleReport.scored("t\(number)", .scroll)
      line.result.findings = [
        ReplayFinding(.offsetJump, at: 0.1, gesture: 1, size: Double(number)),
        ReplayFinding(.insetLost, at: 0.2, gesture: 1, size: 60),
      ]
      lines.append(line)
    }
    let group = group(lines)
    #expect(group.violations.count == 2000 && group.violationsLeftOut == 1000)
    #expect(group.tallies.map(\.replays) == [1500, 1500])
    #expect(group.tallies[0].worst.trace == "t1499" && group.tallies[1].worst.trace == "t0")
  }

  // Definitions.md, "Percentages": no false positive in 100, 300, 1000, 3000 leaves at most 3.7, 1.26, 0.38, 0.13 %.
  @Test(
    "no event in n traces still allows what the specification says",
    arguments: [(100, 0.037), (300, 0.0126), (1000, 0.0038), (3000, 0.0013)])
  func zeros(count: Int, most: Double) throws {
    let zeros = NoneSeen(group((0..<count).map { SampleReport.scored("t\($0)", .scroll) }))
    let trials = try #require(zeros.falseAlarms)
    #expect(trials.count == count && abs(trials.most - most) < 0.00005)
    #expect(zeros.misses == nil)
  }

  // Definitions.md, "Rates": 3.0 h without a false positive are needed to claim at most one an hour.
  @Test("so many hours without an event allow so many an hour")
  func hours() throws {
    // Half an hour each.
    let zeros = NoneSeen(group((0..<6).map { SampleReport.scored("f\($0)", .free) }))
    let hours = try #require(zeros.falseAccepts)
    #expect(hours.hours == 3 && abs(hours.mostAnHour - 0.9986) < 0.0001)
    #expect(NoneSeen(group([SampleReport.scored("f", .free, triggers: 1)])).falseAccepts == nil)
  }

  @Test("units that differ are said, and nothing where they do not")
  func units() {
    let lines = [SampleReport.scored("a", .pull), SampleReport.scored("b", .scroll)]
    #expect(group(lines).notes.isEmpty)
    var points = SampleReport.scored("c", .pull)
    points.label.units = .points
    #expect(group(lines + [points]).notes[0].contains("mm (2 gestures), points (1 gesture)"))
  }

  @Test("verdicts stand in the order of the traces, whichever engine came when")
  func verdicts() {
    var report = Report(rate: 60)
    report.add(SampleReport.scored("a", .pull, engine: "x", triggers: 1))
    report.add(SampleReport.scored("a", .pull, engine: "y"))
    report.add(SampleReport.scored("b", .scroll, engine: "x", triggers: 1))
    report.add(SampleReport.scored("b", .scroll, engine: "y"))
    report.add(SampleReport.scored("n", nil, engine: "x"))
    report.add(SampleReport.scored("f", .free, engine: "x", triggers: 3))
    report.add(SampleReport.scored("f", .free, engine: "z"))
    #expect(report.traces == ["recorded": ["a", "b", "f"]])
    #expect(report.groups.map(\.verdicts.text) == ["TFf", "N.", "--o"])
  }

  @Test("parts by source add up to what they are part of")
  func sources() {
    var pad = SampleReport.scored("a", .pull, triggers: 1)
    pad.label.source = "touchpad"
    let group = group([pad, SampleReport.scored("b", .scroll, triggers: 1)])
    let parts = group.parts(by: .source)
    #expect(parts.map(\.name) == ["touchpad", "touchscreen"])
    #expect(parts[0].counts.total.truePositives == 1 && parts[1].counts.total.falsePositives == 1)
  }
}
