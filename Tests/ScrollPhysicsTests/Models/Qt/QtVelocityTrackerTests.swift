import ScrollPhysics
import Testing

/// Qt Quick 6.4.2 under synthetic touches (offscreen platform, no velocities from it): `verticalVelocity` right after the lift
/// and the way of the content, which ends on a whole pixel.
@Suite("qt's velocity")
struct QtVelocityTrackerTests {
  /// A finger that reports, from rest at 0.
  private struct Finger {
    var tracker = QtVelocityTracker(position: 0, at: 0)
    var milliseconds = 0.0
    var position = 0.0

    /// One report, so many milliseconds later, at a velocity in px/s.
    mutating func move(_ step: Double, _ velocity: Double) {
      milliseconds += step
      position += velocity * step / 1000
      tracker.add(position: position, at: milliseconds / 1000)
    }

    /// 240 ms at a velocity and a rate.
    static func steady(_ velocity: Double, _ rate: Double = 125) -> Finger {
      var finger = Finger()
      for _ in 0..<Int((0.24 * rate).rounded()) { finger.move(1000 / rate, velocity) }
      return finger
    }

    func released(after delay: Double = 0) -> Double { tracker.velocity(at: (milliseconds + delay) / 1000) }
  }

  private let extent = ScrollExtent(contentLength: 100_000, viewportLength: 800)

  /// The measured velocity to a tenth, and the way to a pixel.
  private func check(_ velocity: Double, _ measured: Double, way: Double) {
    let limit = QtModel(extent).trajectory(from: 50_000, velocity: velocity, ticks: .standard).limit
    // Up to 75 px/s is no fling: what was measured is 0.
    let fling = abs(velocity) > QtModel.leastFlingSpeed ? velocity : 0
    #expect(abs(fling - measured) <= 0.1)
    #expect(abs(limit - 50_000 - way) <= 1)
  }

  @Test(
    "a steady finger flings at 0.7 of its velocity, 2500 px/s at most",
    arguments: [
      (105.0, 0.0, 0.0), (110, 77, 2), (300, 210, 14.4), (1000, 700, 163), (2000, 1400, 653),
      (3500, 2450, 2001), (5000, 2500, 2083),
    ])
  func steady(velocity: Double, measured: Double, way: Double) {
    check(Finger.steady(velocity).released(), measured, way: way)
  }

  @Test("whatever the rate up to 1000 Hz", arguments: [62.5, 125, 250, 500, 1000])
  func rates(rate: Double) { check(Finger.steady(1000, rate).released(), 700, way: 163) }

  @Test(
    "for 100 ms after the last report",
    arguments: [(8.0, 700.0, 163.0), (40, 700, 163), (60, 700, 163), (90, 700, 163), (110, 0, 0)])
  func delays(delay: Double, measured: Double, way: Double) {
    check(Finger.steady(1000).released(after: delay), measured, way: way)
  }

  @Test("the last three updates count alike, however long each took")
  func updates() {
    var uneven = Finger.steady(800)
    for velocity in [400.0, 1000, 1600] { uneven.move(8, velocity) }
    check(uneven.released(), 700, way: 163.2)
    var spaced = Finger.steady(800)
    for (step, velocity) in [(24.0, 400.0), (8, 1600), (8, 1600)] { spaced.move(step, velocity) }
    check(spaced.released(), 840, way: 235)
  }

  @Test("reports 4 ms apart are one update, the newest")
  func merged() {
    var finger = Finger.steady(800)
    for (step, velocity) in [(20.0, 400.0), (4, 1600), (4, 1600)] { finger.move(step, velocity) }
    check(finger.released(), 933.3, way: 290.4)
  }

  @Test("a finger that reports the same place for 200 ms keeps its velocity; one that trembles has none")
  func rest() {
    var (still, tremor) = (Finger.steady(1000), Finger.steady(1000))
    for number in 0..<25 {
      still.move(8, 0)
      tremor.move(8, number % 2 == 0 ? -31.25 : 31.25)
    }
    check(still.released(), 700, way: 163)
    check(tremor.released(), 0, way: 0)
  }

  @Test("of two reports in a millisecond the second has no velocity")
  func twice() {
    var finger = Finger()
    for _ in 0..<240 { finger.move(0.5, 1000) }
    check(finger.released(), 116.7, way: 5)
  }

  @Test("without a report there is none")
  func none() { #expect(QtVelocityTracker(position: 0, at: 0).velocity(at: 0) == 0) }
}
