import GestureTraces
import Glibc
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// In which order engines hear of moves and lifts.
///
/// The rule is that of `Replaying.md`: of one time first what moves, then the fingers that leave, one after the other. A lift a
/// microsecond later is the second method: then no order is left open.
@Suite("Events of a run")
struct ReplayRunEventsTests {
  /// All that a replay says of a gesture but for times and what rounds with them.
  private struct Verdict: Equatable, CustomStringConvertible {
    let triggers: Int
    let phase: TriggerPhase?
    let marks: [Bool]
    let states: [String]
    let findings: [FindingKind]

    init(_ result: ReplayResult) {
      (triggers, phase) = (result.triggers, result.triggerPhase)
      marks = [
        result.isBusy, result.isReached, result.isDueUnseen, result.isUnfinished, result.callback != nil,
        result.due != nil, result.release != nil,
      ]
      (states, findings) = (result.states.map(\.name), result.findings.map(\.kind))
    }

    var description: String { "\(triggers) \(phase.map { "\($0)" } ?? "-") \(marks) \(states) \(findings)" }
  }

  private static let seeds: Range<UInt64> = getenv("OVERSCROLL_PROVE_REFRESH") != nil ? 1..<201 : 1..<31

  @Test("a lift a microsecond later changes nothing but times", arguments: RefreshSystem.all)
  func shiftedLift(system: RefreshSystem) {
    var (fired, differing) = (0, 0)
    for seed in Self.seeds {
      let sample = LiftedTrace(seed: seed)
      for list in [ScrollList(model: .uikit), system.nativeList] {
        let (now, later) = (
          results(sample.trace, list, sample.options, system),
          results(sample.shifted, list, sample.options, system)
        )
        let verdicts = now.map(Verdict.init)
        let hasSame = verdicts == later.map(Verdict.init)
        #expect(hasSame, "seed \(seed) on \(list.model.name): \(verdicts), then \(later.map(Verdict.init))")
        // A finger that catches content finds it a microsecond further, which is 0.01 pt at 10,000 pt/s.
        for (one, other) in zip(now, later) {
          #expect(abs((one.margin ?? 0) - (other.margin ?? 0)) < 0.01, "seed \(seed)")
          #expect(abs((one.peakMargin ?? 0) - (other.peakMargin ?? 0)) < 0.01, "seed \(seed)")
        }
        fired += verdicts.reduce(0) { $0 + $1.triggers }
        differing += hasSame ? 0 : 1
      }
    }
    // No engine agrees by keeping still.
    #expect(fired > 0 && differing == 0)
  }

  private func results(
    _ trace: Trace, _ list: ScrollList, _ options: ReplayOptions, _ system: RefreshSystem
  ) -> [ReplayResult] {
    let replay = Replay(of: trace, on: list, options: options)
    return replay.gestureResults(of: replay.engine(of: system))
  }

