/// The effects of stress on verdicts: a group for each engine, model and origin, in the order in which they
/// first come.
package struct StressReport: Sendable {
  /// The conditions, in order.
  package let conditions: [StressCondition]
  /// The seed of all chances.
  package let seed: UInt64
  /// The groups.
  package private(set) var groups: [StressGroup] = []

  /// Nothing yet.
  ///
  /// - Parameters:
  ///   - conditions: The conditions each trace runs under.
  ///   - seed: The seed of all chances.
  package init(conditions: [StressCondition], seed: UInt64) {
    (self.conditions, self.seed) = (conditions, seed)
  }

  /// Counts one trace's runs by one engine.
  ///
  /// - Parameters:
  ///   - runs: Its verdicts, a list for each condition.
  ///   - engine: The engine's name.
  ///   - model: The model's name.
  ///   - label: The trace.
  package mutating func add(_ runs: StressRuns, engine: String, model: String, label: TraceLabel) {
    let index = groups.firstIndex { $0.engine == engine && $0.model == model && $0.origin == label.origin }
    if index == nil {
      groups.append(
        StressGroup(engine: engine, model: model, origin: label.origin, conditions: conditions))
    }
    groups[index ?? groups.count - 1].add(runs, of: label)
  }

  /// The groups in which a greater share of the traces than this flips under some condition.
  ///
  /// - Parameter share: From 0 to 1.
  /// - Returns: The worst first.
  package func groups(flippingMoreThan share: Double) -> [StressGroup] {
    let over = groups.filter { ($0.overall.flippedShare ?? 0) > share }
    return over.enumerated().sorted { left, right in
      let (a, b) = (left.element.overall.flippedShare ?? 0, right.element.overall.flippedShare ?? 0)
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
  }
}
