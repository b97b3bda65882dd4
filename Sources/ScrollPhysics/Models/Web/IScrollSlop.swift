/// iScroll's start of a drag: movements are lost until they add up to 10 px, unless the last drag ended less than 300 ms ago.
///
/// Source: cubiq/iscroll src/core.js, `_move`. The event that reaches 10 px passes as a whole, earlier ones never do.
@frozen
public struct IScrollSlop: Equatable, Sendable {
  /// Seconds after a drag's end within which the next one needs no slop.
  @inlinable public static var freeTime: Double { 0.3 }

  private var travel = 0.0
  /// The time at which the last drag ended, in seconds; −∞ for never.
  public let lastEnd: Double

  /// A drag after one that ended at `lastEnd` seconds; −∞ for none.
  public init(lastEnd: Double = -.infinity) { self.lastEnd = lastEnd }

  /// The part of an event's movement that passes: all or nothing.
  ///
  /// - Parameters:
  ///   - delta: The movement, in points.
  ///   - time: The event's time, in seconds.
  /// - Returns: `delta` or 0.
  public mutating func pass(_ delta: Double, at time: Double) -> Double {
    travel += delta
    return time - lastEnd > Self.freeTime + DragWindow.rounding && abs(travel) < IScrollModel.slop ? 0 : delta
  }
}
