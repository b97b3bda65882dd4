/// Firefox's fling on the desktop, frame by frame as Firefox samples it.
///
/// In each frame of `h` ms: at 0.01 px/ms or slower it ends; else `v ← v · (1 − 0.002)^h` and the content moves by `v·h`
/// with the *new* velocity. So it travels less far than the continuous law ``continuous``, by half a frame's distance, and how far
/// depends on the frames: from 2000 pt/s 977.5 pt at 60 Hz, 989.9 pt at 240 Hz, 994.0 pt without frames. Source: `DesktopFlingPhysics`.
@frozen
public struct GeckoDesktopFling: Equatable, Sendable {
  /// Firefox's pref `apz.fling_friction`: the fraction of the velocity that is lost in each millisecond.
  @inlinable public static var friction: Double { 0.002 }
  /// Firefox's pref `apz.fling_stopped_threshold`, 0.01 px/ms: the speed at which a fling ends, in points per second.
  @inlinable public static var stopSpeed: Double { 10 }
  /// Firefox's pref `apz.fling_min_velocity_threshold`, 0.5 px/ms: slower releases, in points per second, do not fling.
  @inlinable public static var leastSpeed: Double { 500 }

  /// The velocity at the start, in points per second, signed.
  public let velocity: Double
  /// The time between two display frames, in seconds, above 0.
  public let frame: Double
  /// The fling without frames, as in the `-fixed` model: the same fraction of the velocity is lost in each millisecond.
  public let continuous: Deceleration
  /// The number of frames after which the velocity has fallen to the threshold; the next frame ends the fling.
  public let movingFrames: Double
  /// The distance of the first frame, in points, and `q − 1`, where `q` is the fraction of the velocity left after a frame.
  private let firstWay, loss: Double

  /// The fling of content released with a velocity.
  ///
  /// - Parameters:
  ///   - velocity: Points per second, signed, finite.
  ///   - frame: Seconds between two frames, above 0.
  ///   - friction: The fraction of the velocity lost in each millisecond, above 0 and below 1.
  public init(velocity: Double, frame: Double, friction: Double = Self.friction) {
    require(abs(velocity) < .infinity, "a fling's velocity", velocity, "finite")
    require(frame > 0 && frame < .infinity, "a fling's frame", frame, "above 0 and finite")
    self.velocity = velocity
    self.frame = frame
    continuous = Deceleration(rate: 1 - friction)
    let rate = continuous.perSecond * frame
    movingFrames = (continuous.duration(velocity: velocity, downTo: Self.stopSpeed) / frame).rounded(.up)
    firstWay = velocity * frame * Elementary.exp(-rate)
    loss = Elementary.expm1(-rate)
  }

  /// Seconds until the frame that ends the fling; 0 if the release is too slow to move the content.
  public var duration: Double { abs(velocity) > Self.stopSpeed ? (movingFrames + 1) * frame : 0 }

  /// The distance travelled until the fling ends, in points, signed.
  public var distance: Double { displacement(afterFrames: movingFrames) }

  /// The velocity after `frames` frames, in points per second; 0 from the last frame on.
  ///
  /// - Parameter frames: A whole number ≥ 0.
  /// - Returns: Points per second, signed.
  public func velocity(afterFrames frames: Double) -> Double {
    frames > movingFrames ? 0 : continuous.velocity(velocity, at: frames * frame)
  }

  /// The distance travelled in `frames` frames, in points: `v·h·q·(1 − qⁿ) / (1 − q)` with `q = (1 − 0.002)^h`.
  ///
  /// - Parameter frames: A whole number ≥ 0.
  /// - Returns: Points, signed.
  public func displacement(afterFrames frames: Double) -> Double {
    let moving = frames < movingFrames ? frames : movingFrames
    let rate = continuous.perSecond * frame
    return firstWay * (Elementary.expm1(-rate * moving) / loss)
  }

  /// Seconds until the first frame at which the distance travelled is at least `way` points; nil if the fling never gets that far.
  public func time(toTravel way: Double) -> Double? { arrival(toTravel: way)?.time }

  /// The first frame at which the distance travelled is at least `way` points: its time in seconds, and the velocity at that frame.
  ///
  /// - Parameter way: Points, signed.
  /// - Returns: Seconds and points per second; nil if the fling never gets that far.
  public func arrival(toTravel way: Double) -> (time: Double, velocity: Double)? {
    // Computed from the frame's number, because its time divided by the interval may round down.
    frames(toTravel: way).map { ($0 * frame, velocity(afterFrames: $0)) }
  }

  private func frames(toTravel way: Double) -> Double? {
    if way == 0 { return 0 }
    let rate = continuous.perSecond * frame
    let share = way / firstWay * loss
    guard share < 0, share > -1 else { return nil }
    let frames = (-Elementary.log1p(share) / rate).rounded(.up)
    return frames <= movingFrames ? frames : nil
  }

  /// The distance travelled at `time` seconds ≥ 0, in points, as of the last frame.
  public func displacement(at time: Double) -> Double {
    displacement(afterFrames: frames(upTo: time))
  }

  /// The velocity at `time` seconds ≥ 0, in points per second, as of the last frame.
  public func velocity(at time: Double) -> Double {
    velocity(afterFrames: frames(upTo: time))
  }

  /// The distance travelled just before `time` seconds > 0, in points; if `time` is a frame, the distance at the previous frame.
  func displacement(justBefore time: Double) -> Double {
    displacement(afterFrames: (time / frame - FrameTicks.slack).rounded(.up) - 1)
  }

  /// The number of frames up to and including `time`; a frame missed only by rounding counts.
  private func frames(upTo time: Double) -> Double { (time / frame + FrameTicks.slack).rounded(.down) }
}
