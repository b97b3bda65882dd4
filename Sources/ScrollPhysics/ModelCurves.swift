/// The curves that a model consists of, with their constants: what a recording of the original can show.
///
/// Catches, thresholds and clocks are left out. Lengths are in points and times in seconds unless stated otherwise.
@frozen
public struct ModelCurves: Equatable, Sendable {
  /// The curve of content dragged past an edge.
  public let drag: DragCurve
  /// The curve of content that moves by itself inside its bounds.
  public let fling: FlingCurve
  /// The curve of the return from beyond an edge.
  public let bounce: BounceCurve

  /// A model's three curves.
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
  /// The content moves a constant fraction of the finger's travel.
  case share(Double)
  /// An exponential with the viewport's length as bound; `share` is its slope at the edge.
  case exponential(share: Double)
  /// A hyperbolic tangent with the bound `greatest`, in points; `share` is its slope at the edge.
  case tangent(share: Double, greatest: Double)
  /// 1:1 up to `limit`, in points.
  case clamp(limit: Double)
  /// Android's stretch.
  case stretch(intensity: Double)
  /// Flutter's increments; `gain` is the fraction that passes at the edge.
  case flutterIncrements(gain: Double)
  /// Flutter's increments, with the return 1:1; `gain` is the fraction that passes at the edge.
  case flutterRigidIncrements(gain: Double)
  /// The limit of Flutter's increments for ever smaller movements, with the return 1:1.
  case rigidBand(gain: Double)
  /// Firefox's increments; `share` is the fraction that passes at the edge.
  case geckoIncrements(share: Double)
  /// An ``IncrementFilter`` that damps whole events; `share` is the fraction that passes outside.
  case filteredIncrements(share: Double)
  /// Increments that end at the edge, or `limit` points past it.
  case clampedIncrements(limit: Double)
}

/// The law by which content moves by itself inside its bounds.
@frozen
public enum FlingCurve: Equatable, Sendable {
  /// The content does not move by itself.
  case rest
  /// A ``Deceleration``.
  case decay(perSecond: Double)
  /// An exponential decay (per second) with an additional constant deceleration, in points per second squared.
  case brakedDecay(perSecond: Double, deceleration: Double)
  /// A ``Braking`` motion; the deceleration is in points per second squared.
  case braking(deceleration: Double)
  /// A ``FlutterClampingFling`` with this friction.
  case power(friction: Double)
  /// ``AppKitMomentum``; the parameter is the speed, in points per second, whose momentum lasts a second.
  case quartic(speedOfOneSecond: Double)
  /// ``ChromiumTouchpadFling`` with its γ, per second, and β, in points per second.
  case touchpad(gamma: Double, beta: Double)
  /// ``ChromiumWindowsFling`` on a screen of this density.
  case windows(pixelsPerInch: Double)
  /// ``SplineFling`` with this friction.
  case spline(friction: Double)
  /// A critically damped spring to a target, given by its undamped angular frequency in radians per second.
  case sprung(frequency: Double)
  /// A quintic curve to a target; the deceleration is in points per square millisecond.
  case quintic(deceleration: Double)
  /// A quarter circle to a target; the deceleration is in points per square millisecond.
  case circular(deceleration: Double)
}

/// The law by which content returns from beyond an edge.
@frozen
public enum BounceCurve: Equatable, Sendable {
  /// The content does not return by itself.
  case rest
  /// A ``Spring``.
  case spring(Spring)
  /// A critically damped spring, given by its undamped angular frequency in radians per second.
  case critical(frequency: Double)
  /// The spring of Android's stretch.
  case stretchSpring(frequency: Double, dampingRatio: Double)
  /// ``ChromiumBezierRelease``; `longest` is its longest return, in seconds.
  case bezier(longest: Double)
  /// A quartic curve of fixed duration, in seconds.
  case quartic(duration: Double)
  /// A quarter circle of fixed duration, in seconds.
  case circular(duration: Double)
  /// Qt's two halves; `duration` is their total, in seconds.
  case halves(duration: Double)
  /// A smoothstep whose duration follows from a deceleration, in points per second squared.
  case smoothstep(deceleration: Double)
}
