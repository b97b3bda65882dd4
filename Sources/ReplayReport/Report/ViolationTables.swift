import TextFormats
import TraceReplay

/// The tables of rules that engines broke: one table per rule, with one row per engine.
struct ViolationTables {
  let members: [ReportGroup]
  /// The fewest columns for a trace's path; a longer path is cut at its start.
  private static let narrowestPath = 12

  /// The tables within `width` columns.
  func text(width: Int) -> String {
    let tables = FindingKind.allCases.compactMap { kind in
      let tallies = members.compactMap { group in
        group.tallies.first { $0.kind == kind }.map { (group.engine, $0) }
      }
      return tallies.isEmpty ? nil : "\(kind.rawValue)\n" + table(tallies, width: width).text(width: width)
    }
    let heading = WrappedText.text(
      "Rules broken: the number of replays that broke each, and the worst case", width: width, indent: 0)
    return heading + tables.joined(separator: "\n")
  }

  private func table(_ tallies: [(engine: String, tally: ReportGroup.Tally)], width: Int) -> TextTable {
    var rows = tallies.map { engine, tally in
      [
        engine, "\(tally.replays)", FindingWords.size(tally.worst.finding),
        Figures.milliseconds(tally.worst.finding.time),
      ]
    }
    let heads = ["engine", "replays", "worst", "at (ms)"]
    let columns = heads.indices.map { column in
      ([heads] + rows).map { $0[column].count }.max() ?? 0
    }
    // As a column of the table if it fits, otherwise in a block of its own with the engine.
    let remaining = width - columns.reduce(0) { $0 + $1 + TextTable.gap }
    let alone = width - columns[0] - TextTable.gap
    let pathWidth = max(Self.narrowestPath, remaining >= Self.narrowestPath * 2 ? remaining : alone)
    for (row, (_, tally)) in tallies.enumerated() {
      rows[row].append(WrappedText.end(of: tally.worst.trace, width: pathWidth))
    }
    var table = TextTable(heads + ["in"], left: [0, heads.count])
    rows.forEach { table.add($0) }
    return table
  }
}
