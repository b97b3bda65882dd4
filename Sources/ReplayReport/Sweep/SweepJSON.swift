import GestureTraces
import ReplayStatistics
import TextFormats

extension Sweep {
  /// The JSON format of `sweep --json`.
  package static let format = RecordFormat<Sweep>(
    "overscroll-sweep/2", "The counts at every threshold, and the thresholds to choose from",
    from: "sweep --json",
    [
      .value(
        "unit",
        "The unit of thresholds: pt, or mm, the travel of a slow finger that reaches it. Keys of thresholds end with it."
      ) { $0.unit.rawValue },
      .value(
        "cost_false_accept",
        "The cost of a false alarm, 0.001 to a million, in the unit of cost_miss: --cost-fa."
      ) { $0.costs.falseAccept },
      .value("cost_miss", "The cost of a missed pull, 0.001 to a million: --cost-miss.") { $0.costs.miss },
      .optional(
        "best",
        "The choice below that counts as the best threshold: youden, or least_cost if a cost was given."
      ) { $0.best },
      .value(
        "false_alarm_rate",
        "The greatest fraction of false alarms for at_false_alarm_rate, 0 to 1: --far."
      ) { $0.falseAlarmRate },
      .list("groups", "One object per engine, model and origin.", of: SweptGroup.fields) { sweep in
        sweep.groups.lazy.map { SweptGroup($0, sweep) }
      },
      .list(
        "excluded", "Traces and gestures that were left out, each once.", of: Report.Exclusion.fields
      ) { $0.excluded },
    ])

  /// The sweep as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }
}

/// A part of a sweep's JSON that contains lengths in the sweep's unit, points or millimetres.
protocol SweepPart: SendableMetatype {
  var unit: Sweep.Unit { get }
}

extension Field where Record: SweepPart {
  /// JSON fields for a threshold or a width: one field for each unit, of which only the one for the sweep's own unit is written.
  ///
  /// - Parameters:
  ///   - key: The key without the unit.
  ///   - what: What the length is, for the description.
  ///   - rest: Further text for the description.
  ///   - isWritten: Whether a record has the field.
  ///   - value: Returns the length; nil for null.
  /// - Returns: One field per unit.
  fileprivate static func length(
    _ key: String, _ what: String, _ rest: String = "",
    when isWritten: @escaping @Sendable (Record) -> Bool = { _ in true },
    _ value: @escaping @Sendable (Record) -> Double?
  ) -> [Field] {
    [
      (Sweep.Unit.points, "In points; absent if unit is mm."),
      (.millimetres, "In millimetres; absent if unit is pt."),
    ].map { unit, words in
      .optional("\(key)_\(unit.rawValue)", "\(what) \(words)\(rest)") { record -> Double?? in
        record.unit == unit && isWritten(record) ? .some(value(record)) : nil
      }
    }
  }
}

/// The counts at one threshold, with the triggers in free use and in gestures without an intent.
struct SweptOutcome {
  let shares: ClusteredCounts
  /// Triggers per hour of free use; nil if free use was not replayed with this threshold.
  let rate: PoissonRate?
  /// The length of the free-use recordings, in seconds.
  let exposure: Double
  let unlabelledFired: Int

  static let fields = Fields<SweptOutcome>(
    ClusteredCounts.sweptFields().of { $0.shares } + [
      .value(
        "free_triggers",
        "Triggers in free use, 0 or more; null if free use was not run with this threshold."
      ) { $0.rate?.events },
      .value("exposure_h", "The length of the recordings of free use, in hours, 0 or more.") {
        $0.exposure / 3600
      },
      .value(
        "false_accepts_per_hour",
        "Triggers per hour of free use, 0 or more; null if it was not run, or without free use."
      ) { $0.rate?.value },
      .optional("why_no_rate", "Why false_accepts_per_hour is null; absent if it is not.") { outcome in
        guard let rate = outcome.rate else { return "free use was run for some of the thresholds only" }
        return rate.value == nil ? "there are no recordings of free use" : nil
      },
      .value("no_intent_fired", "Gestures without an intent that fire, 0 or more.") { $0.unlabelledFired },
    ])
}

