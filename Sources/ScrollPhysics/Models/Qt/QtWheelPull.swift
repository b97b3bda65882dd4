/// A touchpad drag of a Qt Quick `Flickable`, which comes as wheel events in pixels.
///
/// Past an edge content shows ``QtModel/touchpadOffset(excess:velocity:maximumVelocity:pixelRatio:)`` of the whole distance beyond it, for
/// the greatest velocity of any event in this direction. A slower event does not change the velocity, one in the other direction resets it.
/// The first event has none, as no time precedes it. The end of the scroll is no fling: content returns to its bounds. (If a platform sends
/// momentum afterwards, that moves the content; libinput sends none.)
///
/// Source: qquickflickable.cpp (`wheelEvent`, `drag` with `velocitySensitiveOverBounds`).
@frozen
public struct QtWheelPull: Equatable, Sendable {
  /// The stored velocity, positive downwards, in points per second: the original's times the overshoot's friction.
  public private(set) var velocity = 0.0
  private var last: Double?

  /// A pull without events.
  public init() {}

  /// The offset after an event.
  ///
  /// - Parameters:
  ///   - free: The offset without resistance, in points.
  ///   - movement: The finger's movement, positive downwards, in points.
  ///   - time: Seconds.
  ///   - extent: The scroll range.
  /// - Returns: Points.
  public mutating func offset(
    free: Double, movement: Double, at time: Double, in extent: ScrollExtent
  ) -> Double {
    if let last, time > last { note(movement / (time - last)) }
    last = time
    let edge = extent.nearestRest(to: free)
    if free == edge { return free }
    // The stored velocity turned outwards; content moves opposite to the finger.
    let outward = free < edge ? velocity : -velocity
    let shown = QtModel.touchpadOffset(excess: abs(free - edge), velocity: outward)
    return free < edge ? edge - shown : edge + shown
  }

  private mutating func note(_ new: Double) {
    let most = QtModel.maximumVelocity * QtModel.overshootFriction
    if new > 0 && new > velocity { velocity = new < most ? new : most }
    if new < 0 && new < velocity { velocity = new > -most ? new : -most }
  }
}
