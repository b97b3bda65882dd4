import GestureTraces
import ReplayStatistics
import TextFormats
import TraceReplay

/// A group of a report, together with figures that are computed once for its JSON.
struct GroupFigures {
  let group: ReportGroup
  let rate: Double
  let accuracy: Accuracy
  let hits: HitFigures

  init(_ group: ReportGroup, rate: Double) {
    (self.group, self.rate, accuracy) = (group, rate, Accuracy(group))
    hits = HitFigures(hits: group.hits, rate: rate)
  }

  static let fields = Fields<GroupFigures>(
    names.of { $0.group } + Accuracy.fields.map { $0.of { $0.accuracy } } + gestures + violations + times)

  /// The JSON fields that name the group: engine, scroll model, origin of traces, and whether each engine ran on its own model.
  static let names: Fields<ReportGroup> = [
    .engine { $0.engine },
    .model { $0.model },
    .origin { $0.origin },
    .value(
      "ground",
      "The scroll physics (ground): the model's name, or `native` if each engine ran on the model it ships on."
    ) { $0.ground },
  ]

  private static let gestures: [Field<GroupFigures>] = [
    .object("sampling", Sampling.meaning, UnitRanges.fields) { UnitRanges($0.group) },
    .value(
      "busy",
      "Gestures with an intent that began during a refresh and could not have fired; percentages do not include them."
    ) { $0.group.busy },
    .assumedScales { $0.group.scales },
    .value("files", "Trace files with at least one gesture that has an intent.") { $0.group.files.labelled },
    .named(
      "unlike_intent",
      "For each intent except free: its gestures, including busy ones, and those that do not look like it, by the checks of `record --protocol` (`label --suggest`).",
      of: UnlikeIntent.fields
    ) { figures in
      Intent.allCases.compactMap { intent in
        figures.group.unlike[intent].map { (key: intent.rawValue, value: $0) }
      }
    },
    .object("by", "Counts and figures for parts of the group.", parts) { $0.group },
    .object(
      "false_accepts_per_hour", "Triggers in free use, divided by the length of its recordings.",
      HourlyRate.fields
    ) { HourlyRate($0.group.falseAccepts, orBecause: "there are no recordings of free use (intent 'free')") },
    .object("latency_ms", "Trigger minus crossing, for gestures that fired.", MetricFigures.latency) {
      $0.figures(of: .latency)
    },
    .object(
      "release_latency_ms",
      "Trigger minus release, for gestures that fired; negative with the finger down.", MetricFigures.latency
    ) { $0.figures(of: .releaseLatency) },
  ]

  private static let parts = Fields<ReportGroup>(
    ReportPart.allCases.map { dimension in
      .named(dimension.rawValue, dimension.meaning, of: Accuracy.shared) { group in
        group.parts(by: dimension).map { (key: $0.name, value: Accuracy(ofPart: $0.counts, sayingWhy: true)) }
      }
    })

  /// The JSON fields for broken rules: the number of replays that broke each rule, followed by each violation.
  ///
  /// The keys of the rules must never change.
  private static let violations: [Field<GroupFigures>] = [
    .value(
      "violations", "The number of gestures that broke a rule, summed over the rules; 0 or more."
    ) { $0.group.tallies.reduce(0) { $0 + $1.replays } },
    .object(
      "violations_by", "The number of gestures that broke each rule.",
      Fields(
        FindingKind.allCases.map { kind in
          .value(kind.key, kind.gestures) { group in
            group.tallies.first { $0.kind == kind }?.replays ?? 0
          }
        })
    ) { $0.group },
    // Omitted for independent gestures, where the interval follows from the count.
    .optional(
      "violations_share",
      "By rule, the fraction of gestures that broke it, with its interval by person or device. Only if `sampling` is by people or devices; for independent gestures the interval follows from the counts.",
      NamedForm(Estimate.fields)
    ) { figures in
      figures.group.sampling.unit == .gestures
        ? nil : FindingKind.allCases.map { (key: $0.key, value: figures.group.brokenShare(of: $0)) }
    },
    .list(
      "violations_found", "Each violation, at most 1000 per rule.", of: ReportViolation.fields
    ) { $0.group.violations },
    .value("violations_left_out", "Violations that are not listed, 0 or more.") {
      $0.group.violationsLeftOut
    },
    .object(
      "zero_events",
      "Upper bounds where zero events were seen: zero events in n trials do not mean a rate of 0.",
      NoneSeen.fields
    ) { NoneSeen($0.group) },
  ]

