import CommandArguments
import ReplayExperiments

/// The options of `sweep`.
struct SweepOptions: OptionGroup {
  let threshold = Option<[Double]?>(
    "threshold", "RANGE", SweepGrid.form, defaultInWords: "1/4 to 5/2 of the engine's own",
    help: "thresholds to list, in pt: FROM:TO[:COUNT]"
  ).oftenUsed
  let thresholdMillimetres = Option<[Double]?>(
    "threshold-mm", "RANGE", SweepGrid.form, defaultInWords: "in points",
    help: "thresholds in mm of finger travel: FROM:TO[:COUNT]")
  let costOfFalseAccept = Option<Double>(
    "cost-fa", "N", cost, default: 1,
    help: "cost of a false alarm; if a cost is given, the best threshold is that of least cost")
  let costOfMiss = Option<Double>(
    "cost-miss", "N", cost, default: 1, help: "cost of a missed pull; likewise")
  let far = Option<Double>(
    "far", "SHARE", .share(0...1), default: 0.05,
    help: "highest rate of false alarms for the threshold in the row 'alarms ≤'")
  let tune = Option<Set<String>?>(
    "tune", "PARTS", SweepTuning.form, defaultInWords: "nothing",
    help: "find the cheapest policy; PARTS to tune: threshold, and with commas moment, dwell, hysteresis"
  ).oftenUsed
  let within = Option<Double>(
    "within", "SHARE", .share(0.01...0.45), default: 0.15,
    help: "for --tune: greatest half-width of a rate's interval; sets how many traces are needed")
  let policy = Option<String?>(
    "output", short: "o", "FILE", .output(), help: "for --tune: write the policy, as a file for --engine"
  )
  let plan = Option(
    flag: "plan", help: "say how many people a study needs; takes no traces"
  ).oftenUsed
  let difference = Option<Double>(
    "difference", "SHARE", .share(0.0001...0.5), default: 0.02, help: "for --plan: the difference to see")
  let power = Option<Double>(
    "power", "SHARE", .share(0.01...0.999), default: 0.8,
    help: "for --plan: the share of studies that see it")
  let recall = Option<Double>(
    "recall", "SHARE", .share(0...0.9999), default: 0.9, help: "for --plan: recall of the worse engine")
  let correlation = Option<Double>(
    "correlation", "SHARE", .share(0...1), default: 0.1,
    help: "for --plan: correlation of gestures of one person")
  let rows = RowsOption.option
  let shards = ShardOptions()
  let replay = ReplayOptionGroup()
  let output = SweepOutputOptions()

  /// Options that change how traces are replayed, but for engines and models.
  private var ofReplays: [AnyOption] {
    replay.one.motion.list + [replay.jobs.any, replay.relative.any, threshold.any, thresholdMillimetres.any]
  }
  /// Options that say what the result is like, or where it goes.
  private var results: [AnyOption] {
    [
      costOfFalseAccept.any, costOfMiss.any, far.any, output.full.any, output.csv.any, output.svg.any,
      output.json.any,
    ]
  }

  /// Refuses what does not go with parts.
  private var ofParts: [OptionRule] {
    let ways = [(OptionRule.Condition.isOn(plan), "plan"), (.isGiven(tune), "tune")]
    let ownWays = [shards.merge.any, shards.partial.any].flatMap { option in
      ways.map { way, name in
        OptionRule.refuse(
          [way, .isGiven(option)], "--\(option.name) does not go with --\(name); leave one of the two out")
      }
    }
    return ownWays
      + shards.exclusions(
        rows: rows, replays: [replay.one.engine.any, replay.one.model.any] + ofReplays, only: replay.only,
        results: results)
  }

  private static let cost = ValueForm.number(0.001...1e6)

  /// Refuses options that belong to another way of calling it.
  var rules: [OptionRule] {
    [
      .refuse([.isOn(plan), .hasPositionals], "--plan takes no traces; leave them out"),
      .refuse([.isOn(rows), .isOn(plan)], "--plan takes no rows; leave one of the two out"),
      .refuse(
        [.isOn(rows), .isGiven(tune)], "--tune replays traces, and rows are replayed already; name traces"),
      .refuse([.isOn(plan), .isGiven(tune)], "--plan and --tune exclude each other; choose one"),
      .refuse(
        [.isOff(plan), .hasNoPositionals], "TRACE is missing; name files or folders, or ask for a --plan"),
    ]
      + [difference.any, power.any, recall.any, correlation.any].map {
        .refuse([.isOff(plan), .isGiven($0)], "--\($0.name) is for --plan; add that, or leave it out")
      }
      + [policy.any, within.any].map {
        .refuse([.isMissing(tune), .isGiven($0)], "--\($0.name) is for --tune; add that, or leave it out")
      }
      + [threshold.any, thresholdMillimetres.any, output.csv.any, output.svg.any].flatMap { option in
        [(OptionRule.Condition.isOn(plan), "plan"), (.isGiven(tune), "tune")].map { way, name in
          .refuse(
            [way, .isGiven(option)], "--\(option.name) does not go with --\(name); leave it out")
        }
      }
      + RowsOption.rules(rows, without: ofReplays, or: replay.only)
      + ofParts
      + [
        .refuse(
          [.isGiven(threshold), .isGiven(thresholdMillimetres)],
          "--threshold and --threshold-mm exclude each other; choose one")
      ]
  }
}

/// The options for the results of `sweep`: where they go, and in what form.
struct SweepOutputOptions: OptionGroup {
  let full = Option(flag: "full", help: "every threshold and choice, not the answer alone").oftenUsed
  let csv = Option<String?>(
    "csv", "FILE", .output(), help: "write the counts as comma-separated values; - is stdout")
  let svg = Option<String?>(
    "svg", "FILE", .output(), help: "draw ROC, DET and precision-recall; - is stdout"
  ).oftenUsed
  let force = Option(flag: "force", help: "replace existing files")
  let json = Option<Bool>.json

  var rules: [OptionRule] {
    [
      .refuse(
        [.isStdout(csv), .any([.isStdout(svg), .isOn(json)])],
        "two of --csv -, --svg - and --json want stdout; name a file"),
      .refuse([.isStdout(svg), .isOn(json)], "--svg - and --json both want stdout; name a file"),
    ]
  }
}
