/// Traces and gestures left out, each once for a reason, in the order they came.
struct ExclusionList: Equatable, Sendable {
  /// All of them.
  private(set) var all: [Report.Exclusion] = []
  private var known: Set<Report.Exclusion> = []

  /// None yet.
  init() {}

  /// Lists one; the same one again counts once.
  ///
  /// - Parameters:
  ///   - name: Path of the trace as given, with `#` and a number where one gesture of several is left out.
  ///   - reason: Why, and what to do.
  mutating func add(_ name: String, because reason: String) {
    let exclusion = Report.Exclusion(trace: name, reason: reason)
    if known.insert(exclusion).inserted { all.append(exclusion) }
  }
}
