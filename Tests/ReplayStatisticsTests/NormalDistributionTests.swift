import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Normal distribution")
struct NormalDistributionTests {
  // The square in the exponent is what limits both: Cody's and SciPy's agree to 1e-13 of the value far into the tail.
  @Test("probabilities are SciPy's, far into the tail (tools/prove statistics)")
  func probabilities() {
    for row in References.of("normal-probability") {
      let probability = NormalDistribution.probability(below: row.inputs[0])
      #expect(References.agree(probability, row.values[0], within: 1e-12, zero: 0), "\(row) \(probability)")
    }
  }

  @Test("quantiles are SciPy's (tools/prove statistics)")
  func quantiles() {
    for row in References.of("normal-quantile") {
      #expect(
        References.agree(NormalDistribution.quantile(row.inputs[0]), row.values[0], within: 1e-14), "\(row)")
    }
    #expect(References.agree(NormalDistribution.quantile(0.975), NormalDistribution.quantile975))
  }

  @Test("the quantile is the probability's inverse, and both are odd about the middle")
  func inverse() throws {
    for step in 1..<400 {
      let p = Double(step) / 400
      let x = try #require(NormalDistribution.quantile(p))
      #expect(abs(NormalDistribution.probability(below: x) - p) < 1e-15)
      #expect(abs(NormalDistribution.probability(below: -x) - (1 - p)) < 1e-15)
    }
  }

  @Test("what has no quantile has none; beyond the range the probability is 0 or 1")
  func edges() {
    for p in [0, 1, -0.1, 1.1, .nan] { #expect(NormalDistribution.quantile(p) == nil) }
    #expect(NormalDistribution.probability(below: -.infinity) == 0)
    #expect(NormalDistribution.probability(below: .infinity) == 1)
    #expect(NormalDistribution.probability(below: -100) == 0)
    #expect(NormalDistribution.probability(below: .nan).isNaN)
  }
}
