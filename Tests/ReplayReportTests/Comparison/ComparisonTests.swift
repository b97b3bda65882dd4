import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayReport
import ReplayStatistics
import ScrollPhysics
import TestSamples
import Testing

@Suite("Comparison")
struct ComparisonTests {
  private let pair = SampleComparison.comparison.pairs[0]

  // By hand: early fires in all ten pulls, late in seven; early fires in four of the six others, late in none.
  @Test("who was right is counted apart for pulls and others, and free use for neither")
  func counts() {
    #expect(pair.pulls == PairedCounts(both: 7, onlyFirst: 3, onlySecond: 0, neither: 0))
    #expect(pair.others == PairedCounts(both: 2, onlyFirst: 0, onlySecond: 4, neither: 0))
    #expect(pair.total == 16)
    #expect(abs((pair.recallDifference.value ?? 0) + 0.3) < 1e-15)
    #expect(abs((pair.falsePositiveDifference.value ?? 0) + 4.0 / 6) < 1e-15)
    #expect(pair.free.first == 2 && pair.free.second == 0 && pair.freeDifference.value == -4)
    #expect(pair.freeDifference.why == "fewer than 5 people or devices, no bootstrap")
  }

  // Two-sided exact p: 2·½³ and 2·½⁴; Holm doubles the smaller and leaves the greater, which is not below it.
  @Test("each p is McNemar's, and Holm's over all tests of the run")
  func tests() throws {
    let tests = SampleComparison.comparison.tests[0]
    let (pulls, others) = (try #require(tests.pulls), try #require(tests.others))
    #expect(pulls.p == 0.25 && others.p == 0.125)
    #expect(pulls.adjusted == 0.25 && others.adjusted == 0.25)
  }

  @Test("times are differences of the traces in which both fired, with bounds by people")
  func times() throws {
    #expect(pair.times.trigger.count == 7 && pair.times.trigger.clusters == 5)
    // late fires at 1 + peak / 10⁴, early at 0.4: from 0.6132 to 0.6138, the middle one 0.6135.
    #expect(abs(try #require(pair.times.trigger.median.value) - 0.6135) < 1e-12)
    #expect(try #require(pair.times.trigger.mean.low) >= 0.613)
    #expect(try #require(pair.times.trigger.mean.high) <= 0.614)
  }

  // Expected: a bootstrap of the same differences, each named by its device by hand. Early fires 0, 1 or 2 times in each half hour of
  // free use, six times in three hours; late never.
  @Test("one person with six devices: times and free use have intervals by device, as shares have")
  func devices() throws {
    var comparison = Comparison(engines: ["early", "late"], rate: 60, comparesAll: false)
    var expected = ClusteredValues()
    for device in 0..<6 {
      func label(_ name: String, _ intent: Intent) -> TraceLabel {
        var label = SampleComparison.label("\(name)-\(device)", intent, subject: "ann")
        label.device = "Pad \(device)"
        return label
      }
      for peak in [130.0 + 10 * Double(device), 200] {
        comparison.add(label("pull", .pull), SampleComparison.drag(peak: peak, atLift: peak))
        expected.add(1 + peak / 1e4 - 0.4, cluster: "dPad \(device)")
      }
      let times = (0..<device % 3).map { 3 + 6 * Double($0) }
      comparison.add(
        label("free", .free),
        [
          SampleComparison.result(
            "early", threshold: 90, moment: .crossing, peak: 95, atLift: 95, firedAt: times),
          SampleComparison.result("late", threshold: 120, moment: .release, peak: 95, atLift: 95),
        ])
    }
    let pair = try #require(comparison.pairs.first)
    #expect(pair.sampling.words == "6 devices")
    #expect(pair.times.trigger == expected && pair.times.trigger.clusters == 6)
    #expect(pair.times.trigger.median.low != nil && pair.times.trigger.mean.high != nil)
    let free = pair.freeDifference
    #expect(free.value == -2)
    #expect(try #require(free.low) < -2 && -2 < (try #require(free.high)))
    let table = comparison.table(width: 200, showing: 0, replay: SampleComparison.replay)
    #expect(!table.contains(ClusterBootstrap.tooFew))
  }

  @Test("what cannot be counted is left out with its reason, and origins are pairs of their own")
  func origins() {
    var comparison = SampleComparison.comparison
    // The gesture without an intent is in neither table, but apart.
    #expect(
      comparison.excluded.isEmpty
        && comparison.pairs[0].hits == PairedCounts(both: 0, onlyFirst: 0, onlySecond: 0, neither: 1))
    var unfinished = SampleComparison.label("cut", .pull)
    unfinished.isUnfinished = true
    comparison.add(unfinished, SampleComparison.drag(peak: 150, atLift: 150))
    #expect(comparison.excluded.map(\.trace) == ["cut"])
    let label = SampleComparison.label("x", .pull, origin: "synthetic")
    comparison.add(label, SampleComparison.drag(peak: 150, atLift: 150))
    #expect(comparison.pairs.map(\.origin) == ["recorded", "synthetic"])
    #expect(comparison.pairs[1].pulls.total == 1 && comparison.isSame == false)
    #expect(comparison.pairs[1].firesAlike && !comparison.pairs[1].isSame)
    #expect(comparison.tests.count == 2 && comparison.tests[1].others == nil)
  }

