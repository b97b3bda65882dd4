import ScrollPhysics
import Testing

/// The recordings themselves are compared in `TraceReplayTests/Verification/MeasuredTracesTests.swift`.
@Suite("uikit-measured")
struct UIKitMeasuredTests {
  /// Edges at −1000 and 1000 pt, so that mirror images are exact.
  private let extent = ScrollExtent(contentLength: 1500, viewportLength: 500, topInset: 1000)
  private var model: UIKitMeasuredModel { UIKitMeasuredModel(extent) }
  /// A few roundings of numbers of some thousand points.
  private let rounding = 1e-9

  // MARK: Under a finger

  @Test("every shown offset is a whole pixel, at most half a pixel from the rubber band's")
  func pixels() {
    let smooth = UIKitModel(extent)
    for raw in stride(from: -3000.0, through: 3000, by: 3.7) {
      let shown = model.offset(forRaw: raw)
      #expect(abs(shown * 3 - (shown * 3).rounded()) < rounding)
      #expect(abs(shown - smooth.offset(forRaw: raw)) <= 0.5 / 3 + rounding)
    }
  }

  @Test("a screen of another scale has its own pixels")
  func scales() {
    // 60 · 0.55 · 500 / (500 + 60 · 0.55) = 30.957 past the edge, by hand.
    for (scale, shown) in [(1.0, -1031.0), (2, -1031), (4, -1031), (8, -1031), (10, -1031), (100, -1030.96)] {
      #expect(abs(UIKitMeasuredModel(extent, scale: scale).offset(forRaw: -1060) - shown) < rounding)
    }
  }

  @Test("a whole pixel caught is shown where it was, also past the band's asymptote")
  func inverse() {
    for pixel in -9000...9000 {
      let offset = Double(pixel) / 3
      #expect(model.offset(forRaw: model.raw(forOffset: offset)) == offset)
    }
  }

  @Test("the slope is that of the band before rounding, 1 inside")
  func slope() {
    let smooth = UIKitModel(extent)
    for raw in stride(from: -3000.0, through: 3000, by: 37) {
      #expect(abs(model.slope(atRaw: raw) - smooth.slope(atRaw: raw)) < rounding)
    }
    #expect(model.slope(atRaw: 999) == 1 && model.slope(atRaw: -1e9) > 0)
  }

  // MARK: Flings

  @Test("a decay ends at 10 pt/s, at the target of the formula, and stays there")
  func target() {
    for (constants, rate) in [(UIKitMeasuredModel.Constants.normal, 0.998), (.fast, 0.99)] {
      let model = UIKitMeasuredModel(extent, constants: constants)
      let motion = model.trajectory(from: 0, velocity: 1500)
      let perSecond = -1000 * Elementary.log(rate)
      let (end, stop) = (1490 / perSecond, Elementary.log(150) / perSecond)
      #expect(abs(motion.limit - end) < rounding && motion.offset(at: stop + 1) == motion.limit)
      #expect(abs(motion.offset(at: stop - 1e-12) - end) < rounding)
      #expect(abs(motion.velocity(at: stop - 1e-9) - 10) < 1e-6 && motion.velocity(at: stop + 1e-9) == 0)
      #expect(abs(motion.settleTime(model.tolerance) - stop) < rounding)
    }
  }

  @Test("a target is announced on a whole pixel")
  func announced() {
    // 1200 + (1000 − 10) / 2.002002 = 1694.505 = 5083.5 pixels and a little, by hand.
    let long = ScrollExtent(contentLength: 9000, viewportLength: 500)
    #expect(UIKitMeasuredModel(long).target(from: 1200, velocity: 1000) == 5084.0 / 3)
  }

  @Test("a decay only slows down, and never turns")
  func monotoneDecay() {
    let motion = model.trajectory(from: -400, velocity: 1900)
    var (offset, velocity) = (-400.0, 1900.0)
    for step in 1...300 {
      let time = Double(step) / 100
      #expect(motion.offset(at: time) >= offset && motion.velocity(at: time) <= velocity)
      (offset, velocity) = (motion.offset(at: time), motion.velocity(at: time))
    }
  }

  @Test("a release slower than the least fling speed stays where it is")
  func leastFlingSpeed() {
    #expect(model.trajectory(from: 5, velocity: 259.9) == ScrollTrajectory(.rest(5)))
    #expect(model.trajectory(from: 5, velocity: -260.1).limit < -100)
    // Motion that was there before goes on, however slow.
    #expect(model.trajectory(resumedFrom: 5, velocity: 100, ticks: .standard).limit > 49)
  }

  @Test("at the edge offset and velocity go on, and the spring brings the content back")
  func edge() throws {
    let motion = model.trajectory(from: 500, velocity: 3000)
    let met = try #require(motion.firstCrossing(of: 1000, rising: true, after: 0))
    // −ln(1 − k · 500 / 3000) / k, k = 2.002002: by hand.
    #expect(abs(met - 0.202780) < 1e-6)
    let step = 1e-9
    #expect(abs(motion.offset(at: met + step) - motion.offset(at: met - step)) < 1e-4)
    #expect(abs(motion.velocity(at: met + step) - motion.velocity(at: met - step)) < 1e-3)
    #expect(motion.highestOffset(from: 0, to: .infinity) > 1000 && motion.limit == 1000)
  }

