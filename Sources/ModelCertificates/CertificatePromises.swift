import ScrollPhysics

extension ScrollModel {
  /// What the model must pass: everything for `uikit` but a restart on a return, for a mended form what it mends, and for all
  /// that map positions independence of path and rates, mirror symmetry and a catch without a jump, known quirks aside.
  ///
  /// What else fails is the original's, and no fault of the program's. Restarted on a return that has crossed its edge
  /// content decelerates by the contract, where the spring would have brought it back.
  public var promises: Set<CertificateProperty> {
    let position: Set<CertificateProperty> =
      mapping(in: CertificateScene.extent) == .position
      ? [.path, .pullRate, .edgeRate, .motionRate, .mirror, .catchOffset, .catchGain] : []
    return position.subtracting(quirks).union(mended)
  }

  /// What a model that maps positions does not pass, as the original.
  private var quirks: Set<CertificateProperty> {
    switch self {
    // Edges noticed at the tick, Q10, and a catch beyond the 100 px that a finger gets to.
    case .gtk: [.edgeRate, .motionRate, .mirror, .catchOffset]
    // Such a catch is left as it is.
    case .gtkFixed: [.catchOffset]
    // Q1.
    case .scrollMechanics: [.catchOffset]
    // The grid of samples.
    case .framerInertia: [.edgeRate, .motionRate]
    default: []
    }
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
