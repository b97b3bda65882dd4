import ReplayStatistics

extension Comparison {
  /// The figures as a table for spreadsheets; empty where there is no number, and then `why` says so.
  ///
  /// Each pair, model and origin has a row for `pulls` and one for `others`, with counts, differences and tests; then one for each
  /// time with `both_fired` in `traces`, with `time`, `n`, median and mean.
  public var csv: String {
    var rows = CSVRows(
      ["first", "second", "model", "origin", "traces", "n"] + Self.countColumns + Self.testColumns
        + ["time"] + Self.timeColumns + ["why"])
    for (pair, tests) in zip(pairs, tests) {
      let head = [pair.first, pair.second, pair.model, pair.origin]
      rows.add(head + Self.cells("pulls", pair.pulls, pair.recallDifference, tests.pulls))
      rows.add(head + Self.cells("others", pair.others, pair.falsePositiveDifference, tests.others))
      for (key, values) in pair.times { rows.add(head + Self.cells("\(key)_ms", values)) }
    }
    return rows.text
  }

  private static let countColumns = ["both_right", "only_first_right", "only_second_right", "both_wrong"]
  private static let testColumns = ["fired_difference", "low", "high", "p", "p_mid", "p_holm"]
  private static let timeColumns = [
    "median_ms", "median_low_ms", "median_high_ms", "mean_ms", "mean_low_ms", "mean_high_ms",
  ]

  private static func cells(
    _ traces: String, _ counts: PairedCounts, _ difference: Estimate, _ test: PairTests.Test?
  ) -> [String] {
    let whole = [counts.total, counts.both, counts.onlyFirst, counts.onlySecond, counts.neither]
    let numbers = [difference.value, difference.low, difference.high, test?.p, test?.midP, test?.adjusted]
    return [traces] + whole.map(String.init) + numbers.map(CSVRows.cell) + [""] + empty(timeColumns)
      + [difference.why ?? ""]
  }

  private static func cells(_ time: String, _ values: ClusteredValues) -> [String] {
    let figures = [values.median, values.mean]
    let numbers = figures.flatMap { [$0.value, $0.low, $0.high] }.map { $0.map { $0 * 1000 } }
    return ["both_fired", "\(values.count)"] + empty(countColumns + testColumns) + [time]
      + numbers.map(CSVRows.cell) + [figures.compactMap(\.why).first ?? ""]
  }

  private static func empty(_ columns: [String]) -> [String] { columns.map { _ in "" } }
}
