import TextFormats

/// The values of one figure, paired trace by trace: in the baseline and now.
struct PairedValues {
  private var pairs: [(before: Double, after: Double)] = []
  private var lost = 0
  private var gained = 0

  /// Adds one trace; a trace without either value is ignored.
  mutating func add(_ before: Double?, _ after: Double?) {
    switch (before, after) {
    case (let before?, let after?): pairs.append((before, after))
    case (_?, nil): lost += 1
    case (nil, _?): gained += 1
    case (nil, nil): break
    }
  }

  /// The mean of the baseline's values over the traces with both values; nil if there are none.
  var meanBefore: Double? { mean(\.before) }
  /// The mean of the current values over the traces with both values; nil if there are none.
  var meanAfter: Double? { mean(\.after) }
  /// True if a value changed, or if a trace has a value in only one of the two reports.
  var isChanged: Bool { lost + gained > 0 || pairs.contains { !Likeness.areAlike($0.before, $0.after) } }
  /// True if the change is large enough to notice.
  var isSeen: Bool { lost + gained > 0 || !seen.isEmpty }
  /// The signed change of the mean, or of the trace that changed most if many unchanged traces hide it.
  ///
  /// 0 if changes of both signs cancel, or if none is large enough to notice.
  var change: Double {
    let ofMeans = (meanAfter ?? 0) - (meanBefore ?? 0)
    if abs(ofMeans) >= Figures.leastSeen { return ofMeans }
    let seen = seen
    return seen.contains { $0 > 0 } && seen.contains { $0 < 0 } ? 0 : Self.greatest(of: seen)
  }

  /// How many traces have a greater and how many a smaller value, and the largest change.
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

  /// The change farthest from 0; if two with opposite signs are equally far, either.
  private static func greatest(of changes: [Double]) -> Double {
    changes.max { abs($0) < abs($1) } ?? 0
  }

  private func mean(_ value: ((before: Double, after: Double)) -> Double) -> Double? {
    pairs.isEmpty ? nil : pairs.reduce(0) { $0 + value($1) } / Double(pairs.count)
  }
}
