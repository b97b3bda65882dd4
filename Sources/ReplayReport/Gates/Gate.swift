import TextFormats

/// One line of a gate file: of whom, which figure, and what it must be.
///
///     engine mrefresh: recall low >= 0.95
///     engine * model uikit intent fling: fp <= 2        # of parts, counts and shares
///     engine *: latency p95 <= 40 ms
package struct Gate: Equatable, Sendable {
  /// The comparison of the figure with the limit.
  package enum Comparison: String, CaseIterable, Sendable {
    /// At least.
    case atLeast = ">="
    /// At most.
    case atMost = "<="
    /// More than.
    case above = ">"
    /// Less than.
    case below = "<"
    /// Just that.
    case equal = "=="

    /// True where it holds of these two, which are equal where they are no more than `tolerance` apart.
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

  /// The file it stands in, as given.
  package let file: String
  /// Its line, from 1.
  package let line: Int
  /// The line as written, without comment and the spaces around.
  package let text: String
  /// Engine, or nil for any.
  let engine: String?
  /// Model or ground, or nil for any.
  let model: String?
  /// Origin, or nil for any.
  let origin: String?
  /// A part of the groups, by what it is divided by and its name; a nil name is each of them.
  let part: (by: ReportPart, name: String?)?
  let figure: GateFigure
  let comparison: Comparison
  let limit: Double
  /// The unit that the line writes after the limit, in which the figure is told too.
  let unit: Unit?

  /// A unit, and how much of the figure's own one of it is.
  struct Unit {
    let word: String
    let size: Double
  }

  /// Its file and line: `gates.txt:3`.
  package var location: String { "\(file):\(line)" }

  /// True where both are the same line.
  package static func == (left: Gate, right: Gate) -> Bool {
    left.location == right.location && left.text == right.text
  }

  /// Its outcome in a report.
  ///
  /// - Parameter report: The whole report.
  /// - Returns: A check for each group or part that it is of; none where it is of nothing.
  package func outcome(in report: Report) -> GateOutcome {
    let groups = report.groups.filter { group in
      [(engine, [group.engine]), (model, [group.model, group.ground]), (origin, [group.origin])]
        .allSatisfy { name, names in name.map(names.contains) ?? true }
    }
    return GateOutcome(
      gate: self, checks: groups.flatMap(checks),
      whyNothing: report.whyNothingCounts ?? unknownName(in: report))
  }

  /// What is wrong with the name of which nothing is in a report, and which names there are; nil where each is known.
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
  /// Decimals of a figure in words, and the most where so few do not show on which side of the limit it is.
  private static let decimals = 4...15

  /// The figure as short as it shows on which side of the limit it is.
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

/// The outcome of one gate.
package struct GateOutcome: Equatable, Sendable {
  /// The gate in one group, or one part of it.
  package struct Check: Equatable, Sendable {
    /// `mrefresh on uikit, synthetic`, and the part.
    package let group: String
    /// The figure; nil where there is none.
    package let value: Double?
    /// The reason why there is no figure; nil where there is one.
    package let why: String?
    /// True where the gate holds here: never without a figure.
    package let holds: Bool
    /// The figure in words; nil where there is none.
    let text: String?

    /// `mrefresh on uikit, synthetic: 0.72`, or why there is no figure.
    package var words: String { "\(group): \(text ?? "no such figure: \(why ?? "")")" }
  }

  /// The gate.
  package let gate: Gate
  /// One for each group or part that it is of.
  package let checks: [Check]
  /// The reason why the report has no group at all; nil where it has one.
  let whyNothing: String?

  /// True where it is of something, and holds of all of it.
  package var holds: Bool { !checks.isEmpty && checks.allSatisfy(\.holds) }

  /// The failures, a sentence each; empty where it holds.
  package var failures: [String] {
    checks.isEmpty
      ? [whyNothing ?? "nothing in the report is what it is of; check its names, or leave it out"]
      : checks.filter { !$0.holds }.map(\.words)
  }
}
