import TraceReplay

/// What one engine on one model made of one trace, with what the trace says of itself: a line of a report's input.
package struct ScoredTrace: Equatable, Sendable {
  /// What the trace says of itself.
  package var label: TraceLabel
  /// What the engine made of it.
  package var result: ReplayResult

  /// A result and its trace.
  package init(_ label: TraceLabel, _ result: ReplayResult) {
    (self.label, self.result) = (label, result)
  }
}
