/// Traces and gestures that were left out, each once per reason, in input order.
struct ExclusionList: Equatable, Sendable {
  /// The traces and gestures that were left out, in input order.
  private(set) var all: [Report.Exclusion] = []
  private var known: Set<Report.Exclusion> = []

  init() {}

  /// Adds a trace or gesture, unless it is in the list already with the same reason.
  ///
  /// - Parameters:
  ///   - name: Path of the trace as given, followed by `#` and a number if one of its several gestures is left out.
  ///   - reason: Why it is left out, and what to do.
  mutating func add(_ name: String, because reason: String) {
    let exclusion = Report.Exclusion(trace: name, reason: reason)
    if known.insert(exclusion).inserted { all.append(exclusion) }
  }
}
