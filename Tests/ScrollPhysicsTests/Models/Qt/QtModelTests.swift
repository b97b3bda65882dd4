import ScrollPhysics
import Testing

@Suite("qt")
struct QtModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: QtModel { QtModel(extent) }

  @Test("a drag past an edge shows half of it, and a catch takes it up")
  func drag() {
    #expect(model.offset(forRaw: -120) == -60 && model.offset(forRaw: 4300) == 4250)
    #expect(model.raw(forOffset: -60) == -120 && model.raw(forOffset: 4250) == 4300)
    #expect(model.offset(forRaw: 77) == 77 && model.slope(atRaw: 77) == 1 && model.slope(atRaw: -1) == 0.5)
  }

  @Test("a touchpad's excess shows a 64th of its share of the fastest fling, and never 150 px")
  func touchpad() {
    // Small: 150·atan(e/150) ≈ e = 64 · 2500/8/2500/8 = 1; large: 150·π/2 is the limit.
    #expect(abs(QtModel.touchpadOffset(excess: 64, velocity: 2500) - 1) < 2e-5)
    #expect(QtModel.touchpadOffset(excess: 1e12, velocity: 2500) < 150 * 1.5707963267948966 + 1e-9)
    #expect(
      QtModel.touchpadOffset(excess: -64, velocity: 2500) == -QtModel.touchpadOffset(
        excess: 64, velocity: 2500))
  }

  @Test("a fling brakes at about 1500 px/s² and ends on a whole pixel")
  func fling() {
    let motion = model.trajectory(from: 1000.4, velocity: 1500)
    // 1500² / 3000 = 750 px, to the nearest pixel.
    #expect(motion.limit == 1750)
    #expect(abs(motion.duration - 1) < 0.001)
    let (a, b, c) = (motion.velocity(at: 0.1), motion.velocity(at: 0.2), motion.velocity(at: 0.3))
    #expect(abs((a - b) - (b - c)) < 1e-9 && abs((a - b) - 150) < 0.2)
    // Faster than 2500 px/s counts as that; slower than 75 is none.
    #expect(model.trajectory(from: 1000, velocity: 9000) == model.trajectory(from: 1000, velocity: 2500))
    #expect(model.trajectory(from: 1000, velocity: 75) == ScrollTrajectory(.rest(1000)))
  }

  @Test("past an edge it brakes within min(150, v/3) and comes back in 400 ms")
  func overshoot() throws {
    // At the edge, 200 px on: √(1500² − 2·1500·200) = 1284.52 px/s; the overshoot 150 px.
    let motion = model.trajectory(from: 4000, velocity: 1500)
    let edge = try #require(motion.change(0))
    let back = try #require(motion.change(1))
    #expect(abs(motion.offset(at: edge) - 4200) < 1e-9)
    #expect(abs(motion.velocity(at: edge) - 1_650_000.0.squareRoot()) < 1e-9)
    let farthest = motion.offset(at: back)
    // Eight times the deceleration would need 68.75 px; it has room for them.
    #expect(abs(farthest - (4200 + 1_650_000.0 / 24_000)) < 1e-9)
    #expect(abs(motion.duration - back - 0.4) < 1e-12 && motion.limit == 4200)
    #expect(abs(motion.offset(at: back + 0.1) - (farthest + 4200) / 2) < 1e-9)
  }

  @Test("where 8 times the deceleration does not suffice it brakes harder")
  func hardOvershoot() throws {
    // 200 px/s at the edge: 66.7 px allowed, 1.67 px needed; 2500: 150 allowed, 260 needed.
    let slow = model.trajectory(from: 4200, velocity: 200)
    #expect(abs(slow.offset(at: try #require(slow.change(1))) - (4200 + 200.0 * 200 / 24_000)) < 1e-9)
    let fast = model.trajectory(from: 4200, velocity: 2500)
    #expect(abs(fast.offset(at: try #require(fast.change(1))) - 4350) < 1e-9)
  }

  @Test("both edges are mirror images")
  func mirror() {
    for (offset, velocity) in [(300.0, -1700.0), (-40, -300), (-40, 0), (-90, 500)] {
      let (low, high) = (
        model.trajectory(from: offset, velocity: velocity),
        model.trajectory(from: 4200 - offset, velocity: -velocity)
      )
      for time in stride(from: 0.0, through: 3, by: 0.04) {
        #expect(abs(low.offset(at: time) - (4200 - high.offset(at: time))) < 1e-9)
        #expect(abs(low.velocity(at: time) + high.velocity(at: time)) < 1e-8)
      }
    }
  }

  @Test("the return is half the way as t² in 100 ms and half as 1 − 2^(−10·t) in 300 ms")
  func fixup() {
    let plain = QtModel.fixup(from: 100, to: 0, exponentialScale: 1)
    #expect(plain.offset(at: 0.05) == 87.5 && plain.offset(at: 0.1) == 50)
    // A tenth of the second part: 1 − ½.
    #expect(abs(plain.offset(at: 0.13) - 25) < 1e-12)
    #expect(plain.offset(at: 0.4) == 0)
    // Qt's own scale overshoots its end by a thousandth, less what is left, and steps back to it.
    let qt = QtModel.fixup(from: 100, to: 0)
    #expect(qt.offset(at: 0.4 - 1e-9) < 0 && qt.offset(at: 0.4) == 0)
  }

  @Test(
    "outwards on an edge a release keeps half its velocity, and flings on the run are boosted up to three times"
  )
  func release() {
    #expect(model.releaseVelocity(FingerRelease(velocity: 500), atRaw: 0) == -250)
    #expect(model.releaseVelocity(FingerRelease(velocity: 500), atRaw: 10) == -500)
    let long = QtModel(ScrollExtent(contentLength: 9000, viewportLength: 800))
    var boost = 1.0
    for _ in 0..<12 { boost = long.boost(after: boost, velocity: 1300, current: 20) }
    #expect(boost == 3 && long.boost(after: 1, velocity: 1300, current: 20) == 1.25)
    #expect(long.boost(after: boost, velocity: -1300, current: 20) == 1)
    #expect(model.boost(after: boost, velocity: 1300, current: 20) == 1)
  }
}
