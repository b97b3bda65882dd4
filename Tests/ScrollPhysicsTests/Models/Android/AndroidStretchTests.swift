import Glibc
import ScrollPhysics
import Testing

@Suite("android-stretch")
struct AndroidStretchTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: AndroidStretchModel { AndroidStretchModel(extent) }

  @Test("a pull of a whole viewport stretches by 0.016 · (2 − e^(−e/0.33)), and none goes farther")
  func intensity() {
    let whole = 0.016 * (2 - Glibc.exp(-2.718281828459045 / 0.33))
    #expect(abs(model.offset(forRaw: -800) + 800 * whole) < 1e-12)
    #expect(model.offset(forRaw: -9000) == model.offset(forRaw: -800))
    let quarter = 0.016 * (0.25 + 1 - Glibc.exp(-0.25 * 2.718281828459045 / 0.33))
    #expect(abs(AndroidStretch.stretch(pull: 0.25) - quarter) < 1e-15)
  }

  @Test("drag and offset are inverse to each other, and the edges mirror images")
  func inverse() {
    for raw in stride(from: -799.0, through: 4999, by: 17) {
      #expect(abs(model.raw(forOffset: model.offset(forRaw: raw)) - raw) < 1e-8)
      #expect(abs(model.offset(forRaw: raw) - (4200 - model.offset(forRaw: 4200 - raw))) < 1e-9)
    }
    let slope = (model.offset(forRaw: -100.001) - model.offset(forRaw: -99.999)) / -0.002
    #expect(abs(model.slope(atRaw: -100) - slope) < 1e-7)
  }

  @Test("a fling that meets an edge is absorbed with 13 times its velocity")
  func fling() throws {
    let motion = model.trajectory(from: 300, velocity: -2000)
    let edge = try #require(motion.change(0))
    #expect(motion.offset(at: edge) == 0 && motion.limit == 0 && motion.duration < .infinity)
    let before = SplineFling(from: 300, velocity: -2000).velocity(at: edge)
    #expect(abs(motion.velocity(at: edge) - 13 * before * model.slope(atRaw: -1e-12)) < 1e-6)
    #expect(motion.offset(at: edge + 0.03) < 0)
  }

  @Test("a stretch that is let go starts back from rest where it is")
  func release() {
    let motion = model.trajectory(from: -10, velocity: -700)
    #expect(abs(motion.offset(at: 0) + 10) < 1e-9 && motion.velocity(at: 0) == 0)
    #expect(motion.offset(at: motion.duration) == 0)
  }
}
