import ScrollPhysics
import Testing

@Suite("iscroll")
struct IScrollModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 600)
  private var model: IScrollModel { IScrollModel(extent) }

  @Test("momentum goes v²/0.0012 px in v/0.0006 ms")
  func momentum() {
    let fling = IScrollModel.momentum(from: -100, velocity: -1.2, lower: -4400, wrapper: 600)
    #expect(fling.destination == -1300 && abs(fling.duration - 2000) < 1e-9)
  }

  @Test("past an edge it goes wrapper/20 per px/ms, at the mean speed")
  func overshoot() {
    let fling = IScrollModel.momentum(from: -100, velocity: 2, lower: -4400, wrapper: 600)
    #expect(fling.destination == 60 && fling.duration == 80)
    #expect(IScrollModel.momentum(from: -100, velocity: 2, lower: -4400, wrapper: 0).destination == 0)
  }

  @Test("Q14: an event over the edge is divided by three as a whole; fixed only beyond it")
  func filter() {
    #expect(abs(model.offset(from: 50, movedBy: -200) - (50 - 200.0 / 3)) < 1e-12)
    let fixed = IScrollModel(extent, form: .fixed)
    #expect(abs(fixed.offset(from: 50, movedBy: -200) + 50) < 1e-12)
  }

  @Test("the motion goes past the edge and comes back on a quarter circle in 600 ms")
  func motion() {
    let motion = model.trajectory(from: 100, velocity: -2000)
    #expect(motion.offset(at: 0.08) == -60 && abs(motion.duration - 0.68) < 1e-12)
    // Half of the return: √(1 − ¼) of 60 px.
    #expect(abs(motion.offset(at: 0.38) + 60 * (1 - 0.75.squareRoot())) < 1e-9)
  }

  @Test("a release first rounds to whole pixels")
  func rounding() {
    #expect(model.trajectory(from: 100.4, velocity: 0).limit == 100)
    #expect(model.trajectory(from: -0.3, velocity: 0) == ScrollTrajectory(.rest(0)))
  }
}
