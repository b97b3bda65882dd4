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
    /// All of the velocity that the last event alone had.
    case lastEvent
  }

  /// The velocity of content per velocity of the finger, 0 or more.
  public var gain = 1.0
  /// The least speed of a fling, in points per second, 0 or more.
  public var least = 0.0
  /// The greatest speed of a fling, in points per second, above 0; it may be infinite.
  public var greatest = Double.infinity
  /// The distance that the finger must exceed for a fling, in points, 0 or more; at 0 no distance is required.
  ///
  /// Above 0 the rule is ``FlutterFlingRule``: the finger itself must be faster than ``least``, before ``gain``.
  public var leastTravel = 0.0
  /// The share that counts beyond an edge.
  public var beyond = Beyond.slope

  /// The finger's velocity itself, times the slope of the resistance beyond an edge.
  public init() {}

  /// True if the numbers are in their ranges.
  var isComposable: Bool {
    isNotNegative(gain) && isNotNegative(least) && greatest > 0 && isNotNegative(leastTravel)
      && (leastTravel == 0 || least <= greatest)
  }

  /// The content's velocity for a release, in points per second; `slope` is that of the resistance, used beyond an edge.
  @inlinable
  func velocity(_ release: FingerRelease, slope: Double, isBeyond: Bool) -> Double {
    let share = !isBeyond || beyond == .all || beyond == .lastEvent ? 1 : beyond == .slope ? slope : 0
    if leastTravel > 0 {
      let rule = FlutterFlingRule(leastSpeed: least, greatestSpeed: greatest, leastTravel: leastTravel)
      return -rule.velocity(release) * share * gain
    }
    // As written, so that a gain of 1 leaves every bit.
    let finger = isBeyond && beyond == .lastEvent ? release.lastEventVelocity : release.velocity
    let velocity = -finger * share * gain
    return abs(velocity) >= least ? limited(velocity, to: greatest) : 0
  }
}

/// A velocity whose speed is at most `greatest`, both in points per second.
@inlinable
func limited(_ velocity: Double, to greatest: Double) -> Double {
  velocity > greatest ? greatest : velocity < -greatest ? -greatest : velocity
}
