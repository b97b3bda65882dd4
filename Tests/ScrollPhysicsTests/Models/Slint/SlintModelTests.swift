import ScrollPhysics
import Testing

@Suite("slint")
struct SlintModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: SlintModel { SlintModel(extent) }

  @Test("a drag is cut at the bounds, and a finger that turns round moves content at once")
  func drag() {
    #expect(model.offset(from: 50, movedBy: -120) == 0 && model.offset(from: 0, movedBy: 30) == 30)
    #expect(model.offset(from: 4190, movedBy: 300) == 4200 && model.offset(from: 77, movedBy: 3) == 80)
    #expect(model.slope(atRaw: 77) == 1 && model.slope(atRaw: -1) == 0)
  }

  /// slint-ui/slint, internal/core/animations/physics_simulation.rs, tests of `ConstantDeceleration`: names in the comments, numbers
  /// from 50 px/s, 20 px/s² and the limits there.
  @Test("braking is Slint's simulation, by its own tests")
  func simulation() throws {
    // constant_deceleration_start_eq_limit
    let still = SlintModel.fling(from: 10, velocity: 50, to: 10, deceleration: 20)
    #expect(still.offset(at: 36_000) == 10 && still.offset(at: 0.5) == 10)
    // constant_deceleration_increasing_limit_not_reached: 10 + 50 − 10, and 10 + 50²/40.
    let free = SlintModel.fling(from: 10, velocity: 50, to: 2000, deceleration: 20)
    #expect(free.offset(at: 1) == 50 && free.offset(at: 36_001) == 72.5 && free.duration == 2.5)
    // constant_deceleration_increasing_limit_reached
    let reached = SlintModel.fling(from: 10, velocity: 50, to: 20, deceleration: 20)
    #expect(reached.offset(at: 1) == 20 && reached.limit == 20)
    // 20·t² / 2 − 50·t + 10 = 0 at (50 − √2100) / 20.
    let (root, found) = ((50 - 2100.0.squareRoot()) / 20, try #require(reached.change(0)))
    #expect(abs(found - root) < 1e-12)
    // constant_deceleration_decreasing_limit_not_reached
    let back = SlintModel.fling(from: 2000, velocity: -50, to: 10, deceleration: 20)
    #expect(back.offset(at: 1) == 1960 && back.offset(at: 36_001) == 1937.5)
    // constant_deceleration_decreasing_limit_reached
    let low = SlintModel.fling(from: 20, velocity: -50, to: 10, deceleration: 20)
    #expect(low.offset(at: 3) == 10)
  }

  @Test("a fling brakes at 2000 px/s² and stops at an edge with what it has")
  func fling() throws {
    // 1500² / 4000 = 562.5 px in 0.75 s.
    let motion = model.trajectory(from: 1000, velocity: 1500)
    #expect(motion.limit == 1562.5 && motion.duration == 0.75)
    #expect(motion.offset(at: 0.5) == 1500 && motion.velocity(at: 0.5) == 500)
    // 100 px before the end: at the edge after (1500 − √(1500² − 400 000)) / 2000 s.
    let edge = model.trajectory(from: 4100, velocity: 1500)
    let time = try #require(edge.change(0))
    #expect(abs(time - (1500 - 1_850_000.0.squareRoot()) / 2000) < 1e-12)
    #expect(edge.offset(at: time) == 4200 && edge.velocity(at: time) == 0 && edge.limit == 4200)
    #expect(edge.velocity(at: time - 1e-9) > 1360)
    // Outwards on the edge there is nothing to go.
    #expect(model.trajectory(from: 4200, velocity: 1500).offset(at: 0.1) == 4200)
    #expect(model.trajectory(from: 1000, velocity: 0) == ScrollTrajectory(.rest(1000)))
  }

  /// tests/cases/elements/flickable_stay_in_bounds.slint: content of 800 in 300 put 100 below its place is at 0 when the handler has
  /// run, and put 200 up stays.
  @Test("content beyond an edge is on it at once")
  func bounds() {
    let model = SlintModel(ScrollExtent(contentLength: 800, viewportLength: 300))
    #expect(model.trajectory(from: -100, velocity: 0) == ScrollTrajectory(.rest(0)))
    #expect(model.trajectory(from: 200, velocity: 0) == ScrollTrajectory(.rest(200)))
    #expect(model.trajectory(from: 510, velocity: -3000) == ScrollTrajectory(.rest(500)))
  }

  @Test("both edges are mirror images")
  func mirror() {
    for (offset, velocity) in [(300.0, -1700.0), (40, -300), (0, -300), (600, -500)] {
      let (low, high) = (
        model.trajectory(from: offset, velocity: velocity),
        model.trajectory(from: 4200 - offset, velocity: -velocity)
      )
      for time in stride(from: 0.0, through: 3, by: 0.04) {
        // Offsets of thousands of points round.
        #expect(abs(low.offset(at: time) - (4200 - high.offset(at: time))) < 1e-9)
        #expect(abs(low.velocity(at: time) + high.velocity(at: time)) < 1e-9)
      }
    }
  }

  @Test("nothing moves until the finger is more than 8 px away, then all of it; a touchpad does not wait")
  func slop() {
    var slop = SlintSlop()
    #expect([3.0, 5, 1, 2, -4].map { slop.pass($0) } == [0, 0, 9, 2, -4])
    var back = SlintSlop()
    // Away and back again is no way.
    #expect([7.0, -7, -8, -0.5].map { back.pass($0) } == [0, 0, 0, -8.5])
    var scroller = Scroller(model: .slint, extent: extent, offset: 1000)
    scroller.beginContact(at: 0)
    scroller.moveFinger(to: -8, at: 0.01)
    #expect(scroller.offset(at: 0.01) == 1000)
    scroller.moveFinger(to: -8.5, at: 0.02)
    #expect(scroller.offset(at: 0.02) == 1008.5)
    var touchpad = Scroller(
      model: .slint, extent: ScrollExtent(contentLength: 5000, viewportLength: 800, device: .touchpad),
      offset: 1000)
    touchpad.beginContact(at: 0)
    touchpad.moveFinger(to: -3, at: 0.01)
    #expect(touchpad.offset(at: 0.01) == 1003)
  }
}
