import ScrollPhysics
import Testing

@Suite("scroll-mechanics")
struct ScrollMechanicsModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)

  @Test("Q1: a catch past an edge starts from the displayed offset, so content jumps inwards")
  func jump() {
    let model = ScrollMechanicsModel(extent)
    let caught = model.offset(forRaw: model.raw(forCatchAt: -100))
    // 100 · 0.55 / (1 + 55/800) = 51.46 pt.
    #expect(abs(caught + 51.46199) < 5e-6)
    #expect(model.raw(forCatchAt: 300) == 300)
  }

  @Test("Q1 fixed: a catch leaves the content where it is")
  func fixed() {
    let model = ScrollMechanicsModel(extent, form: .fixed)
    for offset in [-300.0, -100, -1, 0, 500, 4200, 4201, 4600] {
      #expect(abs(model.offset(forRaw: model.raw(forCatchAt: offset)) - offset) < 1e-9)
    }
  }

  @Test("band, decay and spring are UIKit's as reverse engineered")
  func same() {
    let (model, uikit) = (ScrollMechanicsModel(extent), UIKitModel(extent))
    #expect(model.offset(forRaw: -77) == uikit.offset(forRaw: -77))
    #expect(model.trajectory(from: 300, velocity: -2000) == uikit.trajectory(from: 300, velocity: -2000))
  }

  @Test("the finger's velocity is handed on whole, also past an edge")
  func release() {
    let model = ScrollMechanicsModel(extent)
    #expect(model.releaseVelocity(FingerRelease(velocity: 700), atRaw: -300) == -700)
  }
}
