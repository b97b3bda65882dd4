/// The callbacks that ``RefreshEngineBody/probe(_:_:_:)`` needs out of a run of callbacks in which the engine does nothing. A replay skips
/// the others.
///
/// With too few, the thresholds found would differ from real runs; `tools/prove jumps` compares them with a run that skips none.
@frozen
public enum ProbedCallbacks: UInt8, Sendable {
  /// Every callback: what other thresholds do depends on the order or the times of callbacks.
  case all
  /// The callback with the furthest pull, and the newest. For engines that compare the offset and fire at the callback that passes the
  /// threshold, where, all else being equal, a lower offset passes a higher threshold.
  case furthest
  /// The newest callback: the engine compares only at the end of a drag, or the last comparison alone arms it.
  case newest
}
