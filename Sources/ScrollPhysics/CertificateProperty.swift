/// A property of a scroll model that the model's certificate, a list of measurements, states as one number.
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
  /// How much the motion after a release depends on the events and frames per second, with touch slop and velocity tracking included.
  case wholeRate
  /// How much the motion changes if it is computed again from the offset and velocity at one of its frames.
  case restart
  /// How much a return from beyond an edge changes if it is computed again from a frame at which it is inside the bounds.
  case returnRestart
  /// How much the offset differs from that of the mirrored gesture at the opposite edge.
  case mirror
  /// How much the speed of content that moves inside the bounds grows after the release; it should only fall.
  case speedInside
  /// How much the energy of a spring grows after the release, expressed as a speed; it should only fall.
  case springEnergy
  /// How much the overscroll grows again after it has begun to fall, as in a second bounce.
  case secondBounce
  /// How much faster the content is after a change from one piece of motion, such as a decay, to the next.
  case speedAtChange
  /// How far the offset jumps at the release.
  case releaseOffset
  /// How far the offset jumps at a change from one piece of motion, such as a decay, to the next.
  case changeOffset
  /// How far the offset jumps at the end of the motion.
  case endOffset
  /// How far the offset jumps when a finger catches moving content.
  case catchOffset
  /// How much further than the finger the content moves after a finger has caught it, in points.
  case catchGain
  /// How much the velocity jumps at the release.
  case releaseVelocity
  /// How much the velocity jumps at a change from one piece of motion, such as a decay, to the next.
  case changeVelocity
  /// How much the velocity jumps at the end of the motion.
  case endVelocity
}

/// Whether a model claims to have a property of its certificate.
@frozen
public enum CertificatePromise: UInt8, Sendable {
  /// The model claims the property if its ``DragMapping``, the way drags become offsets, implies it.
  case byMapping
  /// The model has the property, because it is a `-fixed` model, without the defect of the implementation that it reproduces.
  case kept
  /// The model is known to lack the property, like the implementation that it reproduces.
  case broken
}
