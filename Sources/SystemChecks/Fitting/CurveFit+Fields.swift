import ScrollPhysics
import TextFormats
import TraceReplay

extension CurveFit {
  /// The JSON format of `fit --json`: a log's path, and the fit.
  package static let format = RecordFormat<(log: String, fit: CurveFit)>(
    "overscroll-fit/1", "The models and constants that explain an offset log", from: "fit --json",
    [
      .value("log", "Path of the log as given.") { $0.log },
      .value("rows", "Rows of the log, 1 or more.") { $0.fit.rows },
      .value("duration_ms", "From the log's first row to its last, 0 or more.") {
        $0.fit.duration * 1000 as Double?
      },
      .value(
        "best",
        "Names of the models that explain the log best: the best one first, then those that the log does not distinguish from it."
      ) { $0.fit.best.map(\.name) },
      .value(
        "explained",
        "Whether the best model with its own constants explains every part of the log. If not, `best` is only the nearest."
      ) { $0.fit.isExplained },
      .list("models", "The models, best first.", of: modelFields) { log in
        log.fit.models.map { (log.fit, $0) }
      },
      .object(
        "parts",
        "By part (drag, fling or bounce), the rules that explain it. A part is absent if the log does not have it or does not determine it.",
        Fields(parts(Part.fields) { fit, part in fit.parts.first { $0.part == part } })
      ) {
        $0.fit
      },
      .list("unknown", "The parts that the log does not determine.", of: unknownFields) { $0.fit.unknown },
    ])

  /// The JSON fields for drag, fling and bounce, each present if the log has that part.
  private static func parts<Record, Value>(
    _ fields: Fields<Value>, _ get: @escaping @Sendable (Record, ScrollPart) -> Value?
  ) -> [Field<Record>] {
    [
      .optional("drag", "Under a finger: from finger travel to offset.", fields) { get($0, .drag) },
      .optional("fling", "Motion within the edges after a release.", fields) { get($0, .fling) },
      .optional("bounce", "Motion past an edge, back to it.", fields) { get($0, .bounce) },
    ]
  }

  private static let modelFields: Fields<(fit: CurveFit, model: ModelFit)> = [
    .value("model", ScrollModel.nameMeaning) { $0.model.name },
    .value(
      "behind",
      "Its criterion over all parts less that of the best model: 0 for the best; below 2 the log does not distinguish them; above 10 it explains the log clearly worse."
    ) { $0.model.criterion - $0.fit.models[0].criterion },
    .value(
      "shortfall",
      "Its criterion with its own constants less that of the best rules with fitted constants; below 0 if it is better."
    ) { $0.fit.shortfall(of: $0.model) },
    .object(
      "parts", "By part (drag, fling or bounce), how it explains it; only for the parts in `parts`.",
      Fields(parts(ModelFit.Part.fields) { model, part in model.parts.first { $0.part == part } })
    ) { $0.model },
  ]

  private static let unknownFields: Fields<Unknown> = [
    .value("part", "drag, fling or bounce.") { $0.part.rawValue },
    .value("reason", "Why the log does not determine it, and what to log.") { $0.reason },
  ]
}

/// A fitted number with half the width of its 95 % interval, which is null in JSON if the log does not determine the number.
private typealias Found = (value: Double, halfWidth: Double)

private let estimate = Fields<Found>(
  sharedAs: "estimate", "A number found in the log.",
  [
    .value("value", "The fitted value, in the unit that its key ends with.") { $0.value as Double? },
    .value(
      "half_width_95",
      "Half the width of its 95 % interval; 0 if it was given instead of fitted; null if the log does not determine it."
    ) { $0.halfWidth.isFinite ? $0.halfWidth : nil },
  ])

