import ScrollPhysics
import Testing

@Suite("Chromium's fling on Windows")
struct ChromiumWindowsFlingTests {
  @Test("the way is v² / 2a at 96 points an inch, at most 3 viewports, in v / 2300 s, at most 2 s")
  func way() {
    // 2000² / (2 · 27.559 · 96) by hand: 755.95; upstream's 4000 pt/s go 2141 px on a viewport of 1080.
    let fling = ChromiumWindowsFling(velocity: 2000, length: 667)
    #expect(abs(fling.distance - 755.95) < 0.01 && abs(fling.duration - 2000.0 / 2300) < 1e-15)
    #expect(ChromiumWindowsFling(velocity: -9000, length: 667).distance == -2001)
    #expect(ChromiumWindowsFling(velocity: -9000, length: 667).duration == 2)
  }

  @Test("it starts with the release's velocity, ends at rest, and both directions mirror each other")
  func course() {
    let fling = ChromiumWindowsFling(velocity: 2000, length: 667)
    let mirrored = ChromiumWindowsFling(velocity: -2000, length: 667)
    #expect(abs(fling.velocity(at: 1e-9) - 2000) < 1e-3 && fling.velocity(at: 2) == 0)
    for time in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(fling.displacement(at: time) == -mirrored.displacement(at: time))
      let slope = (fling.displacement(at: time + 1e-6) - fling.displacement(at: time - 1e-6)) / 2e-6
      if time > 0, abs(time - fling.duration) > 1e-3 { #expect(abs(fling.velocity(at: time) - slope) < 1e-2) }
    }
  }

  @Test("a way is made at the time that is said, one beyond the end never")
  func crossing() throws {
    let fling = ChromiumWindowsFling(velocity: -2000, length: 667)
    let time = try #require(fling.time(toTravel: -300))
    #expect(abs(fling.displacement(at: time) + 300) < 1e-9)
    #expect(fling.time(toTravel: 300) == nil && fling.time(toTravel: -800) == nil)
  }
}