extension ClusteredCounts {
  /// The JSON fields for the counts at a threshold.
  ///
  /// - Parameter absence: The end of the description for counts that may be missing.
  /// - Returns: The fields.
  static func sweptFields(_ absence: String = "") -> Fields<ClusteredCounts> {
    [
      .value("tp", "Pulls that fire\(absence).") { $0.total.truePositives },
      .value("fp", "Gestures of other intents that fire: false alarms\(absence).") {
        $0.total.falsePositives
      },
      .value("fn", "Pulls that do not fire: misses\(absence).") { $0.total.falseNegatives },
      .value("tn", "Gestures of other intents that do not fire\(absence).") { $0.total.trueNegatives },
      .object(
        "recall",
        "Pulls that fire as a fraction of all pulls, 0 to 1, with the 95 % interval according to `sampling`; null without pulls.",
        Estimate.fields
      ) { $0.recall },
      .object(
        "false_alarm_rate",
        "Other gestures that fire as a fraction of all others, 0 to 1, with the 95 % interval according to `sampling`; null without others.",
        Estimate.fields
      ) { $0.falsePositiveRate },
      .object(
        "precision",
        "Pulls as a fraction of the gestures that fire, 0 to 1, with the 95 % interval according to `sampling`; null if none of them fires.",
        Estimate.fields
      ) { $0.precision },
      .value(
        "d_prime",
        "The separation of pulls from others, in standard deviations: 0 for guessing. Null without both pulls and others."
      ) { SignalDetection($0.total)?.sensitivity },
      .value(
        "criterion",
        "The bias, in standard deviations: positive if it tends to miss, negative if it tends to fire. Null like d_prime."
      ) { SignalDetection($0.total)?.criterion },
      .optional("why_no_d_prime", "Why d_prime and criterion are null; absent if they are not.") {
        SignalDetection($0.total) == nil ? "pulls or other gestures are missing" : nil
      },
    ]
  }
}

/// One threshold of the grid with its counts, for JSON.
struct SweptThreshold: SweepPart {
  let unit: Sweep.Unit
  let threshold: Double
  let outcome: SweptOutcome

  static let fields = Fields<SweptThreshold>(
    Field.length("threshold", "The threshold.") { $0.threshold } + SweptOutcome.fields.of { $0.outcome })
}

/// One point of the ROC, DET and precision–recall curves, for JSON.
private struct SweptPoint: SweepPart {
  let unit: Sweep.Unit
  let point: ReceiverCurve.Point
  var isOfRun: Bool { point.run != nil }

  static let fields = Fields<SweptPoint>(thresholds + counts)

  private static let thresholds: [Field<SweptPoint>] =
    Field.length("threshold", "The one threshold that was run.", " Only with method replay.", when: \.isOfRun)
  {
    $0.point.run
  }
    + Field.length(
      "above", "The point holds for thresholds above this.",
      " Null if every lower one gives the same result; absent with method replay.", when: { !$0.isOfRun }
    ) { $0.point.above }
    + Field.length(
      "up_to", "And up to this one.",
      " Null if every higher one gives the same result; absent with method replay.",
      when: { !$0.isOfRun }
    ) { $0.point.upTo }

  private static let counts: [Field<SweptPoint>] = [
    .value("tp", "Pulls that fire.") { $0.point.counts.truePositives },
    .value("fp", "Gestures of other intents that fire: false alarms.") { $0.point.counts.falsePositives },
    .value("recall", "Pulls that fire as a fraction of all pulls, 0 to 1; null without pulls.") {
      $0.point.counts.recall.value
    },
    .value(
      "false_alarm_rate", "Other gestures that fire as a fraction of all others, 0 to 1; null without others."
    ) {
      $0.point.counts.falsePositiveRate.value
    },
    .value("precision", "Pulls as a fraction of the gestures that fire, 0 to 1; null if none of them fires.")
    {
      $0.point.counts.precision.value
    },
    .value(
      "deviate_false_alarm",
      "The rate of false alarms as a normal deviate, for an axis of a DET plot; null if it is not finite."
    ) { $0.point.deviates.falseAlarm },
    .value(
      "deviate_miss",
      "The rate of misses as a normal deviate, for the other axis; null if it is not finite."
    ) { $0.point.deviates.miss },
  ]
}

