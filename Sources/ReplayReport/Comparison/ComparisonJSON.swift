import GestureTraces
import ReplayStatistics
import TextFormats

extension Comparison {
  /// The JSON Schema of the output of ``json(showing:by:replay:)``.
  package static var schema: SchemaPage { ComparisonJSON.format.schema }

  /// The comparison as one JSON object of the schema `overscroll-compare/2`, without a line feed.
  ///
  /// - Parameters:
  ///   - most: How many gestures are listed for each reason.
  ///   - spread: How the work on several pairs is distributed.
  ///   - replay: Makes the command that replays a trace with the two engines of a pair.
  /// - Returns: A JSON object.
  package func json(
    showing most: Int, by spread: WorkSpread = .inOrder,
    replay: @escaping @Sendable (PairComparison, Disagreement) -> String
  ) -> String {
    let (pairs, tests) = (pairs, tests)
    let written = spread.map(pairs.count) { index in
      var json = JSONWriter()
      let record = PairRecord(pair: pairs[index], tests: tests[index], most: most, replay: replay)
      PairRecord.fields.write(record, to: &json)
      return json.bytes
    }
    return ComparisonJSON.format.json(ComparisonJSON(comparison: self, pairs: written))
  }
}

/// A comparison whose pairs are already encoded as JSON.
private struct ComparisonJSON {
  let comparison: Comparison
  let pairs: [[UInt8]]

  static let format = RecordFormat<ComparisonJSON>(
    "overscroll-compare/2", "Paired statistics of engines on the same gestures", from: "compare --json",
    [
      .value("rate_hz", "Display frames per second in every replay, above 0.") { $0.comparison.rate },
      .value(
        "same",
        "Whether `same` holds for every pair; null if there was nothing to compare. With --same, the exit status is 1 for false and null."
      ) { $0.comparison.isSame },
      .optional("why", "Why there was nothing to compare; absent if there was.") {
        $0.comparison.isSame == nil ? "none of the gestures could be compared" : nil
      },
      .list("pairs", "One object per pair of engines, model and origin.", of: WrittenPair()) {
        $0.pairs
      },
      .list(
        "excluded", "Traces and gestures that were not compared, each once.",
        of: Report.Exclusion.fields
      ) {
        $0.comparison.excluded
      },
    ])
}

/// The JSON form of a pair that was already encoded, so that pairs can be encoded in parallel.
private struct WrittenPair: FieldForm {
  func write(_ bytes: [UInt8], to json: inout JSONWriter) { json.value(written: bytes) }
  func schema(_ definitions: inout SchemaDefinitions) -> JSONObject { PairRecord.fields.schema(&definitions) }
}

/// A pair together with the tests and other values that its JSON object needs.
private struct PairRecord {
  let pair: PairComparison
  let tests: PairTests
  let most: Int
  let replay: @Sendable (PairComparison, Disagreement) -> String

  static let fields = Fields<PairRecord>(
    PairComparison.fields.of { $0.pair } + [
      .object("pulls", "Pulls: firing is right.", PairedVerdicts.fields) {
        PairedVerdicts($0.pair.pulls, $0.pair.recallDifference, $0.tests.pulls, $0.pair.isGenerated)
      },
      .object("others", "Gestures of other intents: not firing is right.", PairedVerdicts.fields) {
        PairedVerdicts($0.pair.others, $0.pair.falsePositiveDifference, $0.tests.others, $0.pair.isGenerated)
      },
      .object(
        "hits", "Gestures without an intent, which are neither right nor wrong.", PairComparison.hitFields
      ) { $0.pair },
      .value(
        "busy",
        "Gestures that began during a refresh of one of the two and could not have fired; other figures do not include them."
      ) { $0.pair.busy },
      .assumedScales { $0.pair.scales },
    ] + PairedTimes.fields.of { $0.pair.times } + [
      .object("free", "Free use, in which every trigger is wrong.", PairComparison.freeFields) { $0.pair },
      .value(
        "disagreements",
        "Gestures with different results: only one engine fired, or one fired more often, at another stage of the gesture, or 0.1 s or more apart."
      ) { $0.pair.disagreements.count },
      .list(
        "reasons", "These gestures by reason, derived from the figures of both replays.",
        of: ReasonRecord.fields
      ) { record in
        record.pair.groups.map { ReasonRecord(group: $0, of: record) }
      },
    ])
}

extension PairComparison {
  /// The JSON fields that identify a pair (the two engines, their models, the origin of the gestures), with its number of gestures.
  static let fields = Fields<PairComparison>([
    .value("first", "The first engine's name; every difference is the second's figure minus the first's.") {
      $0.first
    },
    .value("second", "The second engine's name.") { $0.second },
    .value("model", "The scroll model of both, or `native` if each ran on its own.") { $0.ground },
    .value("models", "The models of the first and of the second.") { $0.models },
    .origin { $0.origin },
    .value("n", "Gestures compared, 0 or more, without free use.") { $0.total },
    .sampling { $0.sampling },
    .value(
      "same",
      "Whether both fired in the same gestures, equally often in free use, with triggers and callbacks less than 0.05 ms apart."
    ) { $0.isSame },
  ])

