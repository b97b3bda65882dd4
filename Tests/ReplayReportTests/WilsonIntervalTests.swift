import ReplayReport
import Testing

@Suite("Wilson interval")
struct WilsonIntervalTests {
  @Test("8 of 10 gives the bounds statsmodels prints (proportion_confint, wilson)")
  func eightOfTen() throws {
    let interval = WilsonInterval(successes: 8, trials: 10)
    #expect(abs(try #require(interval.low) - 0.4901624715890) < 1e-10)
    #expect(abs(try #require(interval.high) - 0.9433178485456) < 1e-10)
  }

  @Test("no trials give no numbers")
  func empty() {
    #expect(WilsonInterval(successes: 0, trials: 0).value == nil)
  }
}
