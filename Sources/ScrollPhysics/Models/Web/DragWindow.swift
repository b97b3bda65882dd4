/// The start of a drag as BetterScroll and iScroll store it to compute momentum: it is moved to the present every 300 ms.
///
/// The velocity is the mean since that start, of the offset *shown*. It is 0 if 300 ms or more have passed since.
@frozen
public struct DragWindow: Equatable, Sendable {
  /// The time after which the start is moved to the present, in seconds: `momentumLimitTime`, and the same number in iScroll.
  @inlinable public static var limit: Double { 0.3 }
  /// Half a microsecond, in seconds: times in traces are whole microseconds, and this keeps rounding from missing a limit.
  @inlinable static var rounding: Double { 0.5e-6 }

  /// The start of the drag, or of its present 300 ms: the offset, in points, and the time, in seconds.
  public private(set) var start: (offset: Double, time: Double)
  /// The offset shown now, in points.
  public private(set) var offset: Double

  /// A drag that begins at an offset, in points, at a time in seconds.
  public init(offset: Double, at time: Double) {
    start = (offset, time)
    self.offset = offset
  }

  /// Records that the content is shown at an offset, in points, at a time in seconds.
  public mutating func move(to offset: Double, at time: Double) {
    self.offset = offset
    if time - start.time > Self.limit + Self.rounding { start = (offset, time) }
  }

  /// The content's velocity at a release at `now`, in points per second.
  ///
  /// - Parameters:
  ///   - now: The time of the release, in seconds.
  ///   - least: The least distance for a velocity, in points ≥ 0.
  /// - Returns: The mean velocity of the offset shown, in points per second.
  public func velocity(at now: Double, least: Double = 0) -> Double {
    let (way, time) = (offset - start.offset, now - start.time)
    guard time > 0, time < Self.limit - Self.rounding, abs(way) > least else { return 0 }
    return way / time
  }

  /// True if the starts and the present offsets are equal.
  public static func == (a: DragWindow, b: DragWindow) -> Bool { a.start == b.start && a.offset == b.offset }
}
