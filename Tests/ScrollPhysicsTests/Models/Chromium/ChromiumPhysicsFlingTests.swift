import ScrollPhysics
import Testing

/// Numbers are those that Chromium's physics_based_fling_curve_unittest.cc asserts, within its 1 pt and 0.01.
@Suite("Chromium physics fling")
struct ChromiumPhysicsFlingTests {
  private let surface = ChromiumPhysicsFling.Surface(pixelsPerInch: 96, width: 1920, height: 1080)

  @Test("5000 pt/s go at most three viewports, in 2 s")
  func bounded() {
    let fling = ChromiumPhysicsFling(velocityX: 0, velocityY: 5000, on: surface)
    #expect(fling.distanceX == 0 && fling.distanceY == 3240 && fling.duration == 2)
    let (a, b) = (3240 * fling.progress(at: 0.02), 3240 * fling.progress(at: 0.25))
    #expect(abs(a - 98) < 1 && abs(b - a - 923) < 1 && abs(3240 - b - 2218) < 1)
  }

  @Test("along the wide side 5000 pt/s are stopped by friction: v² / 2a")
  func free() {
    let fling = ChromiumPhysicsFling(velocityX: 5000, velocityY: 0, on: surface)
    // By hand: a = 96 · 27.559 = 2645.66 pt/s².
    #expect(abs(fling.distanceX - 25e6 / (2 * 2645.664)) < 1e-6)
    #expect(fling.controlX == 0.2 && abs(fling.controlY - 0.43) < 0.01)
    #expect(abs(fling.distanceX * fling.progress(at: 0.02) - 99) < 1)
  }

  @Test("a steep start moves the control point to the left")
  func steep() {
    let fling = ChromiumPhysicsFling(velocityX: 15_000, velocityY: 0, on: surface)
    #expect(fling.controlY == 1 && abs(fling.controlX - 0.19) < 0.01)
  }

  @Test("the faster axis starts with its own velocity, both rest together, either way round")
  func velocity() {
    let fling = ChromiumPhysicsFling(velocityX: 2000, velocityY: -4000, on: surface)
    #expect(abs(fling.velocity(at: 1e-9).y + 4000) < 0.1)
    #expect(fling.velocity(at: fling.duration) == (0, 0) && fling.progress(at: fling.duration) == 1)
    let mirrored = ChromiumPhysicsFling(velocityX: -2000, velocityY: 4000, on: surface)
    #expect(mirrored.distanceX == -fling.distanceX && mirrored.distanceY == -fling.distanceY)
    #expect(mirrored.progress(at: 0.3) == fling.progress(at: 0.3))
  }

  @Test("a boost lets it go farther")
  func boost() {
    let boosted = ChromiumPhysicsFling.Surface(pixelsPerInch: 96, width: 1920, height: 1080, boost: 1.25)
    #expect(ChromiumPhysicsFling(velocityX: 0, velocityY: 9000, on: boosted).distanceY == 4050)
  }
}
