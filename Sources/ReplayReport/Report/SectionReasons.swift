import ReplayStatistics

/// Why figures of a section's accuracy table, or their intervals, do not exist: each reason once, with the engines it is of.
struct SectionReasons {
  private var reasons: [(text: String, engines: [String])] = []
  private let engines: Int

  init(_ members: [ReportGroup]) {
    engines = members.count
    for group in members {
      let counts = group.counts
      let figures = [
        ("precision", counts.precision), ("recall", counts.recall), ("F1", group.f1), ("MCC", group.mcc),
        ("balanced accuracy", group.balancedAccuracy),
      ]
      for (name, estimate) in figures where estimate.value == nil {
        add("No \(name): \(estimate.why ?? "nothing to count").", of: group.engine)
      }
      for (why, names) in Self.missingBounds(figures) {
        add("No interval of \(names.joined(separator: ", ")): \(why).", of: group.engine)
      }
    }
  }

  /// The figures that are there without bounds, by the reason.
  private static func missingBounds(
    _ figures: [(name: String, estimate: Estimate)]
  ) -> [(why: String, names: [String])] {
    var missing: [(why: String, names: [String])] = []
    for (name, estimate) in figures where estimate.value != nil && estimate.low == nil {
      guard let why = estimate.why else { continue }
      if let place = missing.firstIndex(where: { $0.why == why }) {
        missing[place].names.append(name)
      } else {
        missing.append((why, [name]))
      }
    }
    return missing
  }

  private mutating func add(_ text: String, of engine: String) {
    guard let place = reasons.firstIndex(where: { $0.text == text }) else {
      return reasons.append((text, [engine]))
    }
    reasons[place].engines.append(engine)
  }

  /// A sentence for each; the engines are named where it is not all of them.
  var lines: [String] {
    reasons.map { reason in
      reason.engines.count == engines
        ? reason.text : "\(reason.text.dropLast()) (\(reason.engines.joined(separator: ", ")))."
    }
  }
}
