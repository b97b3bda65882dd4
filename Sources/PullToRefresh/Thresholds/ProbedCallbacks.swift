/// The callbacks that ``RefreshEngineBody/probe(_:_:_:)`` must hear of, among a row of which nothing comes: a replay leaves the others out.
///
/// One that names too few gives thresholds that no run confirms; `tools/prove jumps` holds them against a run that leaves out none.
@frozen
public enum ProbedCallbacks: UInt8, Sendable {
  /// Each: what other thresholds do depends on their order or their times.
  case all
  /// The newest: it compares at the end of a drag alone.
  case newest
}

extension RefreshEngineBody {
  /// Each, where an engine does not say that fewer will do.
  @inlinable
  public var probedCallbacks: ProbedCallbacks { .all }
}
