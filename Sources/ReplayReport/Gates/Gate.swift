import TextFormats

/// One line of a gate file: which groups of a report it checks, which figure, and the limit that the figure must meet.
///
///     engine mrefresh: recall low >= 0.95
///     engine * model uikit intent fling: fp <= 2        # of parts, counts and shares
///     engine *: latency p95 <= 40 ms
package struct Gate: Equatable, Sendable {
  /// How the figure is compared with the limit.
  package enum Comparison: String, CaseIterable, Sendable {
    /// The figure must be at least the limit.
    case atLeast = ">="
    /// The figure must be at most the limit.
    case atMost = "<="
    /// The figure must be above the limit.
    case above = ">"
    /// The figure must be below the limit.
    case below = "<"
    /// The figure must equal the limit.
    case equal = "=="

    /// True if `value` meets the limit by this comparison; values up to `tolerance` apart count as equal.
    func holds(_ value: Double, _ limit: Double, tolerance: Double = 0) -> Bool {
      let areEqual = value == limit || abs(value - limit) <= tolerance
      return switch self {
      case .atLeast: areEqual || value > limit
      case .atMost: areEqual || value < limit
      case .above: !areEqual && value > limit
      case .below: !areEqual && value < limit
      case .equal: areEqual
      }
    }
  }

  /// The path of the gate file, as given.
  package let file: String
  /// The line number in the gate file, from 1.
  package let line: Int
  /// The line as written, without its comment and surrounding spaces.
  package let text: String
  /// The name of the engine whose groups are checked; nil for any engine.
  let engine: String?
  /// The name of the model whose groups are checked, or `native` for engines on their own models; nil for any.
  let model: String?
  /// The origin of the traces whose groups are checked, such as `recorded`; nil for any.
  let origin: String?
  /// The property by which groups are divided, such as intent, and the name of the part to check; a nil name means every part.
  ///
  /// Nil if whole groups are checked.
  let part: (by: ReportPart, name: String?)?
  let figure: GateFigure
  let comparison: Comparison
  let limit: Double
  /// The unit that follows the limit, in which the figure is shown too; nil if none was written.
  let unit: Unit?

  /// A unit of the limit: its name, and its size in the unit in which reports give the figure.
  struct Unit {
    let word: String
    let size: Double
  }

  /// The file and the line number, such as `gates.txt:3`.
  package var location: String { "\(file):\(line)" }

  /// True if both gates are the same line of the same file.
  package static func == (left: Gate, right: Gate) -> Bool {
    left.location == right.location && left.text == right.text
  }

  /// Evaluates the gate on a report.
  ///
  /// - Parameter report: The whole report.
  /// - Returns: One check for each group or part of a group that the gate selects; none if it selects nothing.
  package func outcome(in report: Report) -> GateOutcome {
    let groups = report.groups.filter { group in
      [(engine, [group.engine]), (model, [group.model, group.ground]), (origin, [group.origin])]
        .allSatisfy { name, names in name.map(names.contains) ?? true }
    }
    return GateOutcome(
      gate: self, checks: groups.flatMap(checks),
      whyNothing: report.whyNothingCounts ?? unknownName(in: report))
  }

  /// A message about a name in the gate that the report does not contain, with the names that it contains; nil if all names are known.
  private func unknownName(in report: Report) -> String? {
    var all = [
      ("engine", engine, report.groups.map(\.engine)),
      ("model", model, report.groups.flatMap { [$0.model, $0.ground] }),
      ("origin", origin, report.groups.map(\.origin)),
    ]
    if let part {
      all.append((part.by.rawValue, part.name, report.groups.flatMap { $0.parts(by: part.by).map(\.name) }))
    }
    for case (let kind, let name?, let names) in all where !names.isEmpty && !names.contains(name) {
      var seen: Set<String> = []
      let each = names.filter { seen.insert($0).inserted }
      let quotes = each.contains { $0.contains(" ") } ? "write one with spaces in double quotes, or " : ""
      return Suggestion.complaint(
        kind: kind, name: name, names: each, otherwise: quotes + "leave the gate out")
    }
    return nil
  }

  private func checks(of group: ReportGroup) -> [GateOutcome.Check] {
    let name = "\(group.runner), \(group.origin)"
    guard let part else { return [check(figure.value(in: group), of: name)] }
    return group.parts(by: part.by).filter { part.name == nil || $0.name == part.name }.map {
      check(figure.value(in: $0.counts), of: "\(name), \(part.by.rawValue) \($0.name)")
    }
  }

  private func check(_ value: GateValue, of name: String) -> GateOutcome.Check {
    GateOutcome.Check(
      group: name, value: value.number, why: value.number == nil ? value.why : nil,
      holds: value.number.map { comparison.holds($0, limit, tolerance: figure.tolerance) } ?? false,
      text: value.number.map(text(of:)))
  }
}

extension Gate {
  /// The number of decimals of a figure as text: usually 4, more if needed to show on which side of the limit it is.
  private static let decimals = 4...15

  /// The figure as text in the gate's unit, as short as possible while still showing on which side of the limit it is.
  private func text(of value: Double) -> String {
    let holds = comparison.holds(value, limit, tolerance: figure.tolerance)
    let (size, word) = (unit?.size ?? 1, unit.map { " \($0.word)" } ?? "")
    for decimals in Self.decimals {
      let text = Figures.short(value / size, decimals: decimals)
      guard let shown = Double(text),
        comparison.holds(shown * size, limit, tolerance: figure.tolerance) != holds
      else { return text + word }
    }
    return Figures.short(value / size) + word
  }
}

/// The result of evaluating one gate on a report.
package struct GateOutcome: Equatable, Sendable {
  /// The gate's result for one group of the report, or one part of a group.
  package struct Check: Equatable, Sendable {
    /// The name of the group, with the part if there is one, such as `mrefresh on uikit, synthetic`.
    package let group: String
    /// The value of the gate's figure in the group; nil if the figure does not exist.
    package let value: Double?
    /// The reason why the figure does not exist; nil if it does.
    package let why: String?
    /// True if the figure meets the limit; false if the figure does not exist.
    package let holds: Bool
    /// The figure as text; nil if it does not exist.
    let text: String?

    /// The group and its figure, such as `mrefresh on uikit, synthetic: 0.72`, or the reason why there is none.
    package var words: String { "\(group): \(text ?? "no such figure: \(why ?? "")")" }
  }

  /// The gate that was evaluated.
  package let gate: Gate
  /// One check for each group or part of a group that the gate selects.
  package let checks: [Check]
  /// The reason why the report has no groups; nil if it has some.
  let whyNothing: String?

  /// True if the gate selects at least one group and every check passes.
  package var holds: Bool { !checks.isEmpty && checks.allSatisfy(\.holds) }

  /// One sentence per failure; empty if the gate passes.
  package var failures: [String] {
    checks.isEmpty
      ? [whyNothing ?? "nothing in the report is what it is of; check its names, or leave it out"]
      : checks.filter { !$0.holds }.map(\.words)
  }
}
