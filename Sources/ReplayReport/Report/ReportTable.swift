import GestureTraces
import TextFormats

extension Report {
  /// The advice on what to do about gestures without an intent.
  package static let toLabel =
    "To count mistakes, say what each gesture was meant as: overscroll label TRACE…"

  /// The narrowest terminal for which text is laid out, in columns.
  package static let narrowest = 24

  /// The report as text: one section for each ground (scroll model, or `native`) and origin.
  ///
  /// - Parameters:
  ///   - width: Terminal width in columns; values below ``narrowest`` count as that.
  ///   - metrics: The timings and shapes that get a table.
  /// - Returns: The text, ending with a line feed.
  package func table(width: Int, metrics: ReportMetrics = .key) -> String {
    let width = max(Self.narrowest, width)
    var parts = sections.map {
      ReportSection(members: $0, rate: rate, metrics: metrics).text(width: width)
    }
    if groups.isEmpty { parts.append("No gesture could be counted.\n") }
    if !excluded.isEmpty { parts.append(ExclusionText.section(excluded, width: width)) }
    if hasUnlabelled { parts.append(WrappedText.text(Self.toLabel, width: width, indent: 0)) }
    return parts.joined(separator: "\n")
  }

  /// The groups by ground (scroll model, or `native`) and origin, in order of first appearance.
  ///
  /// Groups of the same section need not be adjacent in the report.
  var sections: [[ReportGroup]] {
    groups.indices.filter { index in !groups[..<index].contains { $0.isInSection(of: groups[index]) } }
      .map { index in
        let units = counted.first { $0.origin == groups[index].origin }?.units
        return groups.filter { $0.isInSection(of: groups[index]) }.map { $0.with(units) }
      }
  }
}

extension ReportGroup {
  /// This group with the person and device of each gesture that has a verdict.
  fileprivate func with(_ units: GestureUnits?) -> ReportGroup {
    var group = self
    group.gestureUnits = units
    return group
  }

  /// True if both groups belong to the same section: same scroll model (or `native`) and same origin of traces.
  fileprivate func isInSection(of other: ReportGroup) -> Bool {
    ground == other.ground && origin == other.origin
  }
}
