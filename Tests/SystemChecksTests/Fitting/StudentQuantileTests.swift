import Testing

@testable import SystemChecks

@Suite("Student's quantile")
struct StudentQuantileTests {
  /// `scipy.stats.t.ppf(0.975, n)` of SciPy 1.17.1.
  @Test(
    "it is SciPy's to 0.13 % at 3 degrees of freedom and to 2e-6 from 20 on",
    arguments: [
      (1, 12.706204736174694, 1e-10), (2, 4.302652729749462, 1e-10), (3, 3.1824463052837078, 1.3e-3),
      (5, 2.5705818356363146, 1.2e-4), (10, 2.228138851986274, 1e-5), (20, 2.085963447265864, 2e-6),
      (100, 1.9839715185235518, 1e-8), (1000, 1.9623390808264083, 1e-10),
    ])
  func quantiles(freedom: Int, expected: Double, tolerance: Double) {
    #expect(abs(StudentQuantile.upper(freedom: freedom) / expected - 1) < tolerance)
  }

  @Test("without degrees of freedom no interval is wide enough")
  func none() {
    #expect(StudentQuantile.upper(freedom: 0) == .infinity)
  }
}
