/// A property of a model that its certificate measures by one number.
@frozen
public enum CertificateProperty: UInt8, Sendable {
  /// How much the offset at the end of a drag depends on how the drag is cut into events.
  case path
  /// How much the offset at the end of a pull depends on the events per second.
  case pullRate
  /// How much the travel past an edge after a hard fling depends on the frames per second.
  case edgeRate
  /// How much the motion after any other release depends on the frames per second.
  case motionRate
  /// How much the motion after a release depends on the events and frames per second, slop and tracker included.
  case wholeRate
  /// How much the motion changes if it is solved again from one of its frames.
  case restart
  /// How much a return from beyond an edge changes if it is solved again from a frame inside the bounds.
  case returnRestart
  /// How much the offset differs from that of the mirrored gesture.
  case mirror
  /// How much the speed of content that moves inside the bounds grows after the release; it should only fall.
  case speedInside
  /// Growth of a spring's energy, as a speed.
  case springEnergy
  /// Growth of the overscroll after it has begun to fall.
  case secondBounce
  /// Growth of the speed between one piece of motion and the next.
  case speedAtChange
  /// Jump of the offset at the release.
  case releaseOffset
  /// Jump of the offset between one piece of motion and the next.
  case changeOffset
  /// Jump of the offset at the end of the motion.
  case endOffset
  /// Jump of the offset when a finger catches moving content.
  case catchOffset
  /// How much further than the finger the content moves after a catch, in points.
  case catchGain
  /// Jump of the velocity at the release.
  case releaseVelocity
  /// Jump of the velocity between one piece of motion and the next.
  case changeVelocity
  /// Jump of the velocity at the end of the motion.
  case endVelocity
}

/// What a model promises for one property of its certificate.
@frozen
public enum CertificatePromise: UInt8, Sendable {
  /// The same as for every model with its ``DragMapping``.
  case byMapping
  /// The model has the property, because its form is fixed.
  case kept
  /// The model is known to lack the property, like its original.
  case broken
}
