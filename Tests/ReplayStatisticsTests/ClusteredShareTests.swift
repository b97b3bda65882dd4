import Testing

@testable import ReplayStatistics

@Suite("Shares of several people")
struct ClusteredShareTests {
  private func people(_ cells: [Double]) -> [UnitShare] {
    let count = cells.count / 2
    return (0..<count).map { UnitShare(Int(cells[$0]), of: Int(cells[count + $0])) }
  }

  // By matrices over single trials, with SciPy's t and statsmodels' Wilson: tools/proofs/statistics/references.py.
  @Test("intervals are those of the matrices, with SciPy's t and statsmodels' Wilson")
  func references() {
    for row in References.of("clustered-share") {
      let share = ClusteredShare(people(row.inputs))
      let values = [share.value, share.low, share.high, share.effectiveTrials]
      for (one, other) in zip(values, row.values) {
        #expect(References.agree(one, other, within: 1e-9, zero: 1e-12), "\(row.inputs): \(values)")
      }
    }
  }

  @Test("one trial each is no cluster: the interval is Wilson's, but for Student's t")
  func single() throws {
    let people = (0..<500).map { UnitShare($0 % 5 == 0 ? 1 : 0, of: 1) }
    let (share, wilson) = (ClusteredShare(people), WilsonInterval(successes: 100, trials: 500))
    #expect(abs(try #require(share.low) - #require(wilson.low)) < 0.001)
    #expect(abs(try #require(share.high) - #require(wilson.high)) < 0.001)
  }

  @Test("people who differ make it wider, the order of people and those without a trial nothing")
  func order() throws {
    let apart = ClusteredShare([UnitShare(50, of: 50), UnitShare(0, of: 50), UnitShare(25, of: 50)])
    let alike = ClusteredShare(Array(repeating: UnitShare(25, of: 50), count: 3))
    let width = { (share: ClusteredShare) throws in try #require(share.high) - #require(share.low) }
    #expect(try width(apart) > 2 * width(alike))
    let again = ClusteredShare([
      UnitShare(25, of: 50), UnitShare(0, of: 0), UnitShare(0, of: 50), UnitShare(50, of: 50),
    ])
    #expect(again == apart && again.units == 3)
  }

  @Test("two people have no interval, and the estimate says how many are needed")
  func few() {
    let two = [UnitShare(3, of: 10), UnitShare(4, of: 10)]
    #expect(ClusteredShare(two).low == nil && ClusteredShare(two).value == 0.35)
    let estimate = Estimate(WilsonInterval(successes: 7, trials: 20)).bounded(by: two, of: .people)
    #expect(estimate.value == 0.35 && estimate.low == nil && estimate.count == 20)
    #expect(estimate.why == "too few people for an interval: 2; 3 are needed")
    let gestures = Estimate(WilsonInterval(successes: 7, trials: 20))
    #expect(gestures.bounded(by: two, of: .gestures) == gestures)
    #expect(ClusteredShare([]).value == nil)
  }
}

@Suite("Counts of several people")
struct ClusteredCountsTests {
  private let people = [
    "a": ConfusionCounts(truePositives: 9, falsePositives: 1, falseNegatives: 1, trueNegatives: 9),
    "b": ConfusionCounts(truePositives: 5, falsePositives: 0, falseNegatives: 5, trueNegatives: 10),
    "c": ConfusionCounts(truePositives: 10, falsePositives: 4, falseNegatives: 0, trueNegatives: 6),
  ]

  @Test("figures are those of all counts, with the bounds of the people's shares")
  func figures() {
    let counts = ClusteredCounts(people, of: .people)
    #expect(counts.recall.value == counts.total.recall.value && counts.recall.count == 30)
    let share = ClusteredShare([UnitShare(9, of: 10), UnitShare(5, of: 10), UnitShare(10, of: 10)])
    #expect(counts.recall.low == share.low && counts.recall.high == share.high)
    #expect(ClusteredCounts(counts.total).recall == counts.total.recall)
  }
}
