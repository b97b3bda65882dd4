import ScrollPhysics
import Testing

@Suite("Gecko Android fling")
struct GeckoAndroidFlingTests {
  @Test("2000 pt/s at 160 dpi go 647.4 pt in 925 ms (ModelComparison.md)")
  func table() {
    let fling = GeckoAndroidFling(velocity: 2000)
    #expect(abs(fling.distance - 647.4) < 0.05)
    #expect(abs(fling.splineDuration - 0.925) < 5e-4)
    #expect(GeckoAndroidFling(velocity: -2000).distance == -fling.distance)
  }

  @Test("it starts with about its velocity and the way is the sum of the velocity")
  func integral() {
    let fling = GeckoAndroidFling(velocity: 3000)
    #expect(abs(fling.velocity(at: 0) / 3000 - 1) < 0.05)
    var way = 0.0
    let step = fling.splineDuration / 100
    for index in 0..<50 { way += fling.velocity(at: (Double(index) + 0.5) * step) * step }
    #expect(abs(fling.displacement(at: 50 * step - 1e-12) - way) < 1e-6)
  }

  @Test("it ends where less than 0.1 pt is left, at its full way")
  func end() {
    let fling = GeckoAndroidFling(velocity: 2000)
    let before = fling.displacement(at: fling.duration - 1e-6)
    // The last of the hundred straight lines is slow: less than 1e-4 pt in the last microsecond.
    #expect(abs(fling.distance - before - 0.1) < 1e-4)
    #expect(fling.displacement(at: fling.duration) == fling.distance && fling.velocity(at: 9) == 0)
  }

  @Test("the time to travel a way is when the way has been made")
  func time() throws {
    let fling = GeckoAndroidFling(velocity: -1500)
    let time = try #require(fling.time(toTravel: fling.distance / 3))
    #expect(abs(fling.displacement(at: time) - fling.distance / 3) < 1e-9)
    #expect(fling.time(toTravel: 5) == nil && fling.time(toTravel: 2 * fling.distance) == nil)
    #expect(GeckoAndroidFling(velocity: 0).displacement(at: 0) == 0)
  }
}
