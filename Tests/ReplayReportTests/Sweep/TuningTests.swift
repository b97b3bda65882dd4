import GestureTraces
import PullToRefresh
import ReplayStatistics
import Testing

@testable import ReplayReport
@testable import ScrollPhysics
@testable import ReplayExperiments

@Suite("Tuning")
struct TuningTests {
  private static let costs = ReceiverCurve.Costs(falseAccept: 1, miss: 1)

  private func label(_ intent: Intent, _ subject: String?, device: String = "pad") -> TraceLabel {
    var label = TraceLabel()
    (label.intent, label.subject, label.device, label.origin) = (intent, subject, device, "synthetic")
    return label
  }

  /// Pulls fire up to 80…99 pt, scrolls up to 30…49: any threshold above 49 and up to 80 is right in all.
  private func clean(subjects: Int) -> ([TraceLabel], [Double]) {
    let traces = (0..<40).map { number in label(number % 2 == 0 ? .pull : .scroll, "s\(number % subjects)") }
    let critical: [Double] = (0..<40).map { number in
      let step = Double(number / 2)
      return number % 2 == 0 ? 80 + step : 30 + step
    }
    return (traces, critical)
  }

  @Test("the middle of the thresholds that judge all rightly, in few digits")
  func separable() throws {
    let (traces, critical) = clean(subjects: 3)
    let policy = RefreshPolicy(threshold: .points(150))
    let tuning = Tuning([.init(policy: policy, critical: critical)], traces: traces, costs: Self.costs)
    let best = try #require(tuning.best)
    // (49 + 80) / 2 = 64.5, and 65 is within.
    #expect(best.threshold == 65 && best.score == 1)
    #expect(best.stretch.above == 49 && best.stretch.upTo == 80)
    #expect(tuning.score(fires: critical.map { 150 <= $0 }) == 0.5)
    #expect(tuning.people.test == 1 && tuning.people.optimism == 0 && tuning.people.folds == 3)
    #expect(tuning.devices.test == nil)
    #expect(tuning.devices.why == "the traces name fewer than two devices")
  }

  // Halves are between the two: a whole number if one is above the scroll's and at most the pull's, else with one decimal, and so on.
  @Test(
    "a threshold has as few decimals as fit between what must not fire and what must",
    arguments: [
      (64, 65, 65), (64, 64.8, 64.4), (64.2, 64.8, 64.5), (64.31, 64.39, 64.35), (64.3, 64.5, 64.4),
      (64.311, 64.317, 64.314), (64.3111, 64.3112, 64.31115), (0.2, 0.3, 0.3), (0, 1, 1), (0, 0.5, 0.3),
    ] as [(Double, Double, Double)])
  func decimals(above: Double, upTo: Double, expected: Double) throws {
    let tuning = Tuning(
      [.init(policy: RefreshPolicy(threshold: .points(150)), critical: [above, upTo])],
      traces: [label(.scroll, "a"), label(.pull, "a")], costs: Self.costs)
    let best = try #require(tuning.best)
    #expect(abs(best.threshold - expected) < 1e-9 && best.threshold > above && best.threshold <= upTo)
  }