/// A range of thresholds worth choosing, for JSON.
private struct SweptChoice: SweepPart {
  let unit: Sweep.Unit
  let pick: SweepChoice.Pick
  /// The counts at every threshold of the range; nil if they are not all the same, or if there is no range.
  let counts: ClusteredCounts?
  let cost: Double?
  var runs: ClosedRange<Double>? { pick.stretch?.runs }

  init(_ pick: SweepChoice.Pick, _ group: SweptGroup) {
    (unit, self.pick) = (group.sweep.unit, pick)
    counts = pick.stretch.flatMap { group.group.shares(of: $0, group.curve) }
    cost = counts.map { group.sweep.costs.of($0.total) }
  }

  static let fields = Fields<SweptChoice>(
    sharedAs: "choice", "A stretch of thresholds to choose from.",
    thresholds + figures + ClusteredCounts.sweptFields("; absent as cost").ifAny { $0.counts })

  private static let thresholds: [Field<SweptChoice>] =
    Field.length(
      "from", "The smallest threshold of the choice that was run.", " Only with method replay.",
      when: { $0.runs != nil }
    ) { $0.runs?.lowerBound }
    + Field.length(
      "to", "The greatest threshold of the choice that was run, a neighbour in the list of those before it.",
      " Only with method replay.", when: { $0.runs != nil }
    ) { $0.runs?.upperBound } + [
      .optional(
        "runs", "The number of thresholds in the choice that were run, 1 or more. Only with method replay."
      ) { choice in
        choice.runs.map { _ in choice.pick.stretch?.points.count ?? 0 }
      }
    ]
    + Field.length(
      "above", "The choice is the thresholds above this.",
      " Null if every lower one gives the same result; absent with method replay.", when: { $0.runs == nil }
    ) { $0.pick.stretch?.above }
    + Field.length(
      "up_to", "And up to this one.",
      " Null if every higher one gives the same result; absent with method replay.",
      when: { $0.runs == nil }
    ) { $0.pick.stretch?.upTo }
    + Field.length(
      "threshold",
      "The recommended threshold: the middle of the choice, or its upper end if it does not have a lower one.",
      " Null if the choice does not have an upper end, or does not exist."
    ) { $0.pick.stretch?.threshold }
    + Field.length(
      "width", "The width of the choice.",
      " Null if one end is missing, or the choice does not exist."
    ) { $0.pick.stretch?.width }

  private static let figures: [Field<SweptChoice>] = [
    .optional(
      "j",
      "Youden's J there: recall minus the rate of false alarms, −1 to 1. Only for youden, null if it does not exist."
    ) { choice -> Double?? in choice.pick.j.map { .some($0) } },
    .optional("why", "Why the choice does not exist; absent if it does.") { $0.pick.why },
    .optional(
      "cost",
      "The total cost of false alarms and misses; absent if the counts differ within the choice, or it does not exist."
    ) { choice -> Double?? in choice.cost.map { .some($0) } },
  ]
}

/// A group of the sweep with its curve, for JSON.
struct SweptGroup: SweepPart {
  let group: SweepGroup
  let sweep: Sweep
  let curve: ReceiverCurve
  let choice: SweepChoice
  /// The counts if the engine uses its own threshold; nil if the data were read from rows, which do not give it.
  let own: SweptOutcome?
  var unit: Sweep.Unit { sweep.unit }

  init(_ group: SweepGroup, _ sweep: Sweep) {
    (self.group, self.sweep, curve) = (group, sweep, group.curve)
    choice = SweepChoice(curve, sweep)
    own =
      group.isOfRows
      ? nil
      : SweptOutcome(
        shares: group.ownShares, rate: group.ownFalseAccepts, exposure: group.exposure,
        unlabelledFired: group.unlabelledFiredAtOwn)
  }

  var thresholds: [SweptThreshold] {
    let (shares, rates, hits) = (group.shares(curve), group.falseAccepts, group.unlabelledFired)
    return group.grid.indices.map { index in
      SweptThreshold(
        unit: unit, threshold: group.grid[index],
        outcome: SweptOutcome(
          shares: shares[index], rate: rates[index], exposure: group.exposure, unlabelledFired: hits[index]))
    }
  }

