/// Android's `OverScroller` as `ScrollView` uses it: no drag past an edge, a fling along a spline, an overshoot and a return.
///
///     fling ── spline ── the edge ── braking, at 2000 px/s² or as hard as needed to end within `overshoot` ── springback
///     springback: smoothstep in √(2·d / 2000) s, cut to whole milliseconds
///
/// Offsets are whole pixels and times whole milliseconds; a pixel is `1 / density` points. The velocity at the edge is that of the table's
/// segment there. Android takes it from the last frame before (its own TODO), so that its motion depends on the frame rate.
/// ``AndroidStretchModel`` is what Android 12 and later show at an edge.
/// Source: aosp-mirror/platform_frameworks_base core/java/android/widget/OverScroller.java, ViewConfiguration.java.
@frozen
public struct AndroidModel: ClampedModel {
  /// Android's `GRAVITY`: the deceleration past an edge, in pixels per second squared.
  @inlinable public static var gravity: Double { 2000 }
  /// `OVERFLING_DISTANCE` of ViewConfiguration: the furthest that a fling goes past an edge, in points.
  @inlinable public static var overflingDistance: Double { 6 }
  /// `MINIMUM_FLING_VELOCITY` of ViewConfiguration: the least speed of a fling, in points per second.
  @inlinable public static var leastFlingSpeed: Double { 50 }
  /// `MAXIMUM_FLING_VELOCITY` of ViewConfiguration: the speed to which flings are limited, in points per second.
  @inlinable public static var maximumFlingSpeed: Double { 8000 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  public let extent: ScrollExtent
  /// The screen's pixels per point.
  public let density: Double
  /// The furthest that a fling may go past an edge, in points.
  public let overshoot: Double

  /// The model's traits. Content counts as settled within a pixel, as Android ends its motions by time.
  public var traits: ModelTraits {
    ModelTraits(tolerance: Tolerance(distance: 0.5, speed: 10), tracker: .parabola, pixel: 1 / density)
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  ///
  /// - Parameters:
  ///   - extent: The scroll range.
  ///   - density: Pixels per point, above 0.
  ///   - overshoot: How far momentum may go past an edge, in points ≥ 0.
  @inlinable
  public init(_ extent: ScrollExtent, density: Double = 1, overshoot: Double = AndroidModel.overflingDistance)
  {
    extent.checkViewport()
    require(density > 0 && density < .infinity, "a density", density, "above 0 and finite")
    require(overshoot >= 0 && overshoot < .infinity, "an overshoot", overshoot, "at least 0 and finite")
    (self.extent, self.density, self.overshoot) = (extent, density, overshoot)
  }

  /// The duration of the return from `distance` pixels past an edge, in whole milliseconds:
  /// `1000 · √(2·d / 2000)`.
  ///
  ///     AndroidModel.springbackDuration(distance: 100)   // 316
  @inlinable
  public static func springbackDuration(distance: Double) -> Double {
    (millisecondsPerSecond * (2 * abs(distance) / gravity).squareRoot()).rounded(.towardZero)
  }

  /// The return from `offset` to `edge`, in points; rest on the edge if the return takes less than a millisecond.
  public func springback(from offset: Double, to edge: Double) -> ScrollPiece {
    let milliseconds = Self.springbackDuration(distance: (offset - edge) * density)
    guard milliseconds > 0 else { return .rest(edge) }
    return .move(
      EasedMove(
        from: offset, to: edge, duration: milliseconds / Self.millisecondsPerSecond, easing: .smoothstep))
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let most = Self.maximumFlingSpeed
    let capped = velocity < -most ? -most : velocity > most ? most : velocity
    let edge = extent.nearestRest(to: offset)
    if offset == edge { return fling(from: offset, velocity: capped) }
    if (offset - edge) * capped >= 0 { return bounce(past: edge, from: offset, velocity: capped) }
    // As in the original, a fling that would not even reach the edge does not happen.
    let fling = SplineFling(from: offset, velocity: capped, pixel: 1 / density)
    if abs(fling.end - offset) > abs(offset - edge) { return self.fling(from: offset, velocity: capped) }
    return ScrollTrajectory(springback(from: offset, to: edge))
  }

  private func fling(from offset: Double, velocity: Double) -> ScrollTrajectory {
    guard abs(velocity) >= Self.leastFlingSpeed else { return ScrollTrajectory(.rest(offset)) }
    let fling = SplineFling(from: offset, velocity: velocity, pixel: 1 / density)
    let edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    guard (fling.end - edge) * velocity > 0 else { return ScrollTrajectory(.spline(fling)) }
    let time = fling.time(toShare: (edge - offset) / (fling.end - offset))
    // The original stores the velocity in whole pixels per second.
    let left = (fling.velocity(at: time) * density).rounded(.towardZero) / density
    return overshooting(ScrollTrajectory(.spline(fling)), past: edge, velocity: left, at: time, entered: 0)
  }

  /// The motion of content already past an edge that moves away from it or rests there: as if it had come from the edge.
  private func bounce(past edge: Double, from offset: Double, velocity: Double) -> ScrollTrajectory {
    let gravity = Self.gravity / density
    let (toApex, sign) = (abs(velocity) / gravity, offset < edge ? -1.0 : 1.0)
    let distance = velocity * velocity / (2 * gravity) + abs(offset - edge)
    let total = (2 * distance / gravity).squareRoot()
    return overshooting(nil, past: edge, velocity: sign * gravity * total, at: 0, entered: total - toApex)
  }

  /// The motion past `edge`: braking, hard enough to end within the overshoot, and the return.
  private func overshooting(
    _ before: ScrollTrajectory?, past edge: Double, velocity: Double, at time: Double, entered: Double
  ) -> ScrollTrajectory {
    let natural = velocity * velocity / (2 * Self.gravity / density)
    guard velocity != 0, overshoot > 0 else {
      return before.map { $0.then(.rest(edge), at: time) } ?? ScrollTrajectory(.rest(edge))
    }
    let deceleration = natural > overshoot ? velocity * velocity / (2 * overshoot) : Self.gravity / density
    let braking = Braking(from: edge, velocity: velocity, deceleration: deceleration)
    let phase = ScrollPiece.braking(braking, entered: entered < braking.duration ? entered : braking.duration)
    let motion = before.map { $0.then(phase, at: time) } ?? ScrollTrajectory(phase)
    return motion.then(springback(from: braking.end, to: edge))
  }
}

extension AndroidModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .android,
      summary: "OverScroller of Android before 12.",
      source: .init(
        "aosp-mirror/platform_frameworks_base",
        "core/java/android/widget/OverScroller.java and core/java/android/view/ViewConfiguration.java",
        release: "14 beta 1", archive: "Debian's source package android-platform-frameworks-base 14~beta1",
        date: "2023-07-30", since: "6.0.1 or before",
        note:
          "Dated by the archive's first upload. 6.0.1_r72, 10.0.0_r36 and a fork of 17 have the same rule"
      ),
      fixed: nil,
      cases: .init("android.json", upstream: 0, derived: 7),
      known: "Written from the source in AOSP; tests with numbers are not public.",
      inferred:
        "The velocity at an edge is that of the spline at the edge; the original takes that of the last frame (a TODO in its source). Computed in double precision; the original uses single."
    )
  }

  public func list(in list: inout some ModelFactList) {
    Self.listFling(in: &list)
    list.constant("gravity past an edge", Self.gravity, .acceleration, "GRAVITY", key: "gravity")
    list.constant("farthest overshoot", Self.overflingDistance, .points, "OVERFLING_DISTANCE")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .kept,
      "Everything is in whole pixels and milliseconds, so offsets move in steps and a fling is truncated.")
    list.calculation("android.splineFling")
    list.calculation("android.springback")
  }

  /// Adds the constants of Android's fling to `list`; Android 12 did not change them.
  static func listFling(in list: inout some ModelFactList) {
    list.constant("least fling speed", leastFlingSpeed, .speed, "ViewConfiguration")
    list.constant("greatest fling speed", maximumFlingSpeed, .speed, "ViewConfiguration")
    list.constant("friction", SplineFling.friction, "getScrollFriction")
    list.constant("inflexion", SplineFling.inflexion, "OverScroller")
    list.constant("deceleration exponent", SplineFling.decelerationRate, "ln 0.78 / ln 0.9")
    list.constant(
      "physical coefficient", SplineFling.physicalCoefficient, .acceleration, "g · 160 px/in · 0.84")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .clampedIncrements(limit: 0),
      fling: .spline(friction: SplineFling.friction),
      bounce: .smoothstep(deceleration: Self.gravity))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
