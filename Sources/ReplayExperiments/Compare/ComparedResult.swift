import TraceReplay

/// One engine's result on a trace, and its policy there: what a comparison judges by.
package struct ComparedResult: Equatable, Sendable {
  /// The figures of its replay.
  package var result: ReplayResult
  /// Its rule.
  package var rule: EngineRule

  /// A result and the rule behind it.
  package init(_ result: ReplayResult, rule: EngineRule) {
    (self.result, self.rule) = (result, rule)
  }

  /// True if it started a refresh.
  package var fired: Bool { result.triggers > 0 }
  /// The time at which the app was told of its first trigger, in seconds; nil where it never was, or a
  /// refresh of its own came before.
  package var told: Double? { result.callbackDelay == nil ? nil : result.callback }
}
