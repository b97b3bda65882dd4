/// A touchpad drag of a Qt Quick `Flickable`, which comes as wheel events in pixels.
///
/// Past an edge content shows ``QtModel/touchpadOffset(excess:velocity:maximumVelocity:pixelRatio:)`` of the whole distance beyond it, for
/// the greatest velocity of any event in this direction. A slower event does not change the velocity, one in the other direction resets it.
/// The first event has no velocity, as no time precedes it. At the end of the scroll content returns to its bounds without a fling. If a
/// platform sends momentum events afterwards, they move the content; libinput sends none.
///
/// Source: qquickflickable.cpp (`wheelEvent`, `drag` with `velocitySensitiveOverBounds`).
@frozen
public struct QtWheelPull: Equatable, Sendable {
  /// The stored velocity, positive downwards, in points per second; like Qt, it is multiplied by the overshoot's friction.
  public private(set) var velocity = 0.0
  private var last: Double?

  /// A touchpad drag that has received no events.
  public init() {}

  /// The content offset after an event, in points.
  ///
  /// - Parameters:
  ///   - free: The offset that the content would have without resistance, in points.
  ///   - movement: The finger's movement, positive downwards, in points.
  ///   - time: The event's time, in seconds.
  ///   - extent: The scroll range.
  /// - Returns: The offset shown, in points.
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
