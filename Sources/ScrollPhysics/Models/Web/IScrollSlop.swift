/// iScroll's start of a drag: movements are lost until they add up to 10 px, unless the last drag ended less than 300 ms ago.
///
/// Source: cubiq/iscroll src/core.js, `_move`. The event that reaches 10 px passes as a whole, earlier ones never do.
@frozen
public struct IScrollSlop: Equatable, Sendable {
  /// The time after a drag's end, in seconds, within which the next drag moves content from its first event on.
  @inlinable public static var freeTime: Double { 0.3 }

  private var travel = 0.0
  /// The time at which the last drag ended, in seconds; −∞ for never.
  public let lastEnd: Double

  /// The state before a drag; the previous drag ended at `lastEnd` seconds, −∞ for none.
  public init(lastEnd: Double = -.infinity) { self.lastEnd = lastEnd }

  /// The part of an event's movement that moves the content: all or nothing.
  ///
  /// - Parameters:
  ///   - delta: The event's movement, in points.
  ///   - time: The event's time, in seconds.
  /// - Returns: `delta` or 0.
  public mutating func pass(_ delta: Double, at time: Double) -> Double {
    travel += delta
    return time - lastEnd > Self.freeTime + DragWindow.rounding && abs(travel) < IScrollModel.slop ? 0 : delta
  }
}
