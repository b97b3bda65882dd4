/// Qt Quick's `Flickable`: half resistance past an edge, constant deceleration, its own overshoot and a return in 400 ms.
///
///     fling ── braking at 1500 px/s², ending on a whole pixel
///     fling ── the edge, faster than 10 px/s ── braking 8 times as hard, at most min(150 px, v/3) ── return
///     return: half the distance in 100 ms as t², the other half in 300 ms as 1 − 2^(−10·t)
///
/// Source: qt/qtdeclarative src/quick/items/qquickflickable.cpp at c4d3c0cc, constants of qquickflickablebehavior_p.h. The
/// crossing of the edge is solved; Qt notices it at the frame. Not read in the source: a fling inwards from beyond an edge,
/// which continues as a fling here.
@frozen
public struct QtModel: PhysicsModel {
  /// The fraction of the finger's travel past an edge that a drag shows.
  @inlinable public static var dragShare: Double { 0.5 }
  /// The deceleration of a fling, in points per second squared; a Qt style may set another.
  @inlinable public static var deceleration: Double { 1500 }
  /// The greatest speed of a fling, in points per second.
  @inlinable public static var maximumVelocity: Double { 2500 }
  /// `QML_FLICK_OVERSHOOT`: the furthest that a fling overshoots an edge, in points.
  @inlinable public static var overshootLimit: Double { 150 }
  /// The overshoot per point per second of velocity at the edge, in points: a third of a second.
  @inlinable public static var overshootTime: Double { 1.0 / 3 }
  /// `QML_FLICK_OVERSHOOTFRICTION`: how many times harder than a fling an overshoot brakes.
  @inlinable public static var overshootFriction: Double { 8 }
  /// The speed at the edge, in points per second, up to which a fling does not overshoot.
  @inlinable public static var leastOvershootSpeed: Double { 10 }
  /// `_q_MinimumFlickVelocity`: the release speed, in points per second, below which there is no fling.
  @inlinable public static var leastFlingSpeed: Double { 75 }
  /// `fixupDuration`: the duration of the return, in seconds.
  @inlinable public static var returnDuration: Double { 0.4 }
  /// The fraction of the return's duration that the first half of its distance takes.
  @inlinable public static var returnShare: Double { 0.25 }
  /// The factor between Qt's `OutExpo` curve and Penner's: Qt's goes 0.002 % too far and then steps back to 1.
  @inlinable public static var exponentialScale: Double { 1.001 }
  /// The fraction of its velocity that content keeps if it is released outwards on or past an edge.
  @inlinable public static var outwardShare: Double { 0.5 }
  /// By how much the boost (a factor of the velocity) grows with each consecutive fling.
  @inlinable public static var boostStep: Double { 0.25 }
  /// `QML_FLICK_MULTIFLICK_MAXBOOST`: the greatest factor by which consecutive flings are boosted.
  @inlinable public static var maximumBoost: Double { 3 }
  /// `QML_FLICK_MULTIFLICK_RATIO`: the length of the content, in viewports, from which on consecutive flings are boosted.
  @inlinable public static var boostRatio: Double { 10 }
  /// `QML_FLICK_MULTIFLICK_THRESHOLD`: the speed above which consecutive flings are boosted, in points per second.
  @inlinable public static var boostSpeed: Double { 1250 }

  @usableFromInline let extent: ScrollExtent

