import ReplayExperiments
import ReplayReport
import TextFormats

/// A stress report as text, with the command lines that show the worst run of each group.
struct StressText {
  let report: StressReport
  let words: StressWords
  /// For each group of the report, the path of its worst trace; nil if that trace was not written.
  let saved: [String?]

  /// The answer on one screen: one table per group if the tables fit, otherwise one row per group, most changed verdicts first.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - more: The number of lines that follow.
  /// - Returns: The text, ending with a line feed, and whether it is complete.
  func answer(width: Int, and more: Int) -> (text: String, isWhole: Bool) {
    if report.groups.count <= Self.mostWithConditions {
      let whole = conditions(width: width)
      if AnswerScreen.holds(whole, and: more) { return (whole, true) }
      if report.groups.count == 1 { return (conditions(width: width, most: Self.mostConditions), false) }
    }
    return (overview(width: width, most: Self.mostEngines), false)
  }

  /// The largest number of groups that each get a table; for more groups, the answer has one row each.
  private static let mostWithConditions = 3
  /// The largest number of conditions in a short answer.
  private static let mostConditions = 8
  /// The largest number of engines in a short answer, over all origins (recorded, synthetic).
  private static let mostEngines = 8

  /// A table with one row per engine, ordered by the traces' origin.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - most: The most rows, over all origins.
  /// - Returns: The text, ending with a line feed.
  private func overview(width: Int, most: Int) -> String {
    var text = ""
    var origins: [String] = []
    for group in report.groups where !origins.contains(group.origin) { origins.append(group.origin) }
    for origin in origins {
      let groups = report.groups.filter { $0.origin == origin }
      // Equal ones stay in their order.
      let ranked = groups.enumerated().sorted {
        ($1.element.overall.flipped, $0.offset) < ($0.element.overall.flipped, $1.offset)
      }.map(\.element)
      let shown = Array(ranked.prefix(max(1, most / origins.count)))
      text += text.isEmpty ? "" : "\n"
      text += heading(origin, groups[0], width: width) + StressTable.overview(of: shown, width: width)
      if shown.count < groups.count {
        text += "--full shows \(Counted.text(groups.count - shown.count, "more engine")).\n"
      }
    }
    let most = report.groups.indices.max { left, right in
      let (a, b) = (report.groups[left].overall.flipped, report.groups[right].overall.flipped)
      return a == b ? left > right : a < b
    }
    text += "\n" + StressTable.legend(width: width)
    guard let most, report.groups[most].worst != nil else { return text }
    let group = report.groups[most]
    return text + "\n" + worst(group, saved[most], width, by: "\(group.engine) on \(group.model)")
  }

  /// A table for each group, with one row per condition.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - most: The most conditions, the most harmful first; nil for all in their order.
  /// - Returns: The text, ending with a line feed.
  func conditions(width: Int, most: Int? = nil) -> String {
    zip(report.groups, saved).map { group, path in
      var text = "\(group.engine) on \(group.model)\n" + heading(group.origin, group, width: width)
      text += StressTable.conditions(of: group, width: width, most: most)
      if let rules = StressTable.rules(of: group.overall) {
        text += lines("Rules newly broken, with their number of runs: \(rules).", width)
      }
      return text + worst(group, path, width)
    }.joined(separator: "\n")
  }

  private func heading(_ origin: String, _ group: StressGroup, width: Int) -> String {
    let count = group.overall.traces
    let runs = count == 0 ? 0 : group.overall.runs / count
    let people = group.sampling.words.map { " of \($0)" } ?? ""
    let title =
      "\(Counted.text(count, "\(origin) trace"))\(people) \(count == 1 ? "was" : "were") run \(Counted.each(runs, "time", of: count)) under stress (seed \(report.seed))."
    return ([title] + group.sampling.notes).map { lines($0, width) }.joined()
  }

  private func worst(
    _ group: StressGroup, _ path: String?, _ width: Int, by engine: String? = nil
  ) -> String {
    guard let worst = group.worst else { return lines("No trace flips.", width) }
    let usual = worst.firesOtherwise ? "fires unchanged" : "does not fire unchanged"
    let harm = worst.flips > 0 ? "flips in \(worst.flips)" : "fires again or breaks a rule in \(worst.others)"
    let who = engine.map { " of \($0)" } ?? ""
    return lines(
      "The worst trace\(who) is \(worst.trace): it \(harm) of \(worst.runs) runs, and \(usual).", width)
      // A command line to copy is not broken.
      + "see it: \(words.line(for: worst, of: group, saved: path))\n"
  }

  private func lines(_ text: String, _ width: Int) -> String {
    TextColumns.lines(text, width: width).map { $0 + "\n" }.joined()
  }
}
