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
    if pairs.isEmpty { sections.append("No gesture could be compared.\n") }
    if !excluded.isEmpty { sections.append(ExclusionText.section(excluded, width: width)) }
    if pairs.contains(where: { $0.hits.total > 0 }) {
      sections.append(WrappedText.text(Report.toLabel, width: width, indent: 0))
    }
    return sections.joined(separator: "\n")
  }
}