  /// The JSON fields for a pair's gestures without an intent: which engine fired in how many.
  static let hitFields = Fields<PairComparison>([
    .value("n", "Gestures without an intent, 0 or more.") { $0.hits.total },
    .value("both_fired", "Gestures in which both engines fired.") { $0.hits.both },
    .value("only_first_fired", "Gestures in which only the first engine fired.") { $0.hits.onlyFirst },
    .value("only_second_fired", "Gestures in which only the second engine fired.") { $0.hits.onlySecond },
    .value("neither_fired", "Gestures in which neither engine fired.") { $0.hits.neither },
    PairedVerdicts.difference { $0.hitDifference },
  ])

  /// The JSON fields for a pair's free use: the triggers of both engines, and the hours.
  static let freeFields = Fields<PairComparison>(
    [
      .value("first_triggers", "Triggers of the first engine, 0 or more.") { $0.free.first },
      .value("second_triggers", "Triggers of the second engine, 0 or more.") { $0.free.second },
      .value("exposure_h", "The length of the recordings of free use, in hours, 0 or more.") {
        $0.free.hours
      },
      .object(
        "difference_per_hour",
        "Triggers per hour of the second engine minus those of the first; null without free use, bounds null with fewer than five people.",
        Estimate.fields
      ) { $0.freeDifference },
    ] + PairedTimes.fields.of { $0.freeTimes })
}

/// How often each of two engines was right, with the significance test of the difference.
struct PairedVerdicts {
  let counts: PairedCounts
  let difference: Estimate
  let test: PairTests.Test?
  let isGenerated: Bool

  init(_ counts: PairedCounts, _ difference: Estimate, _ test: PairTests.Test?, _ isGenerated: Bool) {
    (self.counts, self.difference, self.test, self.isGenerated) = (counts, difference, test, isGenerated)
  }

  /// The reason why a value is missing, as text: there are no gestures, no test, or no kappa; nil if nothing is missing.
  var why: String? {
    let whys = [isGenerated ? GeneratedGestures.whyNoTest : nil, counts.whyNoKappa].compactMap(\.self)
    return difference.why ?? (whys.isEmpty ? nil : whys.joined(separator: "; "))
  }

  static func difference<Record>(_ value: @escaping @Sendable (Record) -> Estimate) -> Field<Record> {
    .object(
      "fired_difference",
      "Fraction of gestures in which the second engine fired minus that of the first, −1 to 1, with Newcombe's paired interval, by person or device according to `sampling`; null without gestures.",
      Estimate.fields, value)
  }

  static let fields = Fields<PairedVerdicts>(
    sharedAs: "verdicts",
    "The verdicts of two engines on the same gestures, and whether they differ by more than chance.",
    [
      .value("n", "Gestures, 0 or more.") { $0.counts.total },
      .value("both_right", "Gestures in which both engines were right.") { $0.counts.both },
      .value("only_first_right", "Gestures in which only the first engine was right.") {
        $0.counts.onlyFirst
      },
      .value("only_second_right", "Gestures in which only the second engine was right.") {
        $0.counts.onlySecond
      },
      .value("both_wrong", "Gestures in which both engines were wrong.") { $0.counts.neither },
      difference { $0.difference },
      .value(
        "p",
        "McNemar's exact p, two-sided, 0 to 1: the probability of so uneven a split of the gestures in which only one was right if neither engine is better. Null if there is nothing to test, and over generated gestures (origin synthetic), which do not rank engines."
      ) { $0.test?.p },
      .value("p_mid", "The mid-p of the same test, which is less strict; null like p.") { $0.test?.midP },
      .value(
        "p_holm",
        "p after Holm's adjustment over all tests of the run: below 0.05 the difference is significant. Null like p."
      ) { $0.test?.adjusted },
      .value(
        "kappa",
        "Cohen's kappa of the two engines' verdicts: 1 for the same in every gesture, 0 for agreement by chance. Null if it does not exist."
      ) { $0.counts.kappa },
      .optional("why", "Why figures, tests or kappa are null, in words; absent if none of them is.") {
        $0.why
      },
    ])
}

extension PairedTimes {
  fileprivate static let fields = Fields<PairedTimes>([
    .object(
      "trigger_ms", "The first trigger, from the trace's zero: the second engine's minus the first's.",
      ClusteredValues.fields
    ) {
      $0.trigger
    },
    .object(
      "latency_ms", "Trigger minus crossing: the second engine's minus the first's.", ClusteredValues.fields
    ) { $0.latency },
    .object(
      "release_latency_ms", "Trigger minus release: the second engine's minus the first's.",
      ClusteredValues.fields
    ) {
      $0.releaseLatency
    },
    .object(
      "callback_ms",
      "The callback of the first trigger, from the trace's zero: the second engine's minus the first's.",
      ClusteredValues.fields
    ) { $0.callback },
    .object("trigger_order", "By the time of the first trigger.", PairedOrder.fields) { $0.triggerOrder },
    .object("callback_order", "By the time of that trigger's callback.", PairedOrder.fields) {
      $0.callbackOrder
    },
  ])
}

