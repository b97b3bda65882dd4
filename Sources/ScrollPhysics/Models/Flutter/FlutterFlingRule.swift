/// The rule that decides whether a release in Flutter is a fling, and at which speed.
///
/// The finger must be faster than ``leastSpeed`` and have travelled more than ``leastTravel`` over the samples that its velocity tracker
/// used. The fling's speed is limited to ``greatestSpeed``. A release that is not a fling has velocity 0.
@frozen
public struct FlutterFlingRule: Equatable, Sendable {
  /// The speed that a fling must exceed, in points per second, at least 0.
  public let leastSpeed: Double
  /// The speed that a fling is limited to, in points per second, not below ``leastSpeed``.
  public let greatestSpeed: Double
  /// The travel that a fling must exceed, in points, at least 0.
  public let leastTravel: Double

  /// Flutter's `kMinFlingVelocity`, the speed that a fling must exceed, in points per second.
  public static var standardLeastSpeed: Double { 50 }
  /// Flutter's `kMaxFlingVelocity`, the speed to which flings are limited, in points per second.
  public static var standardGreatestSpeed: Double { 8000 }
  /// Flutter's `kTouchSlop`, in points, which is also the travel that a fling must exceed.
  public static var touchSlop: Double { 18 }

  /// The rule, with Flutter's constants unless others are given.
  @inlinable
  public init(
    leastSpeed: Double = standardLeastSpeed, greatestSpeed: Double = standardGreatestSpeed,
    leastTravel: Double = touchSlop
  ) {
    require(
      leastSpeed >= 0 && leastSpeed <= greatestSpeed, "a fling's least speed", leastSpeed,
      "at least 0 and at most its greatest")
    require(leastTravel >= 0, "a fling's least travel", leastTravel, "at least 0")
    self.leastSpeed = leastSpeed
    self.greatestSpeed = greatestSpeed
    self.leastTravel = leastTravel
  }

  /// The finger's velocity at a release if it is a fling, in points per second; otherwise 0.
  @inlinable
  public func velocity(_ release: FingerRelease) -> Double {
    guard abs(release.velocity) > leastSpeed, abs(release.travel) > leastTravel else { return 0 }
    if abs(release.velocity) <= greatestSpeed { return release.velocity }
    return release.velocity < 0 ? -greatestSpeed : greatestSpeed
  }
}
