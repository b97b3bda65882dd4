/// GTK's kinetic scrolling (`GtkKineticScrolling`), tick by tick (once per display frame) as GTK computes it.
///
/// | phase | tick |
/// |---|---|
/// | decelerating | `x = c₁ + c₂·e^(−4·t)`; past a bound at a tick → overshooting from there; at the ``Ending`` → finished, rounded |
/// | overshooting | `x = edge + e^(−10·t)·(c₁ + c₂·t)`; beyond the limit → set to it, at rest; within 0.1 px → finished, on the edge |
/// | finished | stays |
///
/// The crossing of a bound is noticed at the tick, so the excess of that tick becomes the overshoot's start, and the motion
/// depends on the frame rate. The window shows it through ``GTKModel/offset(forRaw:)``, except for the tick that finishes, whose
/// position it ignores. A ``GTKModel`` has the same motion in closed form.
/// Source: gtk/gtkkineticscrolling.c of GTK 4.18.6 and 3.24.38, constants of gtkscrolledwindow.c. Time in seconds, pixels
/// as points.
@frozen
public struct GTKKinetic: Equatable, Sendable {
  /// The rule that limits how far content overshoots an edge.
  @frozen
  public enum Limit: Equatable, Sendable {
    /// As in GTK: the distance past the edge is compared with `lower − 50` and `upper + 50`, which are positions (quirk Q10 of
    /// `ScrollModels.md`).
    ///
    /// With `lower` 0 content goes at most 50 px past the start edge and starts back from rest there, but `upper + 50` px
    /// past the end edge. The return then starts from the limit minus the bound: 50 px out, wherever the limit was.
    case positions
    /// As in the `-fixed` model: no limit; both edges are mirror images, and nothing is cut off.
    case none
  }

  /// The rule that ends a fling inside the bounds.
  @frozen
  public enum Ending: Equatable, Sendable {
    /// GTK 4: a fling ends at a speed below 0.1 px/s.
    case gtk4
    /// GTK 3.24: a fling ends at a speed below 1 px/s, or when a frame after the first moves less than 1 px, which depends on the frame
    /// rate.
    case gtk3

    /// The speed below which a fling ends, in points per second.
    @inlinable public var leastSpeed: Double { self == .gtk4 ? 0.1 : 1 }
    /// A frame that moves the content less than this, in points, ends a fling; 0 if no frame does.
    @inlinable public var leastStep: Double { self == .gtk4 ? 0 : 1 }
  }

  /// What the content does: it slows down inside the bounds, overshoots an edge and returns, or rests.
  @frozen
  public enum Phase: Equatable, Sendable {
    case decelerating, overshooting, finished
  }

  /// `DECELERATION_FRICTION`: the rate at which a fling slows down, per second.
  @inlinable public static var friction: Double { 4 }
  /// `OVERSHOOT_FRICTION`, per second: half of it is the frequency of the critically damped spring past an edge.
  @inlinable public static var overshootFriction: Double { 20 }
  /// The furthest that GTK intends a fling to go past a bound, in points.
  @inlinable public static var overshootLimit: Double { 50 }
  /// The distance from the edge within which an overshoot ends, in points.
  @inlinable static var overshootEnd: Double { 0.1 }

  /// The offsets of both edges, in points.
  public let lower, upper: Double
  /// The rule that limits how far content overshoots an edge.
  public let limit: Limit
  /// The rule that ends a fling inside the bounds: GTK 4's or GTK 3's.
  public let ending: Ending
  /// What the content does at the last frame.
  public private(set) var phase: Phase
  /// The content offset at the last frame, in points.
  public private(set) var position: Double
  /// The content's velocity at the last frame, in points per second.
  public private(set) var velocity: Double
  private var origin: (position: Double, velocity: Double)
  private var edge = 0.0
  private var time = 0.0

  /// The motion of content released at `position` points with `velocity` points per second between two bounds.
  public init(
    from position: Double, velocity: Double, lower: Double, upper: Double, limit: Limit = .positions,
    ending: Ending = .gtk4
  ) {
    require(lower <= upper, "the lower bound", lower, "not above the upper one")
    (self.lower, self.upper, self.limit, self.ending) = (lower, upper, limit, ending)
    (self.position, self.velocity) = (position, velocity)
    origin = (position, velocity)
    phase = .decelerating
    if position < lower { overshoot(about: lower) } else if position > upper { overshoot(about: upper) }
  }

  /// Starts an overshoot of `bound` from the present position and velocity.
  private mutating func overshoot(about bound: Double) {
    phase = .overshooting
    edge = bound
    origin = (position - bound, velocity)
    time = 0
  }

  /// Advances the motion by one frame of `seconds`; returns true if the content still moves.
  @discardableResult
  public mutating func tick(_ seconds: Double) -> Bool {
    switch phase {
    case .decelerating: tickDeceleration(seconds)
    case .overshooting: tickOvershoot(seconds)
    case .finished: break
    }
    return phase != .finished
  }

  private mutating func tickDeceleration(_ seconds: Double) {
    let (last, wasFirst) = (position, time == 0)
    time += seconds
    let slowing = Deceleration(perSecond: Self.friction)
    position = origin.position + slowing.displacement(velocity: origin.velocity, at: time)
    velocity = slowing.velocity(origin.velocity, at: time)
    if position < lower {
      overshoot(about: lower)
    } else if position > upper {
      overshoot(about: upper)
    } else if abs(velocity) < ending.leastSpeed || !wasFirst && abs(position - last) < ending.leastStep {
      finish(at: Elementary.rounded(position))
    }
  }

  private mutating func tickOvershoot(_ seconds: Double) {
    time += seconds
    let motion = SpringMotion(
      spring: GTKModel.spring, displacement: origin.position, velocity: origin.velocity)
    let way = motion.displacement(at: time)
    if limit == .positions, way < lower - Self.overshootLimit || way > upper + Self.overshootLimit {
      let cut = way < lower - Self.overshootLimit ? lower - Self.overshootLimit : upper + Self.overshootLimit
      // As in the original: a position is once more taken for the distance past the edge, and the velocity read out is still
      // that of the tick before.
      origin = (cut - edge, 0)
      time = 0
      position = edge + cut
      if abs(cut) < Self.overshootEnd { finish(at: edge) }
      return
    }
    velocity = motion.velocity(at: time)
    position = edge + way
    if abs(way) < Self.overshootEnd { finish(at: edge) }
  }

  private mutating func finish(at offset: Double) {
    phase = .finished
    position = offset
    velocity = 0
  }

  /// True if both motions continue in the same way.
  public static func == (a: GTKKinetic, b: GTKKinetic) -> Bool {
    a.lower == b.lower && a.upper == b.upper && a.limit == b.limit && a.ending == b.ending
      && a.phase == b.phase
      && a.position == b.position && a.velocity == b.velocity && a.origin == b.origin && a.edge == b.edge
      && a.time == b.time
  }
}