  // The engine fires in 30 of the 40, its policy in none: 20 pulls and 10 others, and 20 others that it leaves alone.
  @Test("as it came is the engine's own score, its policy's beside it; lines fit")
  func result() throws {
    let (traces, critical) = clean(subjects: 3)
    let tuning = Tuning(
      [.init(policy: RefreshPolicy(threshold: .points(150)), critical: critical)], traces: traces,
      costs: Self.costs)
    let fires = traces.indices.map { $0 % 4 != 3 }
    let result = TuningResult(
      tuning, try #require(tuning.best), asItCame: fires, asPolicy: traces.map { _ in false }, name: "mine",
      model: "uikit")
    let json = result.json
    #expect(json.contains(#""score_before":0.75,"score_before_as_policy":0.5,"score":1"#))
    #expect(
      result.text(width: 80).hasPrefix(
        "mine on uikit was tuned on 40 synthetic gestures, 20 of them pulls.\n"))
    let text = result.text(width: 44)
    #expect(
      text.split(separator: "\n").contains { $0.hasPrefix("the engine itself  ") && $0.contains("  75.0%") })
    #expect(
      text.split(separator: "\n").contains {
        $0.hasPrefix("the engine as a policy  ") && $0.contains("  50.0%")
      })
    for line in text.split(separator: "\n") { #expect(line.count <= 44, "\(line)") }
    let same = TuningResult(
      tuning, try #require(tuning.best), asItCame: fires, asPolicy: fires, name: "mine", model: "uikit")
    #expect(!same.text(width: 80).contains("as a policy"))
  }

  @Test("the first candidate wins unless another costs less")
  func candidates() throws {
    let (traces, critical) = clean(subjects: 2)
    var release = RefreshPolicy(threshold: .points(1))
    release.moment = .release
    let worse = critical.map { $0 > 90 ? $0 - 60 : $0 }
    func moment(_ lists: [[Double]]) throws -> Int {
      let candidates = lists.map { Tuning.Candidate(policy: release, critical: $0) }
      return try #require(Tuning(candidates, traces: traces, costs: Self.costs).best).candidate
    }
    #expect(try moment([critical, critical]) == 0)
    #expect(try moment([worse, critical]) == 1)
  }

  // By hand: without s1 the best is 65 (s0's pulls 80, others 50), which misses both pulls of s1 at 40 and takes none of
  // its others at 20: 2 of 4 right. Without s0 the best is 30: 4 of 4 pulls, and both others of s0 fire: 2 of 4 right.
  @Test("people who pull differently show as optimism")
  func optimism() throws {
    let traces = ["s0", "s1"].flatMap {
      [label(.pull, $0), label(.pull, $0), label(.scroll, $0), label(.scroll, $0)]
    }
    let critical: [Double] = [80, 80, 50, 50, 40, 40, 20, 20]
    let policy = RefreshPolicy(threshold: .points(65))
    let tuning = Tuning([.init(policy: policy, critical: critical)], traces: traces, costs: Self.costs)
    #expect(tuning.people.training == 1 && tuning.people.test == 0.5 && tuning.people.optimism == 0.5)
  }

  // One pull of each at 20 is missed by 65, and 3 of 4 are right with and without each of them.
  @Test("the score of what is tuned on is over all rounds, like that of what is left out")
  func training() {
    let traces = ["a", "b"].flatMap {
      [
        label(.pull, $0, device: "d" + $0), label(.pull, $0, device: "d" + $0), label(.scroll, $0),
        label(.scroll, $0),
      ]
    }
    let tuning = Tuning(
      [.init(policy: RefreshPolicy(threshold: .points(65)), critical: [80, 20, 50, 50, 80, 20, 50, 50])],
      traces: traces, costs: Self.costs)
    #expect(tuning.people.training == 0.75 && tuning.people.test == 0.75 && tuning.people.optimism == 0)
    // Without the pad's scrolls there are pulls alone.
    #expect(tuning.devices.folds == 3 && tuning.devices.training == nil)
    #expect(tuning.devices.why == "without 'pad' pulls or other gestures are missing")
  }

  @Test("where never firing costs less there is no choice")
  func hopeless() {
    let traces = [label(.pull, "a"), label(.scroll, "a"), label(.scroll, "b")]
    let tuning = Tuning(
      [.init(policy: RefreshPolicy(threshold: .points(65)), critical: [20, 90, 90])], traces: traces,
      costs: Self.costs)
    #expect(tuning.best == nil)
  }

  // Never to fire misses one pull; up to 90 pt a scroll fires with it: one mistake either way.
  @Test("a threshold that costs as much as never firing is a choice")
  func equalToNever() throws {
    let tuning = Tuning(
      [.init(policy: RefreshPolicy(threshold: .points(65)), critical: [90, 90])],
      traces: [label(.pull, "a"), label(.scroll, "a")], costs: Self.costs)
    let best = try #require(tuning.best)
    #expect(best.threshold == 90 && best.score == 0.5)
    #expect(best.counts.truePositives == 1 && best.counts.falsePositives == 1)
  }

  // On one person's three: never to fire costs 1, up to 90 pt both scrolls and the pull cost 3, up to 20 pt the scrolls 2.
  @Test("that never firing is cheaper without somebody is why there is no figure")
  func cheaper() {
    let traces = ["a", "b"].flatMap { [label(.pull, $0), label(.scroll, $0), label(.scroll, $0)] }
    let tuning = Tuning(
      [.init(policy: RefreshPolicy(threshold: .points(65)), critical: [20, 90, 90, 20, 90, 90])],
      traces: traces, costs: Self.costs)
    #expect(tuning.people.why == "without 'a' never firing costs less")
  }
}
