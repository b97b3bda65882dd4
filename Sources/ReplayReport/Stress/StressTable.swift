import ReplayExperiments
import ReplayStatistics
import TextFormats
import TraceReplay

/// The text tables of a stress report.
package enum StressTable {
  /// A table with one row per group: how many traces change their verdict under some stress condition, and which condition does it most.
  ///
  /// - Parameters:
  ///   - groups: At least one group.
  ///   - width: Terminal width, in columns.
  /// - Returns: The table.
  package static func overview(of groups: [StressGroup], width: Int) -> String {
    // If each engine has only one model, its name alone identifies the row.
    let hasModels = Set(groups.map(\.engine)).count < groups.count
    let columns: [Column<StressGroup>] =
      [Column("engine") { hasModels ? "\($0.engine) on \($0.model)" : $0.engine }]
      + StressResult.columns.chosen("flipped", "flip_rate", "extra_trigger_runs", "newly_broken").of {
        StressResult($0, $0.overall)
      } + [Column("worst condition") { mostHarmful(of: $0) }]
    let hasNone = groups.contains { mostHarmful(of: $0) == nil }
    return TextTable(columns, groups).text(width: width)
      + (hasNone ? dash("no condition flips it", width) : "")
  }

  /// The meaning of the columns of ``overview(of:width:)``; each column covers all stress conditions.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: Whole lines.
  package static func legend(width: Int) -> String {
    WrappedText.text(
      "A trace flips if it fires under some condition but not unchanged, or the other way round. Fires again counts runs with more triggers, rules broken those that break a rule which the unchanged run keeps. The worst condition flips most traces.",
      width: width, indent: 0)
  }

  /// A table with one row for each stress condition of a group, and one for all conditions together.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - width: Terminal width, in columns.
  ///   - most: The most conditions shown, the most harmful first; nil for all in their own order.
  /// - Returns: The table.
  package static func conditions(of group: StressGroup, width: Int, most: Int? = nil) -> String {
    let columns: [Column<(name: String, result: StressResult)>] =
      [Column("condition") { $0.name }]
      + StressResult.columns.chosen(
        "runs", "flipped", "flip_rate", "gained_runs", "lost_runs", "extra_trigger_runs", "newly_broken",
        "later_p50_ms"
      ).of { $0.result }
    let all = Array(zip(group.conditions, group.tallies))
    let shown = most.map { most in Array(all.sorted { harm($1.1) < harm($0.1) }.prefix(most)) } ?? all
    var rows = shown.map { (name: $0.0.name, result: StressResult(group, $0.1)) }
    if group.conditions.count > 1 { rows.append(("any of them", StressResult(group, group.overall))) }
    let hasNone = shown.contains { $0.1.delay.count == 0 }
    let hidden = all.count - shown.count
    return TextTable(columns, rows).text(width: width)
      + (hidden > 0
        ? WrappedText.text("--full shows \(Counted.text(hidden, "more condition")).", width: width, indent: 0)
        : "")
      + (hasNone ? dash("no trace fires both unchanged and under the condition", width) : "")
  }

  /// A sort key for how harmful a stress condition is: first by changed verdicts, then extra triggers, then newly broken rules.
  private static func harm(_ tally: StressTally) -> (Int, Int, Int) {
    (tally.flipped, tally.extraTriggers, tally.newlyBrokenCount)
  }

  /// A line that explains what the dash in a table means.
  private static func dash(_ meaning: String, _ width: Int) -> String {
    WrappedText.text("\(Figures.none) means that \(meaning).", width: width, indent: 0)
  }

  /// The rules that are broken only under a stress condition, each with its count; nil if there are none.
  ///
  /// - Parameter tally: A tally of a group.
  /// - Returns: Text such as `offset-jump 3, second-trigger 1`.
  package static func rules(of tally: StressTally) -> String? {
    let words = tally.newlyBroken.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The name of the stress condition under which most traces change their verdict; nil if none does. Of equal conditions it is the first.
  private static func mostHarmful(of group: StressGroup) -> String? {
    let most = group.tallies.map(\.flipped).max() ?? 0
    guard most > 0, let index = group.tallies.firstIndex(where: { $0.flipped == most }) else { return nil }
    return "\(group.conditions[index].name) \(most)"
  }
}
