import TextFormats

/// What explains a log, in one sentence: a model, or else the best rule with its constants and the nearest model.
///
///     gtk explains it best
///     exponential decay, 0.92 per frame at 60 Hz (friction 5.0029 /s), rms 0.000 pt; no shipped model uses it; nearest: lenis
package struct FitHeadline {
  private let fit: CurveFit
  /// The largest number of models that are named because they have the same rule with other constants.
  private static let mostNamed = 3

  /// The headline of the given fit.
  package init(_ fit: CurveFit) { self.fit = fit }

  /// The headline as a sentence without a full stop.
  package var text: String {
    guard let first = fit.models.first else { return "no model has a rule for the motion in this log" }
    if isByModel { return "\(first.name) explains it best" }
    let subject = fit.isRestricted ? "none of the models named" : "no model"
    guard isByRule else { return "\(subject) explains this log; the nearest is \(first.name)" }
    let user = fit.isRestricted ? "none of the models named" : "no shipped model"
    return
      "\(rules); \(user) uses \(fit.parts.count > 1 ? "these rules together" : "it")\(others); nearest: \(nearest(first))"
  }

  /// True if the best model with its own constants explains every part of the log, hardly worse than fitted rules do.
  var isByModel: Bool {
    guard let first = fit.models.first else { return false }
    return fit.isExplained && fit.shortfall(of: first) <= CurveFit.greatestShortfall
  }

  /// True if the best rules with fitted constants explain every part of the log.
  var isByRule: Bool {
    !fit.parts.isEmpty
      && fit.parts.allSatisfy { part in
        let best = part.fits[0]
        // A rule explains nothing if the log determines none of its constants.
        guard best.halfWidths.isEmpty || best.halfWidths.contains(where: \.isFinite) else { return false }
        return best.explainedShare >= CurveFit.leastShare || best.rms <= max(part.step, CurveFit.unseen)
      }
  }

  /// The best rule of each part of the log, with its constants and the root mean square of its residuals.
  private var rules: String {
    fit.parts.map { part in
      let best = part.fits[0]
      let name = fit.parts.count > 1 ? "\(part.part.rawValue): \(best.rule.name)" : best.rule.name
      let constants = Self.constants(of: best, rate: part.rate)
      return
        "\(name)\(constants.isEmpty ? "" : ", \(constants)"), rms \(Figures.fixed(best.rms, decimals: 3)) pt"
    }.joined(separator: "; ")
  }

  /// The fitted constants of a rule with their units.
  ///
  /// A decay begins with the fraction of velocity left per frame, because originals that work frame by frame use that number.
  private static func constants(of fit: RuleFit, rate: Double?) -> String {
    let own = fit.rule.constants.indices.map { index -> String in
      let constant = fit.rule.constants[index]
      guard fit.halfWidths[index].isFinite else { return "\(constant.name) not known" }
      let unit = constant.unit.isEmpty ? "" : " \(constant.unit)"
      return "\(constant.name) \(Figures.short(fit.constants[index]))\(unit)"
    }.joined(separator: ", ")
    guard let rate, let share = fit.shareLeft(after: 1 / rate) else { return own }
    return "\(Figures.short(share)) per frame at \(Figures.short(rate, decimals: 1)) Hz (\(own))"
  }

  /// The names of models that use the best rules with other constants, in brackets; empty if there is none.
  private var others: String {
    let same = fit.models.filter { model in
      fit.parts.allSatisfy { part in
        model.parts.contains { $0.part == part.part && $0.fit.rule.key == part.fits[0].rule.key }
      }
    }.map(\.name).filter { !$0.hasSuffix("-fixed") }
    guard !same.isEmpty else { return "" }
    let named = same.prefix(Self.mostNamed).joined(separator: ", ")
    return " (with other constants: \(named)\(same.count > Self.mostNamed ? ", …" : ""))"
  }

  private func nearest(_ model: ModelFit) -> String {
    let rms = model.parts.map { part in
      (fit.parts.count > 1 ? "\(part.part.rawValue) " : "") + Figures.fixed(part.nominal.rms, decimals: 3)
    }
    return "\(model.name), rms \(rms.joined(separator: ", ")) pt"
  }
}
