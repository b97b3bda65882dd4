import ReplayStatistics

/// The reasons why figures in a section's accuracy table, or their intervals, do not exist; each reason once, with the engines it concerns.
struct SectionReasons {
  private var reasons: [(text: String, engines: [String])] = []
  private let engines: Int

  init(_ members: [ReportGroup], _ scores: [AccuracyScores]) {
    engines = members.count
    for (group, scores) in zip(members, scores) {
      let counts = group.shares
      let figures = [
        ("precision", counts.precision), ("recall", counts.recall), ("F1", scores.f1), ("MCC", scores.mcc),
        ("balanced accuracy", scores.balancedAccuracy),
      ]
      let absent = figures.filter { $0.1.value == nil }.map { ($0.0, $0.1.why ?? "nothing to count") }
      for (why, names) in Self.grouped(absent) {
        add("There is no \(names.joined(separator: ", ")): \(why).", of: group.engine)
      }
      let unbounded = figures.filter { $0.1.value != nil && $0.1.low == nil }
      for (why, names) in Self.grouped(unbounded.compactMap { figure in figure.1.why.map { (figure.0, $0) } })
      {
        add("There is no interval of \(names.joined(separator: ", ")): \(why).", of: group.engine)
      }
    }
  }

  /// Groups the names of figures by the reason why they do not exist, in the order of first appearance.
  private static func grouped(_ figures: [(name: String, why: String)]) -> [(why: String, names: [String])] {
    var grouped: [(why: String, names: [String])] = []
    for (name, why) in figures {
      if let index = grouped.firstIndex(where: { $0.why == why }) {
        grouped[index].names.append(name)
      } else {
        grouped.append((why, [name]))
      }
    }
    return grouped
  }

  private mutating func add(_ text: String, of engine: String) {
    guard let index = reasons.firstIndex(where: { $0.text == text }) else {
      return reasons.append((text, [engine]))
    }
    reasons[index].engines.append(engine)
  }

  /// One sentence per reason; it names the engines unless the reason applies to all.
  var lines: [String] {
    reasons.map { reason in
      reason.engines.count == engines
        ? reason.text : "\(reason.text.dropLast()) (\(reason.engines.joined(separator: ", ")))."
    }
  }
}
