import Glibc
import ScrollPhysics
import Testing

@Suite("framer-inertia")
struct FramerInertiaTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: FramerInertiaModel { FramerInertiaModel(extent) }
  private var fixed: FramerInertiaModel { FramerInertiaModel(extent, form: .fixed) }

  private func keyframes(_ start: FramerInertia, every step: Double) -> [Double] {
    var (inertia, values) = (start, [Double]())
    while values.count < 10_000 {
      let sample = inertia.sample(at: Double(values.count) * step)
      values.append(sample.value)
      if sample.isDone { break }
    }
    return values
  }

  @Test("a drag past an edge shows 0.35 of it")
  func drag() {
    #expect(model.offset(forRaw: -100) == -35 && model.raw(forOffset: -35) == -100)
    #expect(model.offset(forRaw: 4300) == 4235 && model.slope(atRaw: 4300) == 0.35)
  }

  @Test("without bounds it is an exponential that ends on its target")
  func free() {
    var constants = FramerInertia.Constants()
    constants.power = 1
    let values = keyframes(FramerInertia(from: 0, velocity: 100, constants: constants), every: 10)
    // 100·e^(−t/325) ≤ 0.5 at t = 325·ln 200 = 1722 ms, so with the sample at 1730 ms.
    #expect(values.count == 174 && values.last == 100)
    #expect(abs(values[50] - 100 * (1 - Glibc.exp(-500.0 / 325))) < 1e-12)
  }

  @Test("a target of one's own scales the way")
  func target() {
    let values = keyframes(FramerInertia(from: 100, velocity: 200, target: 60), every: 10)
    #expect(values.last == 60 && values[0] == 100)
    #expect(abs(values[10] - (60 + 40 * Glibc.exp(-100.0 / 325))) < 1e-12)
  }

  @Test("the bounce starts at the first sample outside, so it depends on the grid; fixed it does not")
  func grid() {
    let farthest = [5.0, 10, 33].map { step in
      keyframes(model.inertia(from: 4000, velocity: 3000), every: step).max() ?? 0
    }
    #expect(abs(farthest[2] - farthest[0]) > 5)
    let motion = fixed.trajectory(from: 4000, velocity: 3000)
    #expect(abs(motion.offset(at: motion.change) - 4200) < 1e-9)
    // The exponential's velocity there: (0.8·3000 − 200) / 0.75 s.
    #expect(abs(motion.velocity(at: motion.change) - 2200 / 0.75) < 1e-9)
  }

  @Test("released outside, the spring starts at rest")
  func outside() {
    let values = keyframes(model.inertia(from: -50, velocity: -900), every: 10)
    #expect(values[0] == -50 && values.last == 0)
    #expect(values.min() == -50)
    #expect(fixed.trajectory(from: -50, velocity: -900).velocity(at: 0) == 0)
  }

  @Test("with both bounds the spring goes to the nearer one")
  func bothBounds() {
    #expect(keyframes(FramerInertia(from: 90, velocity: 200, lower: 0, upper: 100), every: 10).last == 100)
    #expect(keyframes(FramerInertia(from: 10, velocity: -200, lower: 0, upper: 100), every: 10).last == 0)
  }

  @Test("a fling of 2000 pt/s goes 1600 pt, starting at 0.8/0.75 of the velocity")
  func fling() {
    let motion = fixed.trajectory(from: 1000, velocity: 2000)
    #expect(abs(motion.limit - 2600) < 1e-9)
    #expect(abs(motion.velocity(at: 0) - 2000 * 0.8 / 0.75) < 1e-9)
  }

  @Test("both edges are mirror images")
  func mirror() {
    let low = keyframes(model.inertia(from: 200, velocity: -3000), every: 16)
    let high = keyframes(model.inertia(from: 4000, velocity: 3000), every: 16)
    #expect(low.count == high.count)
    for (a, b) in zip(low, high) { #expect(abs(a - (4200 - b)) < 1e-8) }
  }
}
