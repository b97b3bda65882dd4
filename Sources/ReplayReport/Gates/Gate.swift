import TextFormats

/// One line of a gate file: which groups, which figure, and its required value.
///
///     engine mrefresh: recall low >= 0.95
///     engine * model uikit intent fling: fp <= 2        # of parts, counts and shares
///     engine *: latency p95 <= 40 ms
package struct Gate: Equatable, Sendable {
  /// How the figure is compared with the limit.
  package enum Comparison: String, CaseIterable, Sendable {
    /// At least.
    case atLeast = ">="
    /// At most.
    case atMost = "<="
    /// More than.
    case above = ">"
    /// Less than.
    case below = "<"
    /// Equal.
    case equal = "=="

    /// True if `value` compares so with `limit`; values up to `tolerance` apart count as equal.
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
  /// The engine's name; nil for any.
  let engine: String?
  /// The model's or ground's name; nil for any.
  let model: String?
  /// The origin; nil for any.
  let origin: String?
  /// The kind of part that the gate applies to and the part's name; a nil name means every part of that kind.
  let part: (by: ReportPart, name: String?)?
  let figure: GateFigure
  let comparison: Comparison
  let limit: Double
  /// The unit written after the limit, also used to show the figure; nil if none was written.
  let unit: Unit?

  /// A unit, and its size in the figure's own unit.
  struct Unit {
    let word: String
    let size: Double
  }

  /// File and line, such as `gates.txt:3`.
  package var location: String { "\(file):\(line)" }

  /// True if both are the same line of the same file.
  package static func == (left: Gate, right: Gate) -> Bool {
    left.location == right.location && left.text == right.text
  }

  /// Evaluates the gate on a report.
  ///
  /// - Parameter report: The whole report.
  /// - Returns: One check for each group or part it selects; none if it selects nothing.
  package func outcome(in report: Report) -> GateOutcome {
    let groups = report.groups.filter { group in
      [(engine, [group.engine]), (model, [group.model, group.ground]), (origin, [group.origin])]
        .allSatisfy { name, names in name.map(names.contains) ?? true }
    }
    return GateOutcome(
      gate: self, checks: groups.flatMap(checks),
      whyNothing: report.whyNothingCounts ?? unknownName(in: report))
  }

  /// A message about a name that the report does not contain, with the names it does; nil if all names are known.
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
  /// Decimals shown for a figure: the usual number, and the most that may be needed to show on which side of the limit it is.
  private static let decimals = 4...15

  /// The figure as text, as short as possible while still showing on which side of the limit it is.
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

/// The result of one gate.
package struct GateOutcome: Equatable, Sendable {
  /// The gate's result for one group, or one part of it.
  package struct Check: Equatable, Sendable {
    /// The group's name and the part, such as `mrefresh on uikit, synthetic`.
    package let group: String
    /// The figure's value; nil if it does not exist.
    package let value: Double?
    /// The reason why the figure does not exist; nil if it does.
    package let why: String?
    /// True if the gate passes here; always false without a figure.
    package let holds: Bool
    /// The figure as text; nil if it does not exist.
    let text: String?

    /// The group and its figure, such as `mrefresh on uikit, synthetic: 0.72`, or the reason why there is none.
    package var words: String { "\(group): \(text ?? "no such figure: \(why ?? "")")" }
  }

  /// The gate.
  package let gate: Gate
  /// One check for each group or part that the gate selects.
  package let checks: [Check]
  /// The reason why the report has no groups; nil if it has some.
  let whyNothing: String?

  /// True if the gate selects at least one group and passes in all.
  package var holds: Bool { !checks.isEmpty && checks.allSatisfy(\.holds) }

  /// One sentence per failure; empty if the gate passes.
  package var failures: [String] {
    checks.isEmpty
      ? [whyNothing ?? "nothing in the report is what it is of; check its names, or leave it out"]
      : checks.filter { !$0.holds }.map(\.words)
  }
}
