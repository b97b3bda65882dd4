/// The six measures of a certificate.
public enum CertificateMeasure: String, CaseIterable, Sendable {
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

/// What is measured, one number each.
public enum CertificateProperty: String, CaseIterable, Sendable {
  /// The offset at the end of a drag, by how it is cut into events.
  case path
  /// The offset at the end of a pull, by the events per second.
  case pullRate = "pull"
  /// The way past an edge after one and the same hard fling, by the frames per second.
  case edgeRate = "motion at an edge"
  /// The motion after any other release, the same at each rate, by the frames per second.
  case motionRate = "motion"
  /// The motion after a release, by the events and frames per second: with what slop and tracker make of them.
  case wholeRate = "with slop and tracker"
  /// The motion solved anew at a frame.
  case restart
  /// The same inside the bounds on a return from beyond an edge.
  case returnRestart = "restart on a return"
  /// The offset, against that of the mirrored gesture.
  case mirror
  /// Speed inside the bounds that grows.
  case speedInside = "speed inside"
  /// Energy of a spring that grows, as speed.
  case springEnergy = "spring"
  /// Overscroll that grows again.
  case secondBounce = "overscroll"
  /// Speed that grows where one piece of motion follows another.
  case speedAtChange = "speed at a change"
  /// The offset at the release.
  case releaseOffset = "offset at the release"
  /// The offset where one piece of motion follows another.
  case changeOffset = "offset at a change"
  /// The offset at the end of motion.
  case endOffset = "offset at the end"
  /// The offset as a finger catches moving content.
  case catchOffset = "offset at a catch"
  /// How much farther than the finger content goes after a catch.
  case catchGain = "movement after a catch"
  /// The velocity at the release.
  case releaseVelocity = "velocity at the release"
  /// The velocity where one piece of motion follows another.
  case changeVelocity = "velocity at a change"
  /// The velocity at the end of motion.
  case endVelocity = "velocity at the end"

  /// The measure it belongs to.
  public var measure: CertificateMeasure {
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

  /// Whether it is a speed, in points per second, and no distance, in points.
  public var isSpeed: Bool {
    switch self {
    case .speedInside, .springEnergy, .speedAtChange, .releaseVelocity, .changeVelocity, .endVelocity: true
    default: false
    }
  }
}
