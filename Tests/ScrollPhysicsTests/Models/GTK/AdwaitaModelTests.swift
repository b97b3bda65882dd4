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

  @Test("Q11 mended: it is damped by the share that is shown")
  func damped() {
    let mended = AdwaitaModel(extent, outward: .damped)
    let velocity = mended.releaseVelocity(FingerRelease(velocity: 1100), atRaw: -100)
    // 100 px show 10 · 10/11, a share of 1/11.
    #expect(abs(velocity + 100) < 1e-9)
    #expect(mended.releaseVelocity(FingerRelease(velocity: -1100), atRaw: 4300) == -velocity)
  }

  @Test("a release goes to its projection, at most to an edge, in 100 to 400 ms")
  func motion() {
    let motion = model.trajectory(from: 1000, velocity: 1000)
    #expect(abs(motion.limit - (1000 + 0.499 * 800)) < 1e-9)
    #expect(motion.duration >= 0.1 && motion.duration <= 0.4)
    #expect(model.trajectory(from: 100, velocity: -3000).limit == 0)
    #expect(model.trajectory(from: 1000, velocity: 200) == ScrollTrajectory(.rest(1000)))
    #expect(model.trajectory(from: -9, velocity: 0).limit == 0)
    #expect(model.trajectory(from: 1000, velocity: 500, isTouchpad: true) == ScrollTrajectory(.rest(1000)))
  }
}
