/// The effects of stress on one engine with one model, over traces of one origin (such as recorded).
package struct StressGroup: Equatable, Sendable {
  /// The name of the engine in results.
  package let engine: String
  /// The name of the scroll model.
  package let model: String
  /// The origin of the traces: `recorded`, `imported` or `synthetic`.
  package let origin: String
  /// The conditions under which the traces were run, in output order.
  package let conditions: [StressCondition]
  /// The effects of each condition, in the order of ``conditions``.
  package private(set) var tallies: [StressTally]
  /// The effects of all conditions together: a trace counts once, and as flipped if its verdict changes under any condition.
  package private(set) var overall = StressTally()
  /// The trace whose verdict changes in most runs; nil if no run differs.
  ///
  /// Of equal ones, it is the one with most extra triggers or newly broken rules, then the first.
  package private(set) var worst: StressExample?

  package init(engine: String, model: String, origin: String, conditions: [StressCondition]) {
    (self.engine, self.model, self.origin, self.conditions) = (engine, model, origin, conditions)
    tallies = conditions.map { _ in StressTally() }
  }

  package mutating func add(_ runs: StressRuns, of label: TraceLabel) {
    let unit = SampledUnit(label)
    for (index, stressed) in runs.stressed.enumerated() {
      tallies[index].add(stressed, usual: runs.usual, of: unit)
    }
    overall.add(runs.stressed.flatMap(\.self), usual: runs.usual, of: unit)
    guard let example = StressExample(runs, trace: label.trace) else { return }
    if worst.map({ $0.harm < example.harm }) ?? true { worst = example }
  }
}

/// A trace that behaves differently under stress, with one run that shows it.
package struct StressExample: Equatable, Sendable {
  /// The path of the trace as given.
  package let trace: String
  /// The number of runs whose verdict changed.
  package let flips: Int
  /// The number of all runs.
  package let runs: Int
  /// The number of runs that fired more often than without stress, or broke another rule.
  package let others: Int
  /// The index of the condition of the run that shows the change.
  package let condition: Int
  /// The number of the repeat that shows the change, from 0.
  package let number: Int
  /// True if the engine fires on the trace without stress.
  package let firesOtherwise: Bool

  /// A sort key for how much stress changes: flips count first.
  package var harm: (Int, Int) { (flips, others) }

  package init?(_ runs: StressRuns, trace: String) {
    var (flips, others, count) = (0, 0, 0)
    var (flip, other): ((Int, Int)?, (Int, Int)?)
    for (condition, stressed) in runs.stressed.enumerated() {
      for (number, run) in stressed.enumerated() {
        count += 1
        if run.flips(from: runs.usual) {
          flips += 1
          flip = flip ?? (condition, number)
        } else if run.triggers > runs.usual.triggers || !run.newlyBroken(since: runs.usual).isEmpty {
          others += 1
          other = other ?? (condition, number)
        }
      }
    }
    guard let shown = flip ?? other else { return nil }
    (self.trace, self.flips, self.others, self.runs) = (trace, flips, others, count)
    (condition, number) = shown
    firesOtherwise = runs.usual.fired
  }
}
