import ScrollPhysics
import Testing

@Suite("GTK's kinetic scrolling")
struct GTKKineticTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: GTKModel { GTKModel(extent) }
  private var fixed: GTKModel { GTKModel(extent, form: .fixed) }

  /// Runs a motion with frames of `seconds` and gives the offsets after each.
  private func run(_ start: GTKKinetic, frame seconds: Double) -> [Double] {
    var (kinetic, offsets) = (start, [start.position])
    while kinetic.tick(seconds), offsets.count < 100_000 { offsets.append(kinetic.position) }
    return offsets + [kinetic.position]
  }

  @Test("the ticks follow small steps of x″ = −20·x′ − 100·x past an edge")
  func integration() {
    var (x, v) = (-20.0, -100.0)
    var kinetic = model.kinetic(from: x, velocity: v)
    for _ in 0..<10 {
      kinetic.tick(0.01)
      for _ in 0..<10_000 {
        v += (-20 * v - 100 * x) * 1e-6
        x += v * 1e-6
      }
      // Semi-implicit Euler with steps of 1 µs: off by 1e-5 of some 20 pt.
      #expect(abs(kinetic.position - x) < 1e-3)
    }
  }

  @Test("the ticks end on whole pixels inside and on the edge outside")
  func ends() {
    let inside = run(model.kinetic(from: 1000.3, velocity: 300), frame: 1.0 / 60)
    #expect(inside.last == inside.last?.rounded())
    #expect(run(model.kinetic(from: -40, velocity: 0), frame: 1.0 / 60).last == 0)
    #expect(run(model.kinetic(from: 4240, velocity: 0), frame: 1.0 / 60).last == 4200)
  }

  @Test("an overshoot ends at the first tick less than 0.1 px from the edge")
  func overshootEnd() {
    // From rest at d past the edge, after a second: d · (1 + 10) · e^−10, by hand.
    let share = 11 * 4.5399929762484854e-5
    for (left, ticks) in [(0.0999, 60), (0.1001, 61)] {
      let offsets = run(model.kinetic(from: 4200 + left / share, velocity: 0), frame: 1.0 / 60)
      // The start, and one offset per tick.
      #expect(offsets.count == ticks + 1 && offsets.last == 4200)
      #expect(abs(offsets[ticks - 1] - 4200) > 0.1)
    }
  }

  @Test("the edge is noticed at the tick, so the overshoot depends on the frame rate; fixed it does not")
  func tick() {
    let farthest = [30.0, 60, 1000].map { rate in
      run(model.kinetic(from: 4000, velocity: 2000, limit: .none), frame: 1 / rate).max() ?? 0
    }
    #expect(abs(farthest[0] - farthest[2]) > 3)
    // From the solved crossing with v = 2000 − 4·200 = 1200: at most v / (ω·e) past the edge.
    let solved = 4200 + 1200 / (10 * 2.718281828459045)
    let motion = fixed.trajectory(from: 4000, velocity: 2000)
    #expect(abs(motion.highestOffset(from: 0, to: .infinity) - solved) < 1e-9)
    #expect(abs(farthest[2] - solved) < 0.6)
  }

  @Test("Q10: the start edge is limited to 50 px and starts anew from rest, the end edge is not limited")
  func limit() {
    let start = run(model.kinetic(from: 100, velocity: -4000), frame: 1.0 / 60)
    let end = run(model.kinetic(from: 4100, velocity: 4000), frame: 1.0 / 60)
    #expect(start.dropFirst(2).min() == -50)
    #expect((end.max() ?? 0) > 4300)
  }

  @Test("Q10: with an inset the limit is taken past the edge twice")
  func limitWithInset() {
    var kinetic = GTKKinetic(from: -60, velocity: -9000, lower: -60, upper: 4200)
    kinetic.tick(1.0 / 60)
    kinetic.tick(1.0 / 60)
    // 110 px past an edge at −60, and on from 50 px past it.
    #expect(kinetic.position == -170)
    kinetic.tick(1e-9)
    #expect(abs(kinetic.position + 110) < 1e-3)
  }

  @Test("Q10 fixed: both edges are mirror images")
  func fixedIsMirrored() {
    for rate in [30.0, 60, 144] {
      let start = run(model.kinetic(from: 100, velocity: -4000, limit: .none), frame: 1 / rate)
      let end = run(model.kinetic(from: 4100, velocity: 4000, limit: .none), frame: 1 / rate)
      #expect(start.count == end.count)
      for (a, b) in zip(start, end) { #expect(abs(a - (4200 - b)) < 1e-9) }
    }
    for time in stride(from: 0.0, to: 2, by: 0.05) {
      let start = fixed.trajectory(from: 100, velocity: -4000).offset(at: time)
      #expect(abs(start - (4200 - fixed.trajectory(from: 4100, velocity: 4000).offset(at: time))) < 1e-9)
    }
  }
}
