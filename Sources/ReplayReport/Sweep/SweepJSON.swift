import GestureTraces
import ReplayStatistics
import TextFormats

extension Sweep {
  /// The JSON format of `sweep --json`.
  package static let format = RecordFormat<Sweep>(
    "overscroll-sweep/2", "The counts at every threshold, and which to choose", from: "sweep --json",
    [
      .value(
        "unit",
        "What thresholds are measured in, as asked for: pt, or mm, the travel of a slow finger that reaches it. Keys of thresholds end with it."
      ) { $0.unit.rawValue },
      .value(
        "cost_false_accept",
        "What a false alarm costs, 0.001 to a million, in the unit of cost_miss: --cost-fa."
      ) { $0.costs.falseAccept },
      .value("cost_miss", "What a missed pull costs, 0.001 to a million: --cost-miss.") { $0.costs.miss },
      .optional(
        "best",
        "Which of the choices below is called the best threshold: youden, or least_cost where a cost was given."
      ) { $0.best },
      .value(
        "false_alarm_rate",
        "The share of false alarms asked for, 0 to 1, that at_false_alarm_rate stays within: --far."
      ) { $0.falseAlarmRate },
      .list("groups", "One object for each engine, model and origin.", of: SweptGroup.fields) { sweep in
        sweep.groups.lazy.map { SweptGroup($0, sweep) }
      },
      .list(
        "excluded", "Traces and gestures that count in nothing, each once.", of: Report.Exclusion.fields
      ) { $0.excluded },
    ])

  /// The sweep as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }
}

/// A part of a sweep that has lengths in the sweep's unit.
protocol SweepPart: SendableMetatype {
  var unit: Sweep.Unit { get }
}

extension Field where Record: SweepPart {
  /// A threshold or a width: one field for each unit, of which only the sweep's own unit is written.
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
      (Sweep.Unit.points, "In points; absent where unit is mm."),
      (.millimetres, "In millimetres; absent where unit is pt."),
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
  /// Triggers per hour of free use; nil if free use was not run at this threshold.
  let rate: PoissonRate?
  /// The length of free use, in seconds.
  let exposure: Double
  let unlabelledFired: Int

  static let fields = Fields<SweptOutcome>(
    ClusteredCounts.sweptFields().of { $0.shares } + [
      .value(
        "free_triggers",
        "Triggers in free use, 0 or more; null where free use was not run with this threshold."
      ) { $0.rate?.events },
      .value("exposure_h", "The length of the recordings of free use, in hours, 0 or more.") {
        $0.exposure / 3600
      },
      .value(
        "false_accepts_per_hour",
        "Triggers in free use for each hour of it, 0 or more; null where it was not run, or there is none."
      ) { $0.rate?.value },
      .optional("why_no_rate", "Why false_accepts_per_hour is null; absent where it is not.") { outcome in
        guard let rate = outcome.rate else { return "free traces are run for some of the thresholds" }
        return rate.value == nil ? "no free trace" : nil
      },
      .value("no_intent_fired", "Gestures without an intent that fire, 0 or more.") { $0.unlabelledFired },
    ])
}

extension ClusteredCounts {
  /// The fields of counts at a threshold.
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
        "Pulls that fire among all pulls, 0 to 1, with the 95 % interval by what sampling says; null without pulls.",
        Estimate.fields
      ) { $0.recall },
      .object(
        "false_alarm_rate",
        "Others that fire among all others, 0 to 1, with the 95 % interval by what sampling says; null without others.",
        Estimate.fields
      ) { $0.falsePositiveRate },
      .object(
        "precision",
        "Pulls among the gestures that fire, 0 to 1, with the 95 % interval by what sampling says; null where none fires.",
        Estimate.fields
      ) { $0.precision },
      .value(
        "d_prime",
        "How well pulls are told from others, in standard deviations: 0 for guessing. Null without both pulls and others."
      ) { SignalDetection($0.total)?.sensitivity },
      .value(
        "criterion",
        "The readiness to fire, in standard deviations: positive for rather missing, negative for rather firing. Null as d_prime."
      ) { SignalDetection($0.total)?.criterion },
      .optional("why_no_d_prime", "Why d_prime and criterion are null; absent where they are not.") {
        SignalDetection($0.total) == nil ? "not both pulls and others among the gestures" : nil
      },
    ]
  }
}

