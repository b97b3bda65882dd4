import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// The critical threshold of each gesture, from one pass, against a run of the engine for each threshold.
@Suite("Critical thresholds of gestures")
struct GestureThresholdTests {
  /// What the sums and differences between an offset and a threshold may round, as a share.
  private static let rounding = 1e-12

  /// Content at rest is moved by less, in the last bits of a finger's position, in points.
  private static let rest = 1e-3

  /// Fixed thresholds, and those around the critical ones.
  private static func grid(_ criticals: [Double?]) -> [Double] {
    let near = criticals.compactMap(\.self).flatMap { critical -> [Double] in
      [critical * (1 - rounding), critical * (1 + rounding), critical / 1.5]
    }
    return [2, 45, 110, 320] + near
  }

  /// Two gestures of random strokes, the second begun so many seconds after the first one's lift.
  private static func twoGestures(_ random: inout SeededRandom, apart: Int) -> PullScenario {
    var scenario = PullScenario()
    var start = 0
    for _ in 0..<2 {
      var positions: [(y: Double, time: Int)] = []
      var (moment, y) = (start, 0.0)
      for _ in 0..<(1 + Int(random.nextUnit() * 3)) {
        moment += 50 + Int(random.nextUnit() * 300)
        y += random.nextEven(-100, 500)
        positions.append((y, moment))
        if random.nextUnit() < 0.5 {
          moment += 200 + Int(random.nextUnit() * 700)
          positions.append((y, moment))
        }
      }
      scenario.script.drag(at: start, from: 0, to: positions, step: 8)
      start = moment + apart
    }
    return scenario
  }

  /// Compares gestures that no refresh comes before: of one that is busy, or comes after a trigger, one pass knows nothing.
  ///
  /// - Parameters:
  ///   - engine: As it is before the replay.
  ///   - replay: The trace.
  ///   - afterRefreshes: Whether a gesture after a refresh is compared too, as one whose content is long at rest may be.
  ///   - note: What a failure is told with.
  /// - Returns: How many gestures fired.
  private func expectAgreement(
    _ engine: RefreshEngine, _ replay: Replay, afterRefreshes: Bool, _ note: String
  ) -> Int {
    let criticals = replay.criticalThresholds(of: engine)
    #expect(criticals.count == replay.track.gestures.count, "\(note)")
    #expect(criticals.compactMap(\.self).max() == replay.criticalThreshold(of: engine), "\(note)")
    for threshold in Self.grid(criticals) {
      let runs = replay.gestureTriggers(of: engine, threshold: threshold)
      #expect(
        runs.map(\.count).reduce(0, +) == replay.triggers(of: engine, threshold: threshold), "\(note)")
      for (index, run) in runs.enumerated() {
        let isFirst = runs[..<index].allSatisfy { $0.count == 0 }
        guard !run.isBusy, isFirst || afterRefreshes else { continue }
        #expect(
          (run.count > 0) == (threshold <= criticals[index] ?? 0),
          "\(note), gesture \(index + 1): \(threshold) of \(criticals)")
      }
    }
    return criticals.count { $0 != nil }
  }

  @Test("one pass finds for each gesture what a run for each threshold does", arguments: RefreshSystem.all)
  func systems(system: RefreshSystem) throws {
    guard RefreshEngine(system, in: .standard, on: .uikit).thresholdMethod == .critical else { return }
    var fired = 0
    // ODRefreshControl waits after a refresh until the content has passed the edge, however long that takes.
    let forgetsRefreshes = system != .od
    for seed in UInt64(1)...8 {
      var random = SeededRandom(seed: seed)
      // A second apart the content of the first may still move; twenty seconds apart everything is at rest.
      let apart = seed % 2 == 0 ? 20_000 : 1000
      let replay = try Self.twoGestures(&random, apart: apart).replay()
      let engine = try #require(replay.engine(named: "\(system.name)"))
      fired += expectAgreement(
        engine, replay, afterRefreshes: seed % 2 == 0 && forgetsRefreshes, "seed \(seed)")
    }
    #expect(fired > 3)
  }

  @Test("gestures that catch the content in mid-bounce agree too, until one of them fires")
  func caught() throws {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      var scenario = PullScenario()
      scenario.script.dragAtRandom(&random, upTo: -200, holds: true)
      let replay = try scenario.replay()
      let moments: [RefreshMoment] = [.crossing, .release, .bounceBack, .dwell(random.nextEven(0.05, 0.6))]
      for moment in moments {
        var policy = RefreshPolicy(threshold: .points(random.nextEven(10, 200)), moment: moment)
        policy.gates.requiresFinger = random.nextUnit() < 0.5
        _ = expectAgreement(
          replay.engine(of: policy), replay, afterRefreshes: false, "seed \(seed) \(moment)")
      }
    }
  }

  // By hand: pulls of 150, 60 and 90 pt, each held for 600 ms and let go.
  @Test("each gesture's greatest threshold is how far it was pulled")
  func byHand() throws {
    var scenario = PullScenario()
    for (index, pull) in [150.0, 60, 90].enumerated() {
      scenario.pull(at: index * 10_000, to: pull, hold: 600)
    }
    let replay = try scenario.replay()
    for moment in [RefreshMoment.crossing, .release, .dwell(0.4)] {
      var policy = RefreshPolicy(threshold: .points(70), moment: moment)
      policy.gates.requiresFinger = true
      let engine = replay.engine(of: policy)
      for (critical, pull) in zip(replay.criticalThresholds(of: engine), [150.0, 60, 90]) {
        #expect(abs(try #require(critical) - pull) < 1e-9)
      }
      #expect(
        replay.gestureTriggers(of: engine, threshold: 70)
          == [1, 0, 1].map { GestureTriggers(count: $0, isBusy: false) })
    }
  }

  @Test("a gesture that is pulled up has no threshold, and a trace without gestures none at all")
  func none() throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 100)
    scenario.script.drag(at: 5000, from: 0, to: [(-300, 5200)])
    let replay = try scenario.replay()
    let engine = try #require(replay.engine(named: "mrefresh"))
    let criticals = replay.criticalThresholds(of: engine)
    #expect(abs(try #require(criticals[0]) - 100) < 1e-9 && criticals[1] ?? 0 < Self.rest)
    let empty = try PullScenario().replay()
    #expect(empty.criticalThresholds(of: engine).isEmpty)
    #expect(empty.gestureTriggers(of: engine, threshold: 50).isEmpty)
  }

  @Test("a refresh that is going on makes the next gesture busy, at the thresholds at which it is")
  func busy() throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 100)
    scenario.pull(at: 1000, to: 150)
    let replay = try scenario.replay()
    let engine = try #require(replay.engine(named: "mrefresh"))
    // The work takes 2 s. With 90 pt the first gesture fires; with 120 it does not.
    #expect(replay.gestureTriggers(of: engine, threshold: 90).map(\.isBusy) == [false, true])
    #expect(replay.gestureTriggers(of: engine, threshold: 120).map(\.isBusy) == [false, false])
    #expect(replay.gestureTriggers(of: engine, threshold: 120).map(\.count) == [0, 1])
  }
}
