import PullToRefresh
import TextFormats
import TraceReplay

/// What an engine did with a gesture or a trace, in short: what stress runs, shrunken traces and bundles are about.
package struct Verdict: Equatable, Sendable {
  /// The number of times it fired.
  package let triggers: Int
  /// The time of its first trigger, in seconds.
  package let trigger: Double?
  /// The cause of its first trigger.
  package let phase: TriggerPhase?
  /// The rules it broke, each once, in their order.
  package let broken: [FindingKind]

  /// The verdict of a run.
  package init(_ log: ReplayLog) {
    self.init(
      triggers: log.triggers, trigger: log.firstTrigger?.time, phase: log.firstTrigger?.phase,
      broken: log.findings.kinds)
  }

  /// The verdict that the figures of a replay say.
  package init(_ result: ReplayResult) {
    self.init(
      triggers: result.triggers, trigger: result.trigger, phase: result.triggerPhase,
      broken: result.findings.kinds)
  }

  init(triggers: Int, trigger: Double?, phase: TriggerPhase?, broken: [FindingKind]) {
    (self.triggers, self.trigger, self.phase, self.broken) = (triggers, trigger, phase, broken)
  }

  /// True if it fired.
  package var fired: Bool { triggers > 0 }

  /// True if it fired here and not there, or the other way round.
  package func flips(from usual: Verdict) -> Bool { fired != usual.fired }

  /// The rules broken here that are kept there.
  package func newlyBroken(since usual: Verdict) -> [FindingKind] {
    broken.filter { !usual.broken.contains($0) }
  }

  /// A phrase that follows the engine's name: `fires at 433.3 ms, contact; second-trigger`.
  package var words: String {
    let words = Self.words(triggers, at: trigger.map { $0 * 1000 }, phase?.word)
    return broken.isEmpty ? words : words + "; " + broken.map { $0.rawValue }.joined(separator: ", ")
  }

  /// How often it fired, when first, in milliseconds, and by what: `fires 2 times, first at 433.3 ms, contact`.
  static func words(_ triggers: Int, at trigger: Double?, _ phase: String?) -> String {
    guard let trigger, let phase else { return "does not fire" }
    let times = triggers == 1 ? "" : " \(triggers) times, first"
    return "fires\(times) at \(Figures.fixed(trigger, decimals: 1)) ms, \(phase)"
  }
}

extension [ReplayFinding] {
  /// The rules that were broken, each once, in their order.
  package var kinds: [FindingKind] { Set(map { $0.kind }).sorted() }
}
