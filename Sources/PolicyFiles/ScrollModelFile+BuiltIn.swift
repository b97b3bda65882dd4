import ScrollPhysics

/// Built-in models as files.
extension ScrollModelFile {
  /// Why a built-in model has no file.
  package struct Reason: Error, Equatable {
    /// What a file cannot say of the model: a phrase that follows its name.
    package let text: String
  }

  /// A built-in model as a file, which moves content to the same bits.
  ///
  /// - Throws: What a file cannot say.
  package init(of model: ScrollModel) throws(Reason) {
    let traits = model.traits(in: .standard)
    var parts = ModelParts(curves: model.curves(in: .standard))
    (parts.tracker, parts.rest) = (traits.trackerRule, traits.tolerance)
    switch model {
    case .uikit: break
    case .scrollMechanics, .scrollMechanicsFixed:
      parts.release.beyond = .all
      parts.catching = model == .scrollMechanics ? .atTravel : .atOffset
    case .iced: parts.release.gain = 0
    default: throw Reason(text: Self.reason(traits))
    }
    // Results must not show the name of an original for another model.
    self.init(name: "my-\(model.name)", parts: parts)
  }

  private static func reason(_ traits: ModelTraits) -> String {
    if traits.memory != .none { return "keeps something from touch to touch" }
    if traits.isTickBound { return "moves at display frames only" }
    if traits.pixel > 0 { return "rounds to pixels" }
    return "has a rule for which a file has no part"
  }
}
