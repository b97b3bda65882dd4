import TextFormats

/// Traces that were left out, for people: by reason, with the first few of each.
enum ExclusionText {
  /// Paths shown of one reason: as many as a person reads; JSON has all.
  private static let most = 10
  /// Columns of a line that a path cannot have: the indent and the colon.
  private static let roomForPath = 3

  /// The list with its title.
  ///
  /// - Parameters:
  ///   - excluded: One or more, in the order met.
  ///   - width: Columns of the screen.
  /// - Returns: Lines, each with its line feed; reasons in the order first met.
  static func section(_ excluded: [Report.Exclusion], width: Int) -> String {
    let parts = byReason(excluded).map { part(of: $0, because: $0[0].reason, width: width) }
    return "Left out: \(excluded.count)\n" + parts.joined()
  }

  /// How many there are of each reason, in a sentence.
  ///
  /// - Parameters:
  ///   - excluded: One or more, in the order met.
  ///   - width: Columns of the screen.
  /// - Returns: Lines, each with its line feed; reasons in the order first met.
  static func counts(_ excluded: [Report.Exclusion], width: Int) -> String {
    // What to do about one stands in the whole list.
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
      // A path has no space to break at: its end says most, and JSON has all of it.
      let path = WrappedText.end(of: excluded[0].trace, width: width - roomForPath)
      return WrappedText.text("\(path): \(reason)", width: width, indent: 2)
    }
    var lines = WrappedText.lines("\(excluded.count) of them: \(reason)", width: width)
    for exclusion in excluded.prefix(most) {
      lines.append("    " + WrappedText.end(of: exclusion.trace, width: width - 4))
    }
    if excluded.count > most { lines.append("    and \(excluded.count - most) more; --json has all") }
    return lines.map { $0 + "\n" }.joined()
  }
}
