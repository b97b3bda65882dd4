/// The stretch of Android 12 and later at an edge: how far content extends for a pull.
///
/// A pull of the fraction `p` of the viewport, at most 1, scales the content by `1 + 0.016·p + 0.016·(1 − e^(−p·e/0.33))`. The
/// offset past the edge is the length that this scale adds to the viewport: the far end of the content moves by that distance, the
/// held edge does not move. Source: EdgeEffect.java, `LINEAR_STRETCH_INTENSITY`, `EXP_STRETCH_INTENSITY`,
/// `SCROLL_DIST_AFFECTED_BY_EXP_STRETCH`, `dampStretchVector`.
@frozen
public struct AndroidStretch: Equatable, Sendable {
  /// The greatest scale, minus 1, that the linear part adds; the exponential part has the same factor.
  @inlinable public static var intensity: Double { 0.016 }
  /// `e / 0.33`: the rate at which the exponential part of the stretch grows, per viewport of pull.
  @inlinable public static var fill: Double { 2.718281828459045 / 0.33 }

  /// The viewport's length, in points, above 0.
  public let dimension: Double

  /// The stretch of a viewport `dimension` points long, above 0.
  @inlinable
  public init(dimension: Double) {
    require(dimension > 0 && dimension < .infinity, "a stretch's dimension", dimension, "above 0 and finite")
    self.dimension = dimension
  }

  /// The content's scale minus 1, for a pull as a fraction 0…1 of the viewport.
  @inlinable
  public static func stretch(pull: Double) -> Double {
    intensity * pull - intensity * Elementary.expm1(-fill * pull)
  }

  /// The offset past the edge for a drag past it, both signed and in points; a pull longer than the viewport counts as the viewport's
  /// length.
  @inlinable
  public func offset(forDrag drag: Double) -> Double {
    let pull = abs(drag) / dimension
    let way = dimension * Self.stretch(pull: pull > 1 ? 1 : pull)
    return drag < 0 ? -way : way
  }

  /// The finger travel that is shown as an offset past the edge, both signed and in points; the viewport's length from the greatest stretch
  /// on.
  ///
  /// - Parameter offset: Offset past the edge; NaN gives NaN.
  /// - Returns: Finger travel past the edge.
  @inlinable
  public func drag(forOffset offset: Double) -> Double {
    let scale = abs(offset) / dimension
    if scale.isNaN { return offset }
    if scale >= Self.stretch(pull: 1) { return offset < 0 ? -dimension : dimension }
    let pull = scale == 0 ? 0 : passing(scale, rising: true, from: 0, to: 1) { Self.stretch(pull: $0) }
    return offset < 0 ? -pull * dimension : pull * dimension
  }

  /// How far the content moves per point of finger movement, after `drag` points: 0.1478 at the edge, 0 beyond the viewport's length.
  @inlinable
  public func slope(atDrag drag: Double) -> Double {
    let pull = abs(drag) / dimension
    return pull > 1 ? 0 : Self.intensity * (1 + Self.fill * Elementary.exp(-Self.fill * pull))
  }
}

/// Android 12 and later: the fling of ``AndroidModel`` inside the bounds, the stretch of ``AndroidStretch`` past an edge.
///
/// A fling that meets an edge is absorbed: the stretch starts with 13 times its velocity. A finger that catches a stretch takes over the
/// pull
/// that is shown, as in Android (`mPullDistance = mDistance`).
@frozen
public struct AndroidStretchModel: PhysicsModel {
  /// `ON_ABSORB_VELOCITY_ADJUSTMENT`: the factor from a fling's velocity at the edge to the velocity of the stretch.
  @inlinable public static var absorbFactor: Double { 13 }
  @usableFromInline let extent: ScrollExtent
  @usableFromInline let stretch: AndroidStretch
  /// The screen's pixels per point.
  public let density: Double

  public var traits: ModelTraits { ModelTraits(tolerance: .standard, tracker: .impulse, pixel: 1 / density) }

