import ReplayStatistics

/// Why figures of a section's accuracy table do not exist: each reason once, with the engines it is of.
struct SectionReasons {
  private var reasons: [(text: String, engines: [String])] = []
  private let engines: Int

  init(_ members: [ReportGroup]) {
    engines = members.count
    for group in members {
      let counts = group.counts
      let figures = [
        ("precision", counts.precision), ("recall", counts.recall), ("F1", counts.f1), ("MCC", counts.mcc),
        ("balanced accuracy", counts.balancedAccuracy),
      ]
      for (name, estimate) in figures where estimate.value == nil {
        add("No \(name): \(estimate.why ?? "nothing to count").", of: group.engine)
      }
    }
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
