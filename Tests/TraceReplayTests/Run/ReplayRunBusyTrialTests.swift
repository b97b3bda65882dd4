import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// Which gestures that begin before a refresh is over count.
///
/// By hand: the first finger goes 1 pt a millisecond. A pull of 80 pt shows after 80·667/(0.55·587) = 165.3 pt, which frame 10 shows or
/// the one after; the work of 1 s ends at 1.18 s, the closing of 0.3 s at 1.48 s.
@Suite("Busy gestures")
struct ReplayRunBusyTrialTests {
  private static func policy(locks: Bool) -> RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(80), moment: .crossing,
      inset: RefreshInset(height: 0, timing: .never, opening: 0, closing: 0.3))
    policy.gates.requiresFinger = true
    policy.rearm = .newGesture
    policy.hasBusyLock = locks
    return policy
  }

  /// The results of a pull at 0 and of a finger that goes from 700 ms on to these positions.
  private func results(
    _ policy: RefreshPolicy, then positions: [(y: Double, time: Int)], lift: Bool = true
  ) throws -> [ReplayResult] {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 300)])
    script.drag(at: 700, from: 0, to: positions, lift: lift)
    var options = ReplayOptions()
    options.app.work = .fixed(1)
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    return replay.gestureResults(of: replay.engine(of: policy))
  }

  @Test("a short gesture under a lock is busy: no finger could have fired in it")
  func locked() throws {
    let results = try results(Self.policy(locks: true), then: [(50, 900)])
    #expect(results.map(\.isBusy) == [false, true] && results.map(\.triggers) == [1, 0])
  }

  @Test(
    "one that goes on after the refresh is over counts, though it fires nothing: a pull at its end would have"
  )
  func outlasting() throws {
    let results = try results(Self.policy(locks: true), then: [(-50, 900), (-60, 3000)])
    #expect(results.map(\.isBusy) == [false, false] && results.map(\.triggers) == [1, 0])
    #expect(results.map(\.isInRefresh) == [false, true])
  }

  @Test("without the lock each counts, whether it fires or not")
  func unlocked() throws {
    for (y, triggers) in [(300.0, 1), (20, 0)] {
      let results = try results(Self.policy(locks: false), then: [(y, 1000)])
      #expect(results.map(\.isBusy) == [false, false] && results.map(\.triggers) == [1, triggers])
    }
  }

  @Test("no trial changes what comes after it")
  func trialsLeaveNothing() throws {
    // The first trigger's callback, the end and the states are those of the pull alone.
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 300)])
    var options = ReplayOptions()
    options.app.work = .fixed(1)
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    let alone = replay.gestureResults(of: replay.engine(of: Self.policy(locks: true)))[0]
    let both = try results(Self.policy(locks: true), then: [(-5, 900)])
    #expect(both[0].trigger == alone.trigger && both[0].callback == alone.callback)
    #expect(both[1].states.map(\.name) == Array(alone.states.map(\.name).suffix(both[1].states.count)))
  }

  /// An engine that counts how often it is copied.
  private struct CopiedEngine: BodiedEngine {
    final class Count { var copies = 0 }
    var body = MRefresh(originalTopInset: 0)
    let count = Count()

    func copied() -> CopiedEngine? {
      count.copies += 1
      return self
    }
    mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
      body.handle(event, view, &effects)
    }
  }

  @Test("two trials are made of a gesture in a refresh, and none where nobody asks who is busy")
  func onlyWhereAsked() throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(600, 300), (600, 600)])
    script.drag(at: 3000, from: 0, to: [(20, 4000)])
    var options = ReplayOptions()
    options.app.work = .fixed(10)
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    for (isAsked, copies) in [(true, 2), (false, 0)] {
      let engine = CopiedEngine()
      var run = replay.run(of: engine)
      run.judgesBusy = isAsked
      run.run(replay.timeline.inputs.span)
      #expect(run.log.triggers == 1 && engine.count.copies == copies)
    }
  }

  @Test("a trial takes along the positions that the engine has not seen, and no others", arguments: [2, 0])
  func waiting(count: Int) throws {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 300)])
    for model in [ScrollModel.uikit, .flutterIOS] {
      var content = Replay(of: try script.trace(), model: model, options: ReplayOptions())
        .run(of: CopiedEngine()).content
      guard content.isIncremental else {
        content.deliveredSamples = 1000
        content.beginTrial(after: count)
        #expect(content.rawsAfterSamples.isEmpty && content.nextInput == count)
        continue
      }
      content.rawsAfterSamples = (0..<1000).map { Double($0) }
      content.deliveredSamples = 1000 - count
      content.beginTrial(after: count)
      #expect(content.rawsAfterSamples == (1000 - count..<1000).map { Double($0) })
      #expect(content.deliveredSamples == 0)
    }
  }

  @Test("whatever fires is not busy, by any engine", arguments: RefreshSystem.all)
  func whatFires(system: RefreshSystem) throws {
    for seed in UInt64(1)...15 {
      var random = SeededRandom(seed: seed)
      var scenario = PullScenario()
      scenario.script.dragAtRandom(&random, upTo: -150, holds: true)
      scenario.options.app.work = .fixed(random.nextEven(0.2, 2.5))
      let replay = try scenario.replay()
      for result in replay.gestureResults(of: replay.engine(of: system)) where result.isBusy {
        #expect(result.triggers == 0 && result.gesture != 1, "seed \(seed)")
      }
    }
  }

  @Test("a gesture long after the refresh is never busy, by any engine", arguments: RefreshSystem.all)
  func longAfter(system: RefreshSystem) throws {
    let results = try results(of: system, work: 1, at: 12_000, then: [(20, 13_000)])
    #expect(results.map(\.isBusy) == [false, false])
  }

  @Test("one wholly inside a refresh is busy if no pull in its place fires, by any engine")
  func inside() throws {
    var locked = 0
    for system in RefreshSystem.all {
      let results = try results(of: system, work: 10, at: 3000, then: [(20, 4000)])
      // The other source: traces with a finger that pulls ten viewports in its time, at once or at its end.
      let pulls: [[(y: Double, time: Int)]] = [
        [(6670, 3100), (6670, 4000)], [(20, 3880), (6670, 3980), (6670, 4000)],
      ]
      let couldFire = try pulls.contains { positions in
        try self.results(of: system, work: 10, at: 3000, then: positions)[1].triggers > 0
      }
      let isLocked = results[0].triggers > 0 && !couldFire
      #expect(results.map(\.isBusy) == [false, isLocked], "\(system.name)")
      if isLocked { locked += 1 }
    }
    #expect(locked > RefreshSystem.all.count / 2)
  }

  /// The results of a pull that rests and lifts after 600 ms, and of a finger that comes down at `start` ms; the app works `work` s.
  private func results(
    of system: RefreshSystem, work: Double, at start: Int, then positions: [(y: Double, time: Int)]
  ) throws -> [ReplayResult] {
    var script = ScriptedTrace()
    script.drag(at: 0, from: 0, to: [(300, 300), (300, 600)])
    script.drag(at: start, from: 0, to: positions)
    var options = ReplayOptions()
    options.app.work = .fixed(work)
    let replay = Replay(of: try script.trace(), model: .uikit, options: options)
    return replay.gestureResults(of: replay.engine(of: system))
  }
}