extension ModelFit.Part {
  fileprivate static let fields = Fields<ModelFit.Part>(
    sharedAs: "model_part", "How a model explains one part of the log.",
    [
      .value("rule", "The rule that the model has for this part, as in `parts`.") { $0.fit.rule.key },
      .value(
        "nominal_rms_pt", "The root of the mean squared residual with the model's own constants, 0 or more."
      ) { $0.nominal.rms as Double? },
      .named("constants", "By key, the fitted value of each constant of the rule.", of: constantFields) {
        part in
        part.fit.rule.constants.enumerated().map { (key: $1.key, value: (part, $0)) }
      },
    ])

  private static let constantFields = Fields<(part: ModelFit.Part, index: Int)>(
    sharedAs: "constant", "A constant of a model's rule, as fitted to the log and as in the model.",
    [
      .value("value", "The fitted constant, in the unit that its key ends with.") {
        $0.part.fit.constants[$0.index] as Double?
      },
      .value(
        "half_width_95",
        "Half the width of its 95 % interval; 0 if it was given instead of fitted; null if the log does not determine it."
      ) { found in
        let width = found.part.fit.halfWidths[found.index]
        return width.isFinite ? width : nil
      },
      .value("nominal", "The model's own value; null if it is not finite.") {
        $0.part.nominal.constants[$0.index] as Double?
      },
      .value("nominal_inside", "Whether the model's value lies in the interval.") {
        $0.part.isInside[$0.index]
      },
    ])
}

extension CurveFit.Part {
  fileprivate static let fields = Fields<CurveFit.Part>(
    sharedAs: "part", "One part of a gesture in the log, and the rules fitted to it.",
    [
      .value("stretches", "Stretches of this kind in the log that were fitted, 1 or more.") { $0.stretches },
      .value("rows", "Rows of the log in those stretches, 1 or more.") { $0.rows },
      .value("stretches_left_out", "Stretches of a long log that were not fitted, 0 or more.") {
        $0.leftOut.stretches
      },
      .value("rows_left_out", "Rows of the log in the stretches that were not fitted, 0 or more.") {
        $0.leftOut.rows
      },
      .value(
        "step_pt",
        "The step of the grid of offsets: a device pixel or the log's decimals; 0.000001 if there is not a coarser one."
      ) { $0.step as Double? },
      .list("rules", "The rules of this part, best first.", of: ruleFields) { part in
        part.fits.map { (part, $0) }
      },
    ])

  private static let ruleFields = Fields<(part: CurveFit.Part, fit: RuleFit)>(
    sharedAs: "rule", "A rule fitted to one part of the log.",
    [
      .value(
        "rule", "The rule's name in lower case with hyphens: rubber-band, exponential-decay-braking, rest."
      ) { $0.fit.rule.key },
      .value(
        "behind",
        "Schwarz' criterion less that of the best rule of this part: 0 for the best; below 2 the log does not distinguish them; above 10 it explains the log clearly worse."
      ) { $0.fit.criterion - $0.part.fits[0].criterion },
      .named(
        "constants",
        "By key, the rule's fitted constants, also in their usual form where there is one.",
        of: estimate
      ) { $0.fit.estimates },
      .list(
        "start_velocities_pt_s",
        "The velocity at the first row of each stretch, in order; empty if the rule does not have one.",
        of: estimate
      ) { $0.fit.startVelocities },
      .value("rms_pt", "The root of the mean squared residual, 0 or more.") { $0.fit.rms as Double? },
      .value("greatest_pt", "The residual of greatest size, observed less predicted, signed.") {
        $0.fit.greatest.residual as Double?
      },
      .value("greatest_ms", "The time of its row, as in the log.") { $0.fit.greatest.time * 1000 as Double? },
    ])
}

extension RuleFit {
  /// The fitted constants by key, including the one that is computed from the first constant.
  fileprivate var estimates: [(key: String, value: Found)] {
    let own = rule.constants.enumerated().map { (key: $1.key, value: (constants[$0], halfWidths[$0])) }
    guard let derived, let constant = rule.derived?.constant else { return own }
    return own + [(key: constant.key, value: derived)]
  }
}
