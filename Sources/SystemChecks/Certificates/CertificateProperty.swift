import ScrollPhysics

/// The six measures of a certificate.
package enum CertificateMeasure: String, CaseIterable, Sendable {
  /// The same drag in 1 to 1000 events ends at one offset.
  case path
  /// Neither the events nor the frames per second change what happens.
  case rate
  /// Motion solved anew from where it is goes on the same.
  case restart
  /// The edges are mirror images.
  case mirror
  /// Motion that nothing drives gains no energy.
  case energy
  /// Neither offset nor velocity jumps.
  case continuity
}

extension CertificateProperty: CaseIterable {
  /// All properties, in the order in which they are listed.
  public static var allCases: [CertificateProperty] {
    (0...UInt8.max).compactMap(CertificateProperty.init(rawValue:))
  }

  /// The name in lists and in JSON.
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

  /// The measure it belongs to.
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
