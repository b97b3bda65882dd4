/// The effects of stress on verdicts: one group for each engine, model and origin, in order of first appearance.
package struct StressReport: Sendable {
  /// The conditions under which each trace runs, in output order.
  package let conditions: [StressCondition]
  /// The seed of the random numbers for all conditions.
  package let seed: UInt64
  /// The effects for each engine, model and origin of traces, in order of first appearance.
  package private(set) var groups: [StressGroup] = []

  /// A report that does not contain any traces yet.
  ///
  /// - Parameters:
  ///   - conditions: The conditions under which each trace runs.
  ///   - seed: The random seed.
  package init(conditions: [StressCondition], seed: UInt64) {
    (self.conditions, self.seed) = (conditions, seed)
  }

  /// Adds the runs of one engine on one trace.
  ///
  /// - Parameters:
  ///   - runs: The engine's verdicts, one list per condition.
  ///   - engine: The engine's name.
  ///   - model: The model's name.
  ///   - label: The trace's label.
  package mutating func add(_ runs: StressRuns, engine: String, model: String, label: TraceLabel) {
    let index = groups.firstIndex { $0.engine == engine && $0.model == model && $0.origin == label.origin }
    if index == nil {
      groups.append(
        StressGroup(engine: engine, model: model, origin: label.origin, conditions: conditions))
    }
    groups[index ?? groups.count - 1].add(runs, of: label)
  }

  /// The groups in which more than this proportion of the traces changes its verdict under some condition.
  ///
  /// - Parameter share: A proportion from 0 to 1.
  /// - Returns: The groups, the worst first.
  package func groups(flippingMoreThan share: Double) -> [StressGroup] {
    let over = groups.filter { ($0.overall.flippedShare ?? 0) > share }
    return over.enumerated().sorted { left, right in
      let (a, b) = (left.element.overall.flippedShare ?? 0, right.element.overall.flippedShare ?? 0)
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
  }
}