  /// The model for a scroll range; its viewport's length, and the density in pixels per point, must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, density: Double = 1) {
    require(density > 0 && density < .infinity, "a density", density, "above 0 and finite")
    (self.extent, self.density) = (extent, density)
    stretch = AndroidStretch(dimension: extent.viewportLength)
  }

  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? raw : edge + stretch.offset(forDrag: raw - edge)
  }

  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    let edge = extent.nearestRest(to: offset)
    return offset == edge ? offset : edge + stretch.drag(forOffset: offset - edge)
  }

  /// How far the content moves per point of movement without resistance: 1 inside the bounds and on an edge, less beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? 1 : stretch.slope(atDrag: raw - edge)
  }

  /// The motion of released content. Past an edge the velocity does not count: a released stretch returns from rest.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge {
      let pull = abs(stretch.drag(forOffset: offset - edge))
      return ScrollTrajectory(
        .stretch(StretchRecede(stretch, edge: edge, isStart: offset < edge, pull: pull, velocity: 0)))
    }
    guard abs(velocity) >= AndroidModel.leastFlingSpeed else { return ScrollTrajectory(.rest(offset)) }
    return fling(from: offset, velocity: velocity)
  }

  private func fling(from offset: Double, velocity: Double) -> ScrollTrajectory {
    let most = AndroidModel.maximumFlingSpeed
    let capped = velocity < -most ? -most : velocity > most ? most : velocity
    let fling = SplineFling(from: offset, velocity: capped, pixel: 1 / density)
    let edge = capped < 0 ? extent.lowestOffset : extent.highestOffset
    guard (fling.end - edge) * capped > 0 else { return ScrollTrajectory(.spline(fling)) }
    let time = fling.time(toShare: (edge - offset) / (fling.end - offset))
    let left = abs(fling.velocity(at: time))
    let recede = StretchRecede(
      stretch, edge: edge, isStart: capped < 0, pull: 0, velocity: left * Self.absorbFactor)
    return ScrollTrajectory(.spline(fling)).then(.stretch(recede), at: time)
  }
}

extension AndroidStretchModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .android,
      summary: "OverScroller and EdgeEffect of Android 12 and later.",
      source: .init(
        "aosp-mirror/platform_frameworks_base", "core/java/android/widget/EdgeEffect.java",
        release: "14 beta 1", archive: "Debian's source package android-platform-frameworks-base 14~beta1",
        date: "2023-07-30", since: "14 beta 1 or before",
        note:
          "Dated by the archive's first upload. A fork of 17 has the same rule; a preview of 12 had a stretch of 0.06 and another spring"
      ),
      fixed: nil,
      cases: .init("android.json", upstream: 0, derived: 4),
      known: "Written from the source in AOSP; tests with numbers are not public.",
      inferred:
        "The offset past an edge is what the stretch adds at the content's far end. The moments at which the return becomes straight are solved; the original checks once per frame."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("stretch intensity", AndroidStretch.intensity, "EdgeEffect")
    list.constant(
      "exponential part fills by", AndroidStretch.fill, "EdgeEffect, e / 0.33", key: "exponential_fill")
    AndroidModel.listFling(in: &list)
    list.constant(
      "velocity absorbed, times", Self.absorbFactor, "ON_ABSORB_VELOCITY_ADJUSTMENT", key: "absorb_factor")
    list.constant("recede frequency", StretchRecede.spring.frequency, .perSecond, "NATURAL_FREQUENCY")
    list.constant("recede damping ratio", StretchRecede.spring.dampingRatio, "DAMPING_RATIO")
    list.constant(
      "straight on at", StretchRecede.linearSpeed, .speed, "LINEAR_VELOCITY_TAKE_OVER", key: "linear_speed")
    list.constant(
      "once nearer than", StretchRecede.linearDistance, .points, "LINEAR_DISTANCE_TAKE_OVER",
      key: "linear_distance")
    list.rest(tolerance, "chosen for this program")
    list.calculation("android.splineFling")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .stretch(intensity: AndroidStretch.intensity),
      fling: .spline(friction: SplineFling.friction),
      bounce: .stretchSpring(
        frequency: StretchRecede.spring.frequency, dampingRatio: StretchRecede.spring.dampingRatio))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
