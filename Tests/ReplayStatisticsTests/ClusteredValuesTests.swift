import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Clustered values")
struct ClusteredValuesTests {
  private var pairs: [(value: Double, cluster: String)] {
    let inputs = References.of("clustered")[0].inputs
    let count = inputs.count / 2
    return (0..<count).map { (inputs[$0], "p\(inputs[count + $0])") }
  }

  private func values(_ pairs: [(value: Double, cluster: String)]) -> ClusteredValues {
    var values = ClusteredValues()
    for pair in pairs { values.add(pair.value, cluster: pair.cluster) }
    return values
  }

  // Tolerances: a quantile of 2000 samples of a figure whose 95 % interval is 8 wide is known to about 0.3.
  @Test("mean and median are NumPy's, their bounds those of its cluster bootstrap (tools/prove statistics)")
  func numpy() throws {
    let (mean, median) = (values(pairs).mean, values(pairs).median)
    let expected = References.of("clustered")[0].values
    #expect(References.agree(mean.value, expected[0]) && References.agree(median.value, expected[1]))
    for (estimate, kind) in [(mean, "mean-bootstrap"), (median, "median-bootstrap")] {
      let bounds = References.of(kind)[0].values
      #expect(abs(try #require(estimate.low) - bounds[0]) < 0.5, "\(kind) \(estimate)")
      #expect(abs(try #require(estimate.high) - bounds[1]) < 0.5, "\(kind) \(estimate)")
    }
  }

  @Test("the order of the values changes no bit")
  func order() {
    #expect(values(pairs).mean == values(pairs.reversed()).mean)
    #expect(values(pairs).median == values(pairs.reversed()).median)
  }

  @Test("values that are all the same have that as mean, median and bounds")
  func constant() {
    let same = values((0..<30).map { (2.5, "p\($0 % 6)") })
    for estimate in [same.mean, same.median] {
      #expect(estimate == Estimate(value: 2.5, low: 2.5, high: 2.5, count: 30))
    }
  }

  @Test("no values have no figures; four people have no bounds; both say why")
  func few() {
    #expect(ClusteredValues().mean.value == nil && ClusteredValues().median.why == "no gesture has one")
    let four = values((0..<8).map { (Double($0), "p\($0 % 4)") })
    #expect(four.mean.value == 3.5 && four.median.value == 3.5)
    #expect(four.median.low == nil && four.mean.why == "fewer than 5 people or devices, no bootstrap")
  }
}
