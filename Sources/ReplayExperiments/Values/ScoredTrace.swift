import TraceReplay

/// What one engine on one model made of one trace, with what the trace says of itself: a line of a report's input.
public struct ScoredTrace: Equatable, Sendable {
  /// What the trace says of itself.
  public var label: TraceLabel
  /// What the engine made of it.
  public var result: ReplayResult

  /// A result and its trace.
  public init(_ label: TraceLabel, _ result: ReplayResult) {
    (self.label, self.result) = (label, result)
  }
}
