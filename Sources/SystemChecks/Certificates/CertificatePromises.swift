import ScrollPhysics

extension ScrollModel {
  /// The properties that the model must pass: the promises of its mapping and its own; see
  /// ``DescribedModel/promise(of:)``.
  ///
  /// For all that map positions that is independence of path and rates, mirror symmetry and a catch without a jump, known
  /// quirks aside; for a fixed form what it fixes. Any other failure is the original's, and no fault of the
  /// program's.
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
