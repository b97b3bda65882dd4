/// The curves of a scroll model, with their constants: everything that a recording of the original software can show.
///
/// Thresholds, clocks and what happens when a finger catches moving content are left out. Lengths are in points and times in seconds unless
/// stated otherwise.
@frozen
public struct ModelCurves: Equatable, Sendable {
  /// The curve of content dragged past an edge.
  public var drag: DragCurve
  /// The curve of content that moves by itself inside its bounds.
  public var fling: FlingCurve
  /// The curve of the return from beyond an edge.
  public var bounce: BounceCurve

  /// The curves of a drag past an edge, of motion inside the bounds, and of the return from beyond an edge.
  public init(drag: DragCurve, fling: FlingCurve, bounce: BounceCurve) {
    (self.drag, self.fling, self.bounce) = (drag, fling, bounce)
  }
}

/// The rule by which a drag past an edge moves content.
@frozen
public enum DragCurve: Equatable, Sendable {
  /// A ``RubberBand`` whose bound is the viewport's length.
  case band(coefficient: Double)
  /// A ``RubberBand`` whose bound is `length`, in points.
  case longBand(coefficient: Double, length: Double)
  /// A ``RubberBand`` whose bound is the length of the scroll range, as in ``UseGestureModel``.
  case rangeBand(coefficient: Double)
  /// The content moves a constant fraction of the finger's travel.
  case share(Double)
  /// The content moves the finger's travel divided by a number, which rounds otherwise than a fraction of it.
  case divided(by: Double)
  /// An exponential whose bound is the viewport's length; `share` is the slope at the edge.
  case exponential(share: Double)
  /// A hyperbolic tangent whose bound is `greatest`, in points; `share` is the slope at the edge.
  case tangent(share: Double, greatest: Double)
  /// A hyperbolic tangent whose bound is `part` of the viewport's length; `share` is the slope at the edge.
  case viewportTangent(share: Double, part: Double)
  /// The content follows the finger 1:1 up to `limit` points past an edge, and no further.
  case clamp(limit: Double)
  /// Android's stretch (``AndroidStretch``), of this intensity.
  case stretch(intensity: Double)
  /// Flutter's rule for each event's movement (``FlutterDrag``); `gain` is the fraction that counts at the edge.
  case flutterIncrements(gain: Double)
  /// Flutter's rule for each event's movement, with movement back 1:1; `gain` is the fraction that counts at the edge.
  case flutterRigidIncrements(gain: Double)
  /// The limit of Flutter's rule for ever smaller movements, with movement back 1:1; `gain` is the slope at the edge.
  case rigidBand(gain: Double)
  /// Firefox's rule for each event's movement (``GeckoResistance``); `share` is the fraction that counts at the edge.
  case geckoIncrements(share: Double)
  /// An ``IncrementFilter``, which damps whole events; `share` is the fraction that counts outside the bounds.
  case filteredIncrements(share: Double)
  /// Each event moves the content 1:1, but at most to `limit` points past an edge; movement beyond is lost.
  case clampedIncrements(limit: Double)
  /// Each event moves the content 1:1, but not past an edge; content that is beyond one already only comes back.
  case heldIncrements
}

extension DragCurve {
  /// How the rule turns drags into offsets: by the finger's position or by increments.
  @inlinable public var mapping: DragMapping {
    switch self {
    case .flutterIncrements, .flutterRigidIncrements, .rigidBand, .geckoIncrements, .filteredIncrements,
      .clampedIncrements, .heldIncrements:
      .increments
    default: .position
    }
  }
}

/// The law by which content moves by itself inside its bounds.
@frozen
public enum FlingCurve: Equatable, Sendable {
  /// The content does not move by itself.
  case rest
  /// An exponential ``Deceleration``, `v′ = −k·v`; `perSecond` is the rate `k`, per second.
  case decay(perSecond: Double)
  /// An exponential decay at the rate `perSecond`, with an additional constant deceleration, in points per second squared.
  case brakedDecay(perSecond: Double, deceleration: Double)
  /// A constant deceleration until rest (``Braking``), in points per second squared.
  case braking(deceleration: Double)
  /// Flutter's fling on Android (``FlutterClampingFling``) with this friction, without a unit.
  case power(friction: Double)
  /// AppKit's momentum (``AppKitMomentum``); the parameter is the speed, in points per second, whose momentum lasts a second.
  case quartic(speedOfOneSecond: Double)
  /// Chromium's fling on a touchpad (``ChromiumTouchpadFling``) with its γ, per second, and β, in points per second.
  case touchpad(gamma: Double, beta: Double)
  /// Chromium's fling on Windows (``ChromiumWindowsFling``) on a screen with this number of pixels per inch.
  case windows(pixelsPerInch: Double)
  /// Android's fling (``SplineFling``) with this friction, without a unit.
  case spline(friction: Double)
  /// A critically damped spring to a target, given by its undamped angular frequency in radians per second.
  case sprung(frequency: Double)
  /// The curve `1 − (1 − s)⁵` to a target; the deceleration that decides the target is in points per square millisecond.
  case quintic(deceleration: Double)
  /// A quarter circle to a target; the deceleration that decides the target is in points per square millisecond.
  case circular(deceleration: Double)
}

/// The law by which content returns from beyond an edge.
@frozen
public enum BounceCurve: Equatable, Sendable {
  /// The content does not return by itself.
  case rest
  /// A damped spring about the edge.
  case spring(Spring)
  /// A critically damped spring, given by its undamped angular frequency in radians per second.
  case critical(frequency: Double)
  /// The spring of Android's stretch: its undamped angular frequency, in radians per second, and its damping ratio.
  case stretchSpring(frequency: Double, dampingRatio: Double)
  /// Chromium's return on Windows along timing curves (``ChromiumBezierRelease``), which lasts at most `longest` seconds.
  case bezier(longest: Double)
  /// The curve `1 − (1 − s)⁴`, which always lasts `duration` seconds.
  case quartic(duration: Double)
  /// A quarter circle, which always lasts `duration` seconds.
  case circular(duration: Double)
  /// Qt's return: half of the distance along one curve, the other half along another; `duration` is the total, in seconds.
  case halves(duration: Double)
  /// A curve slow at both ends, `3·s² − 2·s³`, whose duration follows from a deceleration, in points per second squared.
  case smoothstep(deceleration: Double)
}
