import ReplayStatistics
import TextFormats

extension Comparison {
  /// The comparison for people: a section for each pair, model and origin.
  ///
  /// - Parameters:
  ///   - width: Columns of the screen; fewer than ``Report/narrowest`` count as that.
  ///   - most: How many gestures of each reason are shown.
  ///   - spread: How several pairs are worked on.
  ///   - replay: The command that replays a trace through the two engines of a pair.
  /// - Returns: The text, ending with a line feed.
  package func table(
    width: Int, showing most: Int, by spread: WorkSpread = .inOrder,
    replay: @escaping @Sendable (PairComparison, Disagreement) -> String
  ) -> String {
    let width = max(Report.narrowest, width)
    let (pairs, tests) = (pairs, tests)
    let count = Self.count(of: tests)
    var sections = spread.map(pairs.count) { index in
      ComparisonSection(pair: pairs[index], tests: tests[index], testCount: count, width: width)
        .text(showing: most) { replay(pairs[index], $0) }
    }
    return ending(&sections, width: width)
  }

  /// The answer in a screen: of one pair how they differ and why, of several a row for each, in a table for
  /// each origin.
  ///
  /// - Parameter width: Columns of the screen; fewer than ``Report/narrowest`` count as that.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let (width, tests) = (max(Report.narrowest, width), tests)
    var sections: [String] = []
    if pairs.count == 1 {
      let count = Self.count(of: tests)
      sections = [ComparisonSection(pair: pairs[0], tests: tests[0], testCount: count, width: width).answer]
    } else {
      let parts = OriginParts(pairs.map(\.origin))
      sections = parts.all.map { part in
        PairTable(
          pairs: part.members.map { pairs[$0] }, tests: part.members.map { tests[$0] },
          origin: parts.areSeveral ? part.origin : nil
        ).text(width: width)
      }
    }
    if pairs.isEmpty { sections.append("No gesture could be compared.\n") }
    let scales = ScaleCounts.text(of: pairs.map(\.scales), width: width)
    if !scales.isEmpty { sections.append(scales) }
    if !excluded.isEmpty { sections.append(ExclusionText.counts(excluded, width: width)) }
    return sections.joined(separator: "\n")
  }

  /// The number of tests in Holm's adjustment.
  private static func count(of tests: [PairTests]) -> Int {
    tests.reduce(0) { $0 + ($1.pulls == nil ? 0 : 1) + ($1.others == nil ? 0 : 1) }
  }

  private func ending(_ sections: inout [String], width: Int) -> String {
    if pairs.isEmpty { sections.append("No gesture could be compared.\n") }
    let scales = ScaleCounts.text(of: pairs.map(\.scales), width: width)
    if !scales.isEmpty { sections.append(scales) }
    if !excluded.isEmpty { sections.append(ExclusionText.section(excluded, width: width)) }
    if pairs.contains(where: { $0.hits.total > 0 }) {
      sections.append(WrappedText.text(Report.toLabel, width: width, indent: 0))
    }
    return sections.joined(separator: "\n")
  }
}
