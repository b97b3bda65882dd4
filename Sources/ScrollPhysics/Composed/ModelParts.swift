/// The parts of a composed scroll model with their constants: what ``ComposedModel`` needs besides a scroll range.
///
/// A value has a fixed size and holds no references. ``isComposable`` is true if a model can be composed of it.
@frozen
public struct ModelParts: Equatable, Sendable {
  /// The curves of a drag past an edge, of motion inside the bounds, and of the return from beyond an edge.
  ///
  /// | part | curves that can be composed |
  /// |---|---|
  /// | drag | all but ``DragCurve/stretch(intensity:)`` and a limit of ``DragCurve/clampedIncrements(limit:)`` above 0 |
  /// | fling | all but ``FlingCurve/spline(friction:)`` and ``FlingCurve/sprung(frequency:)`` |
  /// | return | ``BounceCurve/rest``, ``BounceCurve/spring(_:)``, ``BounceCurve/critical(frequency:)`` (Chromium's), ``BounceCurve/bezier(longest:)``, ``BounceCurve/quartic(duration:)``, ``BounceCurve/circular(duration:)`` |
  ///
  /// A slope at the edge is at most 1, so that content never moves further than the finger.
  public var curves: ModelCurves
  /// What content does that reaches an edge in motion.
  public var crossing = EdgeCrossing.asReturn
  /// How much of the finger's velocity content takes over at a release.
  public var release = ReleaseRule()
  /// How released content begins to move inside the bounds, and when a decay ends.
  public var fling = FlingRule()
  /// With which velocity a return begins.
  public var start = ReturnStart()
  /// Where a finger starts from that catches content beyond an edge.
  public var catching = CatchRule.atOffset
  /// The rule by which the finger's velocity is computed.
  public var tracker = ReleaseTracker.Rule.parabola
  /// Which offsets are rounded.
  public var rounding = OffsetRounding.none
  /// The limits within which motion counts as settled.
  public var rest = Tolerance.standard

  /// Parts with these curves, and everything else as in ``UIKitModel``.
  public init(curves: ModelCurves) { self.curves = curves }

  /// True if each curve can be composed, and its constants are in their range: a model of these parts never stops the program.
  public var isComposable: Bool {
    canDrag && canFling && canReturn && release.isComposable && fling.isComposable && start.isComposable
      && canRound && isAboveZero(rest.distance) && isAboveZero(rest.speed)
  }

  private var canRound: Bool {
    switch rounding {
    case .none: true
    case .overscroll, .overscrollCut: curves.drag.mapping == .position
    case .drag(let perPoint): curves.drag.mapping == .position && isAboveZero(perPoint)
    case .target(let perPoint): isAboveZero(perPoint)
    }
  }

  private var canDrag: Bool {
    switch curves.drag {
    case .band(let coefficient), .rangeBand(let coefficient): isAboveZero(coefficient)
    case .longBand(let coefficient, let length): isAboveZero(coefficient) && isAboveZero(length)
    // A smaller share would show the content infinitely far away when a finger catches it.
    case .share(let share): share == 0 || isShare(share)
    case .divided(let divisor): divisor >= 1 && divisor <= 1000
    case .exponential(let share), .geckoIncrements(let share), .filteredIncrements(let share): isShare(share)
    case .tangent(let share, let greatest): isShare(share) && isAboveZero(greatest)
    case .viewportTangent(let share, let part): isShare(share) && part >= 0.001 && part <= 1000
    case .clamp(let limit): limit >= 0 && limit < .infinity
    case .clampedIncrements(let limit): limit == 0
    case .flutterIncrements(let gain), .flutterRigidIncrements(let gain), .rigidBand(let gain): isShare(gain)
    case .heldIncrements: true
    case .stretch: false
    }
  }

  private var canFling: Bool {
    switch curves.fling {
    case .rest: true
    case .decay(let constant), .braking(let constant), .quartic(let constant): isAboveZero(constant)
    case .brakedDecay(let perSecond, let deceleration):
      isAboveZero(perSecond) && deceleration >= 0 && deceleration < .infinity
    case .power(let constant), .windows(let constant): isAboveZero(constant)
    case .touchpad(let gamma, let beta): isAboveZero(gamma) && isAboveZero(beta)
    case .quintic(let constant), .circular(let constant): isAboveZero(constant)
    case .spline, .sprung: false
    }
  }

  private var canReturn: Bool {
    switch curves.bounce {
    case .rest, .spring: true
    case .critical(let frequency): isAboveZero(frequency)
    case .bezier(let duration), .quartic(let duration), .circular(let duration): isAboveZero(duration)
    case .stretchSpring, .halves, .smoothstep: false
    }
  }
}

func isAboveZero(_ value: Double) -> Bool { value > 0 && value < .infinity }

func isNotNegative(_ value: Double) -> Bool { value >= 0 && value < .infinity }

private func isShare(_ value: Double) -> Bool { value >= 0.001 && value <= 1 }

/// What content does that reaches an edge in motion.
@frozen
public enum EdgeCrossing: UInt8, Equatable, Sendable {
  /// It goes on beyond the edge by the law of the return, with the velocity that it has there.
  case asReturn
  /// It stops at the edge.
  case stop
}

/// Where a finger starts from that catches content beyond an edge.
@frozen
public enum CatchRule: UInt8, Equatable, Sendable {
  /// From the travel that shows the content where it is: nothing jumps, unless the drag's rule shows content nowhere that far.
  case atOffset
  /// From the offset itself, which the resistance reduces once more: the content jumps towards the edge, as in ScrollMechanics.
  case atTravel
}
