/// A named model fitted to a log: each of its rules with the model's own constants, and with fitted ones.
package struct ModelFit: Sendable {
  /// One of the model's rules, fitted to one kind of motion.
  package struct Part: Sendable {
    /// The kind of motion that the rule explains: drag, fling or bounce.
    package let part: ScrollPart
    /// The rule with constants that were fitted to the log.
    package let fit: RuleFit
    /// The rule with the model's own constants.
    package let nominal: RuleFit

    /// For each of the model's own constants, true if it lies in the 95 % interval of the fitted constant.
    package var isInside: [Bool] {
      nominal.constants.indices.map { abs(nominal.constants[$0] - fit.constants[$0]) <= fit.halfWidths[$0] }
    }
  }

  /// The name of the model, as `--model` accepts it.
  package let name: String
  /// The model's rules for the kinds of motion that the log has.
  package let parts: [Part]

  /// Schwarz' criterion (BIC) over all parts with the model's own constants; lower is better.
  package var criterion: Double { parts.reduce(0) { $0 + $1.nominal.criterion } }

  init?(_ model: ModelRules, parts: [NominalFits]) {
    name = model.name
    var found: [Part] = []
    for part in parts {
      guard let pair = part.fits(of: model) else { return nil }
      found.append(pair)
    }
    self.parts = found
  }
}
