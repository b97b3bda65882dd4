/// A fling inside the bounds in closed form: how far it has gone after a time.
public protocol FlingCurve: Equatable, Sendable {
  /// The way until rest, in points, signed.
  var distance: Double { get }
  /// Seconds until rest.
  var duration: Double { get }
  /// The way made in `time` seconds ≥ 0, in points.
  func displacement(at time: Double) -> Double
  /// The velocity after `time` seconds ≥ 0, in points per second.
  func velocity(at time: Double) -> Double
  /// Seconds until the way made is `way` points; nil if it never gets there.
  func time(toTravel way: Double) -> Double?
}

/// A way back from beyond an edge in closed form.
public protocol EdgeReturn: Equatable, Sendable {
  /// Seconds until the original counts it as being back.
  var duration: Double { get }
  /// How far past the edge the content is after `time` seconds ≥ 0, in points, signed.
  func overscroll(at time: Double) -> Double
  /// The velocity after `time` seconds ≥ 0, in points per second.
  func velocity(at time: Double) -> Double
}

/// The motion of content that nothing holds: a fling, and from the edge, at the solved crossing, the way back.
///
///     start inside ── fling ──(the edge, solved)── way back
///     start inside ── fling ── rest
///     start beyond ── way back
///
/// Times count from the start, in seconds; earlier ones count as 0.
@frozen
public struct EdgeMotion<Fling: FlingCurve, Return: EdgeReturn>: Equatable, Sendable {
  /// Where it starts, in points.
  public let start: Double
  /// The fling; that of rest for content let go beyond an edge.
  public let fling: Fling
  /// When the way back takes over, in seconds; infinite if the fling rests before.
  public let change: Double
  /// The edge about which the way back goes, in points.
  public let edge: Double
  /// The way back; that of rest where there is none.
  public let back: Return

  /// The motion of content let go in a scroll range.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second.
  ///   - extent: The scroll range.
  ///   - fling: The fling of a velocity.
  ///   - back: The way back of an overscroll and a velocity.
  init(
    from offset: Double, velocity: Double, in extent: ScrollExtent, fling: (Double) -> Fling,
    back: (Double, Double) -> Return
  ) {
    start = offset
    let nearest = extent.nearestRest(to: offset)
    guard offset == nearest else {
      (self.fling, change, edge, self.back) = (fling(0), 0, nearest, back(offset - nearest, velocity))
      return
    }
    self.fling = fling(velocity)
    edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    guard velocity != 0, let crossing = self.fling.time(toTravel: edge - offset) else {
      (change, self.back) = (.infinity, back(0, 0))
      return
    }
    change = crossing
    self.back = back(0, self.fling.velocity(at: crossing))
  }

  /// The offset `time` seconds after the start, in points.
  public func offset(at time: Double) -> Double {
    if time >= change { return edge + back.overscroll(at: time - change) }
    return start + fling.displacement(at: time > 0 ? time : 0)
  }

  /// The velocity `time` seconds after the start, in points per second.
  public func velocity(at time: Double) -> Double {
    time >= change ? back.velocity(at: time - change) : fling.velocity(at: time > 0 ? time : 0)
  }

  /// Where it comes to rest, in points.
  public var limit: Double { change < .infinity ? edge : start + fling.distance }

  /// Seconds until rest.
  public var duration: Double { change < .infinity ? change + back.duration : fling.duration }
}
