/// Fits the rules of one kind of motion with the models' own constants; each combination of rule and constants is fitted once.
struct NominalFits: Sendable {
  private struct Key: Hashable {
    let rule: String
    let constants: [Double]
  }

  private let part: CurveFit.Part
  private let fits: [Key: RuleFit]

  init(_ contents: LogContents, _ part: CurveFit.Part, _ models: [ModelRules]) {
    self.part = part
    var fits: [Key: RuleFit] = [:]
    for model in models {
      let own = model.nominal(contents.part)
      let key = Key(rule: own.rule.key, constants: own.constants)
      guard fits[key] == nil, let found = part.fits.first(where: { $0.rule.key == key.rule }) else {
        continue
      }
      fits[key] = RuleFit(
        own.rule, to: contents.parts, grid: contents.grid, fixed: own.constants, near: found.own)
    }
    self.fits = fits
  }

  /// A model's rule fitted with free and with its own constants; nil if there are too few rows.
  func fits(of model: ModelRules) -> ModelFit.Part? {
    let own = model.nominal(part.part)
    guard let found = part.fits.first(where: { $0.rule.key == own.rule.key }),
      let nominal = fits[Key(rule: own.rule.key, constants: own.constants)]
    else { return nil }
    return ModelFit.Part(part: part.part, fit: found, nominal: nominal)
  }
}