  @Test("a fling that stops just before the edge does not bounce")
  func justInside() {
    // It would come to rest 2 pt past the edge, but stops at 10 pt/s, 3 pt before that.
    let motion = model.trajectory(from: 0, velocity: 1002 * Deceleration.normal.perSecond)
    #expect(motion.limit < 1000 && motion.highestOffset(from: 0, to: .infinity) < 1000)
  }

  // MARK: Bounces

  @Test("a bounce from rest moves inwards in its first frame, as fast as the kick")
  func firstFrame() {
    for overscroll in [0.1, 1, 30, 177, 400] {
      let motion = model.trajectory(from: -1000 - overscroll, velocity: 0)
      #expect(abs(motion.velocity(at: 0) - 7.23 * overscroll) < rounding * overscroll)
      let moved = motion.offset(at: 1.0 / 60) - motion.offset(at: 0)
      #expect(moved > 0.1 * overscroll && moved < 7.23 / 60 * overscroll)
      // Nowhere faster than at its start, and never through the edge.
      #expect(motion.highestOffset(from: 0, to: .infinity) <= -1000)
    }
  }

  @Test("the kick is a least speed: what comes in faster keeps its own")
  func leastKick() {
    #expect(model.trajectory(from: -1100, velocity: 900).velocity(at: 0) == 900)
    for slower in [700.0, 0, -2000] {
      #expect(abs(model.trajectory(from: -1100, velocity: slower).velocity(at: 0) - 723) < rounding)
    }
  }

  @Test("a bounce let go again anywhere on its way goes on as it was")
  func restart() {
    let motion = model.trajectory(from: 1177, velocity: 0)
    for start in stride(from: 0.05, through: 0.6, by: 0.05) {
      let again = model.trajectory(
        from: motion.offset(at: start), velocity: motion.velocity(at: start), ticks: .standard)
      for after in [0.0, 0.1, 0.5] {
        #expect(abs(again.offset(at: after) - motion.offset(at: start + after)) < rounding)
      }
    }
  }

  @Test("a motion resumed at any moment is the rest of that motion, an overshoot too")
  func resumed() {
    let motion = model.trajectory(from: 800, velocity: 2500)
    for start in stride(from: 0.0, through: 1.2, by: 0.05) {
      let again = model.trajectory(
        resumedFrom: motion.offset(at: start), velocity: motion.velocity(at: start), ticks: .standard)
      for after in [0.0, 0.1, 0.5] {
        #expect(abs(again.offset(at: after) - motion.offset(at: start + after)) < rounding)
      }
    }
  }

  @Test("both edges are mirror images, to the bit")
  func mirror() {
    for offset in stride(from: -1400.0, through: 1400, by: 61) {
      #expect(model.offset(forRaw: -offset) == -model.offset(forRaw: offset))
      #expect(model.raw(forOffset: -offset) == -model.raw(forOffset: offset))
      for velocity in [-3000.0, -400, -100, 0, 280, 5000] {
        let (one, other) = (
          model.trajectory(from: offset, velocity: velocity),
          model.trajectory(from: -offset, velocity: -velocity)
        )
        for time in [0.0, 0.01, 0.2, 1.3] { #expect(one.offset(at: time) == -other.offset(at: time)) }
      }
    }
  }

  // MARK: What is refused

  @Test("NaN gives NaN and never traps")
  func nan() {
    #expect(model.offset(forRaw: .nan).isNaN && model.raw(forOffset: .nan).isNaN)
    #expect(model.trajectory(from: .nan, velocity: 0).offset(at: 1).isNaN)
    #expect(model.trajectory(from: 0, velocity: .nan).offset(at: 1).isNaN)
  }

  @Test("a viewport of 0 and a scale of 0 or without end")
  func refusedModels() async {
    await #expect(processExitsWith: .failure) {
      _ = UIKitMeasuredModel(ScrollExtent(contentLength: 1, viewportLength: 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = UIKitMeasuredModel(ScrollExtent(contentLength: 1, viewportLength: 1), scale: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = UIKitMeasuredModel(ScrollExtent(contentLength: 1, viewportLength: 1), scale: .infinity)
    }
  }

  @Test("constants that are NaN, negative or without end")
  func refusedConstants() async {
    await #expect(processExitsWith: .failure) { _ = UIKitMeasuredModel.Constants(stopSpeed: -1) }
    await #expect(processExitsWith: .failure) { _ = UIKitMeasuredModel.Constants(leastFlingSpeed: .nan) }
    await #expect(processExitsWith: .failure) { _ = UIKitMeasuredModel.Constants(frequency: 0) }
    await #expect(processExitsWith: .failure) { _ = UIKitMeasuredModel.Constants(kick: .infinity) }
  }

  @Test("an edge between two pixels is shown as it is: a touch does not move resting content")
  func edgeBetweenPixels() {
    let model = UIKitMeasuredModel(ScrollExtent(contentLength: 6670.2, viewportLength: 667, topInset: 10.2))
    #expect(model.offset(forRaw: model.raw(forCatchAt: -10.2)) == -10.2)
    #expect(model.offset(forRaw: model.raw(forCatchAt: 6003.2)) == 6003.2)
  }
}
