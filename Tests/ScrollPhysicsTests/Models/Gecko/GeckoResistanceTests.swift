import ScrollPhysics
import Testing

@Suite("Gecko resistance")
struct GeckoResistanceTests {
  private let resistance = GeckoResistance(length: 200)

  /// What a drag of `way` in `events` equal events comes to.
  private func overscroll(_ way: Double, events: Int, length: Double = 680) -> Double {
    let resistance = GeckoResistance(length: length)
    return (0..<events).reduce(0) { sum, _ in sum + resistance.step(of: way / Double(events), at: sum) }
  }

  @Test("a sixteenth counts at the edge, less beyond, nothing a viewport out")
  func byHand() {
    #expect(resistance.step(of: 16, at: 0) == 1)
    #expect(resistance.step(of: 16, at: 50) == 0.75 && resistance.step(of: -16, at: -50) == -0.75)
    #expect(resistance.step(of: 16, at: 200) == 0 && resistance.step(of: 16, at: 300) == 0)
  }

  @Test("Q9: 200 px in one event give 8 px, in two 12.44, in ten 12.40, in a thousand 12.39")
  func quirk() {
    #expect(overscroll(200, events: 1) == 8 && overscroll(-200, events: 1) == -8)
    // `ModelComparison.md`.
    #expect(abs(overscroll(200, events: 2) - 12.44) < 5e-3)
    #expect(abs(overscroll(200, events: 10) - 12.40) < 5e-3)
    #expect(abs(overscroll(200, events: 1000) - 12.39) < 5e-3)
  }

  @Test("another divisor takes another part of a movement")
  func divisor() {
    #expect(GeckoResistance(length: 100, divisor: 4).step(of: 8, at: 50) == 1)
  }
}
