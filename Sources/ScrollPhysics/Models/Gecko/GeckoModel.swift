/// Firefox's scrolling by touch on one axis: past an edge only a fraction of each event's movement counts, flings differ by platform, and
/// overscrolled content springs back.
///
/// `gecko-desktop` flings by ``GeckoDesktopFling``, `gecko-android` by ``GeckoAndroidFling``; everything else is the same. The effect of an
/// event depends on the events before it, so no function maps finger positions to offsets, or offsets back to positions (quirk Q9 of
/// `ScrollModels.md`). A finger that catches overscrolled content does not move it. The fixed form has such a function:
/// ``GeckoSmoothResistance``.
@frozen
public struct GeckoModel: PhysicsModel {
  /// The platform on which Firefox runs; it decides the fling.
  @frozen
  public enum Platform: Equatable, Sendable {
    case desktop, android
  }

  @usableFromInline let extent: ScrollExtent
  @usableFromInline let resistance: GeckoResistance
  @usableFromInline let band: ExtendedBand<GeckoSmoothResistance>
  /// The platform on which Firefox runs; it decides the fling.
  public let platform: Platform
  /// Whether a drag past an edge is resisted event by event and a desktop fling moves by frames, as in Firefox (`original`), or not
  /// (`fixed`).
  public let form: ModelForm

