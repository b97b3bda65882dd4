import ScrollPhysics
import Testing

@Suite("lenis")
struct LenisModelTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: LenisModel { LenisModel(extent) }
  private let sixty = FrameTicks(interval: 1.0 / 60)

  @Test("inertia goes the 1.7th power of the points of one frame")
  func way() {
    // 1.7 · ln(100/3) = 5.961148 and 1.7 · ln(50/3) = 4.782798: e to those, by a table to six digits.
    #expect(abs(LenisModel.way(velocity: 2000, frame: 1.0 / 60) - 388.0555) < 1e-3)
    #expect(abs(LenisModel.way(velocity: -2000, frame: 1.0 / 120) + 119.4381) < 1e-3)
    // A point a frame is one point; less goes less far than a frame.
    #expect(abs(LenisModel.way(velocity: 60, frame: 1.0 / 60) - 1) < 1e-12)
    #expect(LenisModel.way(velocity: 0, frame: 1.0 / 60) == 0)
  }

  /// Steps of `Animate.advance` as Lenis makes them, one after the other: the independent calculation.
  private func frames(from start: Double, to target: Double, rate: Double, first: Double) -> [Double] {
    var (value, shown) = (start, [Double]())
    for index in 0..<2000 {
      value += (target - value) * (1 - Elementary.exp(-4.5 * (index == 0 ? first : 1 / rate)))
      let isDone = (value + 0.5).rounded(.down) == (target + 0.5).rounded(.down)
      shown.append(isDone ? target : value)
      if isDone { break }
    }
    return shown
  }

  @Test("every frame shows what Lenis' own steps give, and the same one ends it", arguments: [30.0, 60, 144])
  func steps(rate: Double) throws {
    for (start, velocity) in [(1000.0, 2000.0), (1000.3, -3000), (150, -3000), (2000, 400), (2000, -75)] {
      let ticks = FrameTicks(first: 0.3 / rate, interval: 1 / rate)
      let motion = model.trajectory(from: start, velocity: velocity, ticks: ticks)
      let target = extent.nearestRest(to: start + LenisModel.way(velocity: velocity, frame: 1 / rate))
      let steps = frames(from: start, to: target, rate: rate, first: 0.3 / rate)
      for (index, expected) in steps.enumerated() {
        let time = ticks.time(of: Double(index + 1))
        // Hundreds of steps round.
        #expect(abs(motion.offset(at: time) - expected) < 1e-9, "\(start) \(velocity) frame \(index)")
      }
      #expect(abs(try #require(motion.change(0)) - ticks.time(of: Double(steps.count))) < 1e-12)
      #expect(motion.limit == target && steps.last == target)
    }
  }

  @Test("before an edge content slows down, and never passes it")
  func edge() throws {
    // 8000 pt/s go 4096 pt, to an edge 200 pt away: 200·(1 − e^(−0.45)) after a tenth of a second.
    let motion = model.trajectory(from: 200, velocity: -8000, ticks: sixty)
    #expect(abs(motion.offset(at: 0.1 + 1e-9) - 200 * Elementary.exp(-0.45)) < 1e-9)
    #expect(motion.lowestOffset(from: 0, to: .infinity) == 0)
    // Half a point is left after ln(400) / 4.5 = 1.3314 s: the frame after is the 80th.
    #expect(abs(try #require(motion.change(0)) - 80.0 / 60) < 1e-9)
  }

  @Test("fixed it goes as far at every rate, and ends half a point before its target")
  func fixed() throws {
    let fixed = LenisModel(extent, form: .fixed)
    let motion = fixed.trajectory(from: 1000, velocity: 2000, ticks: FrameTicks(interval: 1.0 / 144))
    #expect(motion == fixed.trajectory(from: 1000, velocity: 2000, ticks: sixty) && motion.ticks == nil)
    #expect(abs(motion.limit - 1388.0555) < 1e-3)
    let end = try #require(motion.change(0))
    #expect(abs(motion.limit - motion.offset(at: end.nextDown) - 0.5) < 1e-9)
    let original = model.trajectory(from: 1000, velocity: 2000, ticks: FrameTicks(interval: 1.0 / 144))
    #expect(original.limit < 1100)
  }

  @Test("a motion that is solved anew goes on to the same target")
  func resumed() {
    let fixed = LenisModel(extent, form: .fixed)
    let motion = fixed.trajectory(from: 1000, velocity: 2000, ticks: sixty)
    let again = fixed.trajectory(
      resumedFrom: motion.offset(at: 0.2), velocity: motion.velocity(at: 0.2), ticks: sixty)
    for time in [0.0, 0.1, 0.5, 1] {
      #expect(abs(again.offset(at: time) - motion.offset(at: 0.2 + time)) < 1e-9)
    }
  }

  @Test("the last event alone says where it goes; without movement in it there is none")
  func direction() {
    func velocity(_ speed: Double, _ last: Double) -> Double {
      model.releaseVelocity(FingerRelease(velocity: speed, lastEventVelocity: last), atRaw: 100)
    }
    #expect(velocity(500, 30) == -500 && velocity(-500, 30) == -500)
    #expect(velocity(500, -1) == 500 && velocity(500, 0) == 0)
  }
}
