import ScrollPhysics

/// The rules and models that explain an observed scroll, with their constants.
///
/// Each part of the log (drag, fling, bounce) is fitted by every rule of its kind, and the rules are ranked by Schwarz' criterion (BIC).
/// BIC is preferred to Akaike's criterion because rules contain each other (a damped spring includes the critical one): Akaike's keeps a
/// needless constant in one log of six however long it is, Schwarz' ever more rarely. A model is the combination of its rules with its own
/// constants, which do not count as fitted; how much worse it is than the best rules with fitted constants shows whether it explains the
/// log or is only the nearest.
package struct CurveFit: Sendable {
  /// One kind of motion in a scroll, with the rules fitted to it.
  package struct Part: Sendable {
    /// The kind of motion: drag, fling or bounce.
    package let part: ScrollPart
    /// The number of separate stretches of this kind of motion in the log.
    package let stretches: Int
    /// The number of rows in all stretches of this kind.
    package let rows: Int
    /// The numbers of stretches and rows that were not fitted because the log is long.
    package let leftOut: (stretches: Int, rows: Int)
    /// The step of the grid to which the log's offsets are rounded, in points.
    package let step: Double
    /// The log's rows per second; nil if the rows are not evenly spaced.
    package let rate: Double?
    /// The results of all rules for this kind of motion, best first.
    package let fits: [RuleFit]
  }

  /// A kind of motion in a scroll that could not be fitted, and the reason.
  package struct Unknown: Equatable, Sendable {
    /// The kind of motion: drag, fling or bounce.
    package let part: ScrollPart
    /// The reason why the motion could not be fitted, and what to log instead.
    package let reason: String
  }

  /// True if the log says when a finger was down; otherwise all rows count as motion without a finger.
  package let knowsFinger: Bool
  /// The number of rows in the log.
  package let rows: Int
  /// The time from the first row of the log to the last, in seconds.
  package let duration: Double
  /// The kinds of motion that were fitted, in the order of a gesture: drag, fling, bounce.
  package let parts: [Part]
  /// The kinds of motion that could not be fitted.
  package let unknown: [Unknown]
  /// The fitted models, best first.
  package let models: [ModelFit]
  /// True if only selected models were compared.
  package let isRestricted: Bool

  /// The least difference between the criteria (BIC) of two models that are told apart.
  ///
  /// Kass and Raftery 1995 call less "not worth more than a mention".
  package static let leastDifference = 2.0
  /// The largest difference to the best rules' criterion (BIC) with which a model still explains the log.
  ///
  /// Kass and Raftery 1995 call more "very strong" evidence.
  package static let greatestShortfall = 10.0
  /// The least proportion of the offsets' variance that a model must explain.
  ///
  /// The remaining deviation is at most 22 % of the spread (√0.05), which noise or a tuned constant can cause; more means another curve.
  package static let leastShare = 0.95
  /// The largest residual that no screen shows, in points; content at rest leaves no variance to explain, so it needs this limit.
  package static let unseen = 1e-3
  /// The fewest rows that a stretch must have to be fitted.
  static let fewest = 6

  /// Fits the rules of all parts to a log, and ranks the models.
  ///
  /// - Parameters:
  ///   - log: The observed scroll.
  ///   - extent: The range in which the content scrolls.
  ///   - models: The models to compare; nil for all.
  ///   - step: Called after each rule with the number done and the total.
  package init(
    _ log: CurveLog, in extent: ScrollExtent, models: [ScrollModel]? = nil,
    step: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    rows = log.samples.count
    duration = log.samples[rows - 1].time - log.samples[0].time
    let isRestricted = models != nil
    self.isRestricted = isRestricted
    let models = (models ?? ScrollModel.all).map { ModelRules($0, in: extent) }
    let found = LogSplitter(extent: extent).parts(of: log)
    let sorted = ScrollPart.allCases.map { part in
      LogContents(part, found.filter { $0.part == part }, log, extent)
    }
    let usable = sorted.filter { $0.reason == nil }
    knowsFinger = log.knowsFinger
    unknown = sorted.compactMap { contents in contents.reason.map { Unknown(part: contents.part, reason: $0) }
    }
    let rules = usable.map { Self.rules(for: $0, models, isRestricted: isRestricted) }
    let total = rules.reduce(0) { $0 + $1.count }
    var done = 0
    parts = zip(usable, rules).map { contents, rules in
      let fits = rules.compactMap { rule in
        defer {
          done += 1
          step(done, total)
        }
        return RuleFit(rule, to: contents.parts, grid: contents.grid)
      }
      return Part(
        part: contents.part, stretches: contents.parts.count, rows: contents.rows,
        leftOut: contents.leftOut, step: contents.grid.step, rate: contents.rate,
        fits: fits.sorted { $0.criterion < $1.criterion })
    }
    let nominal = zip(usable, parts).map { NominalFits($0, $1, models) }
    self.models = models.compactMap { ModelFit($0, parts: nominal) }.sorted { $0.criterion < $1.criterion }
  }

  /// The best model and those that the log cannot tell from it, best first.
  package var best: [ModelFit] {
    guard let first = models.first else { return [] }
    return models.filter { $0.criterion - first.criterion < Self.leastDifference }
  }

  /// True if the best model with its own constants explains every part of the log, up to one step of the log's grid.
  package var isExplained: Bool {
    guard let first = models.first else { return false }
    return zip(first.parts, parts).allSatisfy { model, part in
      model.nominal.explainedShare >= Self.leastShare || model.nominal.rms <= max(part.step, Self.unseen)
    }
  }

  /// The amount by which a model's criterion (BIC) with its own constants exceeds that of the best rules with fitted constants.
  ///
  /// It is below 0 if the model is better.
  package func shortfall(of model: ModelFit) -> Double {
    model.criterion - parts.reduce(0) { $0 + $1.fits[0].criterion }
  }

  /// All rules for one kind of motion, or only those of the selected models.
  private static func rules(
    for contents: LogContents, _ models: [ModelRules], isRestricted: Bool
  ) -> [ScrollRule] {
    let all =
      switch contents.part {
      case .drag: DragRules.all + IncrementRules.all
      case .fling: FlingRules.all + SplineRules.all
      case .bounce: BounceRules.all + ReturnRules.all
      }
    let keys = Set(models.map { $0.nominal(contents.part).rule.key })
    return all.filter { !isRestricted || keys.contains($0.key) }
  }
}
