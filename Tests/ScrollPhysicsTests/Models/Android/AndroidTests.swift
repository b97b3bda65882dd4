import Glibc
import ScrollPhysics
import Testing

@Suite("android")
struct AndroidTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: AndroidModel { AndroidModel(extent) }

  @Test("a drag ends at an edge")
  func drag() {
    #expect(model.offset(forRaw: -20) == 0 && model.offset(forRaw: 4300) == 4200)
    #expect(model.offset(forRaw: 17) == 17 && model.slope(atRaw: 17) == 1 && model.slope(atRaw: -1) == 0)
  }

  @Test("a fling's distance grows as v^1.7362 and its time as v^0.7362")
  func powers() {
    let rate = Glibc.log(0.78) / Glibc.log(0.9)
    let doubled =
      SplineFling.distance(velocity: 3000, density: 1) / SplineFling.distance(velocity: 1500, density: 1)
    #expect(abs(doubled - Glibc.pow(2, rate / (rate - 1))) < 1e-12)
    let longer =
      SplineFling.duration(velocity: 8000, density: 1) / SplineFling.duration(velocity: 4000, density: 1)
    // Both durations are cut to whole milliseconds.
    #expect(abs(longer - Glibc.pow(2, 1 / (rate - 1))) < 1e-3)
    #expect(
      SplineFling.distance(velocity: 0, density: 1) == 0 && SplineFling.duration(velocity: 0, density: 1) == 0
    )
    #expect(
      SplineFling.distance(velocity: -900, density: 1) == SplineFling.distance(velocity: 900, density: 1))
  }

  @Test("in points a fling is the same on every density, but for whole pixels and milliseconds")
  func density() {
    for density in [1.0, 2, 3] {
      let way = SplineFling.distance(velocity: 2000 * density, density: density) / density
      #expect(abs(way - 647.3987783959533) < 1e-9)
      #expect(SplineFling.duration(velocity: 2000 * density, density: density) == 924)
    }
  }

  @Test("the table starts at 0, ends at 1, grows, and starts with the slope of its tension")
  func table() {
    let table = SplineTable.standard
    #expect(table.position(at: 0) < 1e-4 && table.position(at: 1) == 1 && table.time(at: 1) == 1)
    for step in 1...200 {
      let share = Double(step) / 200
      #expect(table.position(at: share) > table.position(at: share - 0.005))
      // The two halves of the table are inverse to each other, to the straight lines between samples: at the end, where
      // position stands still, only roughly.
      let error = abs(table.time(at: table.position(at: share)) - share)
      #expect(error < (share < 0.7 ? 0.001 : 0.04))
    }
    // dx/dt at the start is 0.5 / 0.175, over the first hundredth a little less.
    #expect(abs(table.slope(at: 0) - 0.5 / 0.175) < 0.1)
    #expect(table.position(at: .nan).isNaN)
  }

  @Test("a fling goes whole pixels to its end, and its velocity is the slope of the table")
  func fling() {
    let fling = SplineFling(from: 100, velocity: 2000)
    #expect(fling.end == 747 && fling.duration == 0.924)
    #expect(fling.offset(at: 0.3) == fling.offset(at: 0.3).rounded() && fling.offset(at: 2) == 747)
    let smooth = SplineFling(from: 100, velocity: 2000, pixel: 0)
    let quotient = (smooth.offset(at: 0.3101) - smooth.offset(at: 0.31)) / 1e-4
    #expect(abs(smooth.velocity(at: 0.31) - quotient) < 1e-3)
    // The release velocity is that of the table's start within its coarseness.
    #expect(abs(smooth.velocity(at: 0) - 2000) < 60)
  }

  @Test("past an edge it brakes at 2000 px/s² or within the overshoot, and comes back in √(2d/2000) s")
  func overshoot() throws {
    let roomy = AndroidModel(extent, overshoot: 5000)
    let motion = roomy.motion(from: 300, velocity: -2000)
    let (edge, back) = (try #require(motion.change(0)), try #require(motion.change(1)))
    let speed = motion.velocity(at: edge)
    #expect(motion.offset(at: edge) == 0 && speed < -100)
    #expect(abs(motion.offset(at: back) + speed * speed / 4000) < 1e-9)
    #expect(motion.limit == 0)
    #expect(
      abs(motion.duration - back - AndroidModel.springbackDuration(distance: speed * speed / 4000) / 1000)
        < 1e-12)
    let tight = model.motion(from: 300, velocity: -2000)
    #expect(abs(tight.offset(at: try #require(tight.change(1))) + 6) < 1e-12)
  }

  @Test("the springback is half way in half its time, and 100 px take 316 ms")
  func springback() {
    let back = model.springback(from: -100, to: 0)
    #expect(back.duration == 0.316 && back.offset(at: 0.158) == -50 && back.velocity(at: 0) == 0)
    #expect(model.springback(from: 0, to: 0) == .rest(0))
  }

  @Test("content released outside bounces as if it came from the edge, or flies in if it is fast enough")
  func outside() {
    let roomy = AndroidModel(extent, overshoot: 5000)
    let bounce = roomy.motion(from: -100, velocity: -400)
    #expect(abs(bounce.offset(at: 0) + 100) < 1e-9 && abs(bounce.velocity(at: 0) + 400) < 1e-9)
    // 400² / 4000 = 40 px more.
    #expect(abs(bounce.offset(at: 0.2) + 140) < 1e-9)
    #expect(roomy.motion(from: -100, velocity: 3000).limit > 0)
    #expect(roomy.motion(from: -100, velocity: 300).limit == 0)
  }

  @Test("both edges are mirror images but for halves of a pixel")
  func mirror() {
    let roomy = AndroidModel(extent, overshoot: 200)
    for (offset, velocity) in [(200.0, -1800.0), (-40, -300), (-40, 0)] {
      let (low, high) = (
        roomy.motion(from: offset, velocity: velocity), roomy.motion(from: 4200 - offset, velocity: -velocity)
      )
      for time in stride(from: 0.0, through: 3, by: 0.0437) {
        #expect(abs(low.offset(at: time) - (4200 - high.offset(at: time))) < 1e-9)
      }
    }
  }
}

