import ReplayExperiments
import ReplayStatistics
import TextFormats
import TraceReplay

extension StressReport {
  /// The JSON format of `stress --json`.
  package static let format = RecordFormat<StressReport>(
    "overscroll-stress/1", "Verdicts that change on worse devices, displays and machines",
    from: "stress --json",
    [
      .value("seed", "The random seed: the same seed gives the same result. --seed.") { $0.seed },
      .list(
        "conditions", "The conditions, in order.", of: conditionFields
      ) { $0.conditions },
      .list("groups", "One object per engine, model and origin.", of: StressGroup.fields) { $0.groups },
    ])

  private static let conditionFields: Fields<StressCondition> = [
    .value("name", "Its name in --condition, such as drop-20.") { $0.name },
    .value("words", "Its effect on a trace or a display, in a sentence.") { $0.words },
    .value(
      "repeats",
      "Runs of each trace under it, 1 or more: several if the condition is random."
    ) { $0.repeats },
  ]

  /// The report as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  /// The report as CSV, with one row for each group and condition; a figure that does not exist is an empty cell.
  package var csv: String {
    let rows = groups.flatMap { group in
      zip(group.conditions, group.tallies).map { (condition: $0, result: StressResult(group, $1)) }
    }
    return CSVRows(
      StressGroup.fields.columns("engine", "model", "origin").of { $0.result.group }
        + [Column("condition") { $0.condition.name }] + StressResult.columns.of { $0.result }, rows
    ).text
  }
}

extension StressGroup {
  fileprivate static let fields: Fields<StressGroup> = [
    .engine { $0.engine },
    .model { $0.model },
    .origin { $0.origin },
    .object(
      "sampling",
      "The sampling unit of all intervals: people if the traces name at least two, else devices if there are at least two, else gestures, as if independent.",
      Sampling.fields
    ) { $0.sampling },
    .object("overall", "Over all conditions.", StressResult.fields) { StressResult($0, $0.overall) },
    .named("by_condition", "By the name of the condition.", of: StressResult.fields) { group in
      zip(group.conditions, group.tallies).map { (key: $0.name, value: StressResult(group, $1)) }
    },
    .object(
      "worst",
      "The trace whose verdict changes in most runs, then the one that fires again or breaks rules in most; null without such a trace.",
      orNull: worstFields
    ) { group in group.worst.map { (group, $0) } },
  ]

  private static let worstFields: Fields<(group: StressGroup, worst: StressExample)> = [
    .value("trace", "The path of the trace as given; - for stdin.") { $0.worst.trace },
    .value(
      "flipped_runs", "Runs of this trace whose verdict differs from that without stress, 0 or more."
    ) { $0.worst.flips },
    .value("runs", "Runs of this trace under all conditions.") { $0.worst.runs },
    .value("fires_unstressed", "Whether the engine fires in the unchanged trace.") {
      $0.worst.firesOtherwise
    },
    .value("condition", "The condition of the run to look at.") {
      $0.group.conditions[$0.worst.condition].name
    },
    .value("repeat", "Which of that condition's repeats, from 1.") { $0.worst.number + 1 },
  ]
}

/// The effect of one stress condition on a group: the counts, and the proportion of traces whose verdict changes.
struct StressResult {
  let group: StressGroup
  let tally: StressTally

  init(_ group: StressGroup, _ tally: StressTally) { (self.group, self.tally) = (group, tally) }

  /// The CSV columns of the effect; text tables show some of them.
  static let columns: [Column<StressResult>] =
    fields.columns("n", "runs", "flipped")
    + [
      Column("flip_rate", heading: "% of traces (95 %)", shown: { Figures.share($0.rate) }) { $0.rate.value },
      Column("flip_rate_low") { $0.rate.low }, Column("flip_rate_high") { $0.rate.high },
    ] + fields.columns("gained_runs", "lost_runs", "extra_trigger_runs", "other_phase_runs")
    + [
      Column("newly_broken", heading: "rules broken") { $0.tally.newlyBrokenCount },
      laterFields.column("p50").with(key: "later_p50_ms", heading: "fires later (ms)").of { $0.tally.delay },
    ]

  private var rate: Estimate { group.flipRate(of: tally) }

  static let fields = Fields<StressResult>(
    sharedAs: "tally", "The effect of one condition, or of all, on the verdicts of an engine.",
    [
      .value("n", "Traces, 0 or more; several runs of one trace count as one.") { $0.tally.traces },
      .value("runs", "Replays under the condition: traces times its repeats.") { $0.tally.runs },
      .value(
        "flipped",
        "Traces whose verdict changes in one or more of their runs: the engine fires only with stress, or only without.",
        heading: "flips"
      ) { $0.tally.flipped },
      .value(
        "flipped_runs", "Runs whose verdict differs from that of the unchanged trace."
      ) { $0.tally.flippedRuns },
      .object("flip_rate", "flipped / n.", rateFields) { $0.rate },
      .value("gained_runs", "Runs that fire although the unchanged trace does not.", heading: "newly fires") {
        $0.tally.gained
      },
      .value(
        "lost_runs", "Runs that do not fire although the unchanged trace does.", heading: "no longer fires"
      ) {
        $0.tally.lost
      },
      .value(
        "extra_trigger_runs", "Runs that fire more often than the unchanged trace; both fire.",
        heading: "fires again"
      ) { $0.tally.extraTriggers },
      .value(
        "other_phase_runs",
        "Runs whose first trigger has another cause than in the unchanged trace; both fire."
      ) { $0.tally.otherPhase },
      .counts(
        "newly_broken",
        "By rule, such as offset-jump, the runs that break it although the unchanged trace does not; other rules are absent."
      ) { result in
        result.tally.newlyBroken.sorted { $0.key < $1.key }.map { (key: $0.key.rawValue, value: $0.value) }
      },
      .object(
        "later_ms", "First trigger of a run minus that of the unchanged trace, in milliseconds.", laterFields
      ) { $0.tally.delay },
    ])

  private static let rateFields = Fields<Estimate>(
    sharedAs: "share", "A fraction with its 95 % interval.",
    [
      .value("value", "The fraction, 0 to 1; null without traces.") { $0.value },
      .value(
        "low",
        "The lower bound of its 95 % interval by the group's sampling unit; null if it does not exist."
      ) { $0.low },
      .value(
        "high",
        "The upper bound of its 95 % interval by the group's sampling unit; null if it does not exist."
      ) { $0.high },
      .value("n", "The number of traces, 0 or more.") { $0.count },
      .optional(
        "why", "Why the fraction or its bounds are null, in words; absent if none of them is."
      ) { $0.why },
    ])

  private static let laterFields: Fields<Quantiles> = [
    .value("n", "Runs that fire like the unchanged trace, 0 or more.") { $0.count },
    .value("min", "The smallest difference, negative if a run fires earlier; null without such runs.") {
      $0.least.map { $0 * 1000 }
    },
    .value("p50", "The median; null without such runs.") { $0.value(at: 0.5).map { $0 * 1000 } },
    .value("max", "The greatest distance; null without such runs.") { $0.greatest.map { $0 * 1000 } },
    .optional("why", "Why figures do not exist; absent if they do.") {
      $0.count == 0 ? "none of the traces fires both unchanged and under stress" : nil
    },
  ]
}
