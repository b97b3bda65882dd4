/// The curves a model is made of, with its constants: what a recording of the original can show.
///
/// Catches, thresholds and clocks are no part of it. Lengths are points, times seconds, where nothing else is said.
@frozen
public struct ModelCurves: Equatable, Sendable {
  /// The curve of content under a finger past an edge.
  public let drag: DragCurve
  /// The curve of content that moves by itself inside its bounds.
  public let fling: FlingCurve
  /// The curve of its way back from beyond an edge.
  public let bounce: BounceCurve

  /// Three curves.
  public init(drag: DragCurve, fling: FlingCurve, bounce: BounceCurve) {
    (self.drag, self.fling, self.bounce) = (drag, fling, bounce)
  }
}

/// The rule by which a drag past an edge moves content.
@frozen
public enum DragCurve: Equatable, Sendable {
  /// A ``RubberBand`` with the viewport's length.
  case band(coefficient: Double)
  /// A ``RubberBand`` with a length of its own.
  case longBand(coefficient: Double, length: Double)
  /// A share of the finger's way.
  case share(Double)
  /// An exponential of the viewport's length that begins with a share.
  case exponential(share: Double)
  /// A hyperbolic tangent that begins with a share.
  case tangent(share: Double, greatest: Double)
  /// 1:1 up to a limit.
  case clamp(limit: Double)
  /// Android's stretch.
  case stretch(intensity: Double)
  /// Flutter's increments.
  case flutterIncrements(gain: Double)
  /// Flutter's increments, the way back 1:1.
  case flutterRigidIncrements(gain: Double)
  /// The limit of ever smaller increments of Flutter's, the way back 1:1.
  case rigidBand(gain: Double)
  /// Firefox' increments: the share of each at the edge.
  case geckoIncrements(share: Double)
  /// An ``IncrementFilter`` that damps whole events.
  case filteredIncrements(share: Double)
  /// Increments that go no farther than the edge, or so many points past it.
  case clampedIncrements(limit: Double)
}

/// The law by which content moves by itself inside its bounds.
@frozen
public enum FlingCurve: Equatable, Sendable {
  /// Not at all.
  case rest
  /// A ``Deceleration``.
  case decay(perSecond: Double)
  /// A decay that brakes as well, in points per second squared.
  case brakedDecay(perSecond: Double, deceleration: Double)
  /// ``Braking``, in points per second squared.
  case braking(deceleration: Double)
  /// ``FlutterClampingFling``.
  case power(friction: Double)
  /// ``AppKitMomentum``.
  case quartic(speedOfOneSecond: Double)
  /// ``ChromiumTouchpadFling``.
  case touchpad(gamma: Double, beta: Double)
  /// ``ChromiumWindowsFling``.
  case windows(pixelsPerInch: Double)
  /// ``SplineFling``.
  case spline(friction: Double)
  /// A critically damped spring to a target, by its undamped angular frequency in radians per second.
  case sprung(frequency: Double)
  /// A quintic to a target, in points per square millisecond.
  case quintic(deceleration: Double)
  /// A quarter circle to a target, in points per square millisecond.
  case circular(deceleration: Double)
}

/// The law by which content comes back from beyond an edge.
@frozen
public enum BounceCurve: Equatable, Sendable {
  /// Not by itself.
  case rest
  /// A ``Spring``.
  case spring(Spring)
  /// A critically damped spring whose undamped angular frequency is given, in radians per second.
  case critical(frequency: Double)
  /// The spring of Android's stretch.
  case stretchSpring(frequency: Double, dampingRatio: Double)
  /// ``ChromiumBezierRelease``.
  case bezier(longest: Double)
  /// A quartic in a fixed time.
  case quartic(duration: Double)
  /// A quarter circle in a fixed time.
  case circular(duration: Double)
  /// Qt's two halves.
  case halves(duration: Double)
  /// A smoothstep in the time that a deceleration, in points per second squared, gives it.
  case smoothstep(deceleration: Double)
}
