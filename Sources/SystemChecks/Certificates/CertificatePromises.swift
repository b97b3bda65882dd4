import ScrollPhysics

extension ScrollModel {
  /// The properties that the model is required to pass: those that follow from its mapping, and those that the model declares itself.
  ///
  /// For models that map positions these are independence of path and rates, mirror symmetry, and a catch without a jump, except for known
  /// bugs; for a fixed variant, what it fixes. Any other failure reproduces the original's behaviour and is not a fault of the program.
  package var promises: Set<CertificateProperty> {
    let position: Set<CertificateProperty> =
      mapping(in: CertificateScene.extent) == .position
      ? [.path, .pullRate, .edgeRate, .motionRate, .mirror, .catchOffset, .catchGain] : []
    return Set(
      CertificateProperty.allCases.filter { property in
        switch promise(of: property) {
        case .byMapping: position.contains(property)
        case .kept: true
        case .broken: false
        }
      })
  }
}
