/// The drop drawn by ISRefreshControl: two circles and the skin between them, which stretch with the pull.
///
/// The numbers are those of the original's `ISGumView.m` (commit 1abe3f1).
public struct GumDrop: Equatable, Sendable {
  /// The distance at which the drop is fully stretched, in points; a drawing clamps to it.
  public static var longestDistance: Double { 60 }
  /// Radius of both circles at rest, in points.
  public static var restRadius: Double { 16 }
  /// Radius of the upper circle when fully stretched, in points.
  public static var leastMainRadius: Double { 10 }
  /// Radius of the lower circle when fully stretched, in points.
  public static var leastSubRadius: Double { 2.5 }
  /// Seconds the drop takes to shrink to nothing (`duration` of `shrink`).
  public static var shrinkDuration: Double { 0.135 }

  /// The distance between the circles, in points, ≥ 0, not clamped.
  public internal(set) var distance = 0.0
  /// The time at which the drop began to shrink to nothing, in seconds; nil before.
  public private(set) var shrinkingSince: Double?

  /// A drop at rest.
  public init() {}

  /// The distance between the circles as drawn, in points, 0…60.
  public var drawnDistance: Double {
    if distance < 0 { return 0 }
    return distance > Self.longestDistance ? Self.longestDistance : distance
  }

  /// Radius of the upper circle at the present stretch, in points, before any shrinking.
  public var mainRadius: Double {
    Self.restRadius - (Self.restRadius - Self.leastMainRadius) * drawnDistance / Self.longestDistance
  }

  /// Radius of the lower circle at the present stretch, in points, before any shrinking.
  public var subRadius: Double {
    Self.restRadius - (Self.restRadius - Self.leastSubRadius) * drawnDistance / Self.longestDistance
  }

  /// Progress of the shrinking at `time`, 0…1; 0 before it begins.
  ///
  /// - Parameter time: Seconds since the start of the run.
  /// - Returns: The progress; at 1 the drop is gone.
  public func shrunk(at time: Double) -> Double {
    guard let shrinkingSince, time > shrinkingSince else { return 0 }
    let share = (time - shrinkingSince) / Self.shrinkDuration
    return share < 1 ? share : 1
  }

  /// Stretches the drop of a control `height` points high; `offset` is the content's offset from rest, in points. Only offsets below 0
  /// change the drop.
  mutating func follow(_ offset: Double, height: Double) {
    if offset < 0 { distance = offset < -height ? -offset - height : 0 }
  }

  mutating func shrink(at time: Double) { shrinkingSince = time }

  mutating func show() { shrinkingSince = nil }
}
