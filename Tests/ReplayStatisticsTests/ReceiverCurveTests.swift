import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Receiver curve")
struct ReceiverCurveTests {
  private typealias Case = ReceiverCurve.Case

  /// The traces of the reference: ±9999 stand for ±∞.
  private var reference: [Case] {
    let inputs = References.of("area")[0].inputs
    let count = inputs.count / 3
    return (0..<count).map { index in
      let critical = abs(inputs[index]) == 9999 ? inputs[index] * .infinity : inputs[index]
      return Case(
        critical: critical, isWanted: inputs[count + index] == 1, cluster: "p\(inputs[2 * count + index])")
    }
  }

  @Test(
    "area and average precision are SciPy's and NumPy's, with ties and infinities (tools/prove statistics)")
  func area() {
    let (curve, values) = (ReceiverCurve(reference), References.of("area")[0].values)
    #expect(References.agree(curve.areaUnderCurve.value, values[0]))
    #expect(References.agree(curve.averagePrecision.value, values[1]))
  }

  // 4000 samples of NumPy's: a 2.5 % quantile is known to about 0.003 there, 2000 of ours to 0.004.
  @Test("the area's bounds are those of NumPy's cluster bootstrap (tools/prove statistics)")
  func bounds() throws {
    let (area, values) = (ReceiverCurve(reference).areaUnderCurve, References.of("area-bootstrap")[0].values)
    #expect(abs(try #require(area.low) - values[0]) < 0.01)
    #expect(abs(try #require(area.high) - values[1]) < 0.01)
  }

  @Test("every threshold gives the counts of counting trace by trace", arguments: 0..<20)
  func bruteForce(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let cases = (0..<(seed * 5)).map { _ in
      let critical = (random.next() * 20).rounded()
      let ends = critical > 18 ? .infinity : critical < 2 ? -.infinity : critical * 10
      return Case(critical: ends, isWanted: random.next() < 0.4, cluster: "a")
    }
    let curve = ReceiverCurve(cases.reversed())
    #expect(curve == ReceiverCurve(cases), "seed \(seed)")
    for step in 0..<500 {
      let threshold = Double(step) / 2 - 5
      var counts = ConfusionCounts()
      for one in cases { counts.count(wanted: one.isWanted, fired: one.critical >= threshold) }
      #expect(curve.counts(at: threshold) == counts, "seed \(seed), threshold \(threshold)")
    }
  }

  @Test("rates never fall from point to point, and the stretches follow one another")
  func points() {
    let points = ReceiverCurve(reference).points
    for (strict, lenient) in zip(points, points.dropFirst()) {
      #expect(strict.counts.truePositives <= lenient.counts.truePositives)
      #expect(strict.counts.falsePositives <= lenient.counts.falsePositives)
      #expect(strict.above == lenient.upTo)
    }
    #expect(points.first?.upTo == nil && points.last?.above == nil)
  }

  /// Pulls at 120, 100, 80, 60; others at 90, 40, 20.
  private let small = ReceiverCurve(
    [(120, true), (100, true), (90, false), (80, true), (60, true), (40, false), (20, false)].map {
      Case(critical: $0, isWanted: $1, cluster: "a")
    })

  // By hand: above 90 two misses, 40…60 one false alarm, of 3 others.
  @Test("the cheapest threshold, Youden's, the plateau and an operating point by hand")
  func choice() throws {
    let even = small.optimum(.init(falseAccept: 1, miss: 1))
    #expect(even.above == 40 && even.upTo == 60 && even.threshold == 50 && even.width == 20)
    let strict = small.optimum(.init(falseAccept: 5, miss: 1))
    #expect(strict.above == 90 && strict.upTo == 100 && strict.threshold == 95)
    let youden = try #require(small.bestYouden)
    #expect(youden.stretch == even && abs(youden.j - 2.0 / 3) < 1e-15)
    // One mistake in seven more: 60…80 and 20…40 have two instead of one.
    let plateau = small.plateau(.init(falseAccept: 1, miss: 1), tolerance: 0.15)
    #expect(plateau.above == 20 && plateau.upTo == 80)
    #expect(small.plateau(.init(falseAccept: 1, miss: 1)) == even)
    #expect(small.point(falsePositiveRate: 0)?.counts.truePositives == 2)
    #expect(small.point(falsePositiveRate: 0.34)?.counts.truePositives == 4)
    #expect(small.areaUnderCurve.value == 10.0 / 12)
  }

  // By hand: 1 of 2 pulls with precision 1, the other with all four traces: ½·1 + ½·2/4.
  @Test("pulls that never fire come last, tied with others that do not")
  func neverFires() {
    let curve = ReceiverCurve(
      [(90, true), (-.infinity, true), (-.infinity, false), (-.infinity, false)].map {
        Case(critical: $0, isWanted: $1, cluster: "a")
      })
    #expect(curve.averagePrecision.value == 0.75 && curve.areaUnderCurve.value == 0.75)
  }