  @Test("three engines give two pairs against the first, or all three")
  func pairs() {
    for (comparesAll, expected) in [
      (false, [["a", "b"], ["a", "c"]]), (true, [["a", "b"], ["a", "c"], ["b", "c"]]),
    ] {
      var comparison = Comparison(engines: ["a", "b", "c"], rate: 60, comparesAll: comparesAll)
      let results = SampleComparison.drag(peak: 150, atLift: 150)
      comparison.add(SampleComparison.label("x", .pull), results + [results[0]])
      #expect(comparison.pairs.map { [$0.first, $0.second] } == expected)
    }
  }

  @Test("gestures compared together, pairs in any order, are what they are one by one")
  func together() {
    let (origins, intents) = (["recorded", "synthetic"], [Intent.pull, .scroll, .free, .pull])
    let gestures = (0..<40).map { index in
      let peak = 60 + 10 * Double(index % 9)
      var results = SampleComparison.drag(peak: peak, atLift: index % 4 == 0 ? 30 : peak)
      // Nine engines: 36 pairs, more than one thread takes at once.
      results = (0..<9).map { results[$0 % 2] }
      for (number, delay) in [0.01, 0.2, 0.5].enumerated() {
        results[2 * number + 1].result.trigger = results[1].result.trigger.map { $0 + delay }
      }
      let label = SampleComparison.label(
        "t\(index / 2)", intents[index % 4], subject: "s\(index % 6)", origin: origins[index / 20])
      return ComparedTrace.Gesture(label, on: index % 3 == 0 ? "uikit" : "native", results)
    }
    let names = (0..<9).map { "e\($0)" }
    var (one, all) = (
      Comparison(engines: names, rate: 60, comparesAll: true),
      Comparison(engines: names, rate: 60, comparesAll: true)
    )
    for gesture in gestures { one.add(gesture.label, on: gesture.ground, gesture.results) }
    let backwards = WorkSpread { count, work in for index in (0..<count).reversed() { work(index) } }
    all.add(gestures, by: backwards)
    #expect(one == all && all.pairs.count == 4 * 36)
    #expect(
      one.json(showing: 3, replay: SampleComparison.replay)
        == all.json(showing: 3, by: backwards, replay: SampleComparison.replay))
    #expect(
      one.table(width: 80, showing: 3, replay: SampleComparison.replay)
        == all.table(width: 80, showing: 3, by: backwards, replay: SampleComparison.replay))
    #expect(all.pairs[0].files.labelled > 0 && all.pairs.contains { !$0.disagreements.isEmpty })
  }

  @Test("an engine compared to itself differs nowhere")
  func same() {
    var comparison = Comparison(engines: ["a", "b"], rate: 60, comparesAll: false)
    for (index, intent) in [Intent.pull, .scroll, .free].enumerated() {
      let one = SampleComparison.drag(peak: 80 + 20 * Double(index), atLift: 20)[0]
      comparison.add(SampleComparison.label("t\(index)", intent), [one, one])
    }
    #expect(comparison.isSame == true && comparison.pairs[0].disagreements.isEmpty)
    #expect(comparison.tests[0].pulls?.p == 1)
    #expect(
      comparison.table(width: 80, showing: 3, replay: SampleComparison.replay).contains(
        "A and B fire and call back at the same times in every gesture.\n"))
  }

  /// Two engines that fire at the same moments in six pulls; the second calls back so many seconds later, in the pulls in order.
  private func told(_ delays: [Double?], trigger: Double = 0) -> Comparison {
    var comparison = Comparison(engines: ["a", "b"], rate: 60, comparesAll: false)
    for (index, delay) in delays.enumerated() {
      var one = SampleComparison.drag(peak: 150, atLift: 150)[0]
      one.result.callback = one.result.trigger.map { $0 + 0.1 }
      var other = one
      other.result.trigger = one.result.trigger.map { $0 + trigger }
      other.result.callback = delay.flatMap { delay in one.result.callback.map { $0 + delay } }
      comparison.add(SampleComparison.label("t\(index)", .pull, subject: "s\(index)"), [one, other])
    }
    return comparison
  }

  private func lastLine(_ comparison: Comparison) -> Substring {
    comparison.table(width: 200, showing: 3, replay: SampleComparison.replay).split(separator: "\n").last
      ?? ""
  }

  @Test("an app that is told later is told so, though both fire at the same moments")
  func callbacks() throws {
    let later = told([0.05, 0.05, 0.05, 0.05, 0.05, 0.05])
    #expect(later.isSame == false && later.pairs[0].firesAlike && later.pairs[0].disagreements.isEmpty)
    #expect(abs(try #require(later.pairs[0].times.callback.median.value) - 0.05) < 1e-12)
    #expect(later.pairs[0].times.trigger.median.value == 0)
    #expect(
      lastLine(later)
        == "A and B fire in the same gestures, but B calls back later in 6 of 6 gestures: median +50.0 ms.")
    #expect(
      lastLine(told([0.05, 0, 0, -0.02, 0.01]))
        == "A and B fire in the same gestures, but B calls back later in 2 and earlier in 1 of 5 gestures: median 0.0 ms."
    )
    #expect(
      lastLine(told([nil]))
        == "A and B fire in the same gestures, but only A calls back in 1 of 1 gesture.")
  }

  @Test(
    "less than anybody sees is the same; another moment of the trigger is not, though the app is told at the same"
  )
  func unseen() {
    #expect(told([0.00004, -0.00004]).isSame == true)
    #expect(told([0.00006]).isSame == false)
    let sooner = told([0, 0], trigger: -0.05)
    #expect(sooner.isSame == false)
    #expect(
      lastLine(sooner)
        == "A and B fire in the same gestures, but B fires earlier in 2 of 2 gestures: median -50.0 ms.")
  }

  @Test("free use in which both fire counts for the same, and its times stand apart")
  func freeTimes() {
    var free = told([0, 0])
    var other = SampleComparison.drag(peak: 150, atLift: 150)[0]
    let one = other
    other.result.callback = one.result.callback.map { $0 + 0.01 }
    free.add(SampleComparison.label("f", .free), [one, one])
    #expect(free.isSame == true)
    free.add(SampleComparison.label("g", .free), [one, other])
    #expect(free.isSame == false && free.pairs[0].times.callbackOrder.total == 2)
    #expect(
      lastLine(free)
        == "A and B fire in the same gestures, but in free use B calls back later in 1 of 2 gestures: median +5.0 ms."
    )
    let csv = free.csv.split(separator: "\n").map(String.init)
    #expect(csv.contains { $0.hasPrefix("a,b,uikit,recorded,free,2,") && $0.contains(",2,2,") })
    #expect(
      csv.contains { $0.hasPrefix("a,b,uikit,recorded,free_both_fired,2,") && $0.contains(",callback_ms,") })
  }

  @Test("a kind of trace that is not there is said to be missing, and free use alone is named in the title")
  func missingKinds() {
    let table = told([0]).table(width: 200, showing: 0, replay: SampleComparison.replay)
    #expect(
      table.contains("\nEvery gesture is a pull, so which engine has more false alarms is not known.\n"))
    var quiet = Comparison(engines: ["a", "b"], rate: 60, comparesAll: false)
    quiet.add(SampleComparison.label("s", .scroll), SampleComparison.drag(peak: 50, atLift: 50))
    #expect(
      quiet.table(width: 200, showing: 0, replay: SampleComparison.replay)
        .contains("\nNo gesture is a pull, so which engine misses more is not known.\n"))
    let json = quiet.json(showing: 0, replay: SampleComparison.replay)
    #expect(
      json.contains(
        #""kappa":null,"why":"no kappa: both are right in every gesture, so that chance alone agrees always""#
      ))
    var free = Comparison(engines: ["a", "b"], rate: 60, comparesAll: false)
    free.add(SampleComparison.label("f", .free), SampleComparison.drag(peak: 50, atLift: 50))
    #expect(
      free.table(width: 200, showing: 0, replay: SampleComparison.replay)
        .hasPrefix("A is a, B is b, both replayed on 1 recorded gesture in free use (0.50 h).\n"))
  }

  // By hand: one gesture of half an hour; a fires in it, b and c do not.
  @Test("of free use alone a table of pairs says how many more fire an hour")
  func pairsInFreeUse() {
    var free = Comparison(engines: ["a", "b", "c"], rate: 60, comparesAll: true)
    let (fires, still) = (
      SampleComparison.drag(peak: 150, atLift: 150)[0], SampleComparison.drag(peak: 50, atLift: 50)[0]
    )
    free.add(SampleComparison.label("f", .free), [fires, still, still])
    let lines = free.answer(width: 80).split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains("Triggers per hour of free use, B minus A (95 % interval)"), "\(lines)")
    #expect(lines.contains("A B gestures that differ per hour"))
    #expect(lines.contains { $0.hasPrefix("a b 1 -2 (") } && lines.contains { $0.hasPrefix("b c 0 0 (") })
  }

  @Test("the whole table, on a usual and on a narrow screen", arguments: [80, 40])
  func table(columns: Int) {
    let table = SampleComparison.comparison.table(
      width: columns, showing: 2, replay: SampleComparison.replay)
    #expect(Golden.difference(of: table, from: "compare-\(columns).txt") == nil)
    for line in table.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
  }

  @Test("the whole object, and the table for spreadsheets")
  func machines() {
    let comparison = SampleComparison.comparison
    #expect(
      Golden.difference(
        of: comparison.json(showing: 1, replay: SampleComparison.replay) + "\n", from: "compare.json") == nil)
    #expect(Golden.difference(of: comparison.csv, from: "compare.csv") == nil)
  }

  @Test("without any trace it says so, and no number is made up")
  func empty() {
    let empty = Comparison(engines: ["a", "b"], rate: 60, comparesAll: true)
    #expect(
      empty.table(width: 80, showing: 1, replay: SampleComparison.replay) == "No gesture could be compared.\n"
    )
    #expect(empty.isSame == nil && empty.tests.isEmpty)
    #expect(
      empty.json(showing: 1, replay: SampleComparison.replay)
        == #"{"schema":"overscroll-compare/2","rate_hz":60,"same":null,"why":"none of the gestures could be compared","pairs":[],"excluded":[]}"#
    )
    var onlyFree = empty
    let one = SampleComparison.drag(peak: 50, atLift: 20)
    onlyFree.add(SampleComparison.label("f", .free), one)
    let json = onlyFree.json(showing: 1, replay: SampleComparison.replay)
    #expect(
      json.contains(#""p":null,"p_mid":null,"p_holm":null,"kappa":null,"why":"no gestures to compare""#))
    #expect(json.contains(#"{"value":null,"low":null,"high":null,"n":0,"why":"no gestures to compare"}"#))
    #expect(json.contains(#""why":"no gesture has one"}"#))
  }

  // The number is that of the page of limits.
  @Test("ten thousand pairs are compared, one more is refused before the first trace")
  func mostPairs() {
    #expect(Comparison.complaint(engines: 101, grounds: 100, comparesAll: false) == nil)
    #expect(Comparison.complaint(engines: 10_001, grounds: 1, comparesAll: false) == nil)
    #expect(
      Comparison.complaint(engines: 10_002, grounds: 1, comparesAll: false)
        == "10001 pairs of engines on 1 models come to 10001 pairs, and the limit is 10000; name fewer engines and models (--engine, --model)"
    )
    // 25 engines have 300 pairs.
    #expect(Comparison.complaint(engines: 25, grounds: 33, comparesAll: true) == nil)
    #expect(
      Comparison.complaint(engines: 25, grounds: 34, comparesAll: true)
        == "300 pairs of engines on 34 models come to 10200 pairs, and the limit is 10000; name fewer engines and models (--engine, --model), or leave --all-pairs out"
    )
  }

  // By hand: of six people's three gestures `early` alone fires in 1, 2, 3, 1, 2 and 3, both in the rest. Fires are right in pulls and
  // wrong in scrolls, which the differences of fires undo.
  @Test(
    "a gesture fires or not whatever it was meant as: all three differences are the second's minus the first's, by people"
  )
  func differencesByPeople() {
    func pair(_ intent: Intent?) -> PairComparison {
      var comparison = Comparison(engines: ["early", "late"], rate: 60, comparesAll: false)
      for person in 0..<6 {
        for number in 0..<3 {
          let peak = number <= person % 3 ? 100.0 : 150
          let label = SampleComparison.label("\(person)-\(number)", intent, subject: "s\(person)")
          comparison.add(label, SampleComparison.drag(peak: peak, atLift: peak))
        }
      }
      return comparison.pairs[0]
    }
    let (unlabelled, pulls, scrolls) = (pair(nil), pair(.pull), pair(.scroll))
    #expect(unlabelled.sampling.words == "6 people")
    #expect(unlabelled.hits == PairedCounts(both: 6, onlyFirst: 12, onlySecond: 0, neither: 0))
    #expect(pulls.pulls == unlabelled.hits)
    #expect(scrolls.others == PairedCounts(both: 0, onlyFirst: 0, onlySecond: 12, neither: 6))
    for difference in [unlabelled.hitDifference, pulls.recallDifference, scrolls.falsePositiveDifference] {
      #expect(difference.value == -12.0 / 18 && difference.count == 18)
      #expect(difference.low.map { $0 < -12.0 / 18 } == true)
      #expect(difference.high.map { -12.0 / 18 < $0 && $0 < 0 } == true)
    }
  }
}
