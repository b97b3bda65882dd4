import GestureTraces
import ScrollPhysics
import Testing

/// Some hundred strokes of a finger from seeds: uneven times, rests, samples of one time, up to 400 reports a second.
private let strokes = (UInt64(1)...200).map { seed in
  var random = SeededRandom(seed: seed)
  var (time, travel) = (Double.random(in: 0...1, using: &random), 0.0)
  let stroke = (0..<Int.random(in: 1...90, using: &random)).map { _ in
    time += Double([0, 0.0025, 0.008, 0.008, 0.016, 0.045].randomElement(using: &random) ?? 0)
    travel += Double(Int.random(in: -40...60, using: &random))
    return (time: time, travel: travel)
  }
  return (stroke: stroke, lift: time + Double([0, 0.004, 0.03, 0.06].randomElement(using: &random) ?? 0))
}

/// Expected values: the toolkits' trackers by themselves, each held against its toolkit in its own tests.
@Suite("The velocity tracker of a model")
struct ReleaseTrackerTests {
  /// The velocities of all strokes by a rule; one tracker starts anew for each.
  private func released(_ rule: ReleaseTracker.Rule) -> [Double] {
    var tracker = ReleaseTracker(rule, shown: 0, at: 0)
    return strokes.map { stroke, lift in
      tracker.restart(shown: 0, at: stroke[0].time)
      for sample in stroke { tracker.add(travel: sample.travel, at: sample.time) { -sample.travel } }
      return tracker.release(at: lift).velocity
    }
  }

  /// The same by a tracker of the toolkit, made for each stroke where it began.
  private func alone<Tracker>(
    _ make: (Double) -> Tracker, _ add: (inout Tracker, Double, Double) -> Void,
    _ velocity: (Tracker, Double) -> Double
  ) -> [Double] {
    strokes.map { stroke, lift in
      var tracker = make(stroke[0].time)
      for sample in stroke { add(&tracker, sample.travel, sample.time) }
      return velocity(tracker, lift)
    }
  }

  @Test(
    "each rule gives what its toolkit's tracker gives of the same samples, and nothing of the finger before")
  func rules() {
    #expect(
      released(.parabola)
        == alone({ _ in VelocityTracker() }, { $0.add(position: $1, at: $2) }, { $0.velocity(at: $1) }))
    #expect(
      released(.flutterIOS)
        == alone(
          { _ in FlutterWeightedTracker.ios }, { $0.add(position: $1, at: $2) },
          { $0.estimate(at: $1).velocity }))
    #expect(
      released(.flutterDesktop)
        == alone(
          { _ in FlutterWeightedTracker.macos }, { $0.add(position: $1, at: $2) },
          { $0.estimate(at: $1).velocity }))
    #expect(
      released(.flutterParabola)
        == alone(
          { _ in FlutterVelocityTracker() }, { $0.add(position: $1, at: $2) },
          { $0.estimate(at: $1).velocity }))
    #expect(
      released(.geckoMean)
        == alone(
          { GeckoMeanTracker(position: 0, at: $0) }, { $0.add(position: $1, at: $2) }, { $0.velocity(at: $1) }
        ))
    #expect(
      released(.geckoParabola)
        == alone(
          { GeckoAndroidTracker(position: 0, at: $0) }, { $0.add(position: $1, at: $2) },
          { $0.velocity + 0 * $1 }))
    #expect(
      released(.impulse)
        == alone({ _ in ImpulseTracker() }, { $0.add(position: $1, at: $2) }, { $0.velocity(at: $1) }))
    #expect(
      released(.qt)
        == alone(
          { QtVelocityTracker(position: 0, at: $0) }, { $0.add(position: $1, at: $2) },
          { $0.velocity(at: $1) }))
    #expect(
      released(.history)
        == alone({ _ in AdwaitaVelocityTracker() }, { $0.add(position: $1, at: $2) }, { $0.velocity(at: $1) })
    )
    #expect(
      released(.slint)
        == alone(
          { SlintVelocityTracker(position: 0, at: $0) }, { $0.add(position: $1, at: $2) },
          { $0.velocity(at: $1) }))
  }

  @Test("only rules that look at what is shown ask for it")
  func asked() {
    let rules: [ReleaseTracker.Rule] = [
      .parabola, .flutterIOS, .flutterDesktop, .flutterParabola, .geckoMean, .geckoParabola, .impulse, .qt,
      .history,
      .slint, .slintTouchpad, .betterScroll, .iscroll, .lenis,
    ]
    let asking = rules.filter { rule in
      var tracker = ReleaseTracker(rule, shown: 0, at: 0)
      var isAsked = false
      tracker.add(travel: 1, at: 0.01) {
        isAsked = true
        return 0
      }
      return isAsked
    }
    #expect(asking == [.slintTouchpad, .betterScroll, .iscroll, .lenis])
  }
}
