import ScrollPhysics

/// The six measures of a certificate, each of which covers one or more properties.
package enum CertificateMeasure: String, CaseIterable, Sendable {
  /// Path independence: a drag must end at the same offset whether it has 1 or 1000 events.
  case path
  /// Rate independence: neither the rate of events nor the frame rate may change the motion.
  case rate
  /// Restart invariance: motion that is solved anew from its current state must continue unchanged.
  case restart
  /// Mirror symmetry: the motion at one edge must be the mirror image of that at the other.
  case mirror
  /// Energy: motion without a driving force must not gain energy.
  case energy
  /// Continuity: neither offset nor velocity may jump.
  case continuity
}

extension CertificateProperty: CaseIterable {
  /// All properties, in the order in which they are printed.
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

  /// True if the property's violation is a speed, in points per second; false if it is a distance, in points.
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
