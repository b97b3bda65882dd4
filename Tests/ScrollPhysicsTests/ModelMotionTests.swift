import ScrollPhysics
import Testing

/// Lowest offset 0, highest 6003.
private let extent = ScrollExtent(contentLength: 6670, viewportLength: 667)
private let models = ScrollModel.all
private let releases: [(offset: Double, velocity: Double)] = [
  (300, -2500), (5900, 4000), (-9, 0), (-9, -300), (6010, 1200), (100, 700), (3000, 900), (0, 0), (0, -800),
]

@Suite("Every model's motion")
struct ModelMotionTests {
  @Test("names are all different")
  func names() {
    #expect(Set(models.map(\.name.description)).count == models.count)
  }

  @Test("it begins at the release and ends at its limit, on an edge or inside", arguments: models)
  func ends(model: ScrollModel) {
    for (offset, velocity) in releases {
      let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
      // Content that a finger cannot take past an edge may be put on it at once, as use-gesture does; Android's is at most 6 pt past it.
      let (start, edge) = (motion.offset(at: 0), extent.nearestRest(to: offset))
      let snaps = start == edge && (model == .useGesture || model.isClamped(in: extent))
      #expect(
        abs(start - offset) < 1e-9 || snaps || (model == .android && offset != edge), "\(model.name)")
      #expect(abs(motion.offset(at: 60) - motion.limit) < 1e-6, "\(model.name) \(offset) \(velocity)")
      #expect(extent.overscroll(at: motion.limit) == 0, "\(model.name) \(offset) \(velocity)")
    }
  }

  @Test("the velocity is the slope of the offset where it is smooth", arguments: models)
  func slope(model: ScrollModel) {
    // Whole pixels and frames are steps; splines have corners that their tests know of.
    let steps: Set<ScrollModel> = [
      .chromium, .chromiumExp, .chromiumBezier, .gtk, .gtk3, .geckoDesktop, .framerInertia, .android,
      .androidStretch,
      .geckoAndroid, .geckoAndroidFixed, .lenis,
      // They snap to the edge, of which their velocity does not know.
      .flutterIOS, .flutterDesktop, .flutterClamping,
    ]
    guard !steps.contains(model) else { return }
    for (offset, velocity) in releases {
      let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
      let changes = (0..<4).compactMap(motion.change)
      for time in stride(from: 0.0105, to: 2, by: 0.0131) {
        guard changes.allSatisfy({ abs(time - $0) > 1e-4 }), abs(time - motion.duration) > 1e-4 else {
          continue
        }
        let quotient = (motion.offset(at: time + 1e-6) - motion.offset(at: time - 1e-6)) / 2e-6
        // Rounding of offsets of 6000 pt over 2 µs, and the third derivative of the steepest curves.
        #expect(
          abs(motion.velocity(at: time) - quotient) < 5e-3, "\(model.name) \(offset) \(velocity) \(time)")
      }
    }
  }

  @Test("it is outside the tolerance just before it settles and never after", arguments: models)
  func settling(model: ScrollModel) {
    let tolerance = Tolerance(distance: 0.5, speed: 10)
    for (offset, velocity) in releases {
      let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
      let settled = motion.settleTime(tolerance)
      func isInside(_ time: Double) -> Bool {
        abs(motion.offset(at: time) - motion.limit) <= 0.5 + 1e-9
          && abs(motion.velocity(at: time)) <= 10 + 1e-7
      }
      if settled > 0 {
        #expect(!isInside(settled - 1e-6), "\(model.name) \(offset) \(velocity) \(settled)")
      }
      for index in 1...500 {
        let time = settled + 1e-9 + Double(index) * 6e-3
        #expect(isInside(time), "\(model.name) \(offset) \(velocity) \(time)")
      }
    }
  }

  @Test("every crossing that dense sampling sees is found", arguments: models)
  func crossings(model: ScrollModel) {
    for (offset, velocity) in releases {
      let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
      let samples = (0...1000).map { motion.offset(at: Double($0) * 3e-3) }
      for level in [-20.2, -4.7, -1.3, 60.1, 250.7, 6004.4, 6040.2] {
        for rising in [true, false] {
          func isPast(_ offset: Double) -> Bool { rising ? offset > level : offset < level }
          var after = 0.0
          for index in samples.indices.dropLast() where !isPast(samples[index]) && isPast(samples[index + 1])
          {
            let time = motion.firstCrossing(of: level, rising: rising, after: after)
            let range = Double(index) * 3e-3 - 1e-9...Double(index + 1) * 3e-3 + 1e-9
            #expect(
              time.map(range.contains) == true,
              "\(model.name) \(offset) \(velocity) \(level) \(rising) \(index)")
            after = Double(index + 1) * 3e-3
          }
        }
      }
    }
  }

  @Test("the extremes are those that dense sampling sees", arguments: models)
  func extremes(model: ScrollModel) {
    for (offset, velocity) in releases {
      let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
      let samples = (0...3000).map { motion.offset(at: Double($0) * 3e-3) }
      let (low, high) = (
        motion.lowestOffset(from: 0, to: .infinity), motion.highestOffset(from: 0, to: .infinity)
      )
      #expect(low <= (samples.min() ?? 0) + 1e-9, "\(model.name) \(offset) \(velocity)")
      #expect(high >= (samples.max() ?? 0) - 1e-9, "\(model.name) \(offset) \(velocity)")
      // Within 3 ms of the start or a turn at 4000 pt/s.
      #expect(low > (samples.min() ?? 0) - 13 && high < (samples.max() ?? 0) + 13, "\(model.name)")
    }
  }

  @Test("numbers that are none do not trap", arguments: models)
  func wild(model: ScrollModel) {
    for offset in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
      for velocity in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
        let motion = model.trajectory(from: offset, velocity: velocity, in: extent)
        _ =
          motion.offset(at: 0.1) + motion.velocity(at: 0.1)
          + motion.settleTime(Tolerance(distance: 1, speed: 1))
      }
    }
  }
}
