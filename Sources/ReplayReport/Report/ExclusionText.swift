import TextFormats

/// The text about traces that were left out: grouped by reason, with the first few traces for each reason.
enum ExclusionText {
  /// The most paths shown per reason; only the JSON has all.
  private static let most = 10
  /// The columns of a line that a path cannot use, because of indentation and colon.
  private static let columnsAroundPath = 3

  /// The list of what was left out, with a title.
  ///
  /// - Parameters:
  ///   - excluded: At least one entry, in input order.
  ///   - width: Terminal width, in columns.
  /// - Returns: Lines, each ending with a line feed; reasons in the order of their first entry.
  static func section(_ excluded: [Report.Exclusion], width: Int) -> String {
    let parts = byReason(excluded).map { part(of: $0, because: $0[0].reason, width: width) }
    return "Left out: \(Counted.text(excluded.count, "trace or gesture", "traces or gestures"))\n"
      + parts.joined()
  }

  /// A sentence with the number of traces and gestures left out for each reason.
  ///
  /// - Parameters:
  ///   - excluded: At least one entry, in input order.
  ///   - width: Terminal width, in columns.
  /// - Returns: Lines, each ending with a line feed; reasons in the order of their first entry.
  static func counts(_ excluded: [Report.Exclusion], width: Int) -> String {
    // The advice on what to do is only in the whole list.
    let counts = byReason(excluded).map { exclusions in
      "\(exclusions.count) (\(exclusions[0].reason.prefix { $0 != ":" && $0 != ";" }))"
    }
    return WrappedText.text("Left out: \(counts.joined(separator: ", ")).", width: width, indent: 0)
  }

  private static func byReason(_ excluded: [Report.Exclusion]) -> [[Report.Exclusion]] {
    let members = Dictionary(grouping: excluded, by: \.reason)
    var reasons: [String] = []
    for exclusion in excluded where !reasons.contains(exclusion.reason) { reasons.append(exclusion.reason) }
    return reasons.compactMap { members[$0] }
  }

  private static func part(of excluded: [Report.Exclusion], because reason: String, width: Int) -> String {
    if excluded.count == 1 {
      // A path cannot be wrapped at spaces, so only its end is shown; the JSON has the whole path.
      let path = WrappedText.end(of: excluded[0].trace, width: width - columnsAroundPath)
      return WrappedText.text("\(path): \(reason)", width: width, indent: 2)
    }
    var lines = WrappedText.lines("\(excluded.count) of them: \(reason)", width: width)
    for exclusion in excluded.prefix(most) {
      lines.append("    " + WrappedText.end(of: exclusion.trace, width: width - 4))
    }
    if excluded.count > most { lines.append("    and \(excluded.count - most) more (--json lists all)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