/// The counts at one threshold of the grid.
struct SweptThreshold: SweepPart {
  let unit: Sweep.Unit
  let threshold: Double
  let outcome: SweptOutcome

  static let fields = Fields<SweptThreshold>(
    Field.length("threshold", "The threshold.") { $0.threshold } + SweptOutcome.fields.of { $0.outcome })
}

/// A point of the ROC, DET and precision–recall curves.
private struct SweptPoint: SweepPart {
  let unit: Sweep.Unit
  let point: ReceiverCurve.Point
  var isOfRun: Bool { point.run != nil }

  static let fields = Fields<SweptPoint>(thresholds + counts)

  private static let thresholds: [Field<SweptPoint>] =
    Field.length("threshold", "The one threshold that was run.", " Only of runs.", when: \.isOfRun) {
      $0.point.run
    }
    + Field.length(
      "above", "The point holds for thresholds above this.",
      " Null where every lower one does the same; absent of runs.", when: { !$0.isOfRun }
    ) { $0.point.above }
    + Field.length(
      "up_to", "And up to this one.", " Null where every higher one does the same; absent of runs.",
      when: { !$0.isOfRun }
    ) { $0.point.upTo }

  private static let counts: [Field<SweptPoint>] = [
    .value("tp", "Pulls that fire.") { $0.point.counts.truePositives },
    .value("fp", "Gestures of other intents that fire: false alarms.") { $0.point.counts.falsePositives },
    .value("recall", "Pulls that fire among all pulls, 0 to 1; null without pulls.") {
      $0.point.counts.recall.value
    },
    .value("false_alarm_rate", "Others that fire among all others, 0 to 1; null without others.") {
      $0.point.counts.falsePositiveRate.value
    },
    .value("precision", "Pulls among the gestures that fire, 0 to 1; null where none fires.") {
      $0.point.counts.precision.value
    },
    .value(
      "deviate_false_alarm",
      "The rate of false alarms as a normal deviate, for an axis of a DET plot; null where it is not finite."
    ) { $0.point.deviates.falseAlarm },
    .value(
      "deviate_miss",
      "The rate of misses as a normal deviate, for the other axis; null where it is not finite."
    ) { $0.point.deviates.miss },
  ]
}

/// A range of thresholds worth choosing.
private struct SweptChoice: SweepPart {
  let unit: Sweep.Unit
  let pick: SweepChoice.Pick
  /// The counts in the whole range; nil if they differ in it, or if there is no choice.
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
      "from", "The least threshold run of the choice.", " Only of runs.", when: { $0.runs != nil }
    ) { $0.runs?.lowerBound }
    + Field.length(
      "to", "The greatest threshold run of the choice, a neighbour in the list of those before it.",
      " Only of runs.", when: { $0.runs != nil }
    ) { $0.runs?.upperBound } + [
      .optional("runs", "How many thresholds run are in the choice, 1 or more. Only of runs.") { choice in
        choice.runs.map { _ in choice.pick.stretch?.points.count ?? 0 }
      }
    ]
    + Field.length(
      "above", "The choice is the thresholds above this.",
      " Null where every lower one does the same; absent of runs.", when: { $0.runs == nil }
    ) { $0.pick.stretch?.above }
    + Field.length(
      "up_to", "And up to this one.", " Null where every higher one does the same; absent of runs.",
      when: { $0.runs == nil }
    ) { $0.pick.stretch?.upTo }
    + Field.length(
      "threshold",
      "The one to take: the middle of the choice, or its upper end where it reaches down without end.",
      " Null where it has no upper end, or there is no choice."
    ) { $0.pick.stretch?.threshold }
    + Field.length(
      "width", "How wide the choice is: what it may be missed by.",
      " Null where it has an end less, or there is no choice."
    ) { $0.pick.stretch?.width }

  private static let figures: [Field<SweptChoice>] = [
    .optional(
      "j",
      "Youden's J there: recall less the rate of false alarms, −1 to 1. Only of youden, null where it does not exist."
    ) { choice -> Double?? in choice.pick.j.map { .some($0) } },
    .optional("why", "Why there is no choice; absent where there is one.") { $0.pick.why },
    .optional(
      "cost",
      "What the false alarms and misses cost together; absent where the counts are not the same all over the choice, or there is none."
    ) { choice -> Double?? in choice.cost.map { .some($0) } },
  ]
}

