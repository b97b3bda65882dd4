import Testing

@testable import ReplayStatistics

@Suite("Student's t")
struct StudentDistributionTests {
  @Test("quantiles are SciPy's, of whole and other degrees of freedom")
  func references() {
    for row in References.of("student-quantile") {
      let quantile = StudentDistribution.quantile975(freedom: row.inputs[0])
      #expect(References.agree(quantile, row.values[0], within: 1e-10), "\(row): \(quantile)")
    }
  }

  // Γ(½) = √π, Γ(n) = (n − 1)!
  @Test("the logarithm of gamma is that of factorials and of √π")
  func gamma() {
    #expect(abs(LogGamma.value(0.5) - 0.572_364_942_924_700_1) < 1e-14)
    #expect(abs(LogGamma.value(1)) < 1e-14 && abs(LogGamma.value(2)) < 1e-14)
    #expect(abs(LogGamma.value(11) - 15.104_412_573_075_516) < 1e-13)
    #expect(abs(LogGamma.value(171) - 706.573_062_245_787_4) < 1e-11)
  }
}
