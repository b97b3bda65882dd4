/// Traces and gestures that were left out, each once per reason, in input order.
struct ExclusionList: Equatable, Sendable {
  /// All entries, in input order.
  private(set) var all: [Report.Exclusion] = []
  private var known: Set<Report.Exclusion> = []

  init() {}

  /// Adds an entry, unless it is in the list already.
  ///
  /// - Parameters:
  ///   - name: Path of the trace as given, followed by `#` and a number if one of its several gestures is left out.
  ///   - reason: Why, and what to do.
  mutating func add(_ name: String, because reason: String) {
    let exclusion = Report.Exclusion(trace: name, reason: reason)
    if known.insert(exclusion).inserted { all.append(exclusion) }
  }
}
