import GestureTraces
import TextTables

extension Report {
  /// The advice on gestures without an intent.
  package static let toLabel =
    "To count mistakes, say what the gestures were meant to be: overscroll label TRACE…"

  /// Columns of the narrowest screen the table still fits.
  package static let narrowest = 40

  /// The report for people: a section for each model and origin, its tables aligned.
  ///
  /// - Parameters:
  ///   - width: Columns of the screen; fewer than ``narrowest`` count as that.
  ///   - metrics: Which timings and shapes get a table.
  /// - Returns: The text, ending with a line feed.
  package func table(width: Int, metrics: ReportMetrics = .key) -> String {
    let width = max(Self.narrowest, width)
    var sections: [String] = []
    for (index, group) in groups.enumerated() {
      // Groups of one section need not follow one another: it is written where the first of them stands.
      guard !groups[..<index].contains(where: { $0.isBeside(group) }) else { continue }
      let members = groups.filter { $0.isBeside(group) }
      sections.append(ReportSection(members: members, rate: rate, metrics: metrics).text(width: width))
    }
    if groups.isEmpty { sections.append("No gesture could be counted.\n") }
    if !excluded.isEmpty { sections.append(ExclusionText.section(excluded, width: width)) }
    if groups.contains(where: { $0.hits.gestures > 0 }) {
      sections.append(WrappedText.text(Self.toLabel, width: width, indent: 0))
    }
    return sections.joined(separator: "\n")
  }
}

extension ReportGroup {
  /// True where both stand in one section: same model, same origin.
  fileprivate func isBeside(_ other: ReportGroup) -> Bool {
    model == other.model && origin == other.origin
  }
}
