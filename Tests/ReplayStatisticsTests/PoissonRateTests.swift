import Testing

@testable import ReplayStatistics
@testable import ScrollPhysics

@Suite("Poisson rate")
struct PoissonRateTests {
  /// Bounds agree with SciPy to this share of themselves: its quantiles are good to about 1e-13.
  static let tolerance = 1e-11

  @Test(
    "bounds are those SciPy 1.17.1 gives by chi-square quantiles",
    arguments: [
      (0, 0.0, 3.6888794541139354), (1, 0.025317807984289876, 5.571643390938898),
      (5, 1.6234863901184207, 11.66833207932267), (17, 9.903126469607294, 27.218646815906613),
      (1000, 938.9730184076952, 1063.952136016302), (100_000, 99381.15266374472, 100621.74473974388),
    ])
  func scipy(events: Int, low: Double, high: Double) throws {
    let rate = PoissonRate(events: events, hours: 1)
    #expect(abs(try #require(rate.low) - low) <= low * Self.tolerance)
    #expect(abs(try #require(rate.high) - high) <= high * Self.tolerance)
  }

  @Test("no event in three hours still allows a rate of −ln 0.025 / 3")
  func ruleOfThree() throws {
    let rate = PoissonRate(events: 0, hours: 3)
    #expect(rate.value == 0 && rate.low == 0)
    // By hand: e^−3μ = 0.025.
    #expect(abs(try #require(rate.high) - 1.2296264847046452) < 1e-12)
  }

  @Test("without exposure there is no rate")
  func noExposure() {
    let rate = PoissonRate(events: 0, hours: 0)
    #expect(rate.value == nil && rate.low == nil && rate.high == nil)
  }

  @Test("the interval contains the rate, and both bounds grow with the events")
  func monotone() throws {
    var before = (low: -1.0, high: 0.0)
    for events in 0..<200 {
      let rate = PoissonRate(events: events, hours: 0.5)
      let (low, value, high) = (try #require(rate.low), try #require(rate.value), try #require(rate.high))
      #expect(low <= value && value < high)
      #expect(low > before.low && high > before.high)
      before = (low, high)
    }
  }

  @Test("the two tails add up to one, far from the mean as well", arguments: [0, 3, 250])
  func tails(count: Int) {
    for mean in [0.001, 1, 240, 900] {
      let tails = PoissonRate.tails(upTo: count, mean: mean)
      if tails.below.isFinite, tails.above.isFinite { #expect(abs(tails.below + tails.above - 1) < 1e-12) }
    }
    // By hand: P(X ≤ 1; 2) = 3·e⁻².
    #expect(abs(PoissonRate.tails(upTo: 1, mean: 2).below - 0.40600584970983794) < 1e-15)
  }

  @Test("rates of several people are the score test's, solved by NumPy's roots")
  func people() {
    for row in References.of("clustered-rate") {
      let count = row.inputs.count / 2
      let rate = PoissonRate(
        (0..<count).map { UnitExposure(events: Int(row.inputs[$0]), hours: row.inputs[count + $0]) },
        of: .people)
      for (one, other) in zip([rate.value, rate.low, rate.high], row.values) {
        #expect(References.agree(one, other, within: 1e-9, zero: 1e-9), "\(row): \(rate)")
      }
    }
  }

  @Test("rates of two people have no bounds and say why; of gestures they are exact")
  func few() {
    let units = [UnitExposure(events: 2, hours: 0.5), UnitExposure(events: 1, hours: 1)]
    let rate = PoissonRate(units, of: .people)
    #expect(rate.value == 2 && rate.low == nil && rate.high == nil && rate.hours == 1.5)
    #expect(rate.why == "too few people for an interval: 2; 3 are needed")
    #expect(PoissonRate(units, of: .gestures) == PoissonRate(events: 3, hours: 1.5))
    // Events of nobody's hours count for nothing, as those hours do.
    let without = units + [UnitExposure(events: 7, hours: 0)]
    #expect(PoissonRate(without, of: .people) == rate)
    #expect(PoissonRate(without, of: .gestures) == PoissonRate(events: 3, hours: 1.5))
  }
}
