import ReplayStatistics
import TextFormats

extension Comparison {
  /// The comparison as CSV, with several rows for each pair, model and origin.
  ///
  /// | rows | content |
  /// |---|---|
  /// | `pulls`, `others` | counts, differences and tests; for generated gestures the test columns are empty and `why` says so |
  /// | `no_intent` | gestures without an intent, if there are any; here "right" means "fired" |
  /// | one row per time | `both_fired` in `gestures`, and the columns `time`, `n`, median and mean |
  /// | `free` | the triggers of both engines in free use, and the hours |
  /// | `free_both_fired` | one row per time, over free use in which both engines fired |
  ///
  /// Every row ends with `disagreements`, the number of gestures on which the two engines differ, as in the JSON. A missing number is an
  /// empty cell, explained in `why`.
  package var csv: String {
    CSVRows(ComparisonRow.columns, zip(pairs, tests).flatMap(ComparisonRow.rows)).text
  }
}

/// One CSV row: the counts of verdicts with a test, a difference in time, or the triggers in free use.
private struct ComparisonRow {
  let pair: PairComparison
  let gestures: String
  let count: Int
  var verdicts: PairedVerdicts?
  var time: (key: String, values: ClusteredValues)?
  var isFree = false
  let why: String?

  static let columns: [Column<ComparisonRow>] = [
    PairComparison.fields.columns("first", "second", "model", "origin").of { $0.pair },
    [Column("gestures") { $0.gestures }, Column("n") { $0.count }],
    verdictColumns.ifAny { $0.verdicts },
    [Column("time") { row in row.time.map { "\($0.key)_ms" } }],
    timeColumns.ifAny { $0.time?.values },
    freeColumns.ifAny { $0.isFree ? $0.pair : nil },
    [Column("why") { $0.why }, Column("disagreements") { $0.pair.disagreements.count }],
  ].flatMap(\.self)

  private static let verdictColumns: [Column<PairedVerdicts>] =
    PairedVerdicts.fields.columns("both_right", "only_first_right", "only_second_right", "both_wrong")
    + Estimate.columns("fired_difference", "low", "high").of { $0.difference }
    + PairedVerdicts.fields.columns("p", "p_mid", "p_holm")

  private static let timeColumns: [Column<ClusteredValues>] =
    Estimate.columns("median_ms", "median_low_ms", "median_high_ms").of { $0.median.scaled(by: 1000) }
    + Estimate.columns("mean_ms", "mean_low_ms", "mean_high_ms").of { $0.mean.scaled(by: 1000) }

  private static let freeColumns: [Column<PairComparison>] =
    PairComparison.freeFields.columns("first_triggers", "second_triggers", "exposure_h")
    + Estimate.columns("difference_per_hour", "difference_per_hour_low", "difference_per_hour_high")
    .of { $0.freeDifference }

  /// The CSV rows of one pair of engines, on one model and for one origin.
  static func rows(_ pair: PairComparison, _ tests: PairTests) -> [ComparisonRow] {
    func row(_ gestures: String, _ verdicts: PairedVerdicts) -> ComparisonRow {
      ComparisonRow(
        pair: pair, gestures: gestures, count: verdicts.counts.total, verdicts: verdicts,
        why: verdicts.difference.why ?? (verdicts.isGenerated ? GeneratedGestures.whyNoTest : nil))
    }
    func rows(_ gestures: String, _ times: PairedTimes) -> [ComparisonRow] {
      times.all.map {
        ComparisonRow(
          pair: pair, gestures: gestures, count: $0.values.count, time: $0,
          why: $0.values.median.why ?? $0.values.mean.why)
      }
    }
    let generated = pair.isGenerated
    var found = [
      row("pulls", PairedVerdicts(pair.pulls, pair.recallDifference, tests.pulls, generated)),
      row("others", PairedVerdicts(pair.others, pair.falsePositiveDifference, tests.others, generated)),
    ]
    if pair.hits.total > 0 {
      found.append(row("no_intent", PairedVerdicts(pair.hits, pair.hitDifference, nil, false)))
    }
    found += rows("both_fired", pair.times)
    guard pair.free.gestures > 0 else { return found }
    let free = ComparisonRow(
      pair: pair, gestures: "free", count: pair.free.gestures, isFree: true, why: pair.freeDifference.why)
    return found + [free] + rows("free_both_fired", pair.freeTimes)
  }
}
