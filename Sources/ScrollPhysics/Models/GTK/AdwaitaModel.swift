/// libadwaita's `AdwSwipeTracker`: content goes at most 10 px past an edge; a release moves it to an offset computed at once.
///
/// A swipe moves pages; a page is as long as the viewport here. Past the last page `a` pages are shown as
/// `(1 − 1/(1 + a·D)) / D` with `D` a tenth of the page's length in pixels, which in pixels is `10 · (1 − 1/(1 + x/10))`
/// for any page: ``RubberBand`` with coefficient 1 and dimension 10.
///
/// libadwaita moves on to a page; a scroll range has none, so content moves to the projection itself, at most to an
/// edge. The motion is that of `AdwCarousel`'s spring, since 1.0: `adw_spring_params_new (1, 0.5, 500)`, of which the first
/// is the damping ratio, the second the mass. It is clamped: it ends at the first whole millisecond within a thousandth of
/// a page of its target. The tracker's points per millisecond are used as pages per second.
/// Source: GNOME/libadwaita src/adw-swipe-tracker.c, adw-carousel.c, adw-spring-animation.c at 5789add9 (1.9.3).
@frozen
public struct AdwaitaModel: BandedModel {
  /// `OVERSHOOT_DISTANCE_MULTIPLIER`: this fraction of the page's length, in pixels, decides how strongly a drag past a page is resisted.
  @inlinable public static var overshootShare: Double { 0.1 }
  /// The furthest that content goes past an edge, in points: the reciprocal of ``overshootShare``.
  @inlinable public static var overshootLimit: Double { 1 / overshootShare }
  /// `DRAG_THRESHOLD_DISTANCE`: the travel, in points, after which a touch is a swipe.
  @inlinable public static var slop: Double { 16 }
  /// `VELOCITY_THRESHOLD_TOUCH`: a touch released slower than this, in points per millisecond, does not move content further.
  @inlinable public static var leastSpeedOfTouch: Double { 0.3 }
  /// `VELOCITY_THRESHOLD_TOUCHPAD`: a touchpad swipe released slower than this, in points per millisecond, does not move content further.
  @inlinable public static var leastSpeedOfTouchpad: Double { 0.6 }
  /// `DECELERATION_TOUCH`: the fraction of the velocity left after a millisecond, on a touchscreen.
  @inlinable public static var rateOfTouch: Double { 0.998 }
  /// `DECELERATION_TOUCHPAD`: the fraction of the velocity left after a millisecond, on a touchpad.
  @inlinable public static var rateOfTouchpad: Double { 0.997 }
  /// `TOUCHPAD_BASE_DISTANCE_V`: number of scroll units on a touchpad for one page.
  @inlinable public static var touchpadPage: Double { 300 }
  /// `VELOCITY_CURVE_THRESHOLD`: the velocity, in points per millisecond, above which a release's distance follows a parabola.
  @inlinable public static var curveThreshold: Double { 2 }
  /// `DECELERATION_PARABOLA_MULTIPLIER`: the coefficient of the parabola for the distance of releases faster than ``curveThreshold``.
  @inlinable public static var parabola: Double { 0.35 }
  /// The stiffness of the carousel's spring, in units of force per page.
  @inlinable public static var stiffness: Double { 500 }
  /// The mass of the carousel's spring.
  @inlinable public static var mass: Double { 0.5 }
  /// The carousel's spring, critically damped: ω = √(500 / 0.5) = 31.62 per second.
  public static var spring: Spring {
    Spring(frequency: (stiffness / mass).squareRoot(), dampingRatio: 1)
  }
  /// `epsilon` of an `AdwSpringAnimation`: the spring ends within this distance of its target, in pages.
  @inlinable public static var springEnd: Double { 0.001 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  public let extent: ScrollExtent
  public let band: ExtendedBand<RubberBand>
  /// Whether the model reproduces libadwaita's known defects (`original`) or not (`fixed`).
  public let form: ModelForm

  /// The model's traits. Content counts as settled within a thousandth of a page of its target; the speed limit is this program's choice.
  ///
  /// On a touchpad a page takes 300 scroll units; the velocity tracker gets the units themselves.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: Tolerance(distance: Self.springEnd * extent.viewportLength, speed: Tolerance.standard.speed),
      tracker: .history,
      touchpadTravel: TouchpadTravel(gain: extent.viewportLength / Self.touchpadPage, isTracked: false))
  }

  /// The model for a scroll range; its viewport's length, above 0, is that of a page.
  ///
  /// - Parameters:
  ///   - extent: The scroll range.
  ///   - form: As in libadwaita, or with its defects fixed.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original) {
    extent.checkViewport()
    (self.extent, self.form) = (extent, form)
    band = ExtendedBand(coefficient: 1, dimension: Self.overshootLimit)
  }

  /// The overshoot shown for a position past the last page, in pages: `(1 − 1/(1 + a·D)) / D`.
  ///
  /// It is computed as the equal `a / (1 + a·D)`, where `D` is a tenth of the page's length in points.
  ///
  /// - Parameters:
  ///   - pages: `a`, the distance past the last page in pages, ≥ 0.
  ///   - pageLength: The length of a page in points, above 0.
  /// - Returns: Pages ≥ 0.
  @inlinable
  public static func overshoot(pages: Double, pageLength: Double) -> Double {
    pages / (1 + pages * overshootShare * pageLength)
  }

  /// The distance that a release travels, in pages: `v·r/(1 − r)/1000` up to a velocity of 2, with the rate `r` left per millisecond.
  ///
  /// Faster releases follow a parabola with the same slope at 2. libadwaita passes points per millisecond and takes the result as pages, so
  /// that a page counts as 1000 points.
  ///
  ///     AdwaitaModel.projection(velocity: 0.3, isTouchpad: true)   // 0.0997
  ///
  /// - Parameters:
  ///   - velocity: Points per millisecond, signed.
  ///   - isTouchpad: True for a touchpad, whose rate is 0.997.
  /// - Returns: Pages, signed.
  @inlinable
  public static func projection(velocity: Double, isTouchpad: Bool) -> Double {
    let rate = isTouchpad ? rateOfTouchpad : rateOfTouch
    let slope = rate / (1 - rate) / millisecondsPerSecond
    let speed = abs(velocity)
    guard speed > curveThreshold else { return velocity * slope }
    let start = slope / 2 / parabola
    let x = speed - curveThreshold + start
    let way = parabola * (x * x - start * start) + slope * curveThreshold
    return velocity < 0 ? -way : way
  }

  /// The content's velocity at the release, in points per second.
  ///
  /// - Parameters:
  ///   - release: The velocity estimate of the finger.
  ///   - raw: The position without resistance at the release, in points; exactly on an edge counts as past it.
  /// - Returns: Positive towards the end.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    let velocity = -release.velocity
    let isOutward =
      raw <= extent.lowestOffset && velocity < 0 || raw >= extent.highestOffset && velocity > 0
    guard isOutward else { return velocity }
    // Q11: the branch that should damp the velocity tests for a position that is past the edge and not past it at once. Fixed, it damps.
    guard form == .fixed else { return 0 }
    let way = abs(raw - extent.nearestRest(to: raw))
    return way == 0 ? velocity : velocity * band.offset(forDrag: way) / way
  }

  /// The motion of released content: to the offset that its velocity projects, or to the nearer edge.
  ///
  /// It uses the thresholds and the rate of the scroll range's device, touchscreen or touchpad.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    trajectory(from: offset, velocity: velocity, isTouchpad: extent.device == .touchpad)
  }

  /// The motion of released content by the thresholds and rate of a touchpad or a touchscreen.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second.
  ///   - isTouchpad: True for a touchpad's thresholds and rate.
  /// - Returns: The spring and rest, or only rest.
  public func trajectory(from offset: Double, velocity: Double, isTouchpad: Bool) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let speed = velocity / Self.millisecondsPerSecond
    let least = isTouchpad ? Self.leastSpeedOfTouchpad : Self.leastSpeedOfTouch
    let way =
      abs(speed) < least
      ? 0 : Self.projection(velocity: speed, isTouchpad: isTouchpad) * extent.viewportLength
    let target = extent.nearestRest(to: offset + way)
    guard target != offset else { return ScrollTrajectory(.rest(offset)) }
    return spring(from: offset, to: target, speed: speed)
  }

  /// The motion of the carousel's spring to `target`, which ends a little before the target.
  private func spring(from offset: Double, to target: Double, speed: Double) -> ScrollTrajectory {
    let motion = SpringMotion(
      spring: Self.spring, displacement: offset - target, velocity: speed * extent.viewportLength)
    let near = Self.springEnd * extent.viewportLength
    let side = offset < target ? -1.0 : 1
    func ends(_ milliseconds: Double) -> Bool {
      !(side * motion.displacement(at: milliseconds / Self.millisecondsPerSecond) > near)
    }
    // The first millisecond is not tested, because an outward velocity may first lead away from the target.
    var end = 1.0
    let free = ScrollTrajectory(.spring(motion, about: 0))
    let first = 1 / Self.millisecondsPerSecond
    if !ends(end), let time = free.firstCrossing(of: side * near, rising: side < 0, after: first) {
      end = (time * Self.millisecondsPerSecond).rounded(.up)
      if end > 1, ends(end - 1) { end -= 1 }
      if !ends(end) { end += 1 }
    }
    return ScrollTrajectory(.spring(motion, about: target)).then(
      .rest(target), at: end / Self.millisecondsPerSecond)
  }
}
