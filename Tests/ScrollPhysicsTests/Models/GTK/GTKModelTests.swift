import ScrollPhysics
import Testing

@Suite("gtk")
struct GTKModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: GTKModel { GTKModel(extent) }

  /// Runs a motion with frames of `seconds` and gives the offsets after each.
  private func run(_ start: GTKKinetic, frame seconds: Double) -> [Double] {
    var (kinetic, offsets) = (start, [start.position])
    while kinetic.tick(seconds), offsets.count < 100_000 { offsets.append(kinetic.position) }
    return offsets + [kinetic.position]
  }

  @Test("a drag is 1:1 and ends 100 px past an edge; a catch does not jump")
  func drag() {
    #expect(model.offset(forRaw: -60) == -60 && model.offset(forRaw: -260) == -100)
    #expect(model.offset(forRaw: 4260) == 4260 && model.offset(forRaw: 4900) == 4300)
    #expect(model.raw(forOffset: model.offset(forRaw: -60)) == -60)
    #expect(model.slope(atRaw: -60) == 1 && model.slope(atRaw: -160) == 0)
  }

  @Test("a fling of 2000 px/s goes 500 px, as v/4")
  func fling() {
    let motion = GTKModel(extent, form: .fixed).trajectory(from: 1000, velocity: 2000)
    #expect(motion.limit == 1500 && motion.change == .infinity)
    // The velocity is 4 times the way left, whatever the time.
    for time in [0.1, 0.5, 1.3] {
      #expect(abs(motion.velocity(at: time) - 4 * (1500 - motion.offset(at: time))) < 1e-9)
    }
    #expect(abs((run(model.kinetic(from: 1000, velocity: 2000), frame: 1.0 / 60).last ?? 0) - 1500) < 20)
  }

  @Test("flings on the run add up: a third as fast nothing, as fast twice, at most six times more")
  func accumulation() {
    #expect(GTKModel.accumulated(velocity: 200, current: 1000) == 200)
    #expect(GTKModel.accumulated(velocity: 1000, current: 1000) == 2000)
    #expect(GTKModel.accumulated(velocity: 9000, current: 1000) == 15000)
    #expect(GTKModel.accumulated(velocity: -1000, current: 1000) == -1000)
    #expect(GTKModel.accumulated(velocity: -1000, current: -1000) == -2000)
    #expect(GTKModel.accumulated(velocity: 700, current: 0) == 700)
  }
}
