import ScrollPhysics
import Testing

@Suite("android")
struct AndroidModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: AndroidModel { AndroidModel(extent) }

  @Test("a drag ends at an edge")
  func drag() {
    #expect(model.offset(from: 30, movedBy: -50) == 0 && model.offset(from: 4100, movedBy: 200) == 4200)
    // What was lost at the edge is not taken back first.
    #expect(model.offset(from: 0, movedBy: 17) == 17)
    #expect(model.slope(atRaw: 17) == 1 && model.slope(atRaw: -1) == 0)
  }

  @Test("past an edge it brakes at 2000 px/s² or within the overshoot, and comes back in √(2d/2000) s")
  func overshoot() throws {
    let roomy = AndroidModel(extent, overshoot: 5000)
    let motion = roomy.trajectory(from: 300, velocity: -2000)
    let (edge, back) = (try #require(motion.change(0)), try #require(motion.change(1)))
    let speed = motion.velocity(at: edge)
    #expect(motion.offset(at: edge) == 0 && speed < -100)
    #expect(abs(motion.offset(at: back) + speed * speed / 4000) < 1e-9)
    #expect(motion.limit == 0)
    #expect(
      abs(motion.duration - back - AndroidModel.springbackDuration(distance: speed * speed / 4000) / 1000)
        < 1e-12)
    let tight = model.trajectory(from: 300, velocity: -2000)
    #expect(abs(tight.offset(at: try #require(tight.change(1))) + 6) < 1e-12)
  }

  @Test("the springback is half way in half its time, and 100 px take 316 ms")
  func springback() {
    let back = model.springback(from: -100, to: 0)
    #expect(back.duration == 0.316 && back.offset(at: 0.158) == -50 && back.velocity(at: 0) == 0)
    #expect(model.springback(from: 0, to: 0) == .rest(0))
  }

  @Test("content released outside bounces as if it came from the edge, or flies in if it is fast enough")
  func outside() {
    let roomy = AndroidModel(extent, overshoot: 5000)
    let bounce = roomy.trajectory(from: -100, velocity: -400)
    #expect(abs(bounce.offset(at: 0) + 100) < 1e-9 && abs(bounce.velocity(at: 0) + 400) < 1e-9)
    // 400² / 4000 = 40 px more.
    #expect(abs(bounce.offset(at: 0.2) + 140) < 1e-9)
    #expect(roomy.trajectory(from: -100, velocity: 3000).limit > 0)
    #expect(roomy.trajectory(from: -100, velocity: 300).limit == 0)
  }

  @Test("both edges are mirror images but for halves of a pixel")
  func mirror() {
    let roomy = AndroidModel(extent, overshoot: 200)
    for (offset, velocity) in [(200.0, -1800.0), (-40, -300), (-40, 0)] {
      let (low, high) = (
        roomy.trajectory(from: offset, velocity: velocity),
        roomy.trajectory(from: 4200 - offset, velocity: -velocity)
      )
      for time in stride(from: 0.0, through: 3, by: 0.0437) {
        #expect(abs(low.offset(at: time) - (4200 - high.offset(at: time))) < 1e-9)
      }
    }
  }
}