/// A group with its curve and its sweep.
struct SweptGroup: SweepPart {
  let group: SweepGroup
  let sweep: Sweep
  let curve: ReceiverCurve
  let choice: SweepChoice
  /// The outcome with the engine's own thresholds; nil if the data are rows, which do not give them.
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
      "How the counts were found: critical, from one run that gives each gesture the greatest threshold at which it fires; replay, by a run for each threshold, or of --rows by the thresholds the rows have."
    ) { "\($0.group.method.name)" },
    .value("method_reason", "Why this method, and what of the engine is varied, in words.") {
      $0.group.reason
    },
    .value("n", "Gestures with an intent, 0 or more; free use is not among them.") {
      $0.group.ownCounts.total
    },
    .value("pulls", "Gestures among them whose intent is pull, 0 or more.") { $0.group.ownCounts.wanted },
    .sampling { $0.group.sampling },
    .value(
      "busy",
      "Gestures that, with some threshold that was run, began during a refresh and could not have fired; they are in no rate. 0 where none was run: the critical method takes no refresh to be going on."
    ) { $0.group.busy },
    .assumedScales { $0.group.scales },
    .value("no_intent", "Gestures without an intent, which count in no rate.") { $0.group.unlabelledCount },
    .value(
      "uneven",
      "Gestures that fire with a higher threshold but not with a lower one, so that no critical threshold describes them; 0 but of runs."
    ) { $0.group.uneven },
    .optional(
      "thresholds_run", "How many thresholds were run; absent where each gesture's own critical one tells."
    ) { $0.curve.isOfRuns ? $0.curve.points.count : nil },
  ]

  private static let figures: [Field<SweptGroup>] = [
    .object(
      "auc",
      "The area under the receiver curve, 0 to 1, 0.5 for guessing; bounds by drawing people again, null with fewer than five. Null without both pulls and others; of runs as far as they tell.",
      Estimate.fields
    ) { $0.curve.areaUnderCurve },
    .object(
      "average_precision", "The average precision over all recalls, 0 to 1; null as auc.", Estimate.fields
    ) { $0.curve.averagePrecision },
    .object(
      "own",
      "The counts at each trace's own threshold, as the engine comes; of --rows only why there are none.",
      ownFields
    ) { $0 },
    .list("thresholds", "The counts at each threshold asked for, in order.", of: SweptThreshold.fields) {
      $0.thresholds
    },
    .list(
      "curve", "Every point of the receiver curve, the strictest thresholds first.", of: SweptPoint.fields
    ) { group in group.curve.points.map { SweptPoint(unit: group.unit, point: $0) } },
    .object(
      "least_cost", "The thresholds at which false alarms and misses cost least.", SweptChoice.fields
    ) { SweptChoice($0.choice.cheapest, $0) },
    .object(
      "plateau", "The thresholds around them that cost at most a percentage point more.", SweptChoice.fields
    ) { SweptChoice($0.choice.plateau, $0) },
    .object("youden", "The thresholds with the greatest Youden's J.", SweptChoice.fields) {
      SweptChoice($0.choice.youden, $0)
    },
    .object(
      "at_false_alarm_rate",
      "The most lenient threshold with at most the rate of false alarms asked for.", SweptChoice.fields
    ) { SweptChoice($0.choice.atRate, $0) },
  ]

  private static let ownFields = Fields<SweptGroup>(
    Field.length(
      "least", "The least of the engine's own thresholds over the traces.", " Null where rows say none."
    ) { $0.group.own?.lowerBound }
      + Field.length(
        "greatest",
        "The greatest of the engine's own thresholds; that of least but where it depends on the viewport.",
        " Null where rows say none."
      ) { $0.group.own?.upperBound } + [
        .optional("why", "Why nothing is known of the engine's own threshold; absent where it is.") {
          $0.own == nil ? "rows say no threshold of the engine's own" : nil
        }
      ] + SweptOutcome.fields.ifAny { $0.own })
}
