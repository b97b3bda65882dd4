import TextFormats

/// The values of one figure in the traces that two reports have in common: for each trace one in the baseline and one now.
struct PairedValues {
  private var pairs: [(before: Double, after: Double)] = []
  private var lost = 0
  private var gained = 0

  /// Adds the values of one trace, before and now; nil if a report has none.
  mutating func add(_ before: Double?, _ after: Double?) {
    switch (before, after) {
    case (let before?, let after?): pairs.append((before, after))
    case (_?, nil): lost += 1
    case (nil, _?): gained += 1
    case (nil, nil): break
    }
  }

  /// The mean of the baseline's values, over the traces that have a value in both reports; nil if there are none.
  var meanBefore: Double? { mean(\.before) }
  /// The mean of the current values, over the traces that have a value in both reports; nil if there are none.
  var meanAfter: Double? { mean(\.after) }
  /// True if a value changed, or if a trace has a value in only one of the two reports.
  var isChanged: Bool { lost + gained > 0 || pairs.contains { !Likeness.areAlike($0.before, $0.after) } }
  /// True if at least one trace changed enough to notice, or has a value in only one of the two reports.
  var isSeen: Bool { lost + gained > 0 || !seen.isEmpty }
  /// The signed change of the mean; if many unchanged traces hide a change, that of the trace that changed most.
  ///
  /// It is 0 if the mean hardly moves although some values rise and others fall, or if no change is large enough to notice.
  var change: Double {
    let ofMeans = (meanAfter ?? 0) - (meanBefore ?? 0)
    if abs(ofMeans) >= Figures.leastSeen { return ofMeans }
    let seen = seen
    return seen.contains { $0 > 0 } && seen.contains { $0 < 0 } ? 0 : Self.greatest(of: seen)
  }

  /// The changes as text: in how many traces the value is greater, in how many it is less, and the largest change.
  var words: String {
    let seen = seen
    let (greater, less) = (seen.count { $0 > 0 }, seen.count { $0 < 0 })
    let traces = "of \(Counted.text(pairs.count, "gesture")) that fired both times"
    var parts = [("greater", greater), ("less", less)].filter { $0.1 > 0 }.map { "\($0.0) in \($0.1)" }
    if parts.isEmpty { parts.append("in none") }
    var words = "\(parts.joined(separator: ", ")) \(traces)"
    let most = abs(Self.greatest(of: seen))
    if most > 0 { words += ", by \(Figures.short(most)) at most" }
    if lost > 0 { words += "; \(lost) more lost it" }
    if gained > 0 { words += "; \(gained) more gained it" }
    return words
  }

  private var seen: [Double] { pairs.map { $0.after - $0.before }.filter { abs($0) >= Figures.leastSeen } }

  /// The change that is farthest from 0, with its sign; 0 if there are none.
  private static func greatest(of changes: [Double]) -> Double {
    changes.max { abs($0) < abs($1) } ?? 0
  }

  private func mean(_ value: ((before: Double, after: Double)) -> Double) -> Double? {
    pairs.isEmpty ? nil : pairs.reduce(0) { $0 + value($1) } / Double(pairs.count)
  }
}
