import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Paired counts")
struct PairedCountsTests {
  private func counts(_ cells: [Double]) -> PairedCounts {
    PairedCounts(
      both: Int(cells[0]), onlyFirst: Int(cells[1]), onlySecond: Int(cells[2]), neither: Int(cells[3]))
  }

  @Test(
    "Newcombe's paired interval is that of his formulas over statsmodels' Wilson bounds (tools/prove statistics)"
  )
  func newcombePaired() {
    for row in References.of("newcombe-paired") {
      let difference = NewcombeDifference.paired(counts(row.inputs))
      #expect(References.agree(difference.value, row.values[0]), "\(row)")
      #expect(References.agree(difference.low, row.values[1]), "\(row)")
      #expect(References.agree(difference.high, row.values[2]), "\(row)")
    }
  }

  @Test("Newcombe's unpaired interval is statsmodels' (tools/prove statistics)")
  func newcombeUnpaired() {
    for row in References.of("newcombe-unpaired") {
      let cells = row.inputs.map(Int.init)
      let difference = NewcombeDifference.unpaired(
        WilsonInterval(successes: cells[0], trials: cells[1]),
        minus: WilsonInterval(successes: cells[2], trials: cells[3]))
      #expect(References.agree(difference.value, row.values[0]), "\(row)")
      #expect(References.agree(difference.low, row.values[1]), "\(row)")
      #expect(References.agree(difference.high, row.values[2]), "\(row)")
    }
  }

  // The tolerance is what SciPy's own binomial distribution loses at a million.
  @Test(
    "McNemar's exact p and mid-p are those of statsmodels and SciPy, up to a million (tools/prove statistics)"
  )
  func mcNemar() {
    for row in References.of("mcnemar") {
      let cells = row.inputs.map(Int.init)
      let test = McNemarTest(PairedCounts(both: 3, onlyFirst: cells[0], onlySecond: cells[1], neither: 8))
      #expect(References.agree(test.p, row.values[0], within: 1e-9, zero: 0), "\(row) \(test)")
      #expect(References.agree(test.midP, row.values[1], within: 1e-9, zero: 0), "\(row) \(test)")
    }
  }

  @Test("Cohen's kappa is statsmodels' (tools/prove statistics); where chance agrees always there is none")
  func kappa() {
    for row in References.of("kappa") {
      #expect(References.agree(counts(row.inputs).kappa, row.values[0]), "\(row)")
    }
    #expect(PairedCounts().kappa == nil)
    #expect(counts([7, 0, 0, 0]).kappa == nil)
  }

  @Test("changing places mirrors the difference and leaves the p", arguments: 0..<20)
  func mirror(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    var (counts, mirrored) = (PairedCounts(), PairedCounts())
    for _ in 0..<(1 + seed * 7) {
      let (one, two) = (random.next() < 0.8, random.next() < 0.6)
      counts.count(first: one, second: two)
      mirrored.count(first: two, second: one)
    }
    let (forth, back) = (NewcombeDifference.paired(counts), NewcombeDifference.paired(mirrored))
    #expect(abs(try #require(forth.low) + #require(back.high)) < 1e-14, "seed \(seed)")
    #expect(try #require(forth.low) <= #require(forth.value), "seed \(seed)")
    #expect(try #require(forth.value) <= #require(forth.high), "seed \(seed)")
    #expect(McNemarTest(counts) == McNemarTest(mirrored), "seed \(seed)")
    #expect(McNemarTest(counts).midP <= McNemarTest(counts).p, "seed \(seed)")
  }

  @Test("without traces there is no difference, and it says why")
  func empty() {
    let difference = NewcombeDifference.paired(PairedCounts())
    #expect(difference.value == nil && difference.why == "no gestures to compare")
    #expect(McNemarTest(PairedCounts()).p == 1)
  }

  @Test("Holm's adjustment is statsmodels' (tools/prove statistics)")
  func holm() {
    for row in References.of("holm") {
      for (one, other) in zip(HolmAdjustment.adjusted(row.inputs), row.values) {
        #expect(References.agree(one, other), "\(row)")
      }
    }
    #expect(HolmAdjustment.adjusted([]).isEmpty)
  }
}
