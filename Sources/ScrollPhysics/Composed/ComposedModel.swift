/// A scroll physics put together from parts: somebody's own constants, or those that a recorded curve showed.
///
/// Each part is a type that the built-in models use as well, so a built-in model and its composition move alike to the last bit.
@frozen
public struct ComposedModel: PhysicsModel {
  /// The parts and their constants.
  public let parts: ModelParts
  @usableFromInline let extent: ScrollExtent

  /// The model for a scroll range; its viewport's length must be above 0, and the parts must pass ``ModelParts/isComposable``.
  @inlinable
  public init(_ parts: ModelParts, in extent: ScrollExtent) {
    extent.checkViewport()
    (self.parts, self.extent) = (parts, extent)
  }

  /// The name of every composed model where texts are fixed; results show the name of its file.
  @inlinable static var name: StaticString { "composed" }

  public var traits: ModelTraits { ModelTraits(tolerance: parts.rest, tracker: parts.tracker) }

  // MARK: Under a finger

  /// By increments if movement past an edge is lost, else by the finger's position.
  @inlinable public var mapping: DragMapping {
    if case .clampedIncrements = parts.curves.drag { .increments } else { .position }
  }

  @inlinable
  func band(_ coefficient: Double, _ dimension: Double) -> ExtendedBand<RubberBand> {
    ExtendedBand(coefficient: coefficient, dimension: dimension)
  }

  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    switch parts.curves.drag {
    case .band(let coefficient): return extent.offset(forRaw: raw, band(coefficient, extent.viewportLength))
    case .longBand(let coefficient, let length): return extent.offset(forRaw: raw, band(coefficient, length))
    case .share(let share):
      let edge = extent.nearestRest(to: raw)
      return raw == edge ? raw : edge + share * (raw - edge)
    case .clamp(let limit):
      let (low, high) = (extent.lowestOffset - limit, extent.highestOffset + limit)
      return raw < low ? low : raw > high ? high : raw
    default: return raw
    }
  }

  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    switch parts.curves.drag {
    case .band(let coefficient):
      return extent.raw(forOffset: offset, band(coefficient, extent.viewportLength))
    case .longBand(let coefficient, let length):
      return extent.raw(forOffset: offset, band(coefficient, length))
    case .share(let share):
      let edge = extent.nearestRest(to: offset)
      return offset == edge || share == 0 ? offset : edge + (offset - edge) / share
    default: return offset
    }
  }

  @inlinable
  public func raw(forCatchAt offset: Double) -> Double {
    parts.catching == .atTravel ? offset : raw(forOffset: offset)
  }

  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    switch parts.curves.drag {
    case .band(let coefficient): return extent.slope(atRaw: raw, band(coefficient, extent.viewportLength))
    case .longBand(let coefficient, let length): return extent.slope(atRaw: raw, band(coefficient, length))
    case .share(let share): return raw == extent.nearestRest(to: raw) ? 1 : share
    case .clamp: return offset(forRaw: raw) == raw ? 1 : 0
    default: return raw == extent.nearestRest(to: raw) ? 1 : 0
    }
  }

  /// The content offset after an event, in points: by increments at most at an edge, where movement is lost.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    guard mapping == .increments else { return self.offset(forRaw: raw(forOffset: offset) + delta) }
    return delta == 0 ? offset : extent.nearestRest(to: offset + delta)
  }

  // MARK: Let go

  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    parts.release.velocity(
      release.velocity, slope: slope(atRaw: raw), isBeyond: raw != extent.nearestRest(to: raw))
  }

  /// The motion of released content: the fling inside the bounds, at an edge the rule for the crossing, and the return beyond it.
  ///
  /// A circular return starts with infinite velocity; content that is stopped in that moment continues from rest.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    let velocity = velocity.isInfinite ? 0 : velocity
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    if offset != extent.nearestRest(to: offset) { return back(from: offset, velocity: velocity) }
    guard velocity != 0, let fling = fling(from: offset, velocity: velocity) else {
      return ScrollTrajectory(.rest(offset))
    }
    return .flung(fling, velocity: velocity, in: extent) { edge, velocity in
      parts.crossing == .stop ? ScrollTrajectory(.rest(edge)) : back(from: edge, velocity: velocity)
    }
  }

  /// The motion inside the bounds without an edge; nil for none.
  private func fling(from offset: Double, velocity: Double) -> ScrollPiece? {
    switch parts.curves.fling {
    case .decay(let perSecond):
      .decay(Deceleration(perSecond: perSecond), from: offset, velocity: velocity)
    case .braking(let deceleration):
      .braking(Braking(from: offset, velocity: velocity, deceleration: deceleration), entered: 0)
    case .quartic(let speed):
      .momentum(AppKitMomentum(velocity: velocity, speedOfOneSecond: speed), from: offset)
    default: nil
    }
  }

  /// The return to the nearest edge; rest on it at once without one.
  private func back(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let edge = extent.nearestRest(to: offset)
    switch parts.curves.bounce {
    case .spring(let spring): return extent.bounce(spring, from: offset, velocity: velocity)
    case .quartic(let duration): return eased(.outQuartic, duration, from: offset, to: edge)
    case .circular(let duration): return eased(.outCircular, duration, from: offset, to: edge)
    default: return ScrollTrajectory(.rest(edge))
    }
  }

  private func eased(
    _ easing: Easing, _ duration: Double, from offset: Double, to edge: Double
  ) -> ScrollTrajectory {
    guard offset != edge else { return ScrollTrajectory(.rest(edge)) }
    return ScrollTrajectory(.move(EasedMove(from: offset, to: edge, duration: duration, easing: easing)))
  }
}
