import ScrollPhysics
import Testing

@Suite("Chromium exponential stretch")
struct ChromiumExponentialTests {
  @Test("a twentieth of the force, halves outwards, and twenty times the stretch back")
  func byHand() {
    let rule = ChromiumExponential.desktop
    #expect(
      rule.stretch(forForce: 100) == 5 && rule.stretch(forForce: 10) == 1 && rule.stretch(forForce: 9) == 0)
    #expect(rule.stretch(forForce: -10) == -1 && rule.force(forStretch: -3) == -60)
    #expect(rule.smoothStretch(forForce: 30) == 1.5)
    for stretch in -40...40 {
      #expect(rule.stretch(forForce: rule.force(forStretch: Double(stretch))) == Double(stretch))
    }
  }
}
