import ScrollPhysics

extension ScrollModel {
  /// What the model must pass: everything for `uikit` but a restart on a return, for a mended form what it mends, and path
  /// independence for all that map positions.
  ///
  /// What else fails is the original's, and no fault of the program's. Restarted on a return that has crossed its edge
  /// content decelerates by the contract, where the spring would have brought it back.
  public var promises: Set<CertificateProperty> {
    let position: Set<CertificateProperty> =
      mapping(in: CertificateScene.extent) == .position ? [.path, .pullRate] : []
    return position.union(mended)
  }

  /// What a mended form is there for.
  private var mended: Set<CertificateProperty> {
    switch self {
    case .uikit: Set(CertificateProperty.allCases).subtracting([.returnRestart])
    // Path dependence, Q5 and Q6, and the snap at a spring's end.
    case .flutterIOSFixed, .flutterDesktopFixed: [.path, .pullRate, .mirror, .endOffset]
    // Q7.
    case .flutterClampingFixed: [.mirror]
    // Whole points.
    case .chromiumExpFixed, .chromiumBezierFixed: [.releaseOffset, .changeOffset, .endOffset, .catchOffset]
    // Q9, and on the desktop flings by frames, with what the last of them goes beyond the edge.
    case .geckoDesktopFixed, .geckoAndroidFixed: [.path, .pullRate, .edgeRate, .motionRate, .changeOffset]
    // Edges noticed at the tick, and Q10: what it cuts, on one side, and the push from where it was cut.
    case .gtkFixed: [.edgeRate, .motionRate, .mirror, .changeOffset, .speedAtChange]
    // Q1.
    case .scrollMechanicsFixed: [.catchOffset, .catchGain]
    // The grid of samples.
    case .framerInertiaFixed: [.edgeRate, .motionRate]
    // Q14.
    case .betterScrollFixed, .iscrollFixed: [.path, .pullRate]
    default: []
    }
  }
}
