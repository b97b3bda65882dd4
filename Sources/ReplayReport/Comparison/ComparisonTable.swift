import ReplayStatistics
import TextTables

extension Comparison {
  /// The comparison for people: a section for each pair, model and origin.
  ///
  /// - Parameters:
  ///   - width: Columns of the screen; fewer than ``Report/narrowest`` count as that.
  ///   - most: How many gestures of each reason are shown.
  ///   - replay: The command that replays a trace through the two engines of a pair.
  /// - Returns: The text, ending with a line feed.
  package func table(
    width: Int, showing most: Int, replay: (PairComparison, Disagreement) -> String
  ) -> String {
    let width = max(Report.narrowest, width)
    let count = tests.reduce(0) { $0 + ($1.pulls == nil ? 0 : 1) + ($1.others == nil ? 0 : 1) }
    var sections = zip(pairs, tests).map { pair, tests in
      ComparisonSection(pair: pair, tests: tests, testCount: count, width: width)
        .text(showing: most) { replay(pair, $0) }
    }
    return ending(&sections, width: width)
  }

  /// The answer in a screen: of one pair how they differ and why, of several a row for each.
  ///
  /// - Parameter width: Columns of the screen; fewer than ``Report/narrowest`` count as that.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let width = max(Report.narrowest, width)
    let count = tests.reduce(0) { $0 + ($1.pulls == nil ? 0 : 1) + ($1.others == nil ? 0 : 1) }
    var sections: [String] = []
    if pairs.count == 1 {
      sections = [ComparisonSection(pair: pairs[0], tests: tests[0], testCount: count, width: width).answer]
    } else if !pairs.isEmpty {
      sections = [PairTable(pairs: pairs, tests: tests).text(width: width)]
    }
    if pairs.isEmpty { sections.append("No gesture could be compared.\n") }
    if !excluded.isEmpty { sections.append(ExclusionText.counts(excluded, width: width)) }
    return sections.joined(separator: "\n")
  }

  private func ending(_ sections: inout [String], width: Int) -> String {
    if pairs.isEmpty { sections.append("No gesture could be compared.\n") }
    if !excluded.isEmpty { sections.append(ExclusionText.section(excluded, width: width)) }
    if pairs.contains(where: { $0.hits.total > 0 }) {
      sections.append(WrappedText.text(Report.toLabel, width: width, indent: 0))
    }
    return sections.joined(separator: "\n")
  }
}
