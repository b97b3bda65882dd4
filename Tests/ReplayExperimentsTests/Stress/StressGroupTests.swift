import GestureTraces
import PullToRefresh
import Testing
import TraceReplay

@testable import ReplayExperiments

/// Counts of runs under stress; each verdict is written by hand.
@Suite("Counts under stress")
struct StressGroupTests {
  private func verdict(
    _ triggers: Int, at time: Double = 1, _ phase: TriggerPhase = .contact, broken: FindingKind...
  ) -> Verdict {
    Verdict(
      triggers: triggers, trigger: triggers > 0 ? time : nil, phase: triggers > 0 ? phase : nil,
      broken: broken)
  }

  private func label(_ trace: String = "a", subject: String? = nil, device: String = "pad") -> TraceLabel {
    var label = TraceLabel()
    (label.trace, label.subject, label.device) = (trace, subject, device)
    return label
  }

  @Test("a run counts once for each way in which it differs, and its delay where both fire")
  func run() {
    let usual = verdict(1, at: 1, broken: .offsetJump)
    let runs: [(Verdict, String)] = [
      (usual, "0 0 0 0 [:] 1 0.0"), (verdict(0), "0 1 0 0 [:] 0 nil"),
      (verdict(2, at: 1.5), "0 0 1 0 [:] 1 0.5"), (verdict(1, at: 0.75, .released), "0 0 0 1 [:] 1 -0.25"),
      // What was broken before is not new; what is new counts where nothing fires, too.
      (verdict(1, broken: .offsetJump, .insetLost), "0 0 0 0 [inset-lost: 1] 1 0.0"),
      (verdict(0, broken: .insetLost), "0 1 0 0 [inset-lost: 1] 0 nil"),
    ]
    func words(_ run: Verdict, _ usual: Verdict) -> String {
      var tally = StressTally()
      tally.add([run], usual: usual, of: SampledUnit(label()))
      let broken = tally.newlyBroken.map { "\($0.key.rawValue): \($0.value)" }
      #expect(tally.runs == 1 && tally.traces == 1 && tally.newlyBrokenCount == broken.count)
      #expect(tally.flippedRuns == tally.gained + tally.lost && tally.flipped == tally.flippedRuns)
      return
        "\(tally.gained) \(tally.lost) \(tally.extraTriggers) \(tally.otherPhase) [\(broken.first ?? ":")] \(tally.delay.count) "
        + (tally.delay.value(at: 0.5).map { "\($0)" } ?? "nil")
    }
    for (run, expected) in runs { #expect(words(run, usual) == expected) }
    #expect(words(verdict(3), verdict(0)) == "1 0 0 0 [:] 0 nil")
    #expect(words(verdict(0), verdict(0)) == "0 0 0 0 [:] 0 nil")
  }

  @Test("a trace flips once however many of its runs do, in its own person's and device's share")
  func units() {
    var tally = StressTally()
    #expect(tally.flippedShare == nil)
    let (one, other) = (SampledUnit(label(subject: "p")), SampledUnit(label(subject: "p", device: "screen")))
    tally.add([verdict(0), verdict(0), verdict(1)], usual: verdict(1), of: one)
    tally.add([verdict(1)], usual: verdict(1), of: one)
    tally.add([verdict(1)], usual: verdict(0), of: other)
    tally.add([], usual: verdict(0), of: other)
    #expect((tally.traces, tally.runs, tally.flipped, tally.flippedRuns) == (4, 5, 2, 3))
    #expect(tally.flippedShare == 0.5 && tally.byUnit.count == 2)
    #expect(tally.byUnit[one]?.successes == 1 && tally.byUnit[one]?.trials == 2)
    #expect(tally.byUnit[other]?.successes == 1 && tally.byUnit[other]?.trials == 2)
  }

  @Test(
    "the run that shows a trace's change is the first that flips, else the first with more triggers or a newly broken rule"
  )
  func example() {
    func shown(_ usual: Verdict, _ runs: [[Verdict]]) -> String? {
      StressExample(StressRuns(usual: usual, stressed: runs), trace: "a").map {
        "\($0.condition).\($0.number) \($0.flips) \($0.others) of \($0.runs) \($0.firesOtherwise)"
      }
    }
    let (fires, quiet) = (verdict(1), verdict(0))
    #expect(shown(fires, [[fires], [fires, fires]]) == nil && shown(quiet, [[quiet], []]) == nil)
    #expect(shown(fires, [[fires, verdict(2)], [quiet], [quiet, quiet]]) == "1.0 3 1 of 5 true")
    #expect(shown(fires, [[fires], [fires, verdict(2), verdict(3)]]) == "1.1 0 2 of 4 true")
    #expect(shown(quiet, [[verdict(0, broken: .insetLost)], [quiet, fires]]) == "1.1 1 1 of 3 false")
    #expect(shown(quiet, [[quiet], [verdict(0, broken: .insetLost)]]) == "1.0 0 1 of 2 false")
    // Later, or for another cause, is no harm.
    #expect(shown(fires, [[verdict(1, at: 9, .settling)]]) == nil)
  }

  @Test("the worst trace has most flips, then most other changes, and is the first of several")
  func worst() {
    var group = StressGroup(
      engine: "e", model: "m", origin: "o", conditions: Array(StressCondition.all.prefix(2)))
    let (fires, quiet, twice) = (verdict(1), verdict(0), verdict(2))
    var shown: [String?] = []
    for (name, runs) in [
      ("a", [[fires], [fires]]), ("b", [[fires], [twice]]), ("c", [[twice], [fires]]),
      ("d", [[quiet], [fires]]),
      ("e", [[fires], [quiet]]), ("f", [[quiet], [twice]]), ("g", [[twice, twice], [twice]]),
    ] {
      group.add(StressRuns(usual: fires, stressed: runs), of: label(name))
      shown.append(group.worst?.trace)
    }
    #expect(shown == [nil, "b", "b", "d", "d", "f", "f"])
    #expect(group.tallies.map(\.traces) == [7, 7] && group.overall.traces == 7)
    #expect(group.tallies.map(\.runs) == [8, 7] && group.overall.runs == 15)
    #expect(group.tallies.map(\.flipped) == [2, 1] && group.overall.flipped == 3)
  }

  @Test(
    "groups are by engine, model and origin, in the order of their first trace; over a share, the worst first"
  )
  func groups() {
    var report = StressReport(conditions: Array(StressCondition.all.prefix(1)), seed: 3)
    let (fires, quiet) = (verdict(1), verdict(0))
    func add(_ engine: String, _ model: String, _ origin: String, flips: Int, of traces: Int) {
      var label = label()
      label.origin = origin
      for trace in 0..<traces {
        report.add(
          StressRuns(usual: fires, stressed: [[trace < flips ? quiet : fires]]), engine: engine, model: model,
          label: label)
      }
    }
    add("a", "m", "o", flips: 1, of: 4)
    add("a", "n", "o", flips: 2, of: 4)
    add("b", "m", "o", flips: 3, of: 4)
    add("a", "m", "p", flips: 1, of: 2)
    add("a", "m", "o", flips: 0, of: 1)
    func names(_ groups: [StressGroup]) -> [String] { groups.map { $0.engine + $0.model + $0.origin } }
    #expect(names(report.groups) == ["amo", "ano", "bmo", "amp"])
    #expect(report.groups.map(\.overall.traces) == [5, 4, 4, 2])
    #expect(names(report.groups(flippingMoreThan: 0)) == ["bmo", "ano", "amp", "amo"])
    #expect(names(report.groups(flippingMoreThan: 0.2)) == ["bmo", "ano", "amp"])
    #expect(names(report.groups(flippingMoreThan: 0.5)) == ["bmo"])
  }

  @Test("a verdict's words have its number of triggers, its first and its broken rules")
  func words() {
    #expect(
      verdict(0).words == "does not fire"
        && verdict(0, broken: .insetLost).words == "does not fire; inset-lost")
    #expect(verdict(1, at: 0.43325).words == "fires at 433.3 ms, contact")
    #expect(
      verdict(3, at: 2, .settling, broken: .offsetJump, .insetLost).words
        == "fires 3 times, first at 2000.0 ms, settling; offset-jump, inset-lost")
    #expect(verdict(1).flips(from: verdict(0)) && !verdict(1).flips(from: verdict(2)))
  }

  @Test("the conditions, as the tables name them, and what each does to a replay's options")
  func conditions() {
    var usual = ReplayOptions()
    usual.frames.seed = 77
    let changes: [(String, (inout ReplayOptions) -> Void)] = [
      ("late-16ms", { $0.usesArrival = true }), ("display-90hz", { $0.rate = 90 }),
      ("frame-phase", { $0.frames.phase = 0.375 }),
      ("frames-late", { ($0.frames.late, $0.frames.seed) = (0.95, 13) }),
      ("frames-drop-50", { ($0.frames.dropped, $0.frames.seed) = (0.5, 13) }),
      ("updates-3", { $0.frames.updateDelay = 3 }), ("unchanged", { _ in }), ("jitter-8ms", { _ in }),
      ("samples-90hz", { _ in }), ("drop-5", { _ in }), ("lost-60ms", { _ in }),
    ]
    for (name, change) in changes {
      var expected = usual
      change(&expected)
      let condition = StressCondition.all.first { $0.name == name }
      #expect(condition?.options(usual, repeat: 3, seed: 10) == expected, "\(name)")
    }
    let table = StressCondition.all.map {
      "\($0.name) ×\($0.repeats)\($0.changesTrace ? "*" : ""): \($0.words)"
    }
    #expect(
      table == [
        "unchanged ×1: nothing; a control", "samples-30hz ×1*: the finger's path resampled at 30 Hz",
        "samples-60hz ×1*: the finger's path resampled at 60 Hz",
        "samples-90hz ×1*: the finger's path resampled at 90 Hz",
        "samples-125hz ×1*: the finger's path resampled at 125 Hz",
        "samples-250hz ×1*: the finger's path resampled at 250 Hz",
        "samples-500hz ×1*: the finger's path resampled at 500 Hz",
        "samples-1000hz ×1*: the finger's path resampled at 1000 Hz",
        "jitter-2ms ×4*: samples up to 2 ms early or late, at most half way to the next",
        "jitter-8ms ×4*: samples up to 8 ms early or late, at most half way to the next",
        "drop-5 ×4*: 5 % of the samples removed", "drop-20 ×4*: 20 % of the samples removed",
        "lost-60ms ×4*: the samples of 60 ms in each gesture removed",
        "late-16ms ×4*: events arrive up to 16 ms late", "late-50ms ×4*: events arrive up to 50 ms late",
        "frame-phase ×8: frames from k/8 of a period on", "display-60hz ×1: 60 frames per second",
        "display-90hz ×1: 90 frames per second", "display-120hz ×1: 120 frames per second",
        "frames-late ×4: frames up to a period late", "frames-drop-10 ×4: 10 % of the frames not shown",
        "frames-drop-50 ×4: 50 % of the frames not shown",
        "updates-1 ×1: insets, scrolls and callbacks take effect 1 frame later",
        "updates-2 ×1: insets, scrolls and callbacks take effect 2 frames later",
        "updates-3 ×1: insets, scrolls and callbacks take effect 3 frames later",
        "updates-5 ×1: insets, scrolls and callbacks take effect 5 frames later",
      ])
  }
}
