import ScrollPhysics
import Testing

@Suite("use-gesture")
struct UseGestureModelTests {
  private let model = UseGestureModel(lower: -100, upper: 200)

  @Test("past a bound it is the rubber band with the bounds' length")
  func band() {
    // 10 · 300 · 0.15 / (300 + 0.15 · 10) = 450 / 301.5.
    #expect(abs(model.offset(forRaw: 210) - (200 + 450 / 301.5)) < 1e-12)
    #expect(abs(model.offset(forRaw: -110) - (-100 - 450 / 301.5)) < 1e-12)
    #expect(model.offset(forRaw: 17) == 17)
  }

  @Test("bounds without a length, or an infinite one, have a power instead")
  func power() {
    let point = UseGestureModel(lower: 5, upper: 5)
    // 16^0.75 = 8.
    #expect(abs(point.offset(forRaw: 21) - 13) < 1e-12)
    let half = UseGestureModel(lower: 0, upper: .infinity)
    #expect(abs(half.offset(forRaw: -16) + 8) < 1e-12 && half.offset(forRaw: 1e6) == 1e6)
    #expect(abs(half.raw(forOffset: -8) + 16) < 1e-12)
    #expect(abs(half.slope(atRaw: -16) - 0.75 * 8 / 16) < 1e-12)
  }

  @Test("raw position and offset are inverse to each other")
  func inverse() {
    for raw in stride(from: -900.0, through: 900, by: 11.7) {
      #expect(abs(model.raw(forOffset: model.offset(forRaw: raw)) - raw) < 1e-8)
    }
  }

  @Test("without a coefficient it is a clamp")
  func clamp() { #expect(UseGestureModel(lower: 0, upper: 10, coefficient: 0).offset(forRaw: 99) == 10) }

  @Test("a release is back in bounds at once, whatever its velocity")
  func release() {
    #expect(model.trajectory(from: 240, velocity: 900) == ScrollTrajectory(.rest(200)))
    #expect(model.trajectory(from: 40, velocity: 900) == ScrollTrajectory(.rest(40)))
  }
}