@Suite("android-stretch")
struct AndroidStretchTests {
  private let extent = ScrollExtent(contentLength: 5000, viewportLength: 800)
  private var model: AndroidStretchModel { AndroidStretchModel(extent) }

  @Test("a pull of a whole viewport stretches by 0.016 · (2 − e^(−e/0.33)), and none goes farther")
  func intensity() {
    let whole = 0.016 * (2 - Glibc.exp(-2.718281828459045 / 0.33))
    #expect(abs(model.offset(forRaw: -800) + 800 * whole) < 1e-12)
    #expect(model.offset(forRaw: -9000) == model.offset(forRaw: -800))
    let quarter = 0.016 * (0.25 + 1 - Glibc.exp(-0.25 * 2.718281828459045 / 0.33))
    #expect(abs(AndroidStretch.stretch(pull: 0.25) - quarter) < 1e-15)
  }

  @Test("drag and offset are inverse to each other, and the edges mirror images")
  func inverse() {
    for raw in stride(from: -799.0, through: 4999, by: 17) {
      #expect(abs(model.raw(forOffset: model.offset(forRaw: raw)) - raw) < 1e-8)
      #expect(abs(model.offset(forRaw: raw) - (4200 - model.offset(forRaw: 4200 - raw))) < 1e-9)
    }
    let slope = (model.offset(forRaw: -100.001) - model.offset(forRaw: -99.999)) / -0.002
    #expect(abs(model.slope(atRaw: -100) - slope) < 1e-7)
  }

  @Test("the pull follows small steps of its spring until it is near and slow, and then goes 200 px/s")
  func recede() {
    let stretch = AndroidStretch(dimension: 800)
    let recede = StretchRecede(stretch, edge: 0, isStart: true, pull: 300, velocity: 0)
    var (x, v, time) = (300.0, 0.0, 0.0)
    let (w, step) = (24.657, 1e-6)
    while !(v >= -200 && x < 8 && v < 0 && time > 0.01), x > 0 {
      v += (-2 * 0.98 * w * v - w * w * x) * step
      x += v * step
      time += step
    }
    for share in [0.1, 0.5, 0.9] {
      let there = recede.pull(at: time * share)
      #expect(there.pull > x && there.velocity <= 0)
    }
    #expect(abs(recede.pull(at: time).pull - x) < 0.05)
    #expect(abs(recede.duration - (time + (x > 0 ? x / 200 : 0))) < 1e-3)
    #expect(recede.offset(at: recede.duration) == 0 && recede.offset(at: 0) == -stretch.offset(forDrag: 300))
  }

  @Test("a slow absorbed fling stretches up to v/(ω·…), and a wild one to the viewport at most")
  func absorb() {
    let stretch = AndroidStretch(dimension: 800)
    let wild = StretchRecede(stretch, edge: 4200, isStart: false, pull: 0, velocity: 1e6)
    var most = 0.0
    for step in 0..<1000 {
      let pull = wild.pull(at: Double(step) / 1000).pull
      #expect(pull >= 0 && pull <= 800 + 1e-9)
      most = pull > most ? pull : most
    }
    #expect(most > 790 && wild.offset(at: wild.duration) == 4200)
    #expect(wild.offset(at: 0) == 4200 && wild.offset(at: 0.01) > 4200)
  }

  @Test("a fling that meets an edge is absorbed with 13 times its velocity")
  func fling() throws {
    let motion = model.motion(from: 300, velocity: -2000)
    let edge = try #require(motion.change(0))
    #expect(motion.offset(at: edge) == 0 && motion.limit == 0 && motion.duration < .infinity)
    let before = SplineFling(from: 300, velocity: -2000).velocity(at: edge)
    #expect(abs(motion.velocity(at: edge) - 13 * before * model.slope(atRaw: -1e-12)) < 1e-6)
    #expect(motion.offset(at: edge + 0.03) < 0)
  }

  @Test("a stretch that is let go starts back from rest where it is")
  func release() {
    let motion = model.motion(from: -10, velocity: -700)
    #expect(abs(motion.offset(at: 0) + 10) < 1e-9 && motion.velocity(at: 0) == 0)
    #expect(motion.offset(at: motion.duration) == 0)
  }
}
