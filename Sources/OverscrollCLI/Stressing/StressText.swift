import ReplayExperiments
import ReplayReport
import TextFormats
import TextTables
import TraceReplay

/// A stress report for people, with the lines that show the worst run of each group.
struct StressText {
  let report: StressReport
  let words: StressWords
  /// The path of each group's worst trace, if it was written.
  let saved: [String?]

  /// A row for each engine, by origin.
  func overview(width: Int) -> String {
    var text = ""
    var origins: [String] = []
    for group in report.groups where !origins.contains(group.origin) { origins.append(group.origin) }
    for origin in origins {
      let groups = report.groups.filter { $0.origin == origin }
      text += text.isEmpty ? "" : "\n"
      text += heading(origin, groups[0], width: width) + StressTable.overview(of: groups, width: width)
    }
    let most = report.groups.indices.max { left, right in
      let (a, b) = (report.groups[left].overall.flipped, report.groups[right].overall.flipped)
      return a == b ? left > right : a < b
    }
    guard let most, report.groups[most].worst != nil else { return text }
    let group = report.groups[most]
    return text + "\n\(group.engine) on \(group.model), the worst of them\n"
      + worst(group, saved[most], width)
  }

  /// A table of conditions for each group.
  func conditions(width: Int) -> String {
    zip(report.groups, saved).map { group, path in
      var text = "\(group.engine) on \(group.model)\n" + heading(group.origin, group, width: width)
      text += StressTable.conditions(of: group, width: width)
      if let rules = StressTable.rules(of: group.overall) {
        text += lines("newly broken, in runs: \(rules)", width)
      }
      return text + worst(group, path, width)
    }.joined(separator: "\n")
  }

  private func heading(_ origin: String, _ group: StressGroup, width: Int) -> String {
    let count = group.overall.traces
    let runs = count == 0 ? 0 : group.overall.runs / count
    return lines(
      "\(origin): \(Counted.text(count, "trace")), \(Counted.each(runs, "run", of: count)), seed \(report.seed)",
      width)
  }

  private func worst(_ group: StressGroup, _ path: String?, _ width: Int) -> String {
    guard let worst = group.worst else { return lines("worst trace: none flips", width) }
    let usual = worst.firesOtherwise ? "fires as it is" : "silent as it is"
    let harm = worst.flips > 0 ? "flips in \(worst.flips)" : "fires again or breaks a rule in \(worst.others)"
    return lines("worst trace: \(worst.trace) \(harm) of \(worst.runs) runs, \(usual)", width)
      // A command line to copy is not broken.
      + "see it: \(words.line(for: worst, of: group, saved: path))\n"
  }

  private func lines(_ text: String, _ width: Int) -> String {
    TextColumns.lines(text, width: width).map { $0 + "\n" }.joined()
  }
}
