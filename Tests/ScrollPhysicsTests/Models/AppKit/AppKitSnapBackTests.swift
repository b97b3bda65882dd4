import ScrollPhysics
import Testing

@Suite("AppKit snap-back")
struct AppKitSnapBackTests {
  @Test("the stretch is WebKit's (x₀ − A·v·t)·e^(−k·t/P)", arguments: [0.0, 1000, -3000])
  func publishedForm(velocity: Double) {
    let back = AppKitSnapBack(stretch: 80, velocity: velocity)
    for time in stride(from: 0.0, to: 1, by: 0.037) {
      let published = (80 - 0.31 * velocity * time) * Elementary.exp(-20 * time / 1.6)
      #expect(abs(back.stretch(at: time) - published) < 1e-10)
    }
  }

  @Test("100 pt are 28.65048 pt after 0.1 s, 19.768831 with 1000 pt/s inwards (ListViewKit's tests)")
  func upstream() {
    #expect(abs(AppKitSnapBack(stretch: 100, velocity: 0).stretch(at: 0.1) - 28.650_48) < 1e-5)
    #expect(abs(AppKitSnapBack(stretch: 100, velocity: 1000).stretch(at: 0.1) - 19.768_831) < 1e-6)
  }

  @Test("from 100 pt less than 1 pt is left after 369 ms (ModelComparison.md)")
  func table() {
    #expect(abs(AppKitSnapBack(stretch: 100, velocity: 0).duration(pixel: 1) - 0.369) < 1e-3)
  }

  @Test("it lasts at least 24 ms, so a stretch made by a velocity alone can show")
  func shortest() {
    #expect(AppKitSnapBack(stretch: 0.1, velocity: 0).duration(pixel: 1) == 0.024)
    let thrown = AppKitSnapBack(stretch: 0, velocity: -2000)
    #expect(thrown.stretch(at: 0.02) > 5 && thrown.duration(pixel: 1) > 0.3)
  }

  @Test("a velocity beyond 20 000 pt/s counts as that")
  func limit() {
    #expect(
      AppKitSnapBack(stretch: 5, velocity: 90_000) == AppKitSnapBack(stretch: 5, velocity: 20_000))
    #expect(
      AppKitSnapBack(stretch: 5, velocity: -90_000) == AppKitSnapBack(stretch: 5, velocity: -20_000))
  }

  @Test("both edges are mirror images to the bit, and the velocity is the slope")
  func mirror() {
    let (top, bottom) = (
      AppKitSnapBack(stretch: -60, velocity: 700), AppKitSnapBack(stretch: 60, velocity: -700)
    )
    for time in stride(from: 0.01, to: 0.6, by: 0.03) {
      #expect(top.stretch(at: time) == -bottom.stretch(at: time))
      let slope = (top.stretch(at: time + 1e-5) - top.stretch(at: time - 1e-5)) / 2e-5
      // A central difference of 10 µs errs by h²/6 of the third derivative, below 1e-4 pt/s here.
      #expect(abs(top.velocity(at: time) - slope) < 1e-3)
    }
  }
}
