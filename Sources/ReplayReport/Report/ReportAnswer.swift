import TextFormats

extension Report {
  /// The most engines in the one-screen text.
  package static let mostRows = 8
  /// The fewest engines that each section of the one-screen text shows, if it has as many.
  private static let fewestRows = 3

  /// The one-screen text: for each model and origin one row per engine, best first, and which differences could be chance.
  ///
  /// For generated gestures the rows are in the order of the engines, and no engine is called best.
  ///
  /// - Parameters:
  ///   - width: Terminal width in columns; values below ``narrowest`` count as that.
  ///   - rows: The most engines shown; fewer per section if there are several sections and a screen would not hold them.
  ///   - kept: Engines that are shown whatever their rank, such as those the user named by a file.
  ///   - more: The number of lines that will follow on the screen.
  /// - Returns: The text, ending with a line feed.
  package func answer(
    width: Int, rows: Int = mostRows, keeping kept: Set<String> = [], and more: Int = 0
  ) -> String {
    let sections = sections
    let most = max(Self.fewestRows, rows / max(1, sections.count))
    let text = answer(width: width, most: most, keeping: kept)
    let beyond = AnswerScreen.beyond(text, and: more)
    guard beyond > 0, !sections.isEmpty else { return text }
    // A row is one line; a section that omits rows needs one more line to say so.
    let cut = beyond + sections.count { $0.count <= most }
    let fewer = most - (cut + sections.count - 1) / sections.count
    let shorter = answer(width: width, most: max(Self.fewestRows, fewer), keeping: kept)
    return shorter
  }

  /// The one-screen text without free use and without the engines' models, which matter only for the user's own gestures.
  ///
  /// - Parameters:
  ///   - width: Terminal width in columns; values below ``narrowest`` count as that.
  ///   - rows: The most engines shown.
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

  /// Sentences on what was counted and how it was replayed, one for each model and origin.
  ///
  /// - Parameter width: Terminal width in columns; values below ``narrowest`` count as that.
  /// - Returns: Lines, each ending with a line feed.
  package func titles(width: Int) -> String {
    sections.map {
      WrappedText.text(ReportHeadline($0).judged, width: max(Self.narrowest, width), indent: 0)
    }.joined()
  }

  /// The groups of the first section (one scroll model and one origin of traces), in the order in which text shows them.
  package var firstSection: [ReportGroup] { sections.first.map(AnswerSection.ranked) ?? [] }

  /// A sentence on which engine is best in the first section and whether its lead may be chance.
  ///
  /// For generated gestures it says that they do not rank engines. Nil if there is only one engine, or if no gesture has an intent.
  package var lead: String? {
    guard let ranked = sections.first.map(AnswerSection.ranked), ranked.count > 1, ranked[0].counts.total > 0
    else { return nil }
    return ranked[0].isGenerated ? GeneratedGestures.sentence : EngineLead(ranked).sentence
  }

  /// The names of the engines of the first section (one scroll model and one origin of traces), in the order in which text shows them.
  package var firstEngines: [String] { firstSection.map(\.engine) }

  /// The name of the engine that ranks first in the first section; nil if its gestures were generated and do not rank engines.
  package var leader: String? {
    firstSection.first.flatMap { $0.isGenerated ? nil : $0.engine }
  }

  /// True if any gesture was generated.
  package var hasGenerated: Bool { groups.contains(where: \.isGenerated) }
  /// A sentence that generated gestures do not rank engines; it names their origins if there are other gestures too.
  ///
  /// Nil if no gesture was generated.
  package var generatedSentence: String? {
    guard hasGenerated else { return nil }
    guard !isGenerated else { return GeneratedGestures.sentence }
    let origins = OriginParts(groups.filter(\.isGenerated).map(\.origin)).all.map(\.origin)
    return GeneratedGestures.lineOfRows(origins) + "."
  }
  /// True if every gesture was generated.
  package var isGenerated: Bool { groups.allSatisfy(\.isGenerated) }

  /// The order in which text shows the engines, as a phrase: `the best first`.
  package var orderInWords: String {
    let named = "in the order in which the engines were named"
    if !hasGenerated { return "the best first" }
    return isGenerated ? named : "the best first, of generated gestures \(named)"
  }

  /// All groups, section by section in the order in which text shows them: best first, or in the engines' order for generated gestures.
  package var rankedGroups: [ReportGroup] { sections.flatMap(AnswerSection.ranked) }

  /// True if some gesture has no intent.
  package var hasUnlabelled: Bool { groups.contains { $0.hits.gestures > 0 } }
}
