import ReplayReport
import ReplayStatistics
import Testing
import TextFormats

@Suite("Figures with bounds")
struct FiguresEstimateTests {
  @Test("a share shows its bounds in per cent")
  func share() {
    // 8 of 10 by statsmodels: 0.4902 to 0.9433.
    #expect(Figures.share(Estimate(WilsonInterval(successes: 8, trials: 10))) == "80% (49–94)")
    #expect(Figures.share(Estimate(value: nil, count: 0)) == "–")
  }
}
