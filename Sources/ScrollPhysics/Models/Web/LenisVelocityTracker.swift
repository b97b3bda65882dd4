/// Lenis' release velocity: how far its smoothed content moved in the last frame, as points per second.
///
///     at each frame   x′ = x + (target − x)·(1 − e^(−1)),  v = x′ − x
///     both round to the same whole point: x′ = target, v = 0, until the target moves again
///
/// The target is where the finger has moved the content, cut at the bounds. Frames are those of 60 Hz from touch-down, as the events do not
/// tell when the original's frames are. Source: darkroomengineering/lenis packages/core/src/animate.ts, lenis.ts (`onUpdate`, `reset`) at
/// 82f782e0.
@frozen
public struct LenisVelocityTracker: Equatable, Sendable {
  /// The fraction per frame (`lerp`) under a finger: content covers `1 − e^(−60·lerp·Δt)` of the distance to the finger in `Δt` seconds.
  @inlinable public static var lerp: Double { 1 }
  /// Half a microsecond, in seconds: times in traces are whole microseconds, and this keeps rounding from missing a frame.
  @usableFromInline static var rounding: Double { 0.5e-6 }

  /// The fraction of the distance to the target that is left after a frame: `e^(−1)`.
  private static let left = Elementary.exp(-lerp)

  private let began: Double
  /// The number of 60 Hz frames since touch-down that are already computed.
  private var frames = 0.0
  private var target: Double
  private var shown: Double
  /// The content's movement in the last frame, in points.
  private var step = 0.0
  private var isRunning = false

  /// A tracker for a finger that comes down on content shown at an offset, in points, at a time in seconds; any motion ends.
  public init(offset: Double, at time: Double) {
    (began, target, shown) = (time, offset, offset)
  }

  /// Records that the finger has moved the content's target to an offset, in points, at a time in seconds, not before the last one.
  public mutating func move(to offset: Double, at time: Double) {
    advance(to: time)
    guard offset != target else { return }
    (target, isRunning) = (offset, true)
  }

  /// Computes the smoothed content frame by frame, up to `time` seconds.
  private mutating func advance(to time: Double) {
    let last = ((time - began + Self.rounding) * LenisModel.lerpRate).rounded(.down)
    while isRunning, frames < last {
      frames += 1
      next()
    }
    if last > frames { frames = last }
  }

  private mutating func next() {
    let new = target - (target - shown) * Self.left
    if Self.whole(new) == Self.whole(target) {
      (shown, step, isRunning) = (target, 0, false)
    } else {
      (shown, step) = (new, new - shown)
    }
  }

  /// The nearest whole number, halves rounded up like JavaScript's `Math.round`.
  private static func whole(_ x: Double) -> Double { (x + LenisModel.halfPoint).rounded(.down) }

  /// The content's velocity at a release at `now`, in points per second, positive towards the end.
  public func velocity(at now: Double) -> Double {
    var last = self
    last.advance(to: now)
    return last.step * LenisModel.lerpRate
  }
}
