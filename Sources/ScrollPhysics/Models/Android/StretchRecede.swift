/// The return of Android's stretch: a spring of the pull, then a straight line at 200 px/s once the pull is small and slow.
///
/// The spring has ω = 24.657 per second and ζ = 0.98, in pixels of pull, taken as points here. Once it is nearer than 8 px and not faster
/// than 200 px/s on its return, it continues at 200 px/s to 0. A pull of more than the viewport is cut to the viewport's length, at rest,
/// and a pull below 0 is the end. Android checks at frames; here the moments are solved, so nothing depends on a frame rate. Source:
/// aosp-mirror/platform_frameworks_base core/java/android/widget/EdgeEffect.java (Android 12 and later).
@frozen
public struct StretchRecede: Equatable, Sendable {
  /// The spring of the return: `NATURAL_FREQUENCY` 24.657 per second, `DAMPING_RATIO` 0.98.
  @inlinable public static var spring: Spring { Spring(frequency: 24.657, dampingRatio: 0.98) }
  /// `LINEAR_VELOCITY_TAKE_OVER`: the speed of the straight part of the return, in pixels per second.
  @inlinable public static var linearSpeed: Double { 200 }
  /// `LINEAR_DISTANCE_TAKE_OVER`: the pull below which the return may become straight, in pixels.
  @inlinable public static var linearDistance: Double { 8 }

  /// The edge's offset, in points.
  public let edge: Double
  /// The rule that gives the stretch shown for a pull at this edge.
  public let stretch: AndroidStretch
  /// −1 at the start edge, 1 at the end edge.
  @usableFromInline let side: Double
  @usableFromInline let rise: SpringMotion
  /// The time at which the pull reaches the viewport's length and is cut there, in seconds; infinite if it never does.
  @usableFromInline let full: Double
  /// The motion after ``full``: the same spring, started from a pull of the viewport's length at rest.
  @inlinable var fall: SpringMotion {
    SpringMotion(spring: Self.spring, displacement: stretch.dimension, velocity: 0)
  }
  /// The time from which the return is linear, in seconds, and the pull at that time, in points.
  @usableFromInline let straight: (time: Double, pull: Double)
  /// The time of the greatest stretch, in seconds; 0 if the stretch only shrinks.
  public let peak: Double
  /// Seconds until the stretch is gone.
  public let duration: Double

  /// The return of a stretch from a pull and its velocity.
  ///
  /// - Parameters:
  ///   - stretch: The rule that gives the stretch shown for a pull.
  ///   - edge: The edge's offset, in points.
  ///   - isStart: True for the start edge, where offsets fall outwards.
  ///   - pull: The pull at the start, in points, ≥ 0.
  ///   - velocity: The pull's outward velocity, in points per second.
  ///   - spring: The spring; by default Android's.
  public init(
    _ stretch: AndroidStretch, edge: Double, isStart: Bool, pull: Double, velocity: Double,
    spring: Spring = Self.spring
  ) {
    (self.stretch, self.edge, side) = (stretch, edge, isStart ? -1 : 1)
    rise = SpringMotion(spring: spring, displacement: pull, velocity: velocity)
    let turn = velocity > 0 ? rise.firstTurn ?? 0 : 0
    let isCut = turn > 0 && rise.displacement(at: turn) > stretch.dimension
    let top = rise
    full =
      isCut
      ? passing(stretch.dimension, rising: true, from: 0, to: turn) { top.displacement(at: $0) } : .infinity
    let back =
      isCut ? SpringMotion(spring: spring, displacement: stretch.dimension, velocity: 0) : rise
    peak = isCut ? full : turn
    let start = isCut ? full : 0
    let local = Self.takeOver(back, after: isCut ? 0 : turn)
    let left = back.displacement(at: local)
    straight = (start + local, left)
    duration = start + local + (left > 0 ? left / Self.linearSpeed : 0)
  }

  /// The time, after the turn at `turn`, at which the returning spring is so near and slow that the straight part takes over, or has
  /// arrived.
  private static func takeOver(_ motion: SpringMotion, after turn: Double) -> Double {
    let from = turn < .infinity ? turn : 0
    guard motion.displacement(at: from) > 0 else { return from }
    // The next turn lies beyond 0; up to there the motion is monotone.
    let end = motion.turn(after: from)
    let near =
      motion.displacement(at: from) > linearDistance
      ? passing(linearDistance, rising: false, from: from, to: end) { motion.displacement(at: $0) } : from
    if motion.velocity(at: near) >= -linearSpeed { return near }
    // While too fast, the spring continues until it is slow enough or has arrived, whichever comes first.
    let slow = passing(-linearSpeed, rising: true, from: near, to: end) { motion.velocity(at: $0) }
    let there = passing(0, rising: false, from: near, to: end) { motion.displacement(at: $0) }
    return slow < there ? slow : there
  }

  /// The pull, in points, and its velocity, in points per second, after `time` ≥ 0 seconds.
  public func pull(at time: Double) -> (pull: Double, velocity: Double) {
    let pull = displacement(at: time)
    if time >= duration { return (pull, 0) }
    if time >= straight.time { return (pull, -Self.linearSpeed) }
    return (pull, time >= full ? fall.velocity(at: time - full) : rise.velocity(at: time))
  }

  /// The pull after `time` ≥ 0 seconds, in points, without its velocity.
  private func displacement(at time: Double) -> Double {
    if time >= duration { return 0 }
    if time >= straight.time { return straight.pull - Self.linearSpeed * (time - straight.time) }
    return time >= full ? fall.displacement(at: time - full) : rise.displacement(at: time)
  }

  /// The offset after `time` ≥ 0 seconds, in points: the edge plus the stretch.
  public func offset(at time: Double) -> Double {
    edge + side * stretch.offset(forDrag: displacement(at: time))
  }

  /// The content's velocity after `time` ≥ 0 seconds, in points per second.
  public func velocity(at time: Double) -> Double {
    let (pull, velocity) = pull(at: time)
    return side * velocity * stretch.slope(atDrag: pull)
  }

  /// True if both motions and their edges are equal.
  public static func == (a: StretchRecede, b: StretchRecede) -> Bool {
    a.edge == b.edge && a.stretch == b.stretch && a.side == b.side && a.rise == b.rise
  }
}
