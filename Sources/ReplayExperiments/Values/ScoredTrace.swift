import TraceReplay

/// The result of one engine on one model for one trace, with the trace's label: a line of a report's input.
package struct ScoredTrace: Equatable, Sendable {
  /// The trace's label.
  package var label: TraceLabel
  /// The engine's result.
  package var result: ReplayResult

  /// A result and its trace.
  package init(_ label: TraceLabel, _ result: ReplayResult) {
    (self.label, self.result) = (label, result)
  }
}