  static let names: Fields<SweepGroup> = [
    .engine { $0.engine }, .model { $0.model }, .origin { $0.origin },
  ]

  static let fields = Fields<SweptGroup>(names.of { $0.group } + counts + figures)

  private static let counts: [Field<SweptGroup>] = [
    .value(
      "method",
      "The method: critical, one run that gives each gesture the greatest threshold at which it fires; replay, one run per threshold, or with --rows the thresholds of the rows."
    ) { "\($0.group.method.name)" },
    .value(
      "method_reason", "The reason for this method, and what changes together with the threshold, in words."
    ) {
      $0.group.reason
    },
    .value("n", "Gestures with an intent, 0 or more, without free use.") {
      $0.group.ownCounts.total
    },
    .value("pulls", "Pulls among them, 0 or more.") { $0.group.ownCounts.wanted },
    .sampling { $0.group.sampling },
    .value(
      "busy",
      "Gestures that, with some threshold that was run, began during a refresh and could not have fired; percentages do not include them. 0 for the critical method, which assumes that no refresh is running."
    ) { $0.group.busy },
    .assumedScales { $0.group.scales },
    .value("no_intent", "Gestures without an intent, which percentages do not include.") {
      $0.group.unlabelledCount
    },
    .value(
      "uneven",
      "Gestures that fire with a higher threshold but not with a lower one, so a critical threshold does not exist; 0 except for runs."
    ) { $0.group.uneven },
    .optional(
      "thresholds_run", "The number of thresholds that were run; absent for the critical method."
    ) { $0.curve.isOfRuns ? $0.curve.points.count : nil },
  ]

  private static let figures: [Field<SweptGroup>] = [
    .object(
      "auc",
      "The area under the ROC curve, 0 to 1, 0.5 for guessing; bounds resample people, null with fewer than five. Null without both pulls and others; with method replay from the thresholds that were run.",
      Estimate.fields
    ) { $0.curve.areaUnderCurve },
    .object(
      "average_precision", "The average precision over all recalls, 0 to 1; null like auc.", Estimate.fields
    ) { $0.curve.averagePrecision },
    .object(
      "own",
      "The counts at the engine's own threshold in each trace; with --rows only why they are missing.",
      ownFields
    ) { $0 },
    .list("thresholds", "The counts at each threshold of the call, in order.", of: SweptThreshold.fields) {
      $0.thresholds
    },
    .list(
      "curve", "Every point of the ROC curve, the strictest thresholds first.", of: SweptPoint.fields
    ) { group in group.curve.points.map { SweptPoint(unit: group.unit, point: $0) } },
    .object(
      "least_cost", "The thresholds with the least total cost of false alarms and misses.", SweptChoice.fields
    ) { SweptChoice($0.choice.cheapest, $0) },
    .object(
      "plateau", "The thresholds around them within one percentage point of the least cost.",
      SweptChoice.fields
    ) { SweptChoice($0.choice.plateau, $0) },
    .object("youden", "The thresholds with the greatest Youden's J.", SweptChoice.fields) {
      SweptChoice($0.choice.youden, $0)
    },
    .object(
      "at_false_alarm_rate",
      "The most lenient threshold with at most the fraction of false alarms of --far.", SweptChoice.fields
    ) { SweptChoice($0.choice.atRate, $0) },
  ]

  private static let ownFields = Fields<SweptGroup>(
    Field.length(
      "least", "The smallest of the engine's own thresholds over the traces.",
      " Null if the rows do not state it."
    ) { $0.group.own?.lowerBound }
      + Field.length(
        "greatest",
        "The greatest of the engine's own thresholds; it differs from the smallest only if it depends on the viewport.",
        " Null if the rows do not state it."
      ) { $0.group.own?.upperBound } + [
        .optional("why", "Why the engine's own threshold is not known; absent if it is.") {
          $0.own == nil ? "the rows do not state the engine's own threshold" : nil
        }
      ] + SweptOutcome.fields.ifAny { $0.own })
}
