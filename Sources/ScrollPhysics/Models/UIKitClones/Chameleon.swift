/// Chameleon's scroll view: an event that ends outside the bounds counts by 0.055, and a bounce moves in steps of 1/120 s.
///
/// | phase | step |
/// |---|---|
/// | bouncing | `v += (−7·x − 15·v)/120`, `x += v/120`; slower than 100 pt/s → returning |
/// | returning | quadratic ease-out to the bound in 0.33 s |
///
/// The motion depends on the path (a drag in more events ends elsewhere) and on its clock: a frame shows the state of the last whole
/// step. The velocity starts within ±200 pt/s; a release at rest returns at once. This is quirk Q4 of `ScrollModels.md`.
/// Source: BigZaphod/Chameleon UIScrollView.m, UIScrollViewAnimationDeceleration.m at 84605ede.
@frozen
public struct ChameleonBounce: Equatable, Sendable {
  /// The drag rule outside the bounds: an event that ends there moves the content by 0.055 of its whole movement.
  @inlinable public static var filter: IncrementFilter { IncrementFilter(factor: 0.055) }
  /// `physicsTimeStep`: the time between two steps of a bounce, in seconds.
  @inlinable public static var step: Double { 1.0 / 120 }
  /// The spring of a bounce, for mass 1: `springTightness`, per second squared, and `springDampening`, per second.
  @inlinable public static var spring: (tightness: Double, dampening: Double) { (7, 15) }
  /// The greatest initial speed of a bounce, in points per second.
  @inlinable public static var maximumSpeed: Double { 200 }
  /// `minimumBounceVelocityBeforeReturning`: the speed, in points per second, below which a bounce turns into a return.
  @inlinable public static var returnSpeed: Double { 100 }
  /// `returnAnimationDuration`: the duration of the return, in seconds.
  @inlinable public static var returnDuration: Double { 0.33 }

  /// The bound that the content returns to, in points.
  public let bound: Double
  /// The offset after the last whole step, in points.
  public private(set) var position: Double
  /// The velocity after the last whole step, in points per second.
  public private(set) var velocity: Double
  /// True once the content rests on the bound.
  public private(set) var isFinished = false
  private var steps = 0
  private var returning: (from: Double, since: Int)?

  /// The motion of content released at `position` points with `velocity` points per second, outside `bound`.
  public init(from position: Double, velocity: Double, bound: Double) {
    let most = Self.maximumSpeed
    (self.position, self.bound) = (position, bound)
    self.velocity = velocity < -most ? -most : velocity > most ? most : velocity
    if velocity == 0 { returning = (position, 0) }
  }

  /// Advances the motion to `time` seconds after the release, by all whole steps that begin until then.
  public mutating func advance(to time: Double) {
    while !isFinished, Double(steps) * Self.step <= time {
      takeStep()
      steps += 1
    }
  }

  private mutating func takeStep() {
    if let returning {
      let time = Double(steps - returning.since) * Self.step
      position =
        EasedMove(from: returning.from, to: bound, duration: Self.returnDuration, easing: .outQuadratic)
        .offset(at: time)
      isFinished = time >= Self.returnDuration
    } else if position == bound {
      isFinished = true
    } else {
      let (tightness, dampening) = Self.spring
      velocity += (-tightness * (position - bound) - dampening * velocity) * Self.step
      position += velocity * Self.step
      if abs(velocity) < Self.returnSpeed { returning = (position, steps) }
    }
  }

  /// True if position, velocity and all other state are equal.
  public static func == (a: ChameleonBounce, b: ChameleonBounce) -> Bool {
    a.bound == b.bound && a.position == b.position && a.velocity == b.velocity
      && a.isFinished == b.isFinished && a.steps == b.steps && a.returning?.from == b.returning?.from
      && a.returning?.since == b.returning?.since
  }
}
