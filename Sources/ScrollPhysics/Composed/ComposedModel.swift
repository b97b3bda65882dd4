/// A scroll physics put together from parts: somebody's own constants, or those that a recorded curve showed.
///
/// Each part is a type that the built-in models use as well, so a built-in model and its composition move alike to the last bit.
@frozen
public struct ComposedModel: PhysicsModel {
  // The parts are read where they are: they are too large to be copied for each offset.
  @usableFromInline let reference: ComposedModelReference
  @usableFromInline let extent: ScrollExtent

  /// The parts and their constants.
  @inlinable public var parts: ModelParts { reference.parts }

  /// The model for a scroll range; its viewport's length must be above 0, and the parts must pass ``ModelParts/isComposable``.
  @inlinable
  public init(_ reference: ComposedModelReference, in extent: ScrollExtent) {
    extent.checkViewport()
    (self.reference, self.extent) = (reference, extent)
  }

  /// The name of every composed model where texts are fixed; results show the name of its file.
  @inlinable static var name: StaticString { "composed" }

  /// The model's traits.
  public var traits: ModelTraits {
    ModelTraits(tolerance: parts.rest, tracker: parts.tracker, pixel: parts.rounding.pixel)
  }

  /// By increments if the effect of an event depends on the offset before it, else by the finger's position.
  @inlinable public var mapping: DragMapping { reference.parts.curves.drag.mapping }

  // MARK: The rules of drags

  @inlinable
  func band(_ coefficient: Double, _ dimension: Double) -> ExtendedBand<RubberBand> {
    ExtendedBand(coefficient: coefficient, dimension: dimension)
  }

  @inlinable
  func range(_ coefficient: Double) -> UseGestureModel { UseGestureModel(extent, coefficient: coefficient) }

  @usableFromInline
  func gecko(_ share: Double, _ form: ModelForm) -> GeckoModel {
    GeckoModel(extent, form: form, divisor: 1 / share)
  }

  @usableFromInline
  func tangent(_ share: Double, _ greatest: Double) -> TangentBand {
    TangentBand(size: greatest, part: 1, range: share)
  }

  @usableFromInline
  func viewportTangent(_ share: Double, _ part: Double) -> TangentBand {
    TangentBand(size: extent.viewportLength, part: part, range: share / part)
  }