  /// A pull of 300 pt in 400 ms by one finger that rests there for 100 ms; the last move and the lift have one time.
  private func pulls(_ count: Int) -> [String] {
    var lines: [String] = []
    for start in (0..<count).map({ $0 * 6_000_000 }) {
      lines.append(#"{"type":"down","t":\#(start),"slot":0,"x":0,"y":100}"#)
      for step in 1...50 {
        let y = 100 + min(300, Double(step) * 7.5)
        lines.append(#"{"type":"move","t":\#(start + step * 10_000),"slot":0,"x":0,"y":\#(y)}"#)
      }
      lines.append(#"{"type":"up","t":\#(start + 500_000),"slot":0}"#)
    }
    return lines
  }

  private func results(_ lines: [String], _ system: RefreshSystem) throws -> [ReplayResult] {
    var script = ScriptedTrace()
    for line in lines { script.add(line) }
    return results(try script.trace(), system.nativeList, ReplayOptions(), system)
  }

  /// Their thresholds are 85.8, 138.2, 112.5 and 49.5 px of travel: 300 is past each. `framework7-md` closes for ever after the first
  /// refresh, and fires in that state too.
  @Test(
    "a pull whose last move and lift have one time fires at the lift, ten times in ten",
    arguments: [
      RefreshSystem.framework7, .framework7Material, .pullToRefreshJS, .vant, .antdMobile, .ionic4,
    ])
  func sameTime(system: RefreshSystem) throws {
    let results = try results(pulls(10), system)
    #expect(results.map(\.triggers) == Array(repeating: 1, count: 10))
    // ionic-4 fires in the drag beyond 140 px.
    let phase: TriggerPhase = system == .ionic4 ? .contact : .released
    #expect(results.map(\.triggerPhase) == Array(repeating: phase, count: 10))
  }

  /// The second finger lifts at 0.5 s, which frame 30 shows; the first rests until 1.5 s.
  @Test(
    "a second finger's lift is heard when it happens",
    arguments: [(RefreshSystem.pullToRefreshJS, true), (.vant, true), (.framework7Material, true)]
      + [(.framework7, false), (.antdMobile, false)])
  func secondLift(system: RefreshSystem, decides: Bool) throws {
    // Both are down from the start: Vant counts from where the second finger came.
    var lines: [String] = []
    for slot in [0, 1] { lines.append(#"{"type":"down","t":0,"slot":\#(slot),"x":0,"y":100}"#) }
    for step in 1...40 {
      for slot in [0, 1] {
        lines.append(
          #"{"type":"move","t":\#(step * 10_000),"slot":\#(slot),"x":0,"y":\#(100 + step * 7)}"#)
      }
    }
    lines.append(#"{"type":"up","t":500000,"slot":1}"#)
    lines.append(#"{"type":"up","t":1500000,"slot":0}"#)
    let result = try #require(try results(lines, system).first)
    switch (system, decides) {
    case (_, true):
      #expect(result.trigger == 0.5 && result.triggerPhase == .released)
    // On iOS another finger's end drops the touch; antd-mobile takes the last finger's end.
    case (.framework7, _): #expect(result.triggers == 0)
    default: #expect(result.trigger == 1.5 && result.triggerPhase == .released)
    }
  }

  /// The first gesture is taken away; the second finger of the second gesture lifts at 3.5 s.
  @Test("what a second finger's lift fires belongs to its own gesture, and no cancel before is its cause")
  func ownGesture() throws {
    var lines = [#"{"type":"down","t":0,"slot":0,"x":0,"y":100}"#]
    lines.append(#"{"type":"move","t":10000,"slot":0,"x":0,"y":101}"#)
    lines.append(#"{"type":"cancel","t":20000,"slot":0}"#)
    for slot in [0, 1] { lines.append(#"{"type":"down","t":3000000,"slot":\#(slot),"x":0,"y":100}"#) }
    for step in 1...40 {
      for slot in [0, 1] {
        lines.append(
          #"{"type":"move","t":\#(3_000_000 + step * 10_000),"slot":\#(slot),"x":0,"y":\#(100 + step * 7)}"#)
      }
    }
    lines.append(#"{"type":"up","t":3500000,"slot":1}"#)
    lines.append(#"{"type":"up","t":4500000,"slot":0}"#)
    let results = try results(lines, .vant)
    #expect(results.map(\.triggers) == [0, 1])
    #expect(results[1].trigger == 3.5 && results[1].triggerPhase == .released)
    #expect(!results.flatMap(\.findings).contains { $0.kind == .triggerByCancel })
  }

  /// Both fingers lift at one time: on iOS the one that is not followed drops the touch first, as where it lifts a moment before.
  @Test("fingers that lift at one time leave one after the other; those that are taken away go together")
  func together() throws {
    for (end, triggers) in [("up", 1), ("cancel", 0)] {
      var lines = ["down"].flatMap { type in
        [0, 1].map { #"{"type":"\#(type)","t":0,"slot":\#($0),"x":0,"y":100}"# }
      }
      for step in 1...40 {
        for slot in [0, 1] {
          lines.append(
            #"{"type":"move","t":\#(step * 10_000),"slot":\#(slot),"x":0,"y":\#(100 + step * 7)}"#)
        }
      }
      for slot in [0, 1] { lines.append(#"{"type":"\#(end)","t":500000,"slot":\#(slot)}"#) }
      #expect(try results(lines, .framework7Material).map(\.triggers) == [triggers], "\(end)")
      #expect(try results(lines, .framework7).map(\.triggers) == [0], "\(end)")
    }
  }
}
