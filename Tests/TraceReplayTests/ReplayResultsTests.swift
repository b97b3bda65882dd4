import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

/// What a result says of a trigger that is not due.
@Suite("Triggers and what is due")
struct ReplayResultsTests {
  private func results(_ trace: Trace, _ system: RefreshSystem, _ list: ScrollList, _ options: ReplayOptions)
    -> [ReplayResult]
  {
    let replay = Replay(of: trace, on: list, options: options)
    return replay.gestureResults(of: replay.engine(of: system))
  }

  @Test("a trigger has a due time or a finding that names it", arguments: RefreshSystem.all)
  func named(system: RefreshSystem) throws {
    var triggers = 0
    for seed in UInt64(1)...30 {
      let sample = LiftedTrace(seed: seed)
      var random = SeededRandom(seed: seed)
      // Content that begins below the top, gestures that catch it, cancels.
      var script = ScriptedTrace(rest: #","scenario":{"start_offset":\#(Int(random.nextUnit() * 400))}"#)
      script.dragAtRandom(&random, upTo: -150, holds: seed % 2 == 0)
      var options = ReplayOptions()
      options.app.work = .fixed(random.nextEven(0.2, 2.5))
      for list in [ScrollList(model: .uikit), system.nativeList] {
        let all =
          results(sample.trace, system, list, sample.options)
          + results(try script.trace(), system, list, options)
        for result in all {
          guard let trigger = result.trigger else { continue }
          triggers += 1
          let named = result.findings.filter { $0.time == trigger && $0.kind.isOfTrigger }
          #expect(result.due != nil || !named.isEmpty, "seed \(seed) on \(list.model.name)")
          // Of one that is due or named nobody says that it is not.
          let undue = named.count { $0.kind == .triggerNotDue }
          #expect(undue == (result.due == nil && named.count == undue ? 1 : 0), "seed \(seed)")
        }
      }
    }
    #expect(triggers > 0)
  }

  /// Travel counts from the touch for it, 250 px; past the edge the finger has gone 50 of the 138.24 = 66^(1/0.85) px.
  @Test(
    "content that begins below the top: what counts the way there fires undue, and the finding says by how much"
  )
  func below() throws {
    var script = ScriptedTrace(rest: #","scenario":{"start_offset":200}"#)
    script.drag(at: 0, from: 0, to: [(250, 500), (250, 700)])
    let trace = try script.trace()
    let list = ScrollList(model: .uikit)
    let result = try #require(results(trace, .framework7Material, list, ReplayOptions()).first)
    #expect(result.triggers == 1 && result.due == nil)
    let finding = try #require(result.findings.first { $0.kind == .triggerNotDue })
    #expect(finding.time == result.trigger && finding.gesture == 1)
    #expect(abs(try #require(finding.size) - (50 - 138.24)) < 0.01)
    // Of the whole trace it is a finding too.
    let replay = Replay(of: trace, on: list, options: ReplayOptions())
    #expect(replay.run(replay.engine(of: .framework7Material)).result.findings.contains(finding))
    // One whose rule counts from the edge keeps still.
    #expect(results(trace, .framework7Material.fixed, list, ReplayOptions()).first?.triggers == 0)
  }
}
