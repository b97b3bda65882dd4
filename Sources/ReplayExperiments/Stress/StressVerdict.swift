import PullToRefresh
import TraceReplay

/// What an engine decided about a trace: all that a stress run compares.
package struct StressVerdict: Equatable, Sendable {
  /// How often it fired.
  package let triggers: Int
  /// When it first did, in seconds.
  package let trigger: Double?
  /// What made it fire first.
  package let phase: TriggerPhase?
  /// Which rules it broke, each once, in their order.
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

  /// Whether it fired.
  package var fired: Bool { triggers > 0 }

  /// Whether it fired here and not there, or the other way round.
  package func flips(from usual: StressVerdict) -> Bool { fired != usual.fired }

  /// The rules broken here that are kept there.
  package func newlyBroken(since usual: StressVerdict) -> [FindingKind] {
    broken.filter { !usual.broken.contains($0) }
  }
}

/// All runs of one trace by one engine: as it is, and under each condition.
package struct StressRuns: Equatable, Sendable {
  /// As it is.
  package let usual: StressVerdict
  /// By condition, and by repeat within each.
  package let stressed: [[StressVerdict]]

  /// Runs by their verdicts.
  package init(usual: StressVerdict, stressed: [[StressVerdict]]) {
    (self.usual, self.stressed) = (usual, stressed)
  }
}