  // MARK: Under a finger

  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    guard case .none = reference.parts.rounding else { return rounded(raw) }
    return unrounded(raw)
  }

  /// The offset before rounding.
  @inlinable
  func unrounded(_ raw: Double) -> Double {
    switch reference.parts.curves.drag {
    case .band(let coefficient): return extent.offset(forRaw: raw, band(coefficient, extent.viewportLength))
    case .longBand(let coefficient, let length): return extent.offset(forRaw: raw, band(coefficient, length))
    case .share(let share):
      let edge = extent.nearestRest(to: raw)
      return raw == edge ? raw : edge + share * (raw - edge)
    case .clamp(let limit):
      let (low, high) = (extent.lowestOffset - limit, extent.highestOffset + limit)
      return raw < low ? low : raw > high ? high : raw
    default: return outlinedOffset(raw)
    }
  }

  /// The offset before rounding, by one of the rules that are too large to be inlined into every caller.
  @usableFromInline
  func outlinedOffset(_ raw: Double) -> Double {
    switch reference.parts.curves.drag {
    case .rangeBand(let coefficient): return range(coefficient).offset(forRaw: raw)
    case .exponential(let share): return gecko(share, .fixed).offset(forRaw: raw)
    case .divided, .tangent, .viewportTangent: return pulled(raw) { stretch($0) }
    default: return raw
    }
  }

  /// An offset with the distance past its edge changed by a function.
  private func pulled(_ raw: Double, _ change: (Double) -> Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? raw : edge + change(raw - edge)
  }

  /// The offset shown for a raw position by a model that rounds offsets.
  @usableFromInline
  func rounded(_ raw: Double) -> Double {
    let rounding = parts.rounding
    switch rounding {
    case .none, .target: return unrounded(raw)
    case .overscroll, .overscrollCut: return pulled(raw) { rounding.whole(stretch($0)) }
    case .drag(let perPoint):
      // An edge between two pixels is a resting offset; a touch does not move content off it.
      return raw == extent.lowestOffset || raw == extent.highestOffset
        ? raw : Elementary.rounded(unrounded(raw) * perPoint) / perPoint
    }
  }

  /// The distance shown past an edge for finger travel past it, before rounding.
  private func stretch(_ drag: Double) -> Double {
    switch parts.curves.drag {
    case .divided(let divisor): return drag / divisor
    case .tangent(let share, let greatest): return tangent(share, greatest).offset(forDrag: drag)
    case .viewportTangent(let share, let part): return viewportTangent(share, part).offset(forDrag: drag)
    default:
      let edge = drag < 0 ? extent.lowestOffset : extent.highestOffset
      return unrounded(edge + drag) - edge
    }
  }

  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    switch reference.parts.curves.drag {
    case .band(let coefficient):
      return extent.raw(forOffset: offset, band(coefficient, extent.viewportLength))
    case .longBand(let coefficient, let length):
      return extent.raw(forOffset: offset, band(coefficient, length))
    case .share(let share):
      let edge = extent.nearestRest(to: offset)
      return offset == edge || share == 0 ? offset : edge + (offset - edge) / share
    default: return outlinedRaw(offset)
    }
  }

  @usableFromInline
  func outlinedRaw(_ offset: Double) -> Double {
    let rounding = parts.rounding
    switch reference.parts.curves.drag {
    case .rangeBand(let coefficient): return range(coefficient).raw(forOffset: offset)
    case .exponential(let share): return gecko(share, .fixed).raw(forOffset: offset)
    case .divided(let divisor): return pulled(offset) { rounding.whole($0 * divisor) }
    case .tangent(let share, let greatest):
      return pulled(offset) { rounding.whole(tangent(share, greatest).drag(forOffset: $0)) }
    case .viewportTangent(let share, let part):
      return pulled(offset) { rounding.whole(viewportTangent(share, part).drag(forOffset: $0)) }
    default: return offset
    }
  }

  @inlinable
  public func raw(forCatchAt offset: Double) -> Double {
    reference.parts.catching == .atTravel ? offset : raw(forOffset: offset)
  }

  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    switch reference.parts.curves.drag {
    case .band(let coefficient): return extent.slope(atRaw: raw, band(coefficient, extent.viewportLength))
    case .longBand(let coefficient, let length): return extent.slope(atRaw: raw, band(coefficient, length))
    case .share(let share): return raw == extent.nearestRest(to: raw) ? 1 : share
    case .clamp: return unrounded(raw) == raw ? 1 : 0
    default: return outlinedSlope(raw)
    }
  }

  @usableFromInline
  func outlinedSlope(_ raw: Double) -> Double {
    let past = raw - extent.nearestRest(to: raw)
    switch reference.parts.curves.drag {
    case .rangeBand(let coefficient): return range(coefficient).slope(atRaw: raw)
    case .exponential(let share): return gecko(share, .fixed).slope(atRaw: raw)
    case .geckoIncrements(let share): return gecko(share, .original).slope(atRaw: raw)
    case .divided(let divisor): return past == 0 ? 1 : 1 / divisor
    case .tangent(let share, let greatest):
      return past == 0 ? 1 : tangent(share, greatest).slope(atDrag: past)
    case .viewportTangent(let share, let part):
      return past == 0 ? 1 : viewportTangent(share, part).slope(atDrag: past)
    case .filteredIncrements(let share): return past == 0 ? 1 : share
    case .flutterIncrements(let gain), .flutterRigidIncrements(let gain), .rigidBand(let gain):
      return FlutterDrag(gain: gain, easesRigidly: true).slope(at: raw, in: extent)
    default: return past == 0 ? 1 : 0
    }
  }

  /// The content offset after an event, in points.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    switch reference.parts.curves.drag {
    case .clampedIncrements: return delta == 0 ? offset : extent.nearestRest(to: offset + delta)
    case .heldIncrements: return extent.held(from: offset, movedBy: delta)
    default: return outlinedOffset(offset, by: delta)
    }
  }

  @usableFromInline
  func outlinedOffset(_ offset: Double, by delta: Double) -> Double {
    switch reference.parts.curves.drag {
    case .flutterIncrements(let gain):
      return FlutterDrag(gain: gain, easesRigidly: false).offset(after: -delta, from: offset, in: extent)
    case .flutterRigidIncrements(let gain):
      return FlutterDrag(gain: gain, easesRigidly: true).offset(after: -delta, from: offset, in: extent)
    case .rigidBand(let gain):
      return FlutterDrag(gain: gain, easesRigidly: true, form: .fixed)
        .offset(after: -delta, from: offset, in: extent)
    case .geckoIncrements(let share): return gecko(share, .original).offset(from: offset, movedBy: delta)
    case .filteredIncrements(let share):
      return IncrementFilter(factor: share)
        .offset(from: offset, movedBy: delta, lower: extent.lowestOffset, upper: extent.highestOffset)
    default: return self.offset(forRaw: raw(forOffset: offset) + delta)
    }
  }

  // MARK: Let go

  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    reference.parts.release.velocity(
      release, slope: slope(atRaw: raw), isBeyond: raw != extent.nearestRest(to: raw))
  }
}
