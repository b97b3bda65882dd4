import TextFormats
import TextTables

extension Report {
  /// Engines shown before the answer is longer than a screen.
  package static let mostRows = 8
  /// Engines shown at least of each section.
  private static let fewestRows = 3

  /// The answer to a report's question in a screen: for each model and origin a row an engine, the best first, and which of them
  /// these gestures cannot tell apart.
  ///
  /// - Parameters:
  ///   - width: Columns of the screen; fewer than ``narrowest`` count as that.
  ///   - rows: Engines shown at most; fewer of each section where there are several, or where a screen then holds it.
  ///   - kept: Engines that are shown whatever their place, as those that somebody named by a file.
  ///   - more: Lines that will follow it.
  /// - Returns: The text, ending with a line feed.
  package func answer(
    width: Int, rows: Int = mostRows, keeping kept: Set<String> = [], and more: Int = 0
  ) -> String {
    let sections = sections
    let most = max(Self.fewestRows, rows / max(1, sections.count))
    let text = answer(width: width, most: most, keeping: kept)
    let beyond = AnswerScreen.beyond(text, and: more)
    guard beyond > 0, !sections.isEmpty else { return text }
    // A row is a line; a section that leaves its first out says so in another.
    let cut = beyond + sections.count { $0.count <= most }
    let fewer = most - (cut + sections.count - 1) / sections.count
    let shorter = answer(width: width, most: max(Self.fewestRows, fewer), keeping: kept)
    return AnswerScreen.holds(shorter, and: more) ? shorter : text
  }

  /// The answer without what only somebody with gestures of their own asks for: free use, and the physics of each engine.
  ///
  /// - Parameters:
  ///   - width: Columns of the screen; fewer than ``narrowest`` count as that.
  ///   - rows: Engines shown at most.
  /// - Returns: The text, ending with a line feed.
  package func briefAnswer(width: Int, rows: Int) -> String {
    answer(width: width, most: rows, isBrief: true)
  }

  private func answer(
    width: Int, most: Int, keeping kept: Set<String> = [], isBrief: Bool = false
  ) -> String {
    let width = max(Self.narrowest, width)
    var parts = sections.map {
      AnswerSection(members: $0, rate: rate, most: most, kept: kept, isBrief: isBrief).text(width: width)
    }
    if groups.isEmpty { parts.append("No gesture could be counted.\n") }
    if !excluded.isEmpty { parts.append(ExclusionText.counts(excluded, width: width)) }
    return parts.joined(separator: "\n")
  }

  /// What was counted, a line for each model and origin.
  ///
  /// - Parameter width: Columns of the screen; fewer than ``narrowest`` count as that.
  /// - Returns: Lines, each with its line feed.
  package func titles(width: Int) -> String {
    sections.map {
      WrappedText.text(
        ReportSection(members: $0, rate: rate, metrics: .key).title, width: max(Self.narrowest, width),
        indent: 0)
    }.joined()
  }

  /// The groups of the first section, in the order of the answer.
  package var firstSection: [ReportGroup] { sections.first.map(AnswerSection.ranked) ?? [] }

  /// The sentence on who is ahead, and of whom these gestures do not say so; nil where there are no verdicts on several.
  package var lead: String? {
    guard let ranked = sections.first.map(AnswerSection.ranked), ranked.count > 1, ranked[0].counts.total > 0
    else { return nil }
    return EngineLead(ranked).sentence
  }

  /// The engines of the first section, the best first.
  package var leaders: [String] { sections.first.map { AnswerSection.ranked($0).map(\.engine) } ?? [] }

  /// The groups section by section, as the answer has them: in each the best first.
  package var rankedGroups: [ReportGroup] { sections.flatMap(AnswerSection.ranked) }

  /// True if some gesture has no intent.
  package var hasUnlabelled: Bool { groups.contains { $0.hits.gestures > 0 } }
}
