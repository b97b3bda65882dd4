import GestureTraces
import Glibc
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// One pass against brute force: the critical threshold against a run of the engine for each threshold.
@Suite("Critical thresholds")
struct CriticalThresholdTests {
  /// Whether tools/prove refresh asks for many.
  private static let isProof = getenv("OVERSCROLL_PROVE_REFRESH") != nil
  private static let seeds: Range<UInt64> = isProof ? 1..<21 : 1..<7
  private static let policySeeds: Range<UInt64> = isProof ? 1..<401 : 1..<121
  /// None; a navigation bar's with its status bar (44 and 20 pt); more than the height of the systems that forget an inset.
  private static let insets: [Double] = [0, 64, 110]
  private static let models: [ScrollModel] = [.uikit, .flutterIOS, .android, .flutterClamping]

  /// What the sums and differences between an offset and a threshold may round, as a share.
  private static let rounding = 1e-12

  /// One to four gestures of one to three strokes, some held, some caught in mid-bounce, some taken away.
  static func scenario(_ random: inout SeededRandom) -> PullScenario {
    var scenario = PullScenario(startOffset: random.nextUnit() < 0.3 ? random.nextEven(0, 500) : 0)
    scenario.script.dragAtRandom(&random, upTo: -200, holds: true)
    return scenario
  }

  /// Fixed thresholds, and those around the critical one.
  private static func grid(_ critical: Double?) -> [Double] {
    let fixed: [Double] = [2, 45, 110, 320]
    guard let critical else { return fixed }
    return fixed + [critical * (1 - rounding), critical * (1 + rounding), critical / 1.5]
  }

  private func expectAgreement(_ engine: RefreshEngine, _ replay: Replay, _ note: String) {
    let critical = replay.criticalThreshold(of: engine)
    for threshold in Self.grid(critical) {
      let fires = replay.triggers(of: engine, threshold: threshold) > 0
      #expect(
        fires == (threshold <= critical ?? 0), "\(note): \(threshold) of \(String(describing: critical))")
    }
  }

  @Test("one pass finds what a run for each threshold does", arguments: RefreshSystem.all)
  func systems(system: RefreshSystem) throws {
    guard RefreshEngine(system, in: .standard, on: .uikit).thresholdMethod == .critical else { return }
    for inset in Self.insets {
      var fired = 0
      for seed in Self.seeds {
        var random = SeededRandom(seed: seed)
        // Most systems need content that leaves its bounds: three seeds of four.
        let model = seed % 2 == 0 ? ScrollModel.uikit : Self.models[Int(seed / 2 % 4)]
        var scenario = Self.scenario(&random)
        scenario.options.scene.topInset = inset
        let replay = Replay(of: try scenario.script.trace(), model: model, options: scenario.options)
        let engine = try #require(replay.engine(named: "\(system.name)"))
        expectAgreement(engine, replay, "seed \(seed) on \(model.name), inset \(inset)")
        if replay.criticalThreshold(of: engine) != nil { fired += 1 }
      }
      #expect(fired > 1, "inset \(inset)")
    }
  }

  private static func policy(_ random: inout SeededRandom) -> RefreshPolicy {
    let moments: [RefreshMoment] = [.crossing, .release, .bounceBack, .dwell(random.nextEven(0.05, 0.6))]
    var policy = RefreshPolicy(
      threshold: .points(random.nextEven(10, 200)), isStrict: random.nextUnit() < 0.5,
      moment: moments[Int(random.nextUnit() * 4)],
      inset: RefreshInset(height: 60, timing: .trigger, opening: 0.2, closing: 0.3))
    if random.nextUnit() < 0.5 { policy.hysteresis = random.nextEven(0, 60) }
    if random.nextUnit() < 0.3 { policy.input = .travel(gain: random.nextEven(0.2, 1)) }
    policy.gates.requiresFinger = random.nextUnit() < 0.5
    policy.gates.startsAtEdge = random.nextUnit() < 0.3
    if random.nextUnit() < 0.3 { policy.gates.cooldown = random.nextEven(0, 0.5) }
    if random.nextUnit() < 0.3 { policy.gates.maximumUpwardRelease = random.nextEven(0, 300) }
    let rearms: [RefreshRearm] = [.atRest, .newGesture, .below(5)]
    policy.rearm = rearms[Int(random.nextUnit() * 3)]
    policy.hasBusyLock = random.nextUnit() < 0.8
    return policy
  }

  @Test("the same for policies of every moment, gate and hysteresis")
  func policies() throws {
    for seed in Self.policySeeds {
      var random = SeededRandom(seed: seed)
      let policy = Self.policy(&random)
      let replay = try Self.scenario(&random).replay()
      expectAgreement(replay.engine(of: policy), replay, "seed \(seed) \(policy)")
    }
  }

  @Test("a held pull is the critical threshold at its crossing, its lift and after its dwell")
  func byHand() throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 150, hold: 600, then: [90])
    let replay = try scenario.replay()
    let travel = PullScenario.travel(forPull: 150)
    func critical(_ moment: RefreshMoment, _ input: RefreshInput = .offset) throws -> Double {
      var policy = RefreshPolicy(threshold: .points(10), moment: moment)
      policy.input = input
      policy.gates.requiresFinger = true
      return try #require(replay.criticalThreshold(of: replay.engine(of: policy)))
    }
    #expect(abs(try critical(.crossing) - 150) < 1e-9)
    #expect(abs(try critical(.release) - 90) < 1e-9)
    #expect(abs(try critical(.dwell(0.4)) - 150) < 1e-9)
    #expect(abs(try critical(.crossing, .travel(gain: 0.5)) - travel / 2) < 1e-9)
  }

  @Test(
    "an engine whose sum depends on its threshold is replayed, and so is any under an app that acts by itself"
  )
  func methods() throws {
    var scenario = PullScenario()
    scenario.pull(at: 0, to: 150)
    let replay = try scenario.replay()
    let methods = RefreshSystem.all.map { system in
      replay.thresholdMethod(of: RefreshEngine(system, in: replay.scene, on: .uikit))
    }
    #expect(
      zip(RefreshSystem.all, methods).filter { $1 == .replay }.map(\.0) == [
        .customRefreshIndicator, .easyRefresh, .chromiumOverscroll,
      ])
    scenario.options.app.begins = [0.5]
    let busy = try scenario.replay()
    #expect(busy.thresholdMethod(of: RefreshEngine(.sv, in: busy.scene, on: .uikit)) == .replay)
  }

  @Test("every original has its own threshold where nothing is set, and says what varies")
  func own() {
    for system in RefreshSystem.all {
      let engine = RefreshEngine(system, in: .standard, on: .uikit)
      #expect(abs(engine.thresholdPull - engine.traits.threshold) < 1e-12, "\(system.name)")
      #expect(engine.withThreshold(37).thresholdPull == 37)
      #expect(abs(engine.withThreshold(37).traits.threshold - 37) < 1e-12, "\(system.name)")
      #expect(!"\(engine.thresholdReason)".isEmpty)
    }
  }
}
