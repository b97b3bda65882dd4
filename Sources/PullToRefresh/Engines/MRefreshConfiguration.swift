/// The numbers with which an MRefresh control is configured (`SeedLibraries.md`).
public struct MRefreshConfiguration: Equatable, Sendable {
  /// The threshold, which a pull must exceed to fire, in points.
  public var threshold: Double
  /// The pull at which the drawing begins, in points.
  public var animationStart: Double
  /// The inset while loading, in points.
  public var insetHeight: Double
  /// Seconds the inset takes to open, and to close.
  public var insetDuration: Double
  /// The distance below the top edge up to which offsets are evaluated, in points.
  public var zoneDepth: Double
  /// True if the inset is set at every callback while loading, even far from the top (0.2.1).
  public var holdsOutsideZone: Bool

  /// MRefresh 0.1.1 as configured in its README, with a view of 40 pt: threshold 110, drawing from 30, inset 80 in 0.2 s.
  public static let readme = documented(
    viewHeight: 40, heightIncrease: 40, endOffset: 30, start: 30, insetDuration: 0.2)

  /// MRefresh 0.2.1 in its default configuration: threshold 140, drawing from 40, inset 100 in 0.25 s.
  public static let rewrite = rewritten(distance: 100, start: 40, insetHeight: 100, insetDuration: 0.25)

  /// The configuration of MRefresh 0.1.1: the container is `viewHeight + heightIncrease` high, and the threshold is larger by `endOffset`.
  public static func documented(
    viewHeight: Double, heightIncrease: Double, endOffset: Double, start: Double, insetDuration: Double
  ) -> MRefreshConfiguration {
    let height = viewHeight + heightIncrease
    return MRefreshConfiguration(
      threshold: height + endOffset, animationStart: start, insetHeight: height,
      insetDuration: insetDuration, zoneDepth: 0, holdsOutsideZone: false)
  }

  /// The configuration of MRefresh 0.2.1: the threshold is `distance + start`, whatever the height.
  public static func rewritten(
    distance: Double, start: Double, insetHeight: Double, insetDuration: Double
  ) -> MRefreshConfiguration {
    MRefreshConfiguration(
      threshold: distance + start, animationStart: start, insetHeight: insetHeight,
      insetDuration: insetDuration, zoneDepth: 20, holdsOutsideZone: true)
  }

  /// The part of the drawing shown at a pull of `distance` points, 0…1.
  ///
  /// For a pull d, ``animationStart`` as start and the threshold T it is `min(max(d − start, 0)·(T/(T − start))/T, 1)`, in this order. With
  /// `T = start` it is NaN up to that pull and 1 beyond, as in the original.
  public func proportion(at distance: Double) -> Double {
    let drawn = distance - animationStart
    let share = (drawn > 0 ? drawn : 0) * (threshold / (threshold - animationStart)) / threshold
    return share > 1 ? 1 : share
  }

  /// The top of the container's frame, in points, for the content's offset from rest: contentOffset plus original inset.
  ///
  /// `min((e − H)/2, limit)` with that offset e and the container's height H; the limit is 0 in 0.1.1 and `−(view height + H)/2` in 0.2.1.
  public func frameOrigin(effectiveOffset: Double, limit: Double) -> Double {
    let origin = (effectiveOffset - insetHeight) / 2
    return origin < limit ? origin : limit
  }
}
