import GestureTraces
import PullToRefresh
import ReplayReport
import ReplayStatistics
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
    #expect(pair.free.first == 2 && pair.free.second == 0 && pair.free.difference.value == -4)
    #expect(pair.free.difference.why == "fewer than 5 people or devices, no bootstrap")
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
    #expect(pair.triggerTimes.count == 7 && pair.triggerTimes.clusters == 5)
    // late fires at 1 + peak / 10⁴, early at 0.4: from 0.6132 to 0.6138, the middle one 0.6135.
    #expect(abs(try #require(pair.triggerTimes.median.value) - 0.6135) < 1e-12)
    #expect(try #require(pair.triggerTimes.mean.low) >= 0.613)
    #expect(try #require(pair.triggerTimes.mean.high) <= 0.614)
  }

  @Test("what cannot be counted is left out with its reason, and origins are pairs of their own")
  func origins() {
    var comparison = SampleComparison.comparison
    #expect(comparison.excluded.map(\.trace) == ["nothing"])
    let label = SampleComparison.label("x", .pull, origin: "synthetic")
    comparison.add(label, SampleComparison.drag(peak: 150, atLift: 150))
    #expect(comparison.pairs.map(\.origin) == ["recorded", "synthetic"])
    #expect(comparison.pairs[1].pulls.total == 1 && !comparison.isSame && comparison.pairs[1].isSame)
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

  @Test("an engine compared to itself differs nowhere")
  func same() {
    var comparison = Comparison(engines: ["a", "b"], rate: 60, comparesAll: false)
    for (index, intent) in [Intent.pull, .scroll, .free].enumerated() {
      let one = SampleComparison.drag(peak: 80 + 20 * Double(index), atLift: 20)[0]
      comparison.add(SampleComparison.label("t\(index)", intent), [one, one])
    }
    #expect(comparison.isSame && comparison.pairs[0].disagreements.isEmpty)
    #expect(comparison.tests[0].pulls?.p == 1)
    #expect(
      comparison.table(width: 80, showing: 3, replay: SampleComparison.replay).contains(
        "They do the same in every trace.\n"))
  }

  @Test("the whole table, on a usual and on a narrow screen", arguments: [80, 40])
  func table(columns: Int) {
    let table = SampleComparison.comparison.table(
      width: columns, showing: 2, replay: SampleComparison.replay)
    #expect(table == Golden.text("compare-\(columns).txt"))
    for line in table.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
  }

  @Test("the whole object, and the table for spreadsheets")
  func machines() {
    let comparison = SampleComparison.comparison
    #expect(
      comparison.json(showing: 1, replay: SampleComparison.replay) + "\n" == Golden.text("compare.json"))
    #expect(comparison.csv == Golden.text("compare.csv"))
  }

  @Test("without any trace it says so, and no number is made up")
  func empty() {
    let empty = Comparison(engines: ["a", "b"], rate: 60, comparesAll: true)
    #expect(
      empty.table(width: 80, showing: 1, replay: SampleComparison.replay) == "No trace could be compared.\n")
    #expect(empty.isSame && empty.tests.isEmpty)
    var onlyFree = empty
    let one = SampleComparison.drag(peak: 50, atLift: 20)
    onlyFree.add(SampleComparison.label("f", .free), one)
    let json = onlyFree.json(showing: 1, replay: SampleComparison.replay)
    #expect(json.contains(#""p":null,"p_mid":null,"p_holm":null,"kappa":null"#))
    #expect(json.contains(#"{"value":null,"low":null,"high":null,"n":0,"why":"no traces to compare"}"#))
    #expect(json.contains(#""why":"no trace has one"}"#))
  }
}
