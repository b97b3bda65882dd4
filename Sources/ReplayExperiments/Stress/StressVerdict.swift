import PullToRefresh
import TraceReplay

/// An engine's decision about a trace: all that a stress run compares.
package struct StressVerdict: Equatable, Sendable {
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
    triggers = log.triggers
    trigger = log.firstTrigger?.time
    phase = log.firstTrigger?.phase
    broken = Set(log.findings.map(\.kind)).sorted()
  }

  init(triggers: Int, trigger: Double?, phase: TriggerPhase?, broken: [FindingKind]) {
    (self.triggers, self.trigger, self.phase, self.broken) = (triggers, trigger, phase, broken)
  }

  /// True if it fired.
  package var fired: Bool { triggers > 0 }

  /// True if it fired here and not there, or the other way round.
  package func flips(from usual: StressVerdict) -> Bool { fired != usual.fired }

  /// The rules broken here that are kept there.
  package func newlyBroken(since usual: StressVerdict) -> [FindingKind] {
    broken.filter { !usual.broken.contains($0) }
  }
}

/// All runs of one trace by one engine: as it is, and under each condition.
package struct StressRuns: Equatable, Sendable {
  /// The verdict on the trace as it is.
  package let usual: StressVerdict
  /// The verdicts under stress, by condition, and by repeat within each.
  package let stressed: [[StressVerdict]]

  /// Runs by their verdicts.
  package init(usual: StressVerdict, stressed: [[StressVerdict]]) {
    (self.usual, self.stressed) = (usual, stressed)
  }
}