  /// The model's traits. Content counts as settled within 1 px of an edge and at most 2 px/s fast; a fling ends at 10 pt/s.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: GeckoSnapBack.tolerance, tracker: platform == .desktop ? .geckoMean : .geckoParabola,
      memory: .gecko(GeckoFlingAcceleration(), GeckoPan(at: 0)),
      isTickBound: platform == .desktop && form == .original)
  }

  /// The model for a scroll range; its viewport's length and `divisor` (Firefox: 16) must be above 0.
  @inlinable
  public init(
    _ extent: ScrollExtent, _ platform: Platform = .desktop, form: ModelForm = .original,
    divisor: Double = GeckoResistance.divisor
  ) {
    extent.checkViewport()
    (self.extent, self.platform, self.form) = (extent, platform, form)
    resistance = GeckoResistance(length: extent.viewportLength, divisor: divisor)
    band = ExtendedBand(GeckoSmoothResistance(length: extent.viewportLength, divisor: divisor))
  }

  /// Maps by increments, event by event; the `-fixed` models map by the finger's position.
  @inlinable public var mapping: DragMapping { form == .original ? .increments : .position }

  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  ///
  /// If the mapping is by increments, both are the same.
  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    form == .original ? raw : extent.offset(forRaw: raw, band)
  }

  /// The raw position (where the content would be without resistance) that is shown as an offset, in points.
  ///
  /// If the mapping is by increments, both are the same.
  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    form == .original ? offset : extent.raw(forOffset: offset, band)
  }

  /// How far the content moves per point of a short outward finger movement: 1 inside the bounds and on an edge, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    if form == .fixed { return extent.slope(atRaw: raw, band) }
    let overscroll = abs(extent.overscroll(at: raw))
    return overscroll == 0 ? 1 : resistance.share(at: overscroll)
  }

  /// The content offset after an event, in points.
  ///
  /// Movement back to an edge is 1:1; movement past an edge is resisted, and lost if the content cannot scroll at all.
  ///
  /// - Parameters:
  ///   - offset: The content offset before the event, in points.
  ///   - delta: The movement of the content, in points, opposite to the finger.
  /// - Returns: The content offset after the event, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    if form == .fixed { return self.offset(forRaw: raw(forOffset: offset) + delta) }
    let overscroll = extent.overscroll(at: offset)
    let moved = offset + delta
    // Back towards the edge, but not past it.
    if overscroll * delta < 0, extent.overscroll(at: moved) * overscroll > 0 { return moved }
    let start = overscroll * delta < 0 ? 0 : overscroll
    let excess = extent.overscroll(at: moved) - start
    let edge = extent.nearestRest(to: moved)
    guard excess != 0 else { return moved }
    guard extent.highestOffset > extent.lowestOffset else { return edge }
    return edge + start + resistance.step(of: excess, at: start)
  }

  /// The return of overscrolled content after a release, or of momentum that reaches an edge.
  ///
  /// - Parameters:
  ///   - overscroll: The content's distance past the edge, in points, signed.
  ///   - velocity: The content's velocity, in points per second; with the sign of the overscroll it moves further out.
  /// - Returns: The motion of the overscroll from then on.
  @inlinable
  public func snapBack(from overscroll: Double, velocity: Double) -> GeckoSnapBack {
    GeckoSnapBack(overscroll: overscroll, releaseVelocity: velocity)
  }

  /// The content's velocity at the release, in points per second; 0 past an edge, where Firefox's overscroll has reset it.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    extent.overscroll(at: raw) == 0 ? -release.velocity : 0
  }

  /// The motion of released content; content slower than 500 pt/s does not fling.
  ///
  /// On the desktop, the part of a frame's movement that would go beyond an edge is dropped.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge { return returning(to: edge, from: offset - edge, velocity: velocity) }
    guard flings(velocity: velocity) else { return ScrollTrajectory(.rest(offset)) }
    return fling(from: offset, velocity: velocity, ticks: ticks)
  }

  /// The motion of content that was already moving: a return does not halve its velocity again, and a fling continues down to 10 pt/s.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge {
      return returning(
        GeckoSnapBack(spring: GeckoSnapBack.spring, overscroll: offset - edge, startVelocity: velocity),
        to: edge)
    }
    guard abs(velocity) > GeckoDesktopFling.stopSpeed else { return ScrollTrajectory(.rest(offset)) }
    return fling(from: offset, velocity: velocity, ticks: ticks)
  }

  private func fling(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    switch platform {
    case .desktop: frameTrajectory(from: offset, velocity: velocity, ticks: ticks)
    case .android:
      flung(
        .mobileFling(GeckoAndroidFling(velocity: velocity), from: offset), velocity: velocity)
    }
  }

  private func flung(_ fling: ScrollPiece, velocity: Double) -> ScrollTrajectory {
    .flung(fling, velocity: velocity, in: extent) { edge, velocity in
      returning(to: edge, from: 0, velocity: velocity)
    }
  }

  /// The desktop's motion frame by frame as in Firefox; the first frame covers the time since the release.
  private func frameTrajectory(
    from offset: Double, velocity: Double, ticks: FrameTicks
  ) -> ScrollTrajectory {
    if form == .fixed { return solvedTrajectory(from: offset, velocity: velocity) }
    guard ticks.first < ticks.interval else {
      return flung(
        .frameFling(GeckoDesktopFling(velocity: velocity, frame: ticks.interval), from: offset),
        velocity: velocity)
    }
    let step = GeckoDesktopFling(velocity: velocity, frame: ticks.first)
    let (start, left) = (offset + step.displacement(afterFrames: 1), step.velocity(afterFrames: 1))
    let edge = extent.nearestRest(to: start)
    // Until that frame nothing moves, and the velocity is that of the release.
    let waiting = ScrollTrajectory(.frameFling(step, from: offset))
    if start != edge {
      return waiting.then(returning(to: edge, from: 0, velocity: left), at: ticks.first)
    }
    let fling = ScrollPiece.frameFling(GeckoDesktopFling(velocity: left, frame: ticks.interval), from: start)
    return waiting.then(flung(fling, velocity: left), at: ticks.first)
  }

  /// The desktop's motion in continuous time: the same fraction of the velocity is lost in each millisecond, down to the same speed.
  private func solvedTrajectory(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let slowing = Self.slowing
    let decay = ScrollPiece.decay(slowing, from: offset, velocity: velocity)
    let motion = flung(decay, velocity: velocity)
    let stop = slowing.duration(velocity: velocity, downTo: GeckoDesktopFling.stopSpeed)
    return motion.change < stop
      ? motion : ScrollTrajectory(decay).then(.rest(decay.offset(at: stop)), at: stop)
  }

  /// The return to an edge by the spring, and rest on the edge from the time at which Firefox stops it.
  private func returning(to edge: Double, from overscroll: Double, velocity: Double) -> ScrollTrajectory {
    returning(snapBack(from: overscroll, velocity: velocity), to: edge)
  }

  private func returning(_ back: GeckoSnapBack, to edge: Double) -> ScrollTrajectory {
    ScrollTrajectory(.spring(back.motion, about: edge)).then(.rest(edge), at: back.duration)
  }

  static let slowing = Deceleration(rate: 1 - GeckoDesktopFling.friction)

  /// True if content released inside the bounds with this velocity, in points per second, flings: from 500 pt/s on.
  @inlinable
  public func flings(velocity: Double) -> Bool { abs(velocity) >= GeckoDesktopFling.leastSpeed }
}
