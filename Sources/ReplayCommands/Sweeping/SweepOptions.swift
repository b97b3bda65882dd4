import CommandArguments
import CommandInputs
import ReplayExperiments

/// The options of `sweep`.
struct SweepOptions: CountingOptions {
  let threshold = Option<[Double]?>(
    "threshold", "RANGE", SweepGrid.form, defaultInWords: "1/4 to 5/2 of the engine's own",
    help: "thresholds to list, in pt: FROM:TO[:COUNT]"
  ).oftenUsed.limited(by: .sweep + .replays)
  let thresholdMillimetres = Option<[Double]?>(
    "threshold-mm", "RANGE", SweepGrid.form, defaultInWords: "in points",
    help: "thresholds in mm of finger travel: FROM:TO[:COUNT]"
  ).limited(by: .sweep + .replays)
  let costOfFalseAccept = Option<Double>(
    "cost-fa", "N", cost, default: 1,
    help: "cost of a false alarm; if a cost is given, the best threshold is that of least cost"
  ).limited(by: .result)
  let costOfMiss = Option<Double>(
    "cost-miss", "N", cost, default: 1, help: "cost of a missed pull; likewise"
  ).limited(by: .result)
  let far = Option<Double>(
    "far", "SHARE", .share(0...1), default: 0.05,
    help: "highest rate of false alarms for the threshold in the row 'alarms ≤'"
  ).limited(by: .result)
  let tune = Option<Set<String>?>(
    "tune", "PARTS", SweepTuning.form, defaultInWords: "nothing",
    help: "find the cheapest policy; PARTS to tune: threshold, and with commas moment, dwell, hysteresis"
  ).oftenUsed
  let within = Option<Double>(
    "within", "SHARE", .share(0.01...0.45), default: 0.15,
    help: "for --tune: greatest half-width of a rate's interval; sets how many traces are needed"
  ).only(in: .tune)
  let policy = Option<String?>(
    "output", short: "o", "FILE", .output(), help: "for --tune: write the policy, as a file for --engine"
  ).only(in: .tune)
  let plan = Option(
    flag: "plan", help: "say how many people a study needs; takes no traces"
  ).oftenUsed
  let difference = Option<Double>(
    "difference", "SHARE", .share(0.0001...0.5), default: 0.02, help: "for --plan: the difference to see"
  ).only(in: .plan)
  let power = Option<Double>(
    "power", "SHARE", .share(0.01...0.999), default: 0.8,
    help: "for --plan: the fraction of studies that detect it"
  ).only(in: .plan)
  let recall = Option<Double>(
    "recall", "SHARE", .share(0...0.9999), default: 0.9, help: "for --plan: recall of the worse engine"
  ).only(in: .plan)
  let correlation = Option<Double>(
    "correlation", "SHARE", .share(0...1), default: 0.1,
    help: "for --plan: correlation of gestures of one person"
  ).only(in: .plan)
  let rows = RowsOption.option
  let shards = ShardOptions()
  let replay = ReplayOptionGroup()
  let output = SweepOutputOptions()
  var force: Option<Bool> { output.force }

  private static let cost = ValueForm.number(0.001...1e6)

  /// The rules by which options of one mode are refused in another, such as those for studies in a sweep.
  var rules: [OptionRule] {
    [
      .refuse([.uses(plan), .hasPositionals], "--plan takes no traces; leave them out"),
      .one(of: [rows.any, plan.any], saying: "--plan takes no rows; leave one of the two out"),
      .one(
        of: [rows.any, tune.any],
        saying: "--tune replays traces, and rows are replayed already; name traces"),
      .one(of: [plan.any, tune.any], "choose one"),
      .refuse(
        [.lacks(plan), .hasNoPositionals], "TRACE is missing; name files or folders, or give --plan"),
      .one(of: [threshold.any, thresholdMillimetres.any], "choose one"),
    ]
      + [plan.any, tune.any].flatMap { way in
        [shards.merge.any, shards.partial.any].map {
          .one(
            of: [way, $0],
            saying: "--\($0.name) does not go with --\(way.name); leave one of the two out")
        }
      }
  }
}

/// The options for the form and destination of the results of `sweep`.
struct SweepOutputOptions: OptionGroup {
  let full = Option(flag: "full", help: "every threshold and choice, not the answer alone").ofProject
    .oftenUsed
    .limited(by: .result)
  let csv = Option<String?>(
    "csv", "FILE", .output(), help: "write the counts as comma-separated values; - is stdout"
  ).limited(by: .sweep + .result)
  let svg = Option<String?>(
    "svg", "FILE", .output(), help: "draw ROC, DET and precision-recall; - is stdout"
  ).oftenUsed.limited(by: .sweep + .result)
  let force = Option(flag: "force", help: "replace existing files")
  let json = Option<Bool>.json.limited(by: .result)

  var rules: [OptionRule] {
    [
      .oneOnStdout([svg.any, json.any], "--svg - and --json both want stdout; name a file"),
      .oneOnStdout(
        [csv.any, svg.any, json.any], "two of --csv -, --svg - and --json want stdout; name a file"),
    ]
  }
}
