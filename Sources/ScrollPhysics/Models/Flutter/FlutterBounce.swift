/// Flutter's `BouncingScrollSimulation`: friction inside the bounds, a spring about an edge beyond.
///
///     start inside ── friction ──(springTime)── spring about the edge
///     start outside ── spring about the edge
///
/// The spring's clock starts at the crossing. Flutter limits the spring's initial velocity by `min(v, 5000)`, which does not limit a
/// negative
/// velocity, so a fling past the start edge overshoots further than one past the end edge (quirk Q6 of `ScrollModels.md`). The fixed form
/// limits the magnitude, so that the edges are mirror images.
@frozen
public struct FlutterBounce: Equatable, Sendable {
  /// The motion inside the bounds; nil if the motion starts outside.
  public let friction: FlutterFriction?
  /// The motion about an edge; nil if no edge is reached.
  public let back: FlutterSpringReturn?
  /// The time at which the spring takes over, in seconds; 0 for a start outside, infinite if no edge is reached.
  public let springTime: Double
  /// The tolerance within which a motion counts as ended.
  public let tolerance: Tolerance

  /// The greatest velocity that Flutter intends to pass from friction to the spring, in points per second.
  public static var greatestTransfer: Double { 5000 }
  /// Flutter's `Tolerance.defaultTolerance`: a thousandth of a point and of a point per second.
  public static var defaultTolerance: Tolerance { Tolerance(distance: 1e-3, speed: 1e-3) }

  /// The motion of content released at an offset with a velocity.
  ///
  /// - Parameters:
  ///   - start: The offset, in points.
  ///   - velocity: Points per second, signed.
  ///   - lowest: The start edge, in points; may be −∞.
  ///   - highest: The end edge, in points, not below `lowest`; may be ∞.
  ///   - spring: The spring about both edges.
  ///   - constantDeceleration: Points per second squared, at least 0.
  ///   - tolerance: The limits of distance and speed within which the motion counts as ended.
  ///   - form: As in Flutter, or with its defects fixed.
  public init(
    from start: Double, velocity: Double, lowest: Double, highest: Double, spring: Spring,
    constantDeceleration: Double = 0, tolerance: Tolerance = defaultTolerance, form: ModelForm = .original
  ) {
    require(lowest <= highest, "a bounce's start edge", lowest, "not above its end edge")
    self.tolerance = tolerance
    func back(to edge: Double, from offset: Double, velocity: Double) -> FlutterSpringReturn {
      FlutterSpringReturn(
        to: edge, from: offset, velocity: velocity, spring: spring, tolerance: tolerance, form: form)
    }
    if start < lowest || start > highest {
      self.back = back(to: start < lowest ? lowest : highest, from: start, velocity: velocity)
      (friction, springTime) = (nil, 0)
      return
    }
    let friction = FlutterFriction(
      from: start, velocity: velocity, constantDeceleration: constantDeceleration, form: form)
    self.friction = friction
    let edge = velocity > 0 ? highest : lowest
    guard velocity > 0 && friction.limit > edge || velocity < 0 && friction.limit < edge else {
      (self.back, springTime) = (nil, .infinity)
      return
    }
    springTime = friction.time(toReach: edge)
    let arrival = Self.transferred(friction.velocity(at: springTime), form)
    self.back = back(to: edge, from: edge, velocity: arrival)
  }

  /// The velocity that the spring starts with, in points per second, for a velocity at the edge.
  private static func transferred(_ velocity: Double, _ form: ModelForm) -> Double {
    if velocity > greatestTransfer { return greatestTransfer }
    return form == .fixed && velocity < -greatestTransfer ? -greatestTransfer : velocity
  }

  /// The offset after `time` seconds ≥ 0, in points.
  public func offset(at time: Double) -> Double {
    if let back = backMotion(at: time) { return back.offset(at: time - springTime) }
    return friction?.offset(at: time) ?? .nan
  }

  /// The velocity after `time` seconds ≥ 0, in points per second.
  public func velocity(at time: Double) -> Double {
    if let back = backMotion(at: time) { return back.velocity(at: time - springTime) }
    return friction?.velocity(at: time) ?? .nan
  }

  /// True if Flutter ends the motion at `time`.
  public func isDone(at time: Double) -> Bool {
    if let back = backMotion(at: time) { return back.isDone(at: time - springTime) }
    return friction?.isDone(at: time, tolerance) ?? true
  }

  /// The time from which on the motion counts as ended, in seconds, computed without stepping through frames.
  public var endTime: Double {
    if let back { return springTime + back.endTime }
    return friction?.duration(downTo: tolerance.speed) ?? 0
  }

  /// The offset at which the motion comes to rest, in points.
  public var limit: Double { back?.edge ?? friction?.limit ?? .nan }

  /// This motion as a ``ScrollTrajectory`` of consecutive pieces.
  public var trajectory: ScrollTrajectory {
    let returning = back.map { ScrollPiece.flutterReturn($0) }
    guard let friction else { return ScrollTrajectory(returning ?? .rest(.nan)) }
    let fling = ScrollTrajectory(.friction(friction))
    return returning.map { fling.then($0, at: springTime) } ?? fling
  }

  /// The spring's motion if the spring has taken over at `time`; nil before.
  ///
  /// It takes over strictly after the crossing of an edge, or at once for a start outside.
  private func backMotion(at time: Double) -> FlutterSpringReturn? {
    friction == nil || time > springTime ? back : nil
  }
}
