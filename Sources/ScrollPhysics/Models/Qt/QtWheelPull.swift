/// A touchpad's drag of a Qt Quick `Flickable`, which comes as wheel events in pixels.
///
/// Past an edge content shows ``QtModel/touchpadOffset(excess:velocity:maximumVelocity:pixelRatio:)`` of the whole way beyond
/// it, by the greatest velocity that an event has had in a direction; a slower event leaves it, one the other way begins anew.
/// The first event has none: there is no time before it. An end of the scroll is no fling: content returns to its bounds.
/// (Where a platform sends momentum after it, that moves the content; libinput's sends none.)
///
/// Source: qquickflickable.cpp (`wheelEvent`, `drag` with `velocitySensitiveOverBounds`).
@frozen
public struct QtWheelPull: Equatable, Sendable {
  /// The velocity kept, downwards positive, in points per second: the original's times the overshoot's friction.
  public private(set) var velocity = 0.0
  private var last: Double?

  /// No event yet.
  public init() {}

  /// The offset after an event.
  ///
  /// - Parameters:
  ///   - free: Where the content would be if nothing resisted, in points.
  ///   - movement: The finger's, downwards positive, in points.
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
    // The kept velocity counts outwards: content goes against the finger.
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
