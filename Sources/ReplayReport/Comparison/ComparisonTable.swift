import ReplayStatistics
import TextFormats

extension Comparison {
  /// The comparison as text: one section for each pair, model and origin.
  ///
  /// - Parameters:
  ///   - width: Terminal width in columns; values below ``Report/narrowest`` count as that.
  ///   - most: How many gestures are shown for each reason.
  ///   - spread: How the work on several pairs is distributed.
  ///   - replay: Makes the command that replays a trace with the two engines of a pair.
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

  /// The result on one screen: for one pair how the engines differ and why, for several pairs one row per pair in a table for each origin.
  ///
  /// - Parameter width: Terminal width in columns; values below ``Report/narrowest`` count as that.
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

  /// The number of significance tests for which Holm's method adjusts the p values.
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
