import ScrollPhysics

/// The six measures of a certificate.
package enum CertificateMeasure: String, CaseIterable, Sendable {
  /// The same drag in 1 to 1000 events must end at the same offset.
  case path
  /// Neither the rate of events nor the frame rate may change the motion.
  case rate
  /// Motion that is solved anew from its current state must continue unchanged.
  case restart
  /// The two edges must be mirror images.
  case mirror
  /// Motion without a driving force must not gain energy.
  case energy
  /// Neither offset nor velocity may jump.
  case continuity
}

extension CertificateProperty: CaseIterable {
  /// All properties, in output order.
  public static var allCases: [CertificateProperty] {
    (0...UInt8.max).compactMap(CertificateProperty.init(rawValue:))
  }

  /// The property's name in lists and in JSON.
  package var name: String {
    switch self {
    case .path: "path"
    case .pullRate: "pull"
    case .edgeRate: "motion at an edge"
    case .motionRate: "motion"
    case .wholeRate: "with slop and tracker"
    case .restart: "restart"
    case .returnRestart: "restart on a return"
    case .mirror: "mirror"
    case .speedInside: "speed inside"
    case .springEnergy: "spring"
    case .secondBounce: "overscroll"
    case .speedAtChange: "speed at a change"
    case .releaseOffset: "offset at the release"
    case .changeOffset: "offset at a change"
    case .endOffset: "offset at the end"
    case .catchOffset: "offset at a catch"
    case .catchGain: "movement after a catch"
    case .releaseVelocity: "velocity at the release"
    case .changeVelocity: "velocity at a change"
    case .endVelocity: "velocity at the end"
    }
  }

  /// The measure that the property belongs to.
  package var measure: CertificateMeasure {
    switch self {
    case .path: .path
    case .pullRate, .edgeRate, .motionRate, .wholeRate: .rate
    case .restart, .returnRestart: .restart
    case .mirror: .mirror
    case .speedInside, .springEnergy, .secondBounce, .speedAtChange: .energy
    case .releaseOffset, .releaseVelocity, .changeOffset, .changeVelocity, .endOffset, .endVelocity,
      .catchOffset, .catchGain:
      .continuity
    }
  }

  /// True for a speed, in points per second; false for a distance, in points.
  package var isSpeed: Bool {
    switch self {
    case .speedInside, .springEnergy, .speedAtChange, .releaseVelocity, .changeVelocity, .endVelocity: true
    case .path, .pullRate, .edgeRate, .motionRate, .wholeRate, .restart, .returnRestart, .mirror,
      .secondBounce,
      .releaseOffset, .changeOffset, .endOffset, .catchOffset, .catchGain:
      false
    }
  }
}
