import TextFormats

extension Report {
  /// The most engines shown, so that the answer fits a screen.
  package static let mostRows = 8
  /// The fewest engines shown in each section.
  private static let fewestRows = 3

  /// The one-screen answer: for each model and origin one row per engine, best first, and which differences could be chance.
  ///
  /// Generated gestures keep the order of the engines, and no engine is called best.
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

  /// The answer without free use and each engine's model, which matter only for gestures of the user's own.
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

  /// What was counted, one line for each model and origin.
  ///
  /// - Parameter width: Terminal width in columns; values below ``narrowest`` count as that.
  /// - Returns: Lines, each ending with a line feed.
  package func titles(width: Int) -> String {
    sections.map {
      WrappedText.text(ReportHeadline($0).judged, width: max(Self.narrowest, width), indent: 0)
    }.joined()
  }

  /// The groups of the first section, in the order of the answer.
  package var firstSection: [ReportGroup] { sections.first.map(AnswerSection.ranked) ?? [] }

  /// The sentence on which engine is best and whether its lead is significant.
  ///
  /// For generated gestures the line that they do not rank engines; nil if there are no verdicts on several engines.
  package var lead: String? {
    guard let ranked = sections.first.map(AnswerSection.ranked), ranked.count > 1, ranked[0].counts.total > 0
    else { return nil }
    return ranked[0].isGenerated ? GeneratedGestures.sentence : EngineLead(ranked).sentence
  }

  /// The engines of the first section, in the order of the answer.
  package var firstEngines: [String] { firstSection.map(\.engine) }

  /// The first engine of the answer, if its gestures rank engines; otherwise nil.
  package var leader: String? {
    firstSection.first.flatMap { $0.isGenerated ? nil : $0.engine }
  }

  /// True if any gesture was generated.
  package var hasGenerated: Bool { groups.contains(where: \.isGenerated) }
  /// The sentence that generated gestures do not rank engines, naming their rows if there are others too; nil if no gesture was generated.
  package var generatedSentence: String? {
    guard hasGenerated else { return nil }
    guard !isGenerated else { return GeneratedGestures.sentence }
    let origins = OriginParts(groups.filter(\.isGenerated).map(\.origin)).all.map(\.origin)
    return GeneratedGestures.lineOfRows(origins) + "."
  }
  /// True if every gesture was generated.
  package var isGenerated: Bool { groups.allSatisfy(\.isGenerated) }

  /// The order of the answer's rows, as text.
  package var orderInWords: String {
    let named = "in the order in which the engines were named"
    if !hasGenerated { return "the best first" }
    return isGenerated ? named : "the best first, of generated gestures \(named)"
  }

  /// The groups in the order of the answer, section by section: best first, or in the engines' order for generated gestures.
  package var rankedGroups: [ReportGroup] { sections.flatMap(AnswerSection.ranked) }

  /// True if some gesture has no intent.
  package var hasUnlabelled: Bool { groups.contains { $0.hits.gestures > 0 } }
}