  @Test("a pull that fires at any threshold fires at the strictest point too")
  func alwaysFires() {
    let curve = ReceiverCurve(
      [(.infinity, true), (.infinity, false), (90, true), (20, false)].map {
        Case(critical: $0, isWanted: $1, cluster: "a")
      })
    #expect(curve.points.map(\.above) == [90, 20, nil] && curve.points.map(\.upTo) == [nil, 90, 20])
    #expect(curve.points.map(\.counts.truePositives) == [1, 2, 2])
    #expect(curve.points.map(\.counts.falsePositives) == [1, 1, 2])
    let only = ReceiverCurve([Case(critical: .infinity, isWanted: true, cluster: "a")])
    #expect(only.points.count == 1 && only.points[0].counts.truePositives == 1)
    #expect(only.points[0].above == nil && only.points[0].upTo == nil)
  }

  // By hand: mistakes 2, 0, 0, 2 from 150 down to 50; J 0, 1, 1, 0.
  @Test("of runs a choice is one of them, never a threshold between")
  func runs() throws {
    let runs = [(100.0, 2, 0), (50, 2, 2), (150, 1, 1), (120, 2, 0)].map { threshold, hits, alarms in
      ReceiverCurve.Run(
        threshold: threshold,
        counts: ConfusionCounts(
          truePositives: hits, falsePositives: alarms, falseNegatives: 2 - hits, trueNegatives: 2 - alarms))
    }
    let curve = ReceiverCurve(runs: runs, [])
    #expect(curve.points.map(\.run) == [150, 120, 100, 50] && curve.isOfRuns && !small.isOfRuns)
    let best = curve.optimum(.init(falseAccept: 1, miss: 1))
    #expect(best.runs == 100...120 && best.threshold == 120 && best.width == 20)
    #expect(best.above == nil && best.upTo == nil)
    #expect(try #require(curve.bestYouden).stretch == best && curve.bestYouden?.j == 1)
    #expect(curve.point(falsePositiveRate: 0)?.threshold == 100)
    #expect(curve.plateau(.init(falseAccept: 1, miss: 1), tolerance: 0.5).runs == 50...150)
  }

  @Test("DET deviates: 0 at a rate of a half, none at 0 and 1")
  func deviates() {
    let points = small.points
    #expect(points[0].deviates.falseAlarm == nil && points[0].deviates.miss == nil)
    #expect(points[2].deviates.miss == 0 && points[2].counts.recall.value == 0.5)
  }

  @Test("people who are all alike: an area without bounds, and why")
  func alike() {
    let curve = ReceiverCurve(
      (0..<6).flatMap { person in
        [(90.0, true), (10, false)].map { Case(critical: $0, isWanted: $1, cluster: "p\(person)") }
      })
    #expect(curve.areaUnderCurve.value == 1 && curve.areaUnderCurve.low == nil)
    #expect(curve.areaUnderCurve.why == ClusterBootstrap.allAlike)
  }

  @Test("few clusters: an area without bounds, and why; without pulls no area, and why")
  func missing() {
    #expect(small.areaUnderCurve.low == nil)
    #expect(small.areaUnderCurve.why == "fewer than 5 people or devices, no bootstrap")
    let others = ReceiverCurve([Case(critical: 50, isWanted: false, cluster: "a")])
    #expect(others.areaUnderCurve.value == nil && others.areaUnderCurve.why == "no pull among the gestures")
    #expect(others.averagePrecision.value == nil && others.bestYouden == nil)
    let pulls = ReceiverCurve([Case(critical: 50, isWanted: true, cluster: "a")])
    #expect(pulls.areaUnderCurve.why == "nothing but pulls among the gestures")
    #expect(pulls.averagePrecision.value == nil && pulls.averagePrecision.why == pulls.areaUnderCurve.why)
    #expect(pulls.point(falsePositiveRate: 1) == nil)
    let none = ReceiverCurve([])
    #expect(none.points.count == 1 && none.counts(at: 3).total == 0)
    #expect(
      none.areaUnderCurve.why == "no gestures" && none.optimum(.init(falseAccept: 1, miss: 1)).upTo == nil)
  }

  @Test("d′ and criterion are those of SciPy's quantiles (tools/prove statistics)")
  func signalDetection() throws {
    for row in References.of("signal-detection") {
      let cells = row.inputs.map(Int.init)
      let signal = try #require(
        SignalDetection(
          ConfusionCounts(
            truePositives: cells[0], falsePositives: cells[1], falseNegatives: cells[2],
            trueNegatives: cells[3])))
      #expect(References.agree(signal.sensitivity, row.values[0], within: 1e-13), "\(row)")
      #expect(References.agree(signal.criterion, row.values[1], within: 1e-13), "\(row)")
    }
    #expect(SignalDetection(ConfusionCounts()) == nil)
  }
}
