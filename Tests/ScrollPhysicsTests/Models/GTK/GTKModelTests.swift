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

  /// The way of a fling from 1000 pt at a frame rate.
  private func way(_ model: GTKModel, _ velocity: Double, _ rate: Double) -> Double {
    model.trajectory(from: 1000, velocity: velocity, ticks: FrameTicks(interval: 1 / rate)).limit - 1000
  }

  /// Measured on GTK 4.8.3 at 500, 1000, 2000 and 3000 px/s: friction 4.009, 4.004, 4.002, 4.001 a second, the last frames 0.1 px/s,
  /// an end at 7514.176; 15 px more at 60 Hz and 59 at 240 Hz than what ends at a step of 1 px.
  @Test(
    "a fling of GTK 4 goes on to 0.1 px/s at any rate and stops off whole pixels; GTK 3's ends at a step of 1 px"
  )
  func endings() {
    let gtk3 = GTKModel(extent, ending: .gtk3)
    for velocity in [500.0, 1000, 2000, 3000] {
      for rate in [30.0, 60, 240, 1000] {
        let way = way(model, velocity, rate)
        // The window shows nothing of the tick that is slower than 0.1 px/s.
        #expect(velocity / 4 - way >= 0.1 / 4 && velocity / 4 - way < 0.1 / 4 * 1.15)
        #expect(way != way.rounded())
      }
      #expect(abs(velocity / 4 - self.way(gtk3, velocity, 60) - 15) < 1.5)
      #expect(abs(velocity / 4 - self.way(gtk3, velocity, 240) - 60) < 1.5)
      let motion = model.trajectory(from: 1000, velocity: velocity)
      let (first, last) = (motion.velocity(at: 0.05), motion.velocity(at: 0.9))
      #expect(abs(Elementary.log(first / last) / 0.85 - 4) < 0.01)
    }
  }
}
