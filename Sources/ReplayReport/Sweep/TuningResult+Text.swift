import GestureTraces
import PullToRefresh
import ReplayExperiments
import ReplayStatistics
import TextFormats

/// The result of a tuning, for people and programs: `overscroll-tune/1`.
extension TuningResult {
  /// The name and version of the shape that ``json`` has.
  package static let schema = "overscroll-tune/1"

  /// The result for people.
  ///
  /// - Parameter width: Columns of the screen.
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
    let title = "\(name) on \(model): tuned on \(gestures)"
    let costs =
      "a missed pull costs \(number(tuning.costs.miss)), a false alarm \(number(tuning.costs.falseAccept))"
    let lines = [
      "moment \(Self.moment(policy.moment)), hysteresis \(number(policy.hysteresis)) pt",
      "threshold \(number(choice.threshold)) pt, of \(ThresholdSpan(choice.stretch).text) that cost the same",
      "least cost: \(BestThreshold.words(of: choice.counts)); \(costs)",
    ]
    let warning =
      GeneratedGestures.are(origin) ? WrappedText.text(GeneratedGestures.line, width: width, indent: 0) : ""
    return WrappedText.text(title, width: width, indent: 0) + warning
      + lines.map { WrappedText.text($0, width: width, indent: 2) }.joined()
  }

  private var table: TextTable {
    var table = TextTable(["judged right", "", "chosen on", "optimism"])
    table.add(["as it came", share(asItCame), "", ""])
    // Not every engine is all that a policy can say.
    if asPolicy != asItCame { table.add(["as it came, as a policy", share(asPolicy), "", ""]) }
    table.add(["tuned, on the same traces", share(choice.score), "", ""])
    for validation in validations {
      table.add([
        "\(validation.kind) left out, of \(validation.folds)", share(validation.test),
        share(validation.training),
        points(validation.optimism),
      ])
    }
    return table
  }

  /// The result for programs: one object, without a line feed.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", Self.schema)
      json.member("engine", name)
      json.member("model", model)
      json.member("origin", origin)
      json.member("n", tuning.traces.count)
      json.member("pulls", tuning.traces.count { $0.intent == .pull })
      json.member("candidates", tuning.candidates.count)
      json.member("cost_false_accept", tuning.costs.falseAccept)
      json.member("cost_miss", tuning.costs.miss)
      json.member("threshold_pt", choice.threshold)
      json.member("above_pt", choice.stretch.above)
      json.member("up_to_pt", choice.stretch.upTo)
      json.member("moment", Self.moment(policy.moment))
      json.member("hysteresis_pt", policy.hysteresis)
      json.member("tp", choice.counts.truePositives)
      json.member("fp", choice.counts.falsePositives)
      json.member("score_before", asItCame)
      json.member("score_before_as_policy", asPolicy)
      json.member("score", choice.score)
      json.objects("validations", validations) { json, validation in Self.write(validation, to: &json) }
    }
    return json.text
  }

  private static func write(_ validation: Tuning.Validation, to json: inout JSONWriter) {
    json.member("left_out", validation.kind)
    json.member("folds", validation.folds)
    json.member("training_score", validation.training)
    json.member("test_score", validation.test)
    json.member("optimism", validation.optimism)
    if let why = validation.why { json.member("why", why) }
  }

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
