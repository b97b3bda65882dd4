import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Confusion counts")
struct ConfusionCountsTests {
  private func counts(_ tp: Int, _ fp: Int, _ fn: Int, _ tn: Int) -> ConfusionCounts {
    var counts = ConfusionCounts()
    for (times, wanted, fired) in [
      (tp, true, true), (fp, false, true), (fn, true, false), (tn, false, false),
    ] {
      for _ in 0..<times { counts.count(wanted: wanted, fired: fired) }
    }
    return counts
  }

  @Test("F1 is the harmonic mean, MCC NumPy's correlation of the two 0/1 vectors")
  func figures() throws {
    let counts = counts(31, 4, 9, 56)
    #expect(counts.precision.value == 31.0 / 35.0)
    #expect(counts.recall.value == 31.0 / 40.0)
    #expect(abs(try #require(counts.f1.value) - 0.8266666666666667) < 1e-15)
    // numpy.corrcoef of vectors written out by count, NumPy 2.4.6.
    #expect(abs(try #require(counts.mcc.value) - 0.7275328372685544) < 1e-14)
    #expect(counts.precision.count == 35 && counts.recall.count == 40 && counts.f1.count == 100)
  }

  @Test("bounds of precision and recall contain them; F1 and MCC have none, as none were computed")
  func bounds() throws {
    let counts = counts(31, 4, 9, 56)
    for share in [counts.precision, counts.recall] {
      #expect(try #require(share.low) < #require(share.value))
      #expect(try #require(share.high) > #require(share.value))
    }
    #expect(counts.f1.low == nil && counts.mcc.high == nil)
  }

  @Test("what a sample does not define has no value")
  func undefined() {
    #expect(counts(0, 0, 0, 0).f1.value == nil)
    #expect(counts(0, 0, 3, 2).precision.value == nil)
    #expect(counts(0, 2, 0, 2).recall.value == nil)
    // Without pulls both could only be 0, whatever fired.
    #expect(counts(0, 2, 0, 2).precision.value == nil)
    #expect(counts(0, 2, 0, 2).f1.value == nil)
    #expect(counts(5, 0, 0, 0).mcc.value == nil)
    #expect(counts(5, 0, 0, 0).f1.value == 1)
  }

  @Test("balanced accuracy, specificity and false alarms are statsmodels' (tools/prove statistics)")
  func rates() {
    for row in References.of("rates") {
      let cells = row.inputs.map(Int.init)
      let counts = ConfusionCounts(
        truePositives: cells[0], falsePositives: cells[1], falseNegatives: cells[2], trueNegatives: cells[3])
      let found = [
        counts.balancedAccuracy.value, counts.specificity.low, counts.specificity.high,
        counts.falsePositiveRate.low, counts.falsePositiveRate.high,
      ]
      for (one, other) in zip(found, row.values) { #expect(References.agree(one, other), "\(row)") }
      #expect(found.count == row.values.count)
    }
  }

  @Test("what does not exist says why")
  func reasons() {
    #expect(counts(0, 0, 0, 0).recall.why == "no gestures")
    #expect(counts(0, 1, 0, 2).recall.why == "no pull among the gestures")
    #expect(counts(0, 1, 0, 2).balancedAccuracy.why == "no pull among the gestures")
    #expect(counts(3, 0, 1, 0).specificity.why == "nothing but pulls among the gestures")
    #expect(counts(3, 0, 1, 0).mcc.why == "nothing but pulls among the gestures")
    #expect(counts(0, 0, 1, 2).precision.why == "nothing fired")
    #expect(counts(0, 0, 1, 2).mcc.why == "nothing fired")
    #expect(counts(2, 3, 0, 0).mcc.why == "all of them fired")
    #expect(counts(0, 0, 0, 5).f1.why == "no pull among the gestures")
    #expect(counts(0, 3, 0, 5).precision.why == "no pull among the gestures")
    #expect(counts(3, 1, 1, 5).mcc.why == nil)
  }

  @Test("perfect and perfectly wrong are the ends of MCC")
  func ends() {
    #expect(counts(4, 0, 0, 9).mcc.value == 1)
    #expect(counts(0, 9, 4, 0).mcc.value == -1)
  }

  @Test("counts add up whatever comes", arguments: 0..<10)
  func sums(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var counts = ConfusionCounts()
    for _ in 0..<500 { counts.count(wanted: random.next() < 0.3, fired: random.next() < 0.4) }
    #expect(counts.total == 500, "seed \(seed)")
    #expect(counts.fired + counts.falseNegatives + counts.trueNegatives == 500, "seed \(seed)")
    #expect(counts.wanted + counts.falsePositives + counts.trueNegatives == 500, "seed \(seed)")
  }
}