  private static let times: [Field<GroupFigures>] = [
    .object(
      "triggers_per_gesture", "The number of triggers per gesture.", TriggersPerGesture.fields
    ) { $0.group.triggersPerGesture },
    .named(
      "quantiles", "Every metric by its key; the key ends with its unit, and `chatter` is a count.",
      of: MetricFigures.fields
    ) { figures in ReplayFigure.metrics.lazy.map { (key: $0.key, value: figures.figures(of: $0)) } },
    .value(
      "verdicts",
      "One letter per gesture in `traces` of the origin, in the same order. Pulls: T fired, N did not. Other gestures: F fired, . did not. Free use: f fired, o did not. - means not replayed or busy."
    ) { $0.group.verdicts.text },
    .object("fired", "For each T and F of `verdicts`, in order, the times of its trigger.", FiredTimes.fields)
    {
      $0.group.fired
    },
    .object(
      "fired_free",
      "For each f of `verdicts`, in order: the number of triggers, and the times of the first.",
      FreeUse.fields
    ) { $0.group.freeUse },
    .object(
      "hits",
      "Gestures without an intent, which are neither right nor wrong; other percentages do not include them.",
      Fields(HitFigures.fields.map { $0.of { $0.hits } } + unlabelled)
    ) { $0 },
    .value("notes", "Notes for comparing figures, such as mixed units; one sentence each.") {
      $0.group.notes
    },
  ]

  private static let unlabelled: [Field<GroupFigures>] = [
    .value("files", "Trace files with at least one gesture without an intent.") { $0.group.files.unlabelled },
    .named("by_source", "These figures by surface: touchscreen, touchpad.", of: HitFigures.shared) {
      figures in
      figures.group.hitsBySource.sorted { $0.key < $1.key }.map {
        (key: $0.key, value: HitFigures(hits: $0.value, rate: figures.rate))
      }
    },
  ]

  private func figures(of metric: ReplayFigure) -> MetricFigures {
    let summary = group.summary(of: metric)
    return MetricFigures(summary, of: metric, rate: rate, why: group.why(metric, summary))
  }
}

extension ReportPart {
  /// The property by which a group's counts are divided, in a phrase for the JSON schema.
  fileprivate var meaning: String {
    switch self {
    case .intent: "By intent."
    case .device: "By the name of the device."
    case .subject: "By the pseudonym of the person; without gestures whose person is not named."
    case .source: "By the surface: touchscreen, touchpad or wheel."
    }
  }
}

/// A rate per hour, or the reason why there is none.
struct HourlyRate {
  private let rate: PoissonRate
  private let why: String?

  /// Stores a rate, with the reason to give if it does not exist.
  ///
  /// - Parameters:
  ///   - rate: The rate.
  ///   - why: The reason to give if there are no hours of exposure.
  init(_ rate: PoissonRate, orBecause why: String) {
    (self.rate, self.why) = (rate, rate.value == nil ? why : rate.why)
  }

  static let fields = Fields<HourlyRate>(
    sharedAs: "hourly_rate",
    "Triggers per hour of use, with the exact Poisson interval, or by person according to `sampling`.",
    [
      .value("value", "Triggers per hour, 0 or more; null without free use.") { $0.rate.value },
      .value(
        "low",
        "The lower bound of the 95 % interval, triggers per hour; null without free use."
      ) { $0.rate.low },
      .value(
        "high",
        "The upper bound of the 95 % interval, triggers per hour; null without free use."
      ) { $0.rate.high },
      .value("triggers", "Triggers counted, 0 or more; a gesture may have several.") { $0.rate.events },
      .value("exposure_h", "Hours of use, 0 or more.") { $0.rate.hours },
      .optional("why", "Why the rate does not exist; absent if it does.") { $0.why },
    ])
}

