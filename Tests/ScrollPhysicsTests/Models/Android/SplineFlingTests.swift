import Glibc
import ScrollPhysics
import Testing

@Suite("Android's fling")
struct SplineFlingTests {
  @Test("a fling's distance grows as v^1.7362 and its time as v^0.7362")
  func powers() {
    let rate = Glibc.log(0.78) / Glibc.log(0.9)
    let doubled =
      SplineFling.distance(velocity: 3000, density: 1) / SplineFling.distance(velocity: 1500, density: 1)
    #expect(abs(doubled - Glibc.pow(2, rate / (rate - 1))) < 1e-12)
    let longer =
      SplineFling.duration(velocity: 8000, density: 1) / SplineFling.duration(velocity: 4000, density: 1)
    // Both durations are cut to whole milliseconds.
    #expect(abs(longer - Glibc.pow(2, 1 / (rate - 1))) < 1e-3)
    #expect(
      SplineFling.distance(velocity: 0, density: 1) == 0 && SplineFling.duration(velocity: 0, density: 1) == 0
    )
    #expect(
      SplineFling.distance(velocity: -900, density: 1) == SplineFling.distance(velocity: 900, density: 1))
  }

  @Test("in points a fling is the same on every density, but for whole pixels and milliseconds")
  func density() {
    for density in [1.0, 2, 3] {
      let way = SplineFling.distance(velocity: 2000 * density, density: density) / density
      #expect(abs(way - 647.3987783959533) < 1e-9)
      #expect(SplineFling.duration(velocity: 2000 * density, density: density) == 924)
    }
  }

  @Test("a fling goes whole pixels to its end, and its velocity is the slope of the table")
  func fling() {
    let fling = SplineFling(from: 100, velocity: 2000)
    #expect(fling.end == 747 && fling.duration == 0.924)
    #expect(fling.offset(at: 0.3) == fling.offset(at: 0.3).rounded() && fling.offset(at: 2) == 747)
    let smooth = SplineFling(from: 100, velocity: 2000, pixel: 0)
    let quotient = (smooth.offset(at: 0.3101) - smooth.offset(at: 0.31)) / 1e-4
    #expect(abs(smooth.velocity(at: 0.31) - quotient) < 1e-3)
    #expect(smooth.velocity(at: smooth.duration) == 0 && smooth.velocity(at: 2) == 0)
    // The release velocity is that of the table's start within its coarseness.
    #expect(abs(smooth.velocity(at: 0) - 2000) < 60)
  }
}
