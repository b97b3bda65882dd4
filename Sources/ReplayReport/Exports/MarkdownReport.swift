import ReplayStatistics
import TextFormats

/// A report as a Markdown comment on a pull request: the verdict, what changed, gates, then a table of all groups.
package struct MarkdownReport: Sendable {
  private let report: Report
  private let checks: ReportChecks?
  private let unreadable: [String]

  /// Makes the comment from a report and the results of its checks.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - checks: The results of gates and of the comparison with a baseline; nil if nothing was checked.
  ///   - unreadable: One error text per trace that could not be read.
  package init(_ report: Report, checks: ReportChecks?, unreadable: [String] = []) {
    (self.report, self.checks, self.unreadable) = (report, checks, unreadable)
  }

  /// The whole comment in Markdown, ending with a line feed.
  package var text: String {
    var parts: [String] = []
    if let checks {
      parts.append("### Pull-to-refresh: \(checks.hold && unreadable.isEmpty ? "passed" : "failed")")
      if let baseline = checks.baseline { parts += changes(since: baseline) }
      parts += gates(of: checks)
    } else {
      parts.append("### Pull-to-refresh")
    }
    if !unreadable.isEmpty {
      parts.append(
        "**These files could not be read and are missing below:**\n\n"
          + unreadable.map { "- \(Self.escaped($0))" }.joined(separator: "\n"))
    }
    if let sentence = report.generatedSentence { parts.append(sentence) }
    parts.append(accuracy)
    if !report.excluded.isEmpty {
      parts.append(
        "Left out: \(Counted.text(report.excluded.count, "trace or gesture", "traces or gestures")).")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func changes(since baseline: BaselineComparison) -> [String] {
    let changed = baseline.groups.filter { $0.verdict > .withinNoise }
    let rest = baseline.groups.count - changed.count
    let file = Self.code(baseline.path)
    if let why = baseline.whyNothingCompared {
      return ["Nothing was compared with \(file): \(Self.escaped(why))"]
    }
    let lacking = baseline.whatItLacks.map { "**failed**: \(Self.escaped($0))" }
    let coverage = [lacking].compactMap(\.self) + baseline.coverage.map { Self.escaped($0) }
    guard !changed.isEmpty else {
      return ["Nothing changed since \(file) in \(Counted.text(rest, "group"))."] + coverage
    }
    var rows: [[String]] = []
    for group in changed {
      for change in group.changes where change.verdict > .withinNoise {
        let verdict = change.verdict == .worse ? "**worse**" : change.verdict.word
        rows.append([
          Self.escaped(group.name), verdict, Self.code(change.figure), change.values.before,
          change.values.after,
          Self.escaped(change.words),
        ])
      }
    }
    return [
      "\(Counted.text(changed.count, "group")) changed since \(file); \(Counted.text(rest, "other")) did not.",
      Self.table(["group", "verdict", "figure", "before", "now", ""], rows),
    ] + coverage
  }

  private func gates(of checks: ReportChecks) -> [String] {
    guard !checks.gates.isEmpty else { return [] }
    let rows = checks.sortedGates.map { outcome in
      [
        outcome.holds ? "ok" : "**failed**", Self.code(outcome.gate.text),
        Self.escaped(outcome.gate.location),
        outcome.failures.map(Self.escaped).joined(separator: "<br>"),
      ]
    }
    return [Self.table(["gate", "", "where", "what failed"], rows)]
  }

  private var accuracy: String {
    Self.table(
      Self.columns.map(\.heading), report.groups.map { group in Self.columns.map { $0.shown(group) } })
  }

  private static let columns: [Column<ReportGroup>] = [
    Column("group") { escaped("\($0.runner), \($0.origin)") },
    Column("missed") { "\($0.counts.falseNegatives)/\($0.counts.wanted)" },
    Column("false alarms") { "\($0.counts.falsePositives)/\($0.counts.total - $0.counts.wanted)" },
    Column("precision") { Figures.share($0.shares.precision) },
    Column("recall") { Figures.share($0.shares.recall) },
    Column("false accepts per hour") { $0.falseAccepts.value },
    Column("callback delay (ms), median") { $0.summary(of: .delayTotal).median },
    Column("callback delay (ms), 95th percentile") { $0.summary(of: .delayTotal).p95 },
  ]

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  /// Text on one line with all mark-up escaped, so that a name cannot become a link, a mention or a tag.
  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@": "&#64;"
      case "#": "&#35;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!": "\\\(character)"
      case "\n", "\r", "\r\n", "\t": " "
      default: String(character).withoutControlCharacters
      }
    }.joined()
  }

  /// Text as inline code on one line; vertical bars are escaped for table cells.
  static func code(_ text: String) -> String {
    let line = text.map { character in
      character.isNewline || character == "`"
        ? " " : character == "|" ? "\\|" : String(character).withoutControlCharacters
    }.joined()
    return "`\(line)`"
  }
}
