import ScrollPhysics
import Testing

@Suite("Flings that meet an edge")
struct ScrollTrajectoryFlingTests {
  private let extent = ScrollExtent(contentLength: 3000, viewportLength: 600)

  private struct Probe {
    let name: StaticString
    let motion: ScrollTrajectory
  }

  private func probes(from offset: Double, velocity: Double) -> [Probe] {
    let ticks = FrameTicks(interval: 1.0 / 240)
    return [ScrollModel.appkit, .chromiumExp, .chromiumBezier, .geckoDesktop, .geckoAndroid].map { model in
      Probe(
        name: model.name,
        motion: model.trajectory(from: offset, velocity: velocity, in: extent, ticks: ticks))
    }
  }

  @Test("a fling that stays inside rests where its own way ends")
  func inside() {
    for probe in probes(from: 1000, velocity: 900) {
      #expect(
        probe.motion.change == .infinity && probe.motion.limit > 1000 && probe.motion.limit < 2400,
        "\(probe.name)")
      #expect(
        probe.motion.offset(at: 0) == 1000
          && abs(probe.motion.offset(at: probe.motion.duration) - probe.motion.limit) < 1e-9, "\(probe.name)")
    }
  }

  @Test(
    "a fling that meets an edge is on it at the crossing, goes beyond it, and comes back",
    arguments: [1.0, -1])
  func crossing(direction: Double) {
    let (start, edge) = direction < 0 ? (100.0, 0.0) : (2300, 2400)
    for probe in probes(from: start, velocity: 3000 * direction) {
      #expect(
        probe.motion.change > 0.02 && probe.motion.change < 0.1 && probe.motion.limit == edge, "\(probe.name)"
      )
      // By a frame of 4 ms a fling falls short of the edge at most; what goes beyond it is dropped.
      #expect(abs(probe.motion.offset(at: probe.motion.change - 1e-9) - edge) < 13, "\(probe.name)")
      #expect((probe.motion.offset(at: probe.motion.change + 0.05) - edge) * direction > 3, "\(probe.name)")
      #expect(abs(probe.motion.offset(at: probe.motion.change + 1.5) - edge) < 0.01, "\(probe.name)")
    }
  }

  @Test("content let go beyond an edge goes back, both edges mirrored")
  func beyond() {
    for (top, bottom) in zip(probes(from: -12, velocity: 0), probes(from: 2412, velocity: 0)) {
      #expect(top.motion.limit == 0 && top.motion.offset(at: 0) == -12, "\(top.name)")
      for time in stride(from: 0.0, to: 0.6, by: 0.05) {
        #expect(
          abs(top.motion.offset(at: time) + (bottom.motion.offset(at: time) - 2400)) < 1e-9, "\(top.name)")
      }
    }
  }

  @Test("content let go at rest stays, at an edge too; Firefox does not fling slower than 500 pt/s")
  func rest() {
    for offset in [0.0, 700, 2400] {
      for probe in probes(from: offset, velocity: 0) {
        #expect(probe.motion.offset(at: 3) == offset && probe.motion.velocity(at: 3) == 0, "\(probe.name)")
      }
    }
    #expect(ScrollModel.geckoAndroid.trajectory(from: 700, velocity: 499, in: extent).offset(at: 9) == 700)
  }

  @Test("the frame at which a sampled fling is past a way is the first whose way is longer")
  func frames() throws {
    let fling = GeckoDesktopFling(velocity: -2000, frame: 0.01)
    let time = try #require(fling.time(toTravel: -300))
    #expect(fling.displacement(at: time + 1e-6) <= -300 && fling.displacement(at: time - 1e-6) > -300)
    #expect(fling.time(toTravel: 300) == nil && fling.time(toTravel: -1200) == nil)
  }
}
