import TextFormats

extension ReportChecks {
  /// The checks as text for people: failures first, in whole sentences.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: The text, ending with a line feed; empty if nothing was checked.
  package func text(width: Int) -> String {
    let width = max(Report.narrowest, width)
    return [gateText(width: width), baseline.map { $0.text(width: width) } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func gateText(width: Int) -> String {
    guard !gates.isEmpty else { return "" }
    let failed = gates.count { !$0.holds }
    var lines = [
      failed == 0
        ? "Gates: all \(gates.count) hold" : "Gates: \(failed) of \(gates.count) failed"
    ]
    for outcome in sortedGates {
      let word = outcome.holds ? "ok" : "FAILED"
      lines += WrappedText.lines(
        "\(word) \(outcome.gate.location): \(outcome.gate.text)", width: width, indent: 0)
      for failure in outcome.failures {
        lines += WrappedText.lines(failure, width: width, indent: 4)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension BaselineComparison {
  /// Lines with the number of groups in which no figure changed although their traces are not all the same.
  private var sameOfOtherTraces: [String] {
    let groups = groups.filter { $0.verdict == .same && !$0.hasSameTraces }
    let common = groups.count { $0.comparedTraces != nil }
    return [
      common > 0 ? "\(common) the same in the traces that both have" : nil,
      common < groups.count ? "\(groups.count - common) with the same figures, but of other traces" : nil,
    ].compactMap(\.self)
  }

  fileprivate func text(width: Int) -> String {
    lines.flatMap { WrappedText.lines($0.text, width: width, indent: $0.indent) }.joined(separator: "\n")
      + "\n"
  }

  private var lines: [(text: String, indent: Int)] {
    if let whyNothingCompared { return [("FAILED Baseline \(path): \(whyNothingCompared)", 0)] }
    let counts = BaselineVerdict.allCases.reversed().compactMap { verdict in
      let count = groups.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.word)"
    }
    var lines = [("Baseline \(path): \(counts.joined(separator: ", "))", 0)]
    if let whatItLacks { lines.insert(("FAILED Baseline \(path): \(whatItLacks)", 0), at: 0) }
    if isOfOtherTraces {
      lines.append(
        (
          "Beware: the baseline and this report have no gesture in common; only percentages are compared, by their intervals.",
          0
        ))
    }
    lines += coverage.map { ($0, 0) }
    for group in groups where group.verdict != .same { lines += group.lines }
    lines += sameOfOtherTraces.map { ($0, 0) }
    if let notCompared { lines.append((notCompared, 0)) }
    if !new.isEmpty { lines.append(("Not in the baseline: \(new.joined(separator: "; "))", 0)) }
    return lines
  }

  /// A sentence that names figures which were not compared, because only some traces of their groups are the same; nil if there are none.
  private var notCompared: String? {
    var figures: [String] = []
    for figure in groups.flatMap(\.notCompared) where !figures.contains(figure) { figures.append(figure) }
    guard !figures.isEmpty else { return nil }
    return
      "Not compared, because a report has them only for all traces together: \(figures.joined(separator: ", "))"
  }
}

extension BaselineGroup {
  fileprivate var lines: [(text: String, indent: Int)] {
    let changed = "\(Counted.text(changedTraces ?? 0, "verdict")) changed"
    let traces =
      hasSameTraces
      ? "the same traces, \(changed)"
      : comparedTraces.map { "\($0) traces of both, \(changed)" } ?? "other traces"
    var lines = [("\(verdict.word.uppercased()) \(name) (\(traces))", 0)]
    for change in changes where change.verdict != .withinNoise {
      lines.append(("\(change.verdict.word): \(change.line)", 4))
    }
    let noise = changes.count { $0.verdict == .withinNoise }
    if noise > 0 { lines.append(("changed within noise: \(Counted.text(noise, "figure"))", 4)) }
    return lines
  }
}
