/// The rule that decides whether a release in Flutter is a fling, and at which speed.
///
/// The finger must be faster than ``leastSpeed`` and have travelled more than ``leastTravel`` over the samples that its tracker
/// used, both strictly; its velocity is limited to ``greatestSpeed``. Otherwise it is released from rest.
@frozen
public struct FlutterFlingRule: Equatable, Sendable {
  /// The speed that a fling must exceed, in points per second, at least 0.
  public let leastSpeed: Double
  /// The speed that a fling is limited to, in points per second, not below ``leastSpeed``.
  public let greatestSpeed: Double
  /// The travel that a fling must exceed, in points, at least 0.
  public let leastTravel: Double

  /// Flutter's `kMinFlingVelocity`, in points per second.
  public static var standardLeastSpeed: Double { 50 }
  /// Flutter's `kMaxFlingVelocity`, in points per second.
  public static var standardGreatestSpeed: Double { 8000 }
  /// Flutter's `kTouchSlop`, in points, which is also its least fling distance.
  public static var touchSlop: Double { 18 }

  /// A rule with Flutter's constants unless others are given.
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

  /// The velocity of a release, in points per second; 0 if it is no fling.
  @inlinable
  public func velocity(_ release: FingerRelease) -> Double {
    guard abs(release.velocity) > leastSpeed, abs(release.travel) > leastTravel else { return 0 }
    if abs(release.velocity) <= greatestSpeed { return release.velocity }
    return release.velocity < 0 ? -greatestSpeed : greatestSpeed
  }
}
