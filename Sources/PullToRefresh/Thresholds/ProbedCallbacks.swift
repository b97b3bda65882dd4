/// The callbacks that ``RefreshEngineBody/probe(_:_:_:)`` must hear of, among a row of which nothing comes: a replay leaves the others out.
///
/// One that names too few gives thresholds that no run confirms; `tools/prove jumps` holds them against a run that leaves out none.
@frozen
public enum ProbedCallbacks: UInt8, Sendable {
  /// Each: what other thresholds do depends on their order or their times.
  case all
  /// The one that shows the furthest pull, and the newest: it fires at the callback that passes its threshold, for a greater one the
  /// less the offset, all else being equal. What it compares is the offset.
  case furthest
  /// The newest: it compares at the end of a drag alone, or is armed by the last comparison.
  case newest
}
