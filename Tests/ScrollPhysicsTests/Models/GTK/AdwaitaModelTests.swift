import ScrollPhysics
import Testing

@Suite("adwaita")
struct AdwaitaModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: AdwaitaModel { AdwaitaModel(extent) }

  @Test("100 px past an edge show 9.1 px, 400 px 9.8, on any page")
  func table() {
    for length in [300.0, 800, 2000] {
      let model = AdwaitaModel(ScrollExtent(contentLength: 9000, viewportLength: length))
      // 10 · (1 − 1/11) and 10 · (1 − 1/41).
      #expect(abs(model.offset(forRaw: -100) + 10.0 * 10 / 11) < 1e-12)
      #expect(abs(model.offset(forRaw: -400) + 10.0 * 40 / 41) < 1e-12)
    }
  }

  @Test("in pages it is the original's (1 − 1/(1 + a·D)) / D, and the same offset")
  func pages() {
    for pages in [0.01, 0.1, 0.5, 3] {
      let original = (1 - 1 / (1 + pages * 80)) / 80
      #expect(abs(AdwaitaModel.overshoot(pages: pages, pageLength: 800) - original) < 1e-15)
      #expect(abs(model.offset(forRaw: -pages * 800) + original * 800) < 1e-11)
    }
  }

  @Test("raw position and offset are inverse to each other, and the edges mirror images")
  func inverse() {
    for raw in stride(from: -500.0, through: 4700, by: 13.3) {
      #expect(abs(model.raw(forOffset: model.offset(forRaw: raw)) - raw) < 1e-8)
      #expect(abs(model.offset(forRaw: raw) - (4200 - model.offset(forRaw: 4200 - raw))) < 1e-9)
    }
    #expect(model.slope(atRaw: 5) == 1 && abs(model.slope(atRaw: -100) - 1.0 / 121) < 1e-15)
  }

  @Test("the projection is v·r/(1 − r)/1000, and above 2 a parabola that continues it smoothly")
  func projection() {
    // 0.998/0.002/1000 = 0.499 and 0.997/0.003/1000.
    #expect(abs(AdwaitaModel.projection(velocity: 1, isTouchpad: false) - 0.499) < 1e-12)
    #expect(abs(AdwaitaModel.projection(velocity: -1, isTouchpad: true) + 0.997 / 3) < 1e-12)
    let (below, at, above) = (
      AdwaitaModel.projection(velocity: 2 - 1e-6, isTouchpad: false),
      AdwaitaModel.projection(velocity: 2, isTouchpad: false),
      AdwaitaModel.projection(velocity: 2 + 1e-6, isTouchpad: false)
    )
    #expect(abs((above - at) - (at - below)) < 1e-11)
    // One above 2: 0.35 more than the tangent.
    #expect(
      abs(AdwaitaModel.projection(velocity: 3, isTouchpad: false) - (3 * 0.499 + 0.35)) < 1e-12)
    #expect(
      AdwaitaModel.projection(velocity: -3, isTouchpad: false)
        == -AdwaitaModel.projection(velocity: 3, isTouchpad: false))
  }

  @Test("Q11: a velocity outwards on or past an edge is nothing")
  func outward() {
    #expect(model.releaseVelocity(FingerRelease(velocity: 900), atRaw: -50) == 0)
    #expect(model.releaseVelocity(FingerRelease(velocity: -900), atRaw: 4200) == 0)
    #expect(model.releaseVelocity(FingerRelease(velocity: -900), atRaw: -50) == 900)
    #expect(model.releaseVelocity(FingerRelease(velocity: 900), atRaw: 50) == -900)
  }

  @Test("Q11 fixed: it is damped by the share that is shown")
  func damped() {
    let fixed = AdwaitaModel(extent, form: .fixed)
    let velocity = fixed.releaseVelocity(FingerRelease(velocity: 1100), atRaw: -100)
    // 100 px show 10 · 10/11, a share of 1/11.
    #expect(abs(velocity + 100) < 1e-9)
    #expect(fixed.releaseVelocity(FingerRelease(velocity: -1100), atRaw: 4300) == -velocity)
  }

  @Test("a release goes to its projection, at most to an edge; a slow one stays")
  func motion() {
    let motion = model.trajectory(from: 1000, velocity: 1000)
    #expect(abs(motion.limit - (1000 + 0.499 * 800)) < 1e-9)
    #expect(model.trajectory(from: 100, velocity: -3000).limit == 0)
    #expect(model.trajectory(from: 1000, velocity: 200) == ScrollTrajectory(.rest(1000)))
    #expect(model.trajectory(from: -9, velocity: 0).limit == 0)
    #expect(model.trajectory(from: 1000, velocity: 500, isTouchpad: true) == ScrollTrajectory(.rest(1000)))
  }

  /// `m·x″ = −c·x′ − k·x` in steps of a microsecond, with AdwCarousel's damping ratio 1, mass 0.5 and stiffness 500.
  @Test(
    "it gets there on the carousel's spring, whose velocity is points per millisecond taken for pages per second"
  )
  func spring() {
    let (mass, stiffness) = (0.5, 500.0)
    let damping = 2 * (mass * stiffness).squareRoot()
    for (start, velocity) in [(1000.0, 1000.0), (1000, -700), (-9, 0), (-9, 350), (4208, 0)] {
      let motion = model.trajectory(from: start, velocity: velocity)
      var (x, v) = ((start - motion.limit) / 800, velocity / 1000)
      for millisecond in 1...120 {
        for _ in 0..<1000 {
          v += (-damping * v - stiffness * x) / mass * 1e-6
          x += v * 1e-6
        }
        let time = Double(millisecond) / 1000
        guard time < motion.duration else { break }
        // Semi-implicit Euler: off by some 1e-5 of 400 pt.
        #expect(abs(motion.offset(at: time) - motion.limit - x * 800) < 0.02, "\(start) \(velocity)")
      }
    }
  }

  @Test("it ends at the first whole millisecond within a thousandth of a page of its target")
  func end() {
    // 9·(1 + 31.62·t)·e^(−31.62·t) = 0.8 at 127.67 ms, by bisection in Python.
    let back = model.trajectory(from: -9, velocity: 0)
    #expect(abs(back.duration - 0.128) < 1e-12)
    #expect(back.offset(at: back.duration - 1e-9) < -0.79 && back.offset(at: back.duration) == 0)
    // Nearer than that it is there after a millisecond.
    #expect(model.trajectory(from: -0.5, velocity: 0).duration == 0.001)
    for (offset, velocity) in [(1000.0, 5000.0), (1000, -5000), (100, -300), (-9.5, -100), (4209, 900)] {
      let motion = model.trajectory(from: offset, velocity: velocity)
      let milliseconds = motion.duration * 1000
      #expect(abs(milliseconds - milliseconds.rounded()) < 1e-9)
      #expect(abs(motion.offset(at: motion.duration - 0.0011) - motion.limit) > 0.8)
    }
  }
}
