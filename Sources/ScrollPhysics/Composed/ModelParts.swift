/// The parts of a composed scroll model with their constants: what ``ComposedModel`` needs besides a scroll range.
///
/// A value has a fixed size and holds no references. ``isComposable`` is true if a model can be composed of it.
@frozen
public struct ModelParts: Equatable, Sendable {
  /// The curves of a drag past an edge, of motion inside the bounds, and of the return from beyond an edge.
  ///
  /// | part | curves that can be composed |
  /// |---|---|
  /// | drag | ``DragCurve/band(coefficient:)``, ``DragCurve/longBand(coefficient:length:)``, ``DragCurve/share(_:)`` of 0 or 0.001…1, ``DragCurve/clamp(limit:)``, ``DragCurve/clampedIncrements(limit:)`` with limit 0 |
  /// | fling | ``FlingCurve/rest``, ``FlingCurve/decay(perSecond:)``, ``FlingCurve/braking(deceleration:)``, ``FlingCurve/quartic(speedOfOneSecond:)`` |
  /// | return | ``BounceCurve/rest``, ``BounceCurve/spring(_:)``, ``BounceCurve/quartic(duration:)``, ``BounceCurve/circular(duration:)`` |
  public var curves: ModelCurves
  /// What content does that reaches an edge in motion.
  public var crossing = EdgeCrossing.asReturn
  /// How much of the finger's velocity content takes over at a release.
  public var release = ReleaseRule()
  /// Where a finger starts from that catches content beyond an edge.
  public var catching = CatchRule.atOffset
  /// The rule by which the finger's velocity is computed.
  public var tracker = ReleaseTracker.Rule.parabola
  /// The limits within which motion counts as settled.
  public var rest = Tolerance.standard

  /// Parts with these curves, and everything else as in ``UIKitModel``.
  public init(curves: ModelCurves) { self.curves = curves }

  /// True if each curve can be composed, and its constants are in their range: a model of these parts never stops the program.
  public var isComposable: Bool {
    let canDrag =
      switch curves.drag {
      case .band(let coefficient): Self.isAboveZero(coefficient)
      case .longBand(let coefficient, let length): Self.isAboveZero(coefficient) && Self.isAboveZero(length)
      // A smaller share would show the content infinitely far away when a finger catches it.
      case .share(let share): share == 0 || share >= 0.001 && share <= 1
      case .clamp(let limit): limit >= 0 && limit < .infinity
      case .clampedIncrements(let limit): limit == 0
      default: false
      }
    let canFling =
      switch curves.fling {
      case .rest: true
      case .decay(let constant), .braking(let constant), .quartic(let constant): Self.isAboveZero(constant)
      default: false
      }
    let canReturn =
      switch curves.bounce {
      case .rest, .spring: true
      case .quartic(let duration), .circular(let duration): Self.isAboveZero(duration)
      default: false
      }
    return canDrag && canFling && canReturn && release.isComposable && Self.isAboveZero(rest.distance)
      && Self.isAboveZero(rest.speed)
  }

  private static func isAboveZero(_ value: Double) -> Bool { value > 0 && value < .infinity }
}

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

/// How much of the finger's velocity content takes over at a release.
///
/// Inside the bounds the velocity is that of the finger times ``gain``, cut to ``greatest``, and 0 if it is slower than ``least``.
@frozen
public struct ReleaseRule: Equatable, Sendable {
  /// The share of the finger's velocity that content takes over beyond an edge.
  @frozen
  public enum Beyond: UInt8, Equatable, Sendable {
    /// The slope of the resistance: content goes on as fast as it moved under the finger.
    case slope
    /// All of it.
    case all
    /// Nothing: content returns from rest.
    case none
  }

  /// The velocity of content per velocity of the finger, 0 or more.
  public var gain = 1.0
  /// The least speed of a fling, in points per second, 0 or more.
  public var least = 0.0
  /// The greatest speed of a fling, in points per second, above 0; it may be infinite.
  public var greatest = Double.infinity
  /// The share that counts beyond an edge.
  public var beyond = Beyond.slope

  /// The finger's velocity itself, times the slope of the resistance beyond an edge.
  public init() {}

  /// True if the numbers are in their ranges.
  var isComposable: Bool { gain >= 0 && gain < .infinity && least >= 0 && least < .infinity && greatest > 0 }

  /// The content's velocity for the finger's, both in points per second; `slope` is that of the resistance, used beyond an edge.
  @inlinable
  func velocity(_ finger: Double, slope: Double, isBeyond: Bool) -> Double {
    let share = !isBeyond || beyond == .all ? 1 : beyond == .slope ? slope : 0
    // As written, so that a gain of 1 leaves every bit.
    let velocity = -finger * share * gain
    guard abs(velocity) >= least else { return 0 }
    return velocity > greatest ? greatest : velocity < -greatest ? -greatest : velocity
  }
}
