/// A property of a model that a certificate measures, one number each.
@frozen
public enum CertificateProperty: UInt8, Sendable {
  /// The offset at the end of a drag, by how it is cut into events.
  case path
  /// The offset at the end of a pull, by the events per second.
  case pullRate
  /// The way past an edge after one and the same hard fling, by the frames per second.
  case edgeRate
  /// The motion after any other release, the same at each rate, by the frames per second.
  case motionRate
  /// The motion after a release, by the events and frames per second: with what slop and tracker make of them.
  case wholeRate
  /// The motion solved anew at a frame.
  case restart
  /// The same inside the bounds on a return from beyond an edge.
  case returnRestart
  /// The offset, against that of the mirrored gesture.
  case mirror
  /// Speed inside the bounds that grows.
  case speedInside
  /// Energy of a spring that grows, as speed.
  case springEnergy
  /// Overscroll that grows again.
  case secondBounce
  /// Speed that grows where one piece of motion follows another.
  case speedAtChange
  /// The offset at the release.
  case releaseOffset
  /// The offset where one piece of motion follows another.
  case changeOffset
  /// The offset at the end of motion.
  case endOffset
  /// The offset as a finger catches moving content.
  case catchOffset
  /// The distance by which content goes farther than the finger after a catch.
  case catchGain
  /// The velocity at the release.
  case releaseVelocity
  /// The velocity where one piece of motion follows another.
  case changeVelocity
  /// The velocity at the end of motion.
  case endVelocity
}

/// A model's promise for one property of its certificate.
@frozen
public enum CertificatePromise: UInt8, Sendable {
  /// The promise of every model with its ``DragMapping``.
  case byMapping
  /// It has the property: a fixed form is there for it.
  case kept
  /// It is known to be without it, as the original is.
  case broken
}
