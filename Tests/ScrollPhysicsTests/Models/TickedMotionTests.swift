import ScrollPhysics
import Testing

/// What a model's closed form of ticks shows at each frame is what the original's step by step gives there.
@Suite("Motion by the tick in closed form")
struct TickedMotionTests {
  private let extents = [
    ScrollExtent(contentLength: 5000, viewportLength: 800),
    ScrollExtent(contentLength: 5000, viewportLength: 800, topInset: 60),
    ScrollExtent(contentLength: 900, viewportLength: 800),
  ]
  private let clocks = [
    FrameTicks(interval: 1.0 / 60), FrameTicks(first: 0.004, interval: 1.0 / 30),
    FrameTicks(first: 1e-4, interval: 1.0 / 144), FrameTicks(interval: 1.0 / 1000),
  ]
  private let releases: [(Double, Double)] = [
    (100, -2000), (100, -6000), (4100, 6000), (-40, 0), (-90, -500), (-30, 2500), (4290, 300), (2000, 700),
    (2000, 0.5), (2000, -30), (0, -900), (4200, 40),
  ]

  @Test(
    "gtk: at every tick the same position as GTKKinetic; the tick that ends a fling shows the one before",
    arguments: [GTKKinetic.Ending.gtk4, .gtk3])
  func gtk(ending: GTKKinetic.Ending) {
    for extent in extents {
      for ticks in clocks {
        for (start, velocity) in releases {
          let model = GTKModel(extent, ending: ending)
          let motion = model.trajectory(from: start, velocity: velocity, ticks: ticks)
          var kinetic = model.kinetic(from: start, velocity: velocity)
          var shown = start
          var index = 1.0
          var time = 0.0
          while index < 4000 {
            let next = ticks.time(of: index)
            let wasSlowing = kinetic.phase == .decelerating
            let isMoving = kinetic.tick(next - time)
            time = next
            if isMoving || !wasSlowing { shown = kinetic.position }
            #expect(
              abs(motion.offset(at: time) - shown) < 1e-6,
              "\(extent) \(ticks) \(start) \(velocity) tick \(index)")
            if !isMoving { break }
            index += 1
          }
          // Content that is cut at every tick for ever moves for ever.
          if index < 4000 { #expect(abs(motion.offset(at: time + 5) - shown) < 1e-6) }
        }
      }
    }
  }

  @Test("framer-inertia: at every frame the same value as FramerInertia, and the same end")
  func framer() {
    for extent in extents {
      for ticks in clocks {
        for (start, velocity) in releases {
          let model = FramerInertiaModel(extent)
          let motion = model.trajectory(from: start, velocity: velocity, ticks: ticks)
          var inertia = model.inertia(from: start, velocity: velocity)
          _ = inertia.sample(at: 0)
          for index in 1..<4000 {
            let time = ticks.time(of: Double(index))
            let sample = inertia.sample(at: time * 1000)
            #expect(
              abs(motion.offset(at: time) - sample.value) < 1e-6,
              "\(extent) \(ticks) \(start) \(velocity) frame \(index)")
            if sample.isDone { break }
          }
        }
      }
    }
  }

  @Test("gecko-desktop: no frame of a clock is missed, whatever its time rounds to")
  func geckoClock() {
    let extent = extents[0]
    for rate in [30.0, 50, 60, 75, 90, 100, 120, 144, 240, 1000] {
      for start in [0.2, 0.2013, 1.7] {
        let ticks = FrameTicks(after: start, rate: rate)
        let motion = GeckoModel(extent, .desktop).trajectory(from: 2000, velocity: 2000, ticks: ticks)
        // The speed falls with each frame, so do the ways; none is 0 or two frames' way.
        let first = (start * rate).rounded(.down) + 1
        var (last, step) = (motion.offset(at: 1e-9), Double.infinity)
        for frame in 0..<Int(rate) {
          let here = motion.offset(at: (first + Double(frame)) / rate - start)
          if frame > 0 { #expect(here - last > 0 && here - last < step, "\(rate) \(start) \(frame)") }
          if frame > 0 { step = here - last }
          last = here
        }
        #expect(motion.velocity(at: 0) > 1990)
      }
    }
  }

  @Test("gecko-desktop: with frames from the lift on, the frames of the original")
  func gecko() {
    let extent = extents[0]
    for ticks in clocks {
      let motion = GeckoModel(extent, .desktop).trajectory(from: 2000, velocity: 1500, ticks: ticks)
      var (position, velocity, time) = (2000.0, 1500.0, 0.0)
      for index in 1..<300 {
        let next = ticks.time(of: Double(index))
        let step = next - time
        time = next
        guard abs(velocity) > 10 else { break }
        // 0.998 of the velocity after each millisecond, and the way with the new one.
        velocity *= Elementary.pow(0.998, step * 1000)
        position += velocity * step
        #expect(abs(motion.offset(at: time + 1e-6) - position) < 1e-6, "\(ticks) frame \(index)")
      }
    }
  }
}
