/// Firefox's scrolling by touch on one axis: increments past an edge, a fling of its platform, a spring back.
///
/// `gecko-desktop` flings by ``GeckoDesktopFling``, `gecko-android` by ``GeckoAndroidFling``; all else is the same. What an
/// event does depends on the events before it, so there is no map from positions to offsets and no inverse (Q9). A finger
/// that catches overscrolled content leaves it where it is.
@frozen
public struct GeckoModel: Equatable, Sendable {
  /// At rest within 1 px of an edge and no faster than 2 px/s; by the stop threshold of a fling 10 pt/s.
  @inlinable public static var tolerance: Tolerance { GeckoSnapBack.tolerance }

  @usableFromInline let extent: ScrollExtent
  @usableFromInline let resistance: GeckoResistance

  /// The model in a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
    resistance = GeckoResistance(length: extent.viewportLength)
  }

  /// The content offset after an event, in points.
  ///
  /// Movement back to an edge is 1:1; what goes past one is resisted, and lost where the content cannot scroll at all.
  ///
  /// - Parameters:
  ///   - offset: The content offset before it, in points.
  ///   - delta: How far the event moves the content, in points: against the finger.
  /// - Returns: The content offset after it, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    let overscroll = extent.overscroll(at: offset)
    let moved = offset + delta
    // Back towards the edge, and not past it.
    if overscroll * delta < 0, extent.overscroll(at: moved) * overscroll > 0 { return moved }
    let start = overscroll * delta < 0 ? 0 : overscroll
    let excess = extent.overscroll(at: moved) - start
    let edge = extent.nearestRest(to: moved)
    guard excess != 0 else { return moved }
    guard extent.highestOffset > extent.lowestOffset else { return edge }
    return edge + start + resistance.step(of: excess, at: start)
  }

  /// The way back of overscrolled content let go, or of momentum that meets an edge.
  ///
  /// - Parameters:
  ///   - overscroll: How far past the edge the content is, in points, signed.
  ///   - velocity: The content's velocity, in points per second, signed alike.
  /// - Returns: The motion of the overscroll from then on.
  @inlinable
  public func snapBack(from overscroll: Double, velocity: Double) -> GeckoSnapBack {
    GeckoSnapBack(overscroll: overscroll, releaseVelocity: velocity)
  }

  /// `gecko-desktop`: the motion of content let go at an offset, in points, with a velocity, in points per second.
  ///
  /// What the frame at the edge goes beyond it is dropped, as in the original.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second; slower than 500 pt/s it does not fling.
  ///   - frame: Seconds between two frames, above 0.
  /// - Returns: The motion from then on.
  public func desktopTrajectory(
    from offset: Double, velocity: Double, frame: Double
  ) -> EdgeMotion<GeckoDesktopFling, GeckoSnapBack> {
    EdgeMotion(
      from: offset, velocity: started(velocity, at: offset), in: extent,
      fling: { GeckoDesktopFling(velocity: $0, frame: frame) }, back: { snapBack(from: $0, velocity: $1) })
  }

  /// `gecko-android`: the motion of content let go at an offset, in points, with a velocity, in points per second.
  public func androidTrajectory(
    from offset: Double, velocity: Double
  ) -> EdgeMotion<GeckoAndroidFling, GeckoSnapBack> {
    EdgeMotion(
      from: offset, velocity: started(velocity, at: offset), in: extent,
      fling: { GeckoAndroidFling(velocity: $0) }, back: { snapBack(from: $0, velocity: $1) })
  }

  /// Too slow a release inside the bounds does not move.
  private func started(_ velocity: Double, at offset: Double) -> Double {
    extent.overscroll(at: offset) != 0 || flings(velocity: velocity) ? velocity : 0
  }

  /// Whether content let go inside the bounds with a velocity, in points per second, flings at all.
  @inlinable
  public func flings(velocity: Double) -> Bool { abs(velocity) >= GeckoDesktopFling.leastSpeed }
}
