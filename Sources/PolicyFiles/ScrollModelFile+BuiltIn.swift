import ScrollPhysics

/// Built-in models as files.
extension ScrollModelFile {
  /// The reason why a built-in model cannot be written as a file.
  package struct Reason: Error, Equatable {
    /// The behaviour that model files do not support: a phrase that follows the model's name.
    package let text: String
  }

  /// A built-in model as a file, which moves content to the same bits.
  ///
  /// - Throws: The reason if model files do not support all of its behaviour.
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
    if traits.memory != .none { return "carries state from one touch to the next" }
    if traits.isTickBound { return "moves only at display frames" }
    if traits.pixel > 0 { return "rounds offsets to pixels" }
    return "uses a rule that model files do not support"
  }
}