  /// True for a touchpad, whose scrolls are wheel events: see ``QtWheelPull``.
  @inlinable var isOnTouchpad: Bool { extent.device == .touchpad }
  /// Maps by the finger's position; on a touchpad event by event, because the events' velocity matters.
  @inlinable public var mapping: DragMapping { isOnTouchpad ? .increments : .position }
  /// The model's traits. Content counts as settled within half a pixel and slower than ``leastOvershootSpeed``, as Qt ends its moves by
  /// time.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: Tolerance(distance: 0.5, speed: Self.leastOvershootSpeed), tracker: .qt,
      memory: isOnTouchpad ? .qtWheel(QtWheelPull()) : .qt(boost: 1, velocity: 0), pixel: 1)
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
  }

  // MARK: Drag

  /// The offset shown for finger travel of `excess` points past an edge, in points: half of it.
  @inlinable
  public static func dragOffset(excess: Double) -> Double { excess * dragShare }

  /// The offset that a touchpad or wheel shows past an edge: `150·p·atan(e / 150 / p)` with `e = excess · v/8 / vₘₐₓ / 8`.
  ///
  /// The offset grows with the velocity `v`, which is divided by the overshoot's friction, 8, because Qt stores it that way.
  ///
  /// - Parameters:
  ///   - excess: The distance past the edge, in points.
  ///   - velocity: The velocity in points per second, positive outwards like `excess`.
  ///   - maximumVelocity: The fastest fling, in points per second, above 0.
  ///   - pixelRatio: `p`, device pixels per point, above 0.
  /// - Returns: The offset past the edge, in points.
  @inlinable
  public static func touchpadOffset(
    excess: Double, velocity: Double, maximumVelocity: Double = QtModel.maximumVelocity,
    pixelRatio: Double = 1
  ) -> Double {
    let damped = velocity / overshootFriction
    let stretch = excess * damped / maximumVelocity / overshootFriction
    let reach = overshootLimit * pixelRatio
    return reach * Elementary.atan(stretch / reach)
  }

  /// The offset shown for a raw position (where the content would be without resistance), in points; the same on a touchpad.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    if isOnTouchpad { return raw }
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? raw : edge + Self.dragOffset(excess: raw - edge)
  }

  /// The raw position (where the content would be without resistance) that is shown as an offset, in points; the same on a touchpad.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    if isOnTouchpad { return offset }
    let edge = extent.nearestRest(to: offset)
    return offset == edge ? offset : edge + (offset - edge) / Self.dragShare
  }

  /// How far the content moves per point of finger movement: 1 inside the bounds and on an edge, a half beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : Self.dragShare }

  // MARK: Release

  /// The content's velocity at the release, in points per second, from the finger's velocity.
  ///
  /// It is halved if it points outwards on or past an edge, and 0 on a touchpad.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    if isOnTouchpad { return 0 }
    let velocity = -release.velocity
    let isOutward =
      raw <= extent.lowestOffset && velocity < 0 || raw >= extent.highestOffset && velocity > 0
    return isOutward ? velocity * Self.outwardShare : velocity
  }

  /// The boost of the next fling in a row: a quarter more each time, up to 3; 1 if the next fling is not boosted.
  ///
  /// - Parameters:
  ///   - boost: The last fling's boost, 1 for none.
  ///   - velocity: The new fling's velocity, in points per second.
  ///   - current: The present motion's velocity, in points per second; 0 for none.
  /// - Returns: A factor in 1…3.
  @inlinable
  public func boost(after boost: Double, velocity: Double, current: Double) -> Double {
    let isLong = extent.contentLength > Self.boostRatio * extent.viewportLength
    guard isLong, current != 0, (velocity > 0) == (current > 0), abs(velocity) > Self.boostSpeed else {
      return 1
    }
    let next = boost + Self.boostStep
    return next < Self.maximumBoost ? next : Self.maximumBoost
  }

  /// The greatest overshoot for a speed at the edge, in points: `min(150, v/3)`.
  @inlinable
  public static func overshootDistance(speed: Double) -> Double {
    let way = speed * overshootTime
    return way < overshootLimit ? way : overshootLimit
  }

  /// The return to `edge` from `offset`, in points: half the distance from rest in 100 ms, the rest in 300 ms.
  ///
  /// - Parameters:
  ///   - offset: The offset at the start.
  ///   - edge: The offset at the end.
  ///   - exponentialScale: Qt's 1.001, or 1 for Penner's curve.
  /// - Returns: Two moves.
  @inlinable
  public static func fixup(
    from offset: Double, to edge: Double, exponentialScale: Double = QtModel.exponentialScale
  ) -> ScrollTrajectory {
    let middle = edge - (edge - offset) / 2
    let first = EasedMove(
      from: offset, to: middle, duration: returnDuration * returnShare, easing: .inQuadratic)
    let second = EasedMove(
      from: middle, to: edge, duration: returnDuration * (1 - returnShare),
      easing: .outExponential(scale: exponentialScale))
    return ScrollTrajectory(.move(first)).then(.move(second))
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    guard abs(velocity) > Self.leastFlingSpeed else {
      return offset == edge ? ScrollTrajectory(.rest(offset)) : Self.fixup(from: offset, to: edge)
    }
    let most = Self.maximumVelocity
    let capped = velocity < -most ? -most : velocity > most ? most : velocity
    if (offset - edge) * capped > 0 {
      return overshoot(past: edge, from: offset, velocity: capped, after: nil)
    }
    return fling(from: offset, velocity: capped)
  }

  /// The motion of a fling: a deceleration near 1500 px/s² that ends on a whole pixel, with the overshoot if it passes an edge.
  private func fling(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let free = Braking(from: offset, velocity: velocity, deceleration: Self.deceleration)
    let way = Elementary.rounded(free.end) - offset
    // The offset is too large for a pixel to matter.
    guard way != 0 else { return ScrollTrajectory(.rest(extent.nearestRest(to: offset))) }
    let deceleration = velocity * velocity / (2 * abs(way))
    let braking = Braking(from: offset, velocity: velocity, deceleration: deceleration)
    let edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    let motion = ScrollTrajectory(.braking(braking, entered: 0))
    guard (braking.end - edge) * velocity > 0, let crossing = braking.crossing(of: edge) else {
      return motion
    }
    guard abs(crossing.velocity) > Self.leastOvershootSpeed else {
      return returning(motion, from: braking.end, to: edge)
    }
    return overshoot(past: edge, from: edge, velocity: crossing.velocity, after: (motion, crossing.time))
  }

  /// The motion past an edge: braking within the remaining overshoot distance, and the return.
  private func overshoot(
    past edge: Double, from offset: Double, velocity: Double, after: (motion: ScrollTrajectory, time: Double)?
  ) -> ScrollTrajectory {
    let left = Self.overshootDistance(speed: abs(velocity)) - abs(offset - edge)
    guard left > 0 else { return Self.fixup(from: offset, to: edge) }
    let usual = Self.overshootFriction * Self.deceleration
    let needed = velocity * velocity / (2 * left)
    let braking = Braking(
      from: offset, velocity: velocity, deceleration: needed > usual ? needed : usual)
    let phase = ScrollPiece.braking(braking, entered: 0)
    let motion = after.map { $0.motion.then(phase, at: $0.time) } ?? ScrollTrajectory(phase)
    return returning(motion, from: braking.end, to: edge)
  }

  private func returning(_ motion: ScrollTrajectory, from offset: Double, to edge: Double) -> ScrollTrajectory
  {
    let fixup = Self.fixup(from: offset, to: edge)
    return motion.then(fixup.pieces.0).then(fixup.pieces.1)
  }
}
