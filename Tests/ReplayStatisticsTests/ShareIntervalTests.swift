import ReplayStatistics
import ScrollPhysics
import Testing

@Suite("Intervals of shares")
struct ShareIntervalTests {
  @Test("Wilson's bounds are statsmodels' (tools/prove statistics)")
  func wilson() {
    for row in References.of("wilson") {
      let interval = WilsonInterval(successes: Int(row.inputs[0]), trials: Int(row.inputs[1]))
      #expect(References.agree(interval.low, row.values[0]), "\(row)")
      #expect(References.agree(interval.high, row.values[1]), "\(row)")
    }
  }

  @Test("Clopper and Pearson's bounds are statsmodels' (tools/prove statistics)")
  func clopperPearson() {
    for row in References.of("clopper-pearson") {
      let interval = ClopperPearsonInterval(successes: Int(row.inputs[0]), trials: Int(row.inputs[1]))
      #expect(References.agree(interval.low, row.values[0], within: 1e-10), "\(row)")
      #expect(References.agree(interval.high, row.values[1], within: 1e-10), "\(row)")
    }
    #expect(ClopperPearsonInterval(successes: 0, trials: 0).value == nil)
  }

  @Test("exact Poisson bounds are statsmodels' (tools/prove statistics)")
  func poisson() {
    for row in References.of("poisson") {
      let rate = PoissonRate(events: Int(row.inputs[0]), hours: 1)
      #expect(References.agree(rate.low, row.values[0], within: 1e-11), "\(row)")
      #expect(References.agree(rate.high, row.values[1], within: 1e-11), "\(row)")
    }
  }

  @Test("zero of n leaves open what the metrics quote: 3.7, 1.26, 0.38 and 0.13 % of 100, 300, 1000, 3000")
  func zero() {
    for row in References.of("zero-of") {
      #expect(References.agree(ZeroEvents.highestShare(trials: Int(row.inputs[0])), row.values[0]), "\(row)")
    }
    #expect(ZeroEvents.highestShare(trials: 0) == nil)
  }

  @Test("the trials to claim a share are the fewest that do", arguments: [0.5, 0.037, 0.01, 0.001, 1e-6])
  func claim(share: Double) throws {
    let trials = ZeroEvents.trials(toClaim: share)
    #expect(try #require(ZeroEvents.highestShare(trials: trials)) <= share * (1 + 1e-11))
    if trials > 1 { #expect(try #require(ZeroEvents.highestShare(trials: trials - 1)) > share) }
  }

  @Test("a share of 1 takes one trial to claim")
  func claimOfAll() { #expect(ZeroEvents.trials(toClaim: 1) == 1) }

  @Test("the rule of three: 3.0 hours without an event for one an hour, 30 for 0.1")
  func hours() {
    #expect(abs(ZeroEvents.hours(toClaim: 1) - 3) < 0.005)
    #expect(abs(ZeroEvents.hours(toClaim: 0.1) - 30) < 0.05)
    #expect(ZeroEvents.highestRate(hours: 0) == nil)
    // e^−(r·h) = 0.05 by definition.
    #expect(abs((ZeroEvents.highestRate(hours: 6) ?? 0) * 6 - 2.995732273553991) < 1e-15)
  }
}