extension NoneSeen {
  fileprivate static let fields: Fields<NoneSeen> = [
    .object(
      "false_alarms",
      "For gestures that are not pulls; null if there was a false alarm, or without such gestures.",
      orNull: trials
    ) { $0.falseAlarms },
    .object("misses", "For pulls; null if one was missed, or without pulls.", orNull: trials) {
      $0.misses
    },
    .object(
      "false_accepts_per_hour", "For free use; null if it fired in it, or without free use.",
      orNull: hours
    ) { $0.falseAccepts },
  ]

  private static let trials = Fields<Trials>(
    sharedAs: "zero", "Bounds for events that were never seen.",
    [
      .value("n", "Trials without an event, 1 or more.") { $0.count },
      .value(
        "high",
        "The greatest fraction of events that this many trials leave possible, 0 to 1: the upper bound of the 95 % interval."
      ) { $0.most },
    ])

  private static let hours: Fields<Hours> = [
    .value("exposure_h", "Hours of free use without a trigger, above 0.") { $0.hours },
    .value(
      "high",
      "The greatest rate, triggers per hour, that this many hours leave possible: the upper bound of the 95 % interval."
    ) { $0.mostAnHour },
    .value(
      "hours_for_one", "Hours without a trigger that are needed to claim at most one per hour."
    ) { _ in Hours.forOneAnHour },
  ]
}

extension TriggersPerGesture {
  fileprivate static let fields: Fields<TriggersPerGesture> = [
    .value("mean", "Triggers per gesture, 0 or more; null without gestures.") { $0.mean },
    .value("max", "The greatest number of triggers in one gesture, 0 or more.") { Optional(Double($0.most)) },
    .value("gestures", "Gestures in the mean, including free use.") { $0.gestures },
    .value("triggers", "Triggers in those gestures, 0 or more.") { $0.triggers },
    .value("gestures_with_more", "Gestures with more than one trigger.") { $0.gesturesWithMore },
  ]
}

extension ReportViolation {
  fileprivate static let fields: Fields<ReportViolation> = [
    .value("trace", "The path of the trace as given; - for stdin.") { $0.trace },
    .value("time_ms", "The time, from the trace's zero.") { $0.finding.time * 1000 },
    .value("what", "The rule, with hyphens: offset-jump.") { $0.finding.kind.rawValue },
    .value("gesture", "The number of the gesture in the trace, from 1; null before the first gesture.") {
      $0.finding.gesture
    },
    .value(
      "size", "The size, in `unit`; null if the rule does not have one. Jumps are signed, after minus before."
    ) { $0.finding.size },
    .value("unit", "The unit of `size`, which the rule decides: pt, pt/s, ms, triggers or refreshes.") {
      $0.finding.kind.unit
    },
  ]
}

extension FindingKind {
  /// The rule's key in a report, such as `offset_jump`.
  var key: String { String(rawValue.map { $0 == "-" ? "_" : $0 }) }

  /// A sentence for the JSON schema on the gestures that are counted as breaking the rule.
  fileprivate var gestures: String {
    switch self {
    case .offsetJump: "Gestures in which the content jumped by more than 0.5 pt."
    case .velocityJump: "Gestures in which the content's velocity jumped by more than 10 pt/s."
    case .insetLost: "Gestures after which the top inset is not the app's own, outside a refresh."
    case .secondTrigger: "Gestures that, with the motion after them, fired more than once."
    case .triggerWithoutFinger: "Gestures in which a change of the offset without a finger fired."
    case .triggerByCancel: "Gestures that fired because a cancelled touch counted as a release."
    case .armedByInertia: "Gestures that fired although a finger did not pull past the threshold."
    case .triggerWhileRefreshing: "Gestures that fired during a refresh."
    case .indicatorGone: "Gestures whose refresh was no longer shown during the app's work."
    case .triggerNotDue: "Gestures that fired without a due time, if no other rule applies."
    }
  }
}
