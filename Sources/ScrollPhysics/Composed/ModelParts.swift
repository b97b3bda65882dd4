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

private func isShare(_ value: Double) -> Bool { value >= 0.001 && value <= 1 }

private func isNotNegative(_ value: Double) -> Bool { value >= 0 && value < .infinity }

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

/// Which offsets are rounded, as software does that knows only whole pixels.
@frozen
public enum OffsetRounding: Equatable, Sendable {
  /// None.
  case none
  /// The distance past an edge under a finger, to the nearest whole point, and on returns by Chromium's rules.
  case overscroll
  /// The same, but under a finger cut to whole points.
  case overscrollCut
  /// Every offset under a finger, to whole pixels, of which there are `perPoint` in a point; resting offsets at an edge are not.
  case drag(perPoint: Double)
  /// Targets of flings to a target, which are always whole points; a jump by a pixel of `perPoint` in a point counts as none.
  case target(perPoint: Double)

  /// A distance past an edge, or the finger travel for one, in points; whole if distances past an edge are.
  func whole(_ distance: Double) -> Double {
    switch self {
    case .none, .drag, .target: distance
    case .overscroll: Elementary.rounded(distance)
    case .overscrollCut: distance.rounded(.towardZero)
    }
  }

  /// The size of a pixel, in points; 0 without rounding.
  var pixel: Double {
    switch self {
    case .none: 0
    case .overscroll, .overscrollCut: 1
    case .drag(let perPoint), .target(let perPoint): 1 / perPoint
    }
  }
}

/// How released content begins to move inside the bounds, and when a decay ends.
@frozen
public struct FlingRule: Equatable, Sendable {
  /// The least speed at which released content moves, in points per second, 0 or more; slower content rests.
  public var least = 0.0
  /// The distance of an exponential fling per velocity, in seconds, above 0; 0 if the fling starts with the velocity itself.
  public var reach = 0.0
  /// The speed at which an exponential fling ends, in points per second, 0 or more; at 0 it approaches its end forever.
  public var stop = 0.0

  /// A fling that starts with the velocity itself, and ends as its curve says.
  public init() {}

  var isComposable: Bool { isNotNegative(least) && isNotNegative(reach) && isNotNegative(stop) }
}

/// With which velocity a return begins, after a release beyond an edge and at an edge met in motion.
///
/// A spring starts with `share · v − kick · x`, where `v` is the velocity and `x` the distance past the edge, both signed.
@frozen
public struct ReturnStart: Equatable, Sendable {
  /// The velocities that count at a release beyond an edge.
  @frozen
  public enum Direction: UInt8, Equatable, Sendable {
    /// All.
    case any
    /// Those towards the content; others count as 0.
    case inward
    /// Those towards the start of the content, at either edge, as in Flutter; others count as 0.
    case towardsStart
    /// None: content returns from rest.
    case none
  }

  /// The velocities that count at a release beyond an edge.
  public var direction = Direction.any
  /// The share of the velocity with which a spring starts, or the amplitude of Chromium's return, 0 or more.
  public var share = 1.0
  /// The greatest speed that counts, in points per second, above 0; it may be infinite.
  public var greatest = Double.infinity
  /// The greatest speed that counts at an edge met in motion, in points per second, above 0; it may be infinite.
  public var greatestAtEdge = Double.infinity
  /// The inward velocity that a spring adds at a release, per point past the edge, per second, 0 or more.
  public var kick = 0.0
  /// The least inward velocity of a spring at a release, per point past the edge, per second, 0 or more.
  public var leastKick = 0.0
  /// True if a spring ends on the edge as soon as it is nearer and slower than ``ModelParts/rest``, as in Flutter.
  public var snaps = false

  /// A return that starts with the velocity itself.
  public init() {}

  var isComposable: Bool {
    isNotNegative(share) && greatest > 0 && greatestAtEdge > 0 && isNotNegative(kick)
      && isNotNegative(leastKick)
  }

  /// The velocity that counts at a release `past` points beyond an edge, in points per second.
  func counted(_ velocity: Double, past: Double) -> Double {
    let counts =
      switch direction {
      case .any: true
      case .inward: velocity * past < 0
      case .towardsStart: velocity < 0
      case .none: false
      }
    return counts ? velocity : velocity - velocity
  }

  /// The velocity with which a spring starts, in points per second, `past` points beyond an edge.
  func pushed(_ velocity: Double, past: Double) -> Double {
    let velocity = share * Self.limited(velocity, greatest) - kick * past
    guard leastKick > 0 else { return velocity }
    let inward = -leastKick * past
    if past < 0 { return velocity < inward ? inward : velocity }
    return past > 0 && velocity > inward ? inward : velocity
  }

  static func limited(_ velocity: Double, _ greatest: Double) -> Double {
    velocity > greatest ? greatest : velocity < -greatest ? -greatest : velocity
  }
}
