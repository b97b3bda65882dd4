import GestureTraces
import ReplayExperiments
import ReplayStatistics
import TestSamples
import Testing

@testable import ReplayReport

/// Sweeps of eight people, of one person with six devices and of a generator, in points, with one or several own thresholds.
///
/// Person `k`'s pulls 0 to 3 fire up to 80 + 10·(number + `k`) pt, the scrolls up to 30 + 10·(number + 2·(`k` mod 3)), a cancelled pull up to 75,
/// gestures without an intent up to 40 + 20·number. In free use the person triggers `k` mod 3 times at 50 pt and once less at each further one.
@Suite("Sweeps by people and devices")
struct PeopleSweepTests {
  enum Way: String, CaseIterable {
    /// The highest threshold of each gesture is known.
    case critical
    /// Each threshold of the grid was run.
    case runs
    /// As `runs`, from rows of a replay, which do not say the engine's own threshold.
    case rows
  }

  private static let grid = [50.0, 90, 100, 120, 160]

  /// The highest threshold at which a gesture of the sample fires.
  private static func critical(_ label: TraceLabel) -> Double {
    let words = label.trace.split(separator: "/")
    let person = Double(words[1].dropFirst()) ?? 0
    let number = Double(words[2].split(separator: "-").last?.split(separator: ".").first ?? "") ?? 0
    switch label.intent {
    case .pull: return 80 + 10 * (number + person)
    case .scroll: return 30 + 10 * (number + 2 * person.truncatingRemainder(dividingBy: 3))
    case .pullCancel: return 75
    default: return 40 + 20 * number
    }
  }

  private static func replay(_ label: TraceLabel, _ way: Way, own: Double, isBusy: Bool) -> SweptReplay {
    var replay = SweptReplay()
    (replay.engine, replay.model, replay.reason) = ("mine", "uikit", "varies only the threshold")
    (replay.grid, replay.isBusy) = (grid, isBusy)
    let critical = critical(label)
    replay.own = way == .rows ? nil : own
    replay.isOfRows = way == .rows
    replay.firesAtOwn = own <= critical
    if way == .critical { replay.critical = critical } else { replay.method = .replay }
    if label.intent == .free {
      let person = Int(label.subject?.dropFirst() ?? "") ?? 2
      replay.triggers = grid.indices.map { max(0, person % 3 - $0) }
      replay.triggersAtOwn = label.gesture == 1 ? person % 3 : 0
    } else if way != .critical {
      replay.triggers = grid.map { $0 <= critical ? 1 : 0 }
      replay.triggersAtOwn = replay.firesAtOwn ? 1 : 0
    }
    return replay
  }

  /// The sweep of one origin; with several own thresholds they are 95 to 102 pt, by person.
  private static func sweep(_ origin: String, _ way: Way, hasSeveralOwn: Bool = false) -> Sweep {
    var sweep = Sweep(
      unit: .points, costs: .init(falseAccept: 2, miss: 1), best: hasSeveralOwn ? .leastCost : .youden,
      falseAlarmRate: 0.1)
    for gesture in SamplePeople.all where gesture.label.origin == origin {
      let person = Double(gesture.label.trace.split(separator: "/")[1].dropFirst()) ?? 0
      let own = hasSeveralOwn ? 95 + person : 95
      sweep.add(
        [replay(gesture.label, way, own: own, isBusy: gesture.results[0].result.isBusy)], gesture.label)
    }
    return sweep
  }

  private static func text(_ sweep: Sweep) -> String {
    [sweep.answer(width: 90), sweep.text(width: 110), sweep.csv, SamplePeople.lines(sweep.json)]
      .joined(separator: "\n---\n")
  }

  @Test("people, however the verdicts were found", arguments: Way.allCases)
  func people(way: Way) {
    #expect(
      Golden.difference(of: Self.text(Self.sweep("recorded", way)), from: "people-sweep-\(way).txt") == nil)
  }

  @Test("devices, generated gestures, and thresholds of its own that differ")
  func others() {
    for (name, sweep) in [
      ("devices", Self.sweep("imported", .critical)), ("generated", Self.sweep("synthetic", .runs)),
      ("own", Self.sweep("recorded", .critical, hasSeveralOwn: true)),
      ("own-runs", Self.sweep("recorded", .runs, hasSeveralOwn: true)),
    ] {
      #expect(Golden.difference(of: Self.text(sweep), from: "people-sweep-\(name).txt") == nil)
    }
  }

  // Counted anew from the table above: a gesture fires at every threshold up to its highest one.
  @Test("counts at every threshold and at its own are those counted by hand", arguments: Way.allCases)
  func counts(way: Way) throws {
    let group = try #require(Self.sweep("recorded", way).groups.first)
    let labels = SamplePeople.all.filter { $0.label.origin == "recorded" && !$0.results[0].result.isBusy }
      .map(\.label)
    func fired(_ at: Double, _ intents: [Intent?]) -> Int {
      labels.count { intents.contains($0.intent) && at <= Self.critical($0) }
    }
    let shares = group.shares(group.curve)
    for (index, threshold) in Self.grid.enumerated() {
      #expect(shares[index].total.truePositives == fired(threshold, [.pull]))
      #expect(shares[index].total.falsePositives == fired(threshold, [.scroll, .pullCancel]))
      #expect(group.unlabelledFired[index] == fired(threshold, [nil]))
      #expect(group.unlabelledShares[index].value == Double(fired(threshold, [nil])) / 24)
    }
    #expect(shares.allSatisfy { $0.total.total == 72 && $0.total.wanted == 32 })
    #expect(group.ownShares.total.truePositives == fired(95, [.pull]) && group.busy == 1)
    #expect(group.ownFreeTriggers == 7 && group.ownFalseAccepts.hours == 2)
    // Each of two gestures of free use: 0+1+2+0+1+2+0+1 at 50 pt, and 2 of two people at 90 pt.
    #expect(group.freeTriggers == [14, 4, 0, 0, 0])
  }
}
