import ScrollPhysics
import Testing

@Suite("Chromium bezier stretch")
struct ChromiumBezierTests {
  private let rule = ChromiumBezier(size: 1000)

  @Test("100 px stretch a scroller of 1000 px by 19 px (Chromium's test), never by a tenth of it")
  func stretch() {
    // By hand: 100 · tanh 0.2 = 19.7375.
    #expect(rule.stretch(forForce: -100) == -19 && rule.stretch(forForce: 100) == 19)
    #expect(abs(rule.smoothStretch(forForce: 100) - 19.737_532) < 1e-6)
    #expect(rule.stretch(forForce: 1e9) == 100 && rule.smoothStretch(forForce: 3000) < 100)
  }

  @Test("the smooth stretch and its force are inverse; whole points come back within one")
  func inverse() {
    for force in stride(from: -2000.0, to: 2000, by: 77) {
      let back = rule.smoothForce(forStretch: rule.smoothStretch(forForce: force))
      #expect(abs(back - force) < 1e-9)
    }
    for stretch in -99...99 {
      let shown = rule.stretch(forForce: rule.force(forStretch: Double(stretch)))
      #expect(abs(shown - Double(stretch)) <= 1)
    }
    // The greatest stretch has no force; what is all but that has one.
    #expect(abs(rule.smoothStretch(forForce: rule.smoothForce(forStretch: 100)) - 100) < 1e-9)
  }

  @Test("the slope is the difference quotient, a fifth at the edge")
  func slope() {
    #expect(rule.slope(atForce: 0) == 0.2)
    let quotient = (rule.smoothStretch(forForce: 301) - rule.smoothStretch(forForce: 299)) / 2
    #expect(abs(rule.slope(atForce: 300) - quotient) < 1e-6)
  }
}
