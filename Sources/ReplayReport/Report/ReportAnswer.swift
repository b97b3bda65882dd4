import TextFormats

extension Report {
  /// Engines shown before the answer is longer than a screen.
  package static let mostRows = 8
  /// Engines shown at least of each section.
  private static let fewestRows = 3

  /// The answer to a report's question in a screen: for each model and origin one row per engine, the best first, and which of them
  /// these gestures cannot tell apart. Of generated gestures the rows in the order of the engines, and no word on who is first.
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

  /// The sentence on who is ahead, and of whom these gestures do not say so; over generated gestures the line that they say nothing
  /// about that. Nil where there are no verdicts on several.
  package var lead: String? {
    guard let ranked = sections.first.map(AnswerSection.ranked), ranked.count > 1, ranked[0].counts.total > 0
    else { return nil }
    return ranked[0].isGenerated ? GeneratedGestures.line + "." : EngineLead(ranked).sentence
  }

  /// The engines of the first section, in the order of the answer.
  package var firstEngines: [String] { firstSection.map(\.engine) }

  /// The engine that stands out in the answer: the first of a section of gestures that rank engines; nil where none does.
  package var leader: String? {
    firstSection.first.flatMap { $0.isGenerated ? nil : $0.engine }
  }

  /// True where some gesture was generated.
  package var hasGenerated: Bool { groups.contains(where: \.isGenerated) }
  /// The sentence that generated gestures rank nothing, with the rows that it is about where others are beside them; nil where none is.
  package var generatedSentence: String? {
    guard hasGenerated else { return nil }
    guard !isGenerated else { return GeneratedGestures.line + "." }
    let origins = OriginParts(groups.filter(\.isGenerated).map(\.origin)).all.map(\.origin)
    return GeneratedGestures.lineOfRows(origins) + "."
  }
  /// True where every gesture was generated.
  package var isGenerated: Bool { groups.allSatisfy(\.isGenerated) }

  /// The order of the answer's rows, in words.
  package var orderInWords: String {
    let named = "in the order in which the engines were named"
    if !hasGenerated { return "the best first" }
    return isGenerated ? named : "the best first, of generated gestures \(named)"
  }

  /// The groups section by section, as the answer has them: in each the best first, of generated gestures in the order of the engines.
  package var rankedGroups: [ReportGroup] { sections.flatMap(AnswerSection.ranked) }

  /// True if some gesture has no intent.
  package var hasUnlabelled: Bool { groups.contains { $0.hits.gestures > 0 } }
}
