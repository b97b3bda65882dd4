import ReplayStatistics
import TextFormats

extension Comparison {
  /// The figures as a table for spreadsheets; empty where there is no number, and then `why` says so.
  ///
  /// Each pair, model and origin has a row for `pulls` and one for `others`, with counts, differences and tests, and where there are gestures
  /// without an intent a row `no_intent`, in which right stands for fired; over generated gestures the tests are empty, and `why` says so; then one for each time with `both_fired` in `gestures`, with `time`, `n`, median and mean. Free use has a row `free` with the triggers of both and the
  /// hours, and a row `free_both_fired` for each time. Every row of a pair ends with the gestures on which the two differ, `disagreements`, as in the JSON.
  package var csv: String {
    var rows = CSVRows(
      ["first", "second", "model", "origin", "gestures", "n"] + Self.countColumns + Self.testColumns
        + ["time"] + Self.timeColumns + Self.freeColumns + ["why", "disagreements"])
    for (pair, tests) in zip(pairs, tests) {
      let (head, differing) = (
        [pair.first, pair.second, pair.ground, pair.origin], ["\(pair.disagreements.count)"]
      )
      var found = [
        Self.cells("pulls", pair.pulls, pair.recallDifference, tests.pulls, pair.isGenerated),
        Self.cells("others", pair.others, pair.falsePositiveDifference, tests.others, pair.isGenerated),
      ]
      if pair.hits.total > 0 { found.append(Self.cells("no_intent", pair.hits, pair.hitDifference, nil)) }
      found += pair.times.all.map { Self.cells("both_fired", "\($0)_ms", $1) }
      if pair.free.gestures > 0 {
        found.append(Self.cells(pair.free, pair.freeDifference))
        found += pair.freeTimes.all.map { Self.cells("free_both_fired", "\($0)_ms", $1) }
      }
      for cells in found { rows.add(head + cells + differing) }
    }
    return rows.text
  }

  private static let countColumns = ["both_right", "only_first_right", "only_second_right", "both_wrong"]
  private static let testColumns = ["fired_difference", "low", "high", "p", "p_mid", "p_holm"]
  private static let timeColumns = [
    "median_ms", "median_low_ms", "median_high_ms", "mean_ms", "mean_low_ms", "mean_high_ms",
  ]

  private static let freeColumns = [
    "first_triggers", "second_triggers", "exposure_h", "difference_per_hour", "difference_per_hour_low",
    "difference_per_hour_high",
  ]

  private static func cells(
    _ gestures: String, _ counts: PairedCounts, _ difference: Estimate, _ test: PairTests.Test?,
    _ isGenerated: Bool = false
  ) -> [String] {
    let whole = [counts.total, counts.both, counts.onlyFirst, counts.onlySecond, counts.neither]
    let numbers = [difference.value, difference.low, difference.high, test?.p, test?.midP, test?.adjusted]
    return [gestures] + whole.map(String.init) + numbers.map(CSVRows.cell) + [""]
      + empty(timeColumns + freeColumns)
      + [difference.why ?? (isGenerated ? GeneratedGestures.whyNoTest : "")]
  }

  private static func cells(_ gestures: String, _ time: String, _ values: ClusteredValues) -> [String] {
    let figures = [values.median, values.mean]
    let numbers = figures.flatMap { [$0.value, $0.low, $0.high] }.map { $0.map { $0 * 1000 } }
    return [gestures, "\(values.count)"] + empty(countColumns + testColumns) + [time]
      + numbers.map(CSVRows.cell) + empty(freeColumns) + [figures.compactMap(\.why).first ?? ""]
  }

  private static func cells(_ free: PairedExposure, _ difference: Estimate) -> [String] {
    let counts = [free.first, free.second].map(String.init)
    let numbers = [free.hours, difference.value, difference.low, difference.high].map(CSVRows.cell)
    return ["free", "\(free.gestures)"] + empty(countColumns + testColumns + ["time"] + timeColumns) + counts
      + numbers + [difference.why ?? ""]
  }

  private static func empty(_ columns: [String]) -> [String] { columns.map { _ in "" } }
}
