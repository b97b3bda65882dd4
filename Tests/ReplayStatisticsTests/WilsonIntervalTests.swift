import ReplayStatistics
import ScrollPhysics
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

  @Test("the interval contains the share and lies within 0 and 1, and mirrors for the complement")
  func properties() throws {
    for trials in [1, 2, 7, 40, 1000] {
      for successes in stride(from: 0, through: trials, by: max(1, trials / 20)) {
        let interval = WilsonInterval(successes: successes, trials: trials)
        let (low, value, high) = (
          try #require(interval.low), try #require(interval.value), try #require(interval.high)
        )
        #expect(0 <= low && low <= value && value <= high && high <= 1)
        let mirror = WilsonInterval(successes: trials - successes, trials: trials)
        #expect(abs(try #require(mirror.low) - (1 - high)) < 1e-14)
      }
    }
  }
}