extension ClusteredValues {
  fileprivate static let fields = Fields<ClusteredValues>(
    sharedAs: "times",
    "Differences of a time over gestures in which both engines have it: the second engine's minus the first's, in milliseconds.",
    [
      .value("n", "Gestures with a difference, 0 or more.") { $0.count },
      .value(
        "clusters",
        "People or devices in them, which the interval resamples, according to the pair's `sampling`. If its unit is gestures: the people named, plus devices of traces without a subject."
      ) { $0.clusters },
      .object(
        "median",
        "The median difference, in milliseconds; null without gestures. Its interval resamples people; null with fewer than five.",
        Estimate.fields
      ) { $0.median.scaled(by: 1000) },
      .object("mean", "The mean difference, in milliseconds; null like the median.", Estimate.fields) {
        $0.mean.scaled(by: 1000)
      },
    ])
}

extension PairedOrder {
  fileprivate static let fields = Fields<PairedOrder>(
    sharedAs: "order",
    "Which engine was first, gesture by gesture; times less than 0.05 ms apart are the same.",
    [
      .value("n", "Gestures in which both fired, 0 or more.") { $0.total },
      .value("same", "Gestures in which both have the same time.") { $0.same },
      .value("second_later", "Gestures in which the second engine is later.") { $0.later },
      .value("second_earlier", "Gestures in which the second engine is earlier.") { $0.earlier },
      .value(
        "only_first",
        "Gestures in which only the first engine has the time, because the second has no callback."
      ) { $0.onlyFirst },
      .value("only_second", "Gestures in which only the second engine has the time.") { $0.onlySecond },
    ])
}

/// The gestures on which two engines disagree for one reason, as a record for JSON.
private struct ReasonRecord {
  let group: DisagreementGroup
  let record: PairRecord

  init(group: DisagreementGroup, of record: PairRecord) { (self.group, self.record) = (group, record) }

  static let fields = Fields<ReasonRecord>([
    .value(
      "kind",
      "The reason: no-finger, inertia, threshold, resistance, cancel, dwell, called-off, unseen or rule if only one fired; repeats, moment or delay if both did."
    ) { $0.group.kind.rawValue },
    .value("fired", "Which engine fired: first, second or both.") { $0.group.who.rawValue },
    .value(
      "words", "The reason in a sentence with the engines' names, for people; its wording may change."
    ) { $0.group.words(first: $0.record.pair.first, second: $0.record.pair.second) },
    .value("n", "The number of gestures, 1 or more.") { $0.group.members.count },
    .list(
      "gestures", "The first gestures with this reason, as many as --show gives.",
      of: DisagreementRecord.fields
    ) { reason in
      reason.group.members.prefix(reason.record.most).map {
        DisagreementRecord(it: $0, record: reason.record)
      }
    },
  ])
}

/// One gesture on which two engines disagree, as a record for JSON.
private struct DisagreementRecord {
  let it: Disagreement
  let record: PairRecord

  static let fields = Fields<DisagreementRecord>([
    .value("trace", "The path of the trace as given; - for stdin.") { $0.it.trace },
    .value(
      "gesture",
      "Its name as in a report: the path, with # and a number if the trace has several gestures."
    ) { $0.it.name },
    .value("intent", "The gesture's intent; null if not stated.") { $0.it.intent?.rawValue },
    .object("first", "The first engine's result.", Disagreement.Side.fields) { $0.it.first },
    .object("second", "The second engine's result.", Disagreement.Side.fields) { $0.it.second },
    .value("replay", "The command that shows what both engines did, as it can be typed.") {
      $0.record.replay($0.record.pair, $0.it)
    },
  ])
}

extension Disagreement.Side {
  fileprivate static let fields = Fields<Disagreement.Side>(
    sharedAs: "side", "One engine's result in a gesture.",
    [
      .value("triggers", "The number of triggers, 0 or more.") { $0.triggers },
      .value("trigger_ms", "Its first trigger, from the trace's zero; null if it did not fire.") {
        $0.trigger.map { $0 * 1000 }
      },
      .value(
        "trigger_phase",
        "The cause of that trigger: contact (a finger is down), released (the lift) or settling (an offset change without a finger); null if it did not fire."
      ) { $0.phase?.word },
      .value("threshold_pt", "The pull at which it can fire, in this trace's scene.") {
        Optional($0.threshold)
      },
      .value("words", "The result and its reason, in words; the wording may change.") { $0.why },
    ])
}
