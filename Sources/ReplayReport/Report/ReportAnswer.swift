import TextFormats
import TextTables

extension Report {
  /// Engines shown before the answer is longer than a screen.
  private static let mostRows = 10
  /// Engines shown at least of each section.
  private static let fewestRows = 3

  /// The answer to a report's question in a screen: for each model and origin a row an engine, the best first, and which of them
  /// these gestures cannot tell apart.
  ///
  /// - Parameter width: Columns of the screen; fewer than ``narrowest`` count as that.
  /// - Returns: The text, ending with a line feed.
  package func answer(width: Int) -> String {
    let width = max(Self.narrowest, width)
    let most = max(Self.fewestRows, Self.mostRows / max(1, sections.count))
    var parts = sections.map { AnswerSection(members: $0, rate: rate, most: most).text(width: width) }
    if groups.isEmpty { parts.append("No gesture could be counted.\n") }
    if !excluded.isEmpty { parts.append(ExclusionText.counts(excluded, width: width)) }
    return parts.joined(separator: "\n")
  }

  /// The engines of the first section, the best first.
  package var leaders: [String] { sections.first.map { AnswerSection.ranked($0).map(\.engine) } ?? [] }

  /// True if some gesture has no intent.
  package var hasUnlabelled: Bool { groups.contains { $0.hits.gestures > 0 } }
}
