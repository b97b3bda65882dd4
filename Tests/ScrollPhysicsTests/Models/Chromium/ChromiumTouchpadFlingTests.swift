import ScrollPhysics
import Testing

@Suite("Chromium touchpad fling")
struct ChromiumTouchpadFlingTests {
  @Test("5000 pt/s go 96 pt in 20 ms, 705 more in 250, 392 more until rest (Chromium's test, 1 pt)")
  func upstream() {
    let fling = ChromiumTouchpadFling(velocity: 5000)
    let (a, b) = (fling.displacement(at: 0.02), fling.displacement(at: 0.25))
    #expect(abs(a - 96) < 1 && abs(b - a - 705) < 1 && abs(fling.distance - b - 392) < 1)
  }

  @Test("2000 pt/s go 422.7 pt in 685 ms (ModelComparison.md)")
  func table() {
    let fling = ChromiumTouchpadFling(velocity: 2000)
    #expect(abs(fling.distance - 422.7) < 0.05 && abs(fling.duration - 0.685) < 5e-4)
  }

  @Test("it is the fixed curve from where the curve has its velocity")
  func curve() {
    // The published form: P(t) = α − α·e^(−γt) − β·t, entered at t₀ with P′(t₀) = 3000.
    let entry = -Elementary.log(3172 / (5707.62 * 3.7)) / 3.7
    func position(_ time: Double) -> Double {
      5707.62 - 5707.62 * Elementary.exp(-3.7 * time) - 172 * time
    }
    let fling = ChromiumTouchpadFling(velocity: 3000)
    for time in stride(from: 0.0, to: 0.7, by: 0.05) {
      #expect(abs(fling.displacement(at: time) - (position(entry + time) - position(entry))) < 1e-9)
    }
    #expect(abs(fling.velocity(at: 0) - 3000) < 1e-9)
  }

  @Test("it starts with its velocity, also one faster than the curve, slows down to 0 and stays")
  func ends() {
    for velocity in [50.0, -3000, 40_000] {
      let fling = ChromiumTouchpadFling(velocity: velocity)
      #expect(abs(fling.velocity(at: 0) - velocity) < 1e-8)
      #expect(
        abs(fling.velocity(at: fling.duration - 1e-9)) < 1e-4 && fling.velocity(at: fling.duration) == 0)
      #expect(fling.displacement(at: 9) == fling.distance)
    }
    #expect(ChromiumTouchpadFling(velocity: 0).distance == 0)
  }

  @Test("the time to travel a way is when the way has been made")
  func time() throws {
    let fling = ChromiumTouchpadFling(velocity: -2000)
    let time = try #require(fling.time(toTravel: -300))
    #expect(abs(fling.displacement(at: time) + 300) < 1e-9)
    #expect(fling.time(toTravel: 300) == nil && fling.time(toTravel: -430) == nil)
    #expect(fling.time(toTravel: 0) == 0)
  }

  /// By hand: the speed 200·e^(−2t) − 100 is 0 at ln 2 / 2, after 200·(1 − ½)/2 − 100·ln 2 / 2 points.
  @Test("other constants give another fling, with the release's velocity at the start")
  func constants() {
    let fling = ChromiumTouchpadFling(velocity: 100, gamma: 2, beta: 100)
    #expect(abs(fling.duration - Elementary.log(2) / 2) < 1e-15)
    #expect(abs(fling.velocity(at: 0) - 100) < 1e-12)
    #expect(abs(fling.distance - 50 * (1 - Elementary.log(2))) < 1e-12)
  }
}
