import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayStatistics
import TextFormats

/// The result of tuning, as text and as JSON.
extension TuningResult {
  /// The JSON format of `sweep --tune --json`.
  package static let format = RecordFormat<TuningResult>(
    "overscroll-tune/1", "The policy with the least cost", from: "sweep --tune --json",
    [
      .engine { $0.name },
      .model { $0.model },
      .origin { $0.origin },
      .value("n", "Gestures with an intent that the policy was chosen on.") { $0.tuning.traces.count },
      .value("pulls", "Pulls among them, 0 or more.") {
        $0.tuning.traces.count { $0.intent == .pull }
      },
      .value(
        "candidates",
        "Policies tried: combinations of moment, dwell and hysteresis, each with all thresholds."
      ) { $0.tuning.candidates.count },
      .value("cost_false_accept", "The cost of a false alarm, 0.001 to a million: --cost-fa.") {
        $0.tuning.costs.falseAccept
      },
      .value("cost_miss", "The cost of a missed pull, 0.001 to a million: --cost-miss.") {
        $0.tuning.costs.miss
      },
      .value(
        "threshold_pt",
        "The chosen threshold, above 0: a number with few digits near the middle of the stretch."
      ) { $0.choice.threshold as Double? },
      .value(
        "above_pt",
        "The choice costs the same with every threshold above this; null if every lower one does too."
      ) { $0.choice.stretch.above },
      .value("up_to_pt", "And up to this one; null if every higher one does too.") {
        $0.choice.stretch.upTo
      },
      .value(
        "moment",
        "The chosen moment: crossing, release, bounce-back, or dwell with its milliseconds, such as dwell 200 ms."
      ) { moment($0.policy.moment) },
      .value(
        "hysteresis_pt",
        "The chosen hysteresis, 0 or more: the distance below the threshold at which it disarms."
      ) {
        $0.policy.hysteresis as Double?
      },
      .value("tp", "Pulls that fire with the choice.") { $0.choice.counts.truePositives },
      .value("fp", "Gestures of other intents that fire with the choice.") {
        $0.choice.counts.falsePositives
      },
      .value(
        "score_before",
        "The score of the unchanged engine, 0 to 1: 1 minus the cost divided by the cost of being wrong everywhere; null if it does not exist."
      ) { $0.asItCame as Double? },
      .value(
        "score_before_as_policy",
        "The score of the engine written as a policy file; null if it does not exist."
      ) { $0.asPolicy as Double? },
      .value(
        "score", "The score of the choice, on the gestures it was chosen on; null if it does not exist."
      ) { $0.choice.score as Double? },
      .list(
        "validations",
        "Cross-validation: the choice made without some people or devices, and judged on those.",
        of: validationFields
      ) { $0.validations },
    ])

  private static let validationFields: Fields<Tuning.Validation> = [
    .value("left_out", "The unit that is left out in turn: people or devices.") { $0.kind },
    .value("folds", "The number of units, each left out once.") { $0.folds },
    .value(
      "training_score",
      "The score on those it was chosen on, over all rounds, 0 to 1; null if it could not be computed."
    ) { $0.training },
    .value(
      "test_score",
      "The score on those left out, over all rounds, 0 to 1; null if it could not be computed."
    ) { $0.test },
    .value(
      "optimism",
      "training_score minus test_score. Null if it could not be computed."
    ) { $0.optimism },
    .optional("why", "Why it could not be computed; absent if it was.") { $0.why },
  ]

  /// The result as text.
  ///
  /// - Parameter width: Terminal width, in columns.
  /// - Returns: The text, ending with a line feed.
  package func text(width: Int) -> String {
    let width = max(Report.narrowest, width)
    let reasons = validations.compactMap { validation in
      validation.why.map { WrappedText.text("– \(validation.kind): \($0)", width: width, indent: 2) }
    }
    return sentences(width: width) + "\n" + table.text(width: width) + reasons.joined()
  }

  private func sentences(width: Int) -> String {
    let pulls = tuning.traces.count { $0.intent == .pull }
    let gestures = "\(Counted.text(tuning.traces.count, "\(origin) gesture")), \(pulls) of them pulls"
    let title = "\(name) on \(model) was tuned on \(gestures)."
    let costs =
      "a missed pull costs \(number(tuning.costs.miss)), a false alarm \(number(tuning.costs.falseAccept))"
    let lines = [
      "moment \(Self.moment(policy.moment)), hysteresis \(number(policy.hysteresis)) pt",
      "threshold \(number(choice.threshold)) pt; every one in \(ThresholdSpan(choice.stretch).text) costs the same",
      "least cost: \(BestThreshold.words(of: choice.counts)); \(costs)",
    ]
    let warning =
      GeneratedGestures.are(origin)
      ? WrappedText.text(GeneratedGestures.sentence, width: width, indent: 0) : ""
    return WrappedText.text(title, width: width, indent: 0) + warning
      + lines.map { WrappedText.text($0, width: width, indent: 2) }.joined()
  }

  private var table: TextTable {
    var table = TextTable(["policy", "judged right", "on the gestures it was tuned on", "optimism"])
    table.add(["the engine itself", share(asItCame), "", ""])
    // A policy cannot express every engine exactly.
    if asPolicy != asItCame { table.add(["the engine as a policy", share(asPolicy), "", ""]) }
    table.add(["tuned, on the same traces", share(choice.score), "", ""])
    for validation in validations {
      table.add([
        "tuned without each of \(validation.folds) \(validation.kind)", share(validation.test),
        share(validation.training),
        points(validation.optimism),
      ])
    }
    return table
  }

  /// The result as one JSON object, without a line feed.
  package var json: String { Self.format.json(self) }

  private static func moment(_ moment: RefreshMoment) -> String {
    switch moment {
    case .crossing: "crossing"
    case .release: "release"
    case .bounceBack: "bounce-back"
    case .dwell(let seconds): "dwell \(JSONWriter.text(of: (seconds * 1000).rounded())) ms"
    }
  }

  private func number(_ value: Double) -> String { JSONWriter.text(of: value) }
  private func share(_ value: Double?) -> String {
    value.map { Figures.fixed($0 * 100, decimals: 1) + "%" } ?? Figures.none
  }
  private func points(_ value: Double?) -> String {
    value.map { Figures.fixed($0 * 100, decimals: 1) + " pp" } ?? Figures.none
  }
}
