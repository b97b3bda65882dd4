import ScrollPhysics
import Testing

@Suite("better-scroll")
struct BetterScrollModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 600)
  private var model: BetterScrollModel { BetterScrollModel(extent) }

  @Test("a third of each increment counts outside; 100 px show 33.3")
  func drag() {
    #expect(abs(model.offset(from: 0, movedBy: -100) + 100.0 / 3) < 1e-12)
    #expect(model.offset(from: 50, movedBy: 20) == 70)
  }

  @Test("Q14: a drag over the edge ends elsewhere in one event than in ten; fixed it does not")
  func path() {
    func drag(_ model: BetterScrollModel, in events: Int) -> Double {
      (0..<events).reduce(50.0) { offset, _ in model.offset(from: offset, movedBy: -200 / Double(events)) }
    }
    #expect(abs(drag(model, in: 1) - drag(model, in: 10)) > 10)
    let fixed = BetterScrollModel(extent, form: .fixed)
    #expect(abs(drag(fixed, in: 1) - drag(fixed, in: 10)) < 1e-9)
  }

  @Test("momentum goes v²/0.0015 px in 2v/0.0015 ms, 2500 at most")
  func momentum() {
    let fling = BetterScrollModel.momentum(from: -1000, velocity: -1.2, lower: -9000, upper: 0, wrapper: 600)
    #expect(fling.destination == -1960 && fling.duration == 1600)
    #expect(
      BetterScrollModel.momentum(from: -1000, velocity: -3, lower: -90000, upper: 0, wrapper: 600).duration
        == 2500)
  }

  @Test(
    "past an edge it goes a fifteenth of the wrapper per px/ms, a quarter at most, and 0 without a bounce")
  func overshoot() {
    func end(_ velocity: Double, _ wrapper: Double) -> Double {
      BetterScrollModel.momentum(from: -100, velocity: velocity, lower: -4400, upper: 0, wrapper: wrapper)
        .destination
    }
    #expect(end(2, 600) == 80 && end(6, 600) == 150 && end(2, 0) == 0)
    #expect(end(-3, 600) == -4520)
  }

  @Test("the motion goes there and comes back in 800 ms")
  func motion() throws {
    let motion = model.trajectory(from: 100, velocity: -2000)
    #expect(motion.change(0) == 0.5 && motion.offset(at: 0.5) == -80 && motion.limit == 0)
    #expect(abs(motion.duration - 1.3) < 1e-12)
    // A quarter of the return: 1 − (3/4)⁴ of 80 px.
    #expect(abs(motion.offset(at: 0.7) + 80 * 0.31640625) < 1e-9)
    #expect(model.trajectory(from: -33, velocity: -900).duration == 0.8)
    #expect(model.trajectory(from: 100, velocity: 0) == ScrollTrajectory(.rest(100)))
  }

  @Test("both edges are mirror images")
  func mirror() {
    let (low, high) = (
      model.trajectory(from: 100, velocity: -2000), model.trajectory(from: 4300, velocity: 2000)
    )
    for time in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(abs(low.offset(at: time) - (4400 - high.offset(at: time))) < 1e-9)
    }
  }
}
