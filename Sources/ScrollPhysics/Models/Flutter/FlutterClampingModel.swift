/// Flutter's `ClampingScrollPhysics`, its look on Android: `flutter-clamping`.
///
/// A finger moves content 1:1 up to an edge and not beyond; content that is beyond may come back. A fling is
/// ``FlutterClampingFling`` and stops dead at an edge. Content out of range when let go springs back with mass 0.5, stiffness
/// 100, ζ = 1.1. Velocity by ``FlutterVelocityTracker``, flings from 50 to 8000 pt/s, no drag threshold, no momentum.
///
/// Quirk Q7: that spring starts with `min(0, v)` whichever edge it is: content past the start edge may start outwards, and
/// never inwards. Mended: inwards at either edge.
@frozen
public struct FlutterClampingModel: IncrementalModel {
  /// The scroll range.
  public let extent: ScrollExtent
  /// As in Flutter, or mended.
  public let form: ModelForm
  /// When motion counts as ended: a pixel, and a pixel per 50 ms.
  public let tolerance: Tolerance

  /// Flutter's default spring.
  public static var spring: Spring { Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1) }
  /// When a lift is a fling.
  public static var flingRule: FlutterFlingRule { FlutterFlingRule() }

  /// The model in a scroll range.
  ///
  /// - Parameters:
  ///   - extent: The scroll range; its viewport's length finite and above 0.
  ///   - form: As in Flutter, or mended.
  ///   - devicePixelRatio: Pixels per point, above 0: decides only when motion counts as ended.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original, devicePixelRatio: Double = 3) {
    extent.checkViewport()
    self.extent = extent
    self.form = form
    tolerance = .flutter(devicePixelRatio: devicePixelRatio)
  }

  /// The offset after an event that moves the content by `delta`, in points: against the finger.
  ///
  /// What would lead past an edge, or farther past it, is dropped; Flutter reports it as overscroll.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    let proposed = offset + delta
    let (lowest, highest) = (extent.lowestOffset, extent.highestOffset)
    if proposed < offset, proposed < lowest { return offset < lowest ? offset : lowest }
    if proposed > offset, proposed > highest { return offset > highest ? offset : highest }
    return proposed
  }

  /// How far the content moves per point of movement outwards: 1 inside the bounds, 0 beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : 0 }

  /// The content's velocity as a finger lets go, in points per second, for what the tracker says of the finger.
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    -Self.flingRule.velocity(release)
  }

  /// The motion of content let go at an offset, in points, with a velocity, in points per second.
  ///
  /// Rest inside the bounds if it is slower than the tolerance or at the edge it would go past.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    let overscroll = extent.overscroll(at: offset)
    guard overscroll != 0 || abs(velocity) >= tolerance.speed else { return ScrollTrajectory(.rest(offset)) }
    let start = overscroll == 0 ? velocity : inward(velocity, past: overscroll)
    return trajectory(resumedFrom: offset, velocity: start, ticks: ticks)
  }

  /// The motion of content that moved already: a return keeps the velocity it has, a fling goes on however slow it is.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    if extent.overscroll(at: offset) != 0 {
      return ScrollTrajectory(
        .flutterReturn(
          FlutterSpringReturn(
            to: extent.nearestRest(to: offset), from: offset, velocity: velocity, spring: Self.spring,
            tolerance: tolerance, form: form)))
    }
    let edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    guard velocity != 0, offset != edge else { return ScrollTrajectory(.rest(offset)) }
    let fling = ScrollPiece.clampingFling(FlutterClampingFling(from: offset, velocity: velocity))
    return .flung(fling, velocity: velocity, in: extent) { edge, _ in ScrollTrajectory(.rest(edge)) }
  }

  /// What of a velocity outside the bounds goes into the spring (Q7).
  private func inward(_ velocity: Double, past overscroll: Double) -> Double {
    if form == .fixed, overscroll < 0 { return velocity > 0 ? velocity : 0 }
    return velocity < 0 ? velocity : 0
  }
}
