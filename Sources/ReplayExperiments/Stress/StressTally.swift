import ReplayStatistics
import TraceReplay

/// The effects of one condition on the verdicts of one engine over many traces.
package struct StressTally: Equatable, Sendable {
  /// Traces.
  package private(set) var traces = 0
  /// Runs: traces times repeats.
  package private(set) var runs = 0
  /// Traces whose verdict changed in at least one run.
  package private(set) var flipped = 0
  /// Runs in which an engine fired that does not fire otherwise.
  package private(set) var gained = 0
  /// Runs in which an engine did not fire that fires otherwise.
  package private(set) var lost = 0
  /// Runs that fired more often than the trace as it is does, where that fires too.
  package private(set) var extraTriggers = 0
  /// Runs that first fired for another cause: in contact, at the release, while settling.
  package private(set) var otherPhase = 0
  /// Runs that broke a rule which is kept otherwise, by rule.
  package private(set) var newlyBroken: [FindingKind: Int] = [:]
  /// The delays of the first trigger against the trace as it is, in seconds, of the runs that fired where
  /// that fires too.
  private var delays: [Double] = []
  /// Traces that flipped, of all, of each person with each device.
  package private(set) var byUnit: [SampledUnit: UnitShare] = [:]

  /// Nothing yet.
  package init() {}

  /// Counts one trace: its runs under the condition, against the one as it is.
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

  /// Runs whose verdict changed.
  package var flippedRuns: Int { gained + lost }
  /// The share of traces whose verdict changed, from 0 to 1; nil without traces.
  package var flippedShare: Double? { traces == 0 ? nil : Double(flipped) / Double(traces) }
  /// Runs that newly broke a rule, counted once for each rule.
  package var newlyBrokenCount: Int { newlyBroken.values.reduce(0, +) }
  /// The delay of the first trigger, in seconds, as quantiles over the runs.
  package var delay: Quantiles { Quantiles(delays) }
}
