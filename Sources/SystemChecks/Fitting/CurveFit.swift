import ScrollPhysics

/// The rules and the models that explain an observed scroll, with their constants.
///
/// Each part of the log (drag, fling, bounce) is fitted by every rule of its kind; the rules are ranked by Schwarz'
/// criterion (BIC). It is preferred to Akaike's here because rules contain each other (a damped spring the critical one):
/// Akaike's keeps a needless constant in one log of six however long it is, Schwarz' ever more rarely. A model is the sum of
/// its rules with its own constants, which cost it nothing; how much worse it is than the best rules with constants of their
/// choice says whether it is only the nearest.
package struct CurveFit: Sendable {
  /// One part of a gesture, with the rules fitted to it.
  package struct Part: Sendable {
    /// Drag, fling or bounce.
    package let part: ScrollPart
    /// The number of its stretches in the log.
    package let stretches: Int
    /// Rows in them.
    package let rows: Int
    /// Stretches and rows of a long log that were not fitted.
    package let leftOut: (stretches: Int, rows: Int)
    /// The step of the grid that the offsets lie on, in points.
    package let step: Double
    /// Rows a second, where they are evenly spaced; nil where they are not.
    package let rate: Double?
    /// The rules, best first.
    package let fits: [RuleFit]
  }

  /// A part that nothing can be said of, and why.
  package struct Unknown: Equatable, Sendable {
    /// Drag, fling or bounce.
    package let part: ScrollPart
    /// The reason, and what to log.
    package let reason: String
  }

  /// True where the log says where a finger was; without, all of it is taken for motion by itself.
  package let knowsFinger: Bool
  /// Rows of the log.
  package let rows: Int
  /// From its first to its last row, in seconds.
  package let duration: Double
  /// The parts that were fitted, in the order of a gesture.
  package let parts: [Part]
  /// The others.
  package let unknown: [Unknown]
  /// The models, best first.
  package let models: [ModelFit]
  /// True if only some models were to be compared.
  package let isRestricted: Bool

  /// Two models whose criteria differ by less are not told apart (Kass and Raftery 1995: "not worth more than a mention").
  package static let leastDifference = 2.0
  /// One that is worse by more than this does not explain what the other does (the same: "very strong").
  package static let greatestShortfall = 10.0
  /// A model explains a part if so much of the offsets' variance is its rule's doing. What is left is at most 22 % of the
  /// spread (√0.05): noise or a tuned constant; more than that is another curve.
  package static let leastShare = 0.95
  /// A residual that no screen shows, in points: content that does not move leaves no variance to explain.
  package static let unseen = 1e-3
  /// Rows that a stretch has at least.
  static let fewest = 6

  /// Fits a log.
  ///
  /// - Parameters:
  ///   - log: What was observed.
  ///   - extent: The scroll range it was observed in.
  ///   - models: The models that count; nil for all.
  ///   - step: Told after each rule how many are done of how many.
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

  /// The models that this log does not tell from the best one, the best one first.
  package var best: [ModelFit] {
    guard let first = models.first else { return [] }
    return models.filter { $0.criterion - first.criterion < Self.leastDifference }
  }

  /// True if the best model with its own constants explains every part of the log; what it leaves may always
  /// be a step of the log's grid.
  package var isExplained: Bool {
    guard let first = models.first else { return false }
    return zip(first.parts, parts).allSatisfy { model, part in
      model.nominal.explainedShare >= Self.leastShare || model.nominal.rms <= max(part.step, Self.unseen)
    }
  }

  /// The amount by which a model with its own constants is worse than the best rules with those found; below
  /// 0 where it is better.
  package func shortfall(of model: ModelFit) -> Double {
    model.criterion - parts.reduce(0) { $0 + $1.fits[0].criterion }
  }

  /// Every rule of the part's kind, or those of the models that count.
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
