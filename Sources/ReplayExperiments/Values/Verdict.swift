import PullToRefresh
import TextFormats
import TraceReplay

/// The short result of an engine on a gesture or a trace, as needed for stress runs, shrunken traces and bundles.
package struct Verdict: Equatable, Sendable {
  /// The number of times the engine fired.
  package let triggers: Int
  /// The time of the first trigger, in seconds; nil if the engine did not fire.
  package let trigger: Double?
  /// The phase of the first trigger, such as during contact; nil if the engine did not fire.
  package let phase: TriggerPhase?
  /// The rules of good behaviour that the engine broke, each once, in the order of their definition.
  package let broken: [FindingKind]

  /// The verdict that the log of a run shows.
  package init(_ log: ReplayLog) {
    self.init(
      triggers: log.triggers, trigger: log.firstTrigger?.time, phase: log.firstTrigger?.phase,
      broken: log.findings.kinds)
  }

  /// The verdict that a replay's figures show.
  package init(_ result: ReplayResult) {
    self.init(
      triggers: result.triggers, trigger: result.trigger, phase: result.triggerPhase,
      broken: result.findings.kinds)
  }

  init(triggers: Int, trigger: Double?, phase: TriggerPhase?, broken: [FindingKind]) {
    (self.triggers, self.trigger, self.phase, self.broken) = (triggers, trigger, phase, broken)
  }

  /// True if the engine fired at least once.
  package var fired: Bool { triggers > 0 }

  /// True if the engine fired in only one of this verdict and `usual`.
  package func flips(from usual: Verdict) -> Bool { fired != usual.fired }

  /// The rules that are broken in this verdict but not in `usual`.
  package func newlyBroken(since usual: Verdict) -> [FindingKind] {
    broken.filter { !usual.broken.contains($0) }
  }

  /// The verdict as a phrase to follow the engine's name: `fires at 433.3 ms, contact; second-trigger`.
  package var words: String {
    let words = Self.words(triggers, at: trigger.map { $0 * 1000 }, phase?.word)
    return broken.isEmpty ? words : words + "; " + broken.map { $0.rawValue }.joined(separator: ", ")
  }

  /// The number of triggers, with the time of the first in milliseconds and its phase: `fires 2 times, first at 433.3 ms, contact`.
  static func words(_ triggers: Int, at trigger: Double?, _ phase: String?) -> String {
    guard let trigger, let phase else { return "does not fire" }
    let times = triggers == 1 ? "" : " \(triggers) times, first"
    return "fires\(times) at \(Figures.fixed(trigger, decimals: 1)) ms, \(phase)"
  }
}

extension [ReplayFinding] {
  /// The kinds of broken rules, each once, in the order of their definition.
  package var kinds: [FindingKind] { Set(map { $0.kind }).sorted() }
}
