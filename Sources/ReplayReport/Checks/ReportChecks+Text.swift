extension ReportChecks {
  /// The checks for people: what failed first, whole sentences, nothing to be looked up.
  ///
  /// - Parameter width: Columns of the screen.
  /// - Returns: The text, ending with a line feed; empty where nothing was checked.
  public func text(width: Int) -> String {
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
        "\(word) \(outcome.gate.place): \(outcome.gate.text)", width: width, indent: 0)
      for failure in outcome.failures {
        lines += WrappedText.lines(failure, width: width, indent: 4)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension BaselineComparison {
  /// Groups whose figures are the same though their traces are not: each reason once, with how many there are.
  private var sameOfOtherTraces: [String] {
    let reasons = groups.filter { $0.verdict == .same }.compactMap(\.whyOtherTraces)
    return Set(reasons).sorted().map { why in
      "\(reasons.count { $0 == why }) with the same figures, but of \(why)"
    }
  }

  fileprivate func text(width: Int) -> String {
    let counts = BaselineVerdict.allCases.reversed().compactMap { verdict in
      let count = groups.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.word)"
    }
    var lines = WrappedText.lines(
      "Baseline \(path): \(counts.isEmpty ? "nothing in common" : counts.joined(separator: ", "))",
      width: width, indent: 0)
    for group in groups where group.verdict != .same {
      let traces =
        group.whyOtherTraces ?? "the same traces, \(group.changedTraces ?? 0) changed sides"
      lines += WrappedText.lines(
        "\(group.verdict.word.uppercased()) \(group.name) (\(traces))", width: width, indent: 0)
      for change in group.changes where change.verdict != .withinNoise {
        lines += WrappedText.lines("\(change.verdict.word): \(change.line)", width: width, indent: 4)
      }
      let noise = group.changes.count { $0.verdict == .withinNoise }
      if noise > 0 {
        lines += WrappedText.lines(
          "changed within noise: \(noise) \(noise == 1 ? "figure" : "figures")", width: width, indent: 4)
      }
    }
    for line in sameOfOtherTraces { lines += WrappedText.lines(line, width: width, indent: 0) }
    if !new.isEmpty {
      lines += WrappedText.lines(
        "Not in the baseline: \(new.joined(separator: "; "))", width: width, indent: 0)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
