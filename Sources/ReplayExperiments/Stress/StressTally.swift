import ReplayStatistics
import TraceReplay

/// The effects of one condition on the verdicts of one engine over many traces.
package struct StressTally: Equatable, Sendable {
  /// The number of traces that were run under the condition.
  package private(set) var traces = 0
  /// The number of runs: traces times repeats.
  package private(set) var runs = 0
  /// The number of traces whose verdict changed in at least one run.
  package private(set) var flipped = 0
  /// The number of runs in which the engine fired although it does not fire without stress.
  package private(set) var gained = 0
  /// The number of runs in which the engine did not fire although it fires without stress.
  package private(set) var lost = 0
  /// The number of runs that fired more often than without stress, if it fires without stress too.
  package private(set) var extraTriggers = 0
  /// The number of runs whose first trigger came in another phase: in contact, at the release, while settling.
  package private(set) var otherPhase = 0
  /// The number of runs that broke a rule which is not broken without stress, by rule.
  package private(set) var newlyBroken: [FindingKind: Int] = [:]
  /// The delays of first triggers relative to the run without stress, in seconds; only of runs in which both fired.
  private var delays: [Double] = []
  /// For each person with each device, the number of traces whose verdict changed, and the number of all traces.
  package private(set) var byUnit: [SampledUnit: UnitShare] = [:]

  /// A tally without traces.
  package init() {}

  /// Adds one trace: its verdicts under the condition, compared with its verdict without stress.
  package mutating func add(_ runs: [Verdict], usual: Verdict, of unit: SampledUnit) {
    let flips = runs.contains { $0.flips(from: usual) } ? 1 : 0
    traces += 1
    flipped += flips
    let share = byUnit[unit] ?? UnitShare(0, of: 0)
    byUnit[unit] = UnitShare(share.successes + flips, of: share.trials + 1)
    for run in runs { add(run, usual: usual) }
  }

  private mutating func add(_ run: Verdict, usual: Verdict) {
    runs += 1
    for kind in run.newlyBroken(since: usual) { newlyBroken[kind, default: 0] += 1 }
    guard run.fired, usual.fired else {
      if run.fired { gained += 1 }
      if usual.fired { lost += 1 }
      return
    }
    if run.triggers > usual.triggers { extraTriggers += 1 }
    if run.phase != usual.phase { otherPhase += 1 }
    if let time = run.trigger, let before = usual.trigger { delays.append(time - before) }
  }

  /// The number of runs whose verdict changed.
  package var flippedRuns: Int { gained + lost }
  /// The proportion of traces whose verdict changed, 0 to 1; nil without traces.
  package var flippedShare: Double? { traces == 0 ? nil : Double(flipped) / Double(traces) }
  /// The number of newly broken rules over all runs.
  package var newlyBrokenCount: Int { newlyBroken.values.reduce(0, +) }
  /// The delays of first triggers relative to the run without stress, in seconds, as quantiles over the runs.
  package var delay: Quantiles { Quantiles(delays) }
}
