import ScrollPhysics
import Testing

@Suite("Flings that meet an edge")
struct EdgeMotionTests {
  private let extent = ScrollExtent(contentLength: 3000, viewportLength: 600)

  /// Offset, velocity and state of a motion, whatever its model.
  private struct Probe {
    let name: String
    let change, limit, duration: Double
    let offset, velocity: (Double) -> Double

    init<Fling, Return>(_ name: String, _ motion: EdgeMotion<Fling, Return>) {
      self.name = name
      (change, limit, duration) = (motion.change, motion.limit, motion.duration)
      (offset, velocity) = (motion.offset, motion.velocity)
    }
  }

  private func probes(from offset: Double, velocity: Double) -> [Probe] {
    let gecko = GeckoModel(extent)
    return [
      Probe("appkit", AppKitModel(extent).trajectory(from: offset, velocity: velocity)),
      Probe(
        "exp",
        ChromiumModel(extent, rule: ChromiumExponential.desktop).trajectory(from: offset, velocity: velocity)),
      Probe(
        "bezier",
        ChromiumModel(extent, rule: ChromiumBezier(size: 600)).trajectory(from: offset, velocity: velocity)),
      Probe("desktop", gecko.desktopTrajectory(from: offset, velocity: velocity, frame: 1.0 / 240)),
      Probe("android", gecko.androidTrajectory(from: offset, velocity: velocity)),
    ]
  }

  @Test("a fling that stays inside rests where its own way ends")
  func inside() {
    for probe in probes(from: 1000, velocity: 900) {
      #expect(probe.change == .infinity && probe.limit > 1000 && probe.limit < 2400, "\(probe.name)")
      #expect(
        probe.offset(0) == 1000 && abs(probe.offset(probe.duration) - probe.limit) < 1e-9, "\(probe.name)")
    }
  }

  @Test(
    "a fling that meets an edge is on it at the crossing, goes beyond it, and comes back",
    arguments: [1.0, -1])
  func crossing(direction: Double) {
    let (start, edge) = direction < 0 ? (100.0, 0.0) : (2300, 2400)
    for probe in probes(from: start, velocity: 3000 * direction) {
      #expect(probe.change > 0.02 && probe.change < 0.1 && probe.limit == edge, "\(probe.name)")
      // By a frame of 4 ms a fling falls short of the edge at most; what goes beyond it is dropped.
      #expect(abs(probe.offset(probe.change - 1e-9) - edge) < 13, "\(probe.name)")
      #expect((probe.offset(probe.change + 0.05) - edge) * direction > 3, "\(probe.name)")
      #expect(abs(probe.offset(probe.change + 1.5) - edge) < 0.01, "\(probe.name)")
    }
  }

  @Test("content let go beyond an edge goes back, both edges mirrored")
  func beyond() {
    for (top, bottom) in zip(probes(from: -12, velocity: 0), probes(from: 2412, velocity: 0)) {
      #expect(top.change == 0 && top.limit == 0 && top.offset(0) == -12, "\(top.name)")
      for time in stride(from: 0.0, to: 0.6, by: 0.05) {
        #expect(abs(top.offset(time) + (bottom.offset(time) - 2400)) < 1e-9, "\(top.name)")
      }
    }
  }

  @Test("content let go at rest stays, at an edge too; Firefox does not fling slower than 500 pt/s")
  func rest() {
    for offset in [0.0, 700, 2400] {
      for probe in probes(from: offset, velocity: 0) {
        #expect(probe.offset(3) == offset && probe.velocity(3) == 0, "\(probe.name)")
      }
    }
    #expect(GeckoModel(extent).androidTrajectory(from: 700, velocity: 499).offset(at: 9) == 700)
  }

  @Test("the frame at which a sampled fling is past a way is the first whose way is longer")
  func frames() throws {
    let fling = GeckoDesktopFling(velocity: -2000, frame: 0.01)
    let time = try #require(fling.time(toTravel: -300))
    #expect(fling.displacement(at: time + 1e-9) <= -300 && fling.displacement(at: time - 1e-9) > -300)
    #expect(fling.time(toTravel: 300) == nil && fling.time(toTravel: -1200) == nil)
  }
}
