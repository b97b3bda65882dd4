import ScrollPhysics
import Testing

@Suite("uikit")
struct UIKitTests {
  private let extent = ScrollExtent(contentLength: 6670, viewportLength: 667, topInset: 60)
  private var model: ScrollModel { .uikit }

  @Test("inside the bounds nothing is resisted")
  func inside() {
    for raw in stride(from: -60.0, through: 6003, by: 37) {
      #expect(model.offset(forRaw: raw, in: extent) == raw)
      #expect(model.raw(forOffset: raw, in: extent) == raw)
      #expect(model.slope(atRaw: raw, in: extent) == 1)
    }
  }

  @Test("raw position and offset are inverse to each other, also past the band's asymptote")
  func inverse() {
    for offset in stride(from: -2000.0, through: 8000, by: 7.3) {
      let raw = model.raw(forOffset: offset, in: extent)
      #expect(raw.isFinite)
      #expect(abs(model.offset(forRaw: raw, in: extent) - offset) < 1e-6)
    }
  }

  @Test("the mapping grows everywhere")
  func monotone() {
    var last = -Double.infinity
    for exponent in stride(from: 7.0, to: 0, by: -0.01) {
      let offset = model.offset(forRaw: -60 - Elementary.exp(exponent * 2.3), in: extent)
      #expect(offset > last)
      last = offset
    }
  }

  @Test("the release velocity is the slope of what is shown against the finger")
  func release() {
    for raw in [-700.0, -200, -61, 100, 6100] {
      let shown =
        (model.offset(forRaw: raw + 1e-4, in: extent) - model.offset(forRaw: raw - 1e-4, in: extent)) / 2e-4
      let released = model.releaseVelocity(FingerRelease(velocity: 1000), atRaw: raw, in: extent)
      #expect(abs(released + 1000 * shown) < 1e-4)
    }
  }

  @Test("a fling that stays inside decays only, one that meets an edge springs from there")
  func shapes() {
    // 2000 pt/s travel 999 pt.
    #expect(model.trajectory(from: 1000, velocity: -2000, in: extent).change == .infinity)
    let bounce = model.trajectory(from: 900, velocity: -2000, in: extent)
    #expect(bounce.change < .infinity && bounce.limit == -60)
    #expect(model.trajectory(from: 5, velocity: 0, in: extent).first == .rest(5))
  }

  @Test("released on an edge, outwards springs at once, inwards decays")
  func onTheEdge() {
    #expect(model.trajectory(from: -60, velocity: -500, in: extent).change == 0)
    #expect(model.trajectory(from: -60, velocity: 500, in: extent).change == .infinity)
  }

  @Test("released outside, the spring stays the same spring when it runs through the edge")
  func throughTheEdge() {
    let inward = model.trajectory(from: -100, velocity: 3000, in: extent)
    #expect(inward.limit == -60 && inward.change == .infinity)
    #expect(inward.highestOffset(from: 0, to: .infinity) > 0)
  }

  @Test("names lead to models and back")
  func constants() {
    #expect(ScrollModel.uikit.name.description == "uikit")
    #expect(model.tolerance(in: extent) == Tolerance(distance: 0.5, speed: 10))
    #expect(UIKitModel.spring.frequency == 10 && UIKitModel.coefficient == 0.55)
    #expect(UIKitModel.decelerationRate == Deceleration.normal.rate)
  }

  @Test("NaN gives NaN and never traps")
  func nan() {
    #expect(model.offset(forRaw: .nan, in: extent).isNaN)
    #expect(model.raw(forOffset: .nan, in: extent).isNaN)
    let lost = model.trajectory(from: .nan, velocity: .nan, in: extent)
    #expect(lost.offset(at: 1).isNaN)
    #expect(lost.firstCrossing(of: 0, rising: true, after: 0) == nil)
  }
}
