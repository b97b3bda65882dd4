/// Lenis with `syncTouch`: content follows a finger within its bounds, and its inertia is a power of the last frame's movement.
///
///     target = the offset + sgn · |movement of a frame|^1.7, cut at the bounds
///     x(t)   = target − (target − x₀)·e^(−4.5·t), on it from the frame on at which both round to the same whole point
///
/// The movement of a frame is in points, not points per second: at 120 Hz a finger of the same speed has half of it, and inertia travels
/// 0.31 of the distance. The fixed form counts it as at 60 Hz. The sign is that of the last event alone. An edge is a target like any
/// other,
/// so content slows down before it and does not run into it. Left out: under the finger, content comes 63 % nearer in each sixtieth of
/// a second; here it is there at once, and only ``LenisVelocityTracker`` models it. `smoothWheel` is not modelled.
///
/// Source: darkroomengineering/lenis packages/core/src/lenis.ts, animate.ts, maths.ts at 82f782e0.
@frozen
public struct LenisModel: ClampedModel {
  /// `syncTouchLerp`: the fraction of the distance to the target covered in a sixtieth of a second, to first order.
  @inlinable public static var lerp: Double { 0.075 }
  /// The frame rate that Lenis' fractions per frame (`lerp`) are meant for, per second.
  @inlinable public static var lerpRate: Double { 60 }
  /// `touchInertiaExponent`: the exponent from a frame's movement to the distance of the inertia.
  @inlinable public static var exponent: Double { 1.7 }
  /// Content within this distance of its target, in points, counts as arrived: both offsets round to the same whole number.
  @inlinable public static var halfPoint: Double { 0.5 }
  /// The distance, in points, within which a target that itself rounds up counts as reached, because content only approaches it.
  @usableFromInline static var leastWay: Double { 1e-9 }

  public let extent: ScrollExtent
  /// Whether inertia depends on display frames and ends on whole points as in Lenis (`original`), or counts as at 60 Hz (`fixed`).
  public let form: ModelForm

  /// The model's traits. The tolerance is this program's choice: Lenis ends a motion on whole points.
  public var traits: ModelTraits {
    ModelTraits(tolerance: .standard, tracker: .lenis, isTickBound: form == .original)
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original) {
    extent.checkViewport()
    (self.extent, self.form) = (extent, form)
  }

  // MARK: Drag

  /// The content's velocity at the release, in points per second: the velocity tracker's speed in the direction of the last event.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    let (speed, last) = (abs(release.velocity), release.lastEventVelocity)
    return last == 0 ? 0 : last < 0 ? speed : -speed
  }

  // MARK: Inertia

  /// The rate at which inertia slows down, 4.5 per second.
  static let slowing = Deceleration(perSecond: lerp * lerpRate)

  /// The distance that the inertia travels, in points: `sgn · |v · Δt|^1.7`.
  ///
  ///     LenisModel.way(velocity: 2000, frame: 1.0 / 60)   // 387.99
  ///
  /// - Parameters:
  ///   - velocity: The release velocity, in points per second.
  ///   - frame: Seconds between two frames.
  /// - Returns: Points, signed.
  @inlinable
  public static func way(velocity: Double, frame: Double) -> Double {
    let way = Elementary.pow(abs(velocity) * frame, exponent)
    return velocity < 0 ? -way : way
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let frame = form == .original ? ticks.interval : 1 / Self.lerpRate
    return approaching(offset + Self.way(velocity: velocity, frame: frame), from: offset, ticks: ticks)
  }

  /// The motion of content that was already moving, which continues to its target.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    return approaching(offset + Self.slowing.distance(velocity: velocity), from: offset, ticks: ticks)
  }

  /// The motion towards a target, which is cut at the bounds, and rest on the target.
  private func approaching(_ goal: Double, from offset: Double, ticks: FrameTicks) -> ScrollTrajectory {
    let target = extent.nearestRest(to: goal)
    let way = target - offset
    guard way != 0 else { return ScrollTrajectory(.rest(target)) }
    let slowing = Self.slowing
    let decay = ScrollPiece.decay(slowing, from: offset, velocity: slowing.velocity(forDistance: way))
    let left = form == .original ? Self.wayRoundedOff(before: target, upwards: way > 0) : Self.halfPoint
    let end = slowing.duration(velocity: slowing.velocity(forDistance: way), toWithin: left)
    guard form == .original else { return ScrollTrajectory(decay).then(.rest(target), at: end) }
    return ScrollTrajectory(decay, ticks: ticks).then(
      .rest(target), at: ticks.time(of: ticks.index(atOrAfter: end)))
  }

  /// The distance before a target, in points, within which an offset rounds to the same whole number, halves up like JavaScript.
  private static func wayRoundedOff(before target: Double, upwards: Bool) -> Double {
    let whole = (target + halfPoint).rounded(.down)
    let way = upwards ? target - (whole - halfPoint) : whole + halfPoint - target
    return way > leastWay ? way : leastWay
  }
}

extension LenisModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .web,
      summary: "Lenis with syncTouch.",
      source: .init(
        "darkroomengineering/lenis", "packages/core/src/lenis.ts", release: "1.3.25", commit: "82f782e0",
        date: "2026-06-26", since: "1.3.23",
        note: "The exponent dates from 1.3.5; before 1.3.23 ends were rounded differently"),
      fixed: "frames as at 60 Hz",
      release: "Its direction is that of the last event.",
      cases: nil,
      known: "Written from its source, which does not test its numbers.",
      inferred:
        "Under a finger frames are at 60 Hz from touch down. Left out: the smoothing under the finger, which shows content one frame late, and the browser's rounding of offsets."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("lerp under the finger", LenisVelocityTracker.lerp, "lenis.ts", key: "drag_lerp")
    list.constant("lerp of inertia", Self.lerp, "syncTouchLerp", key: "inertia_lerp")
    list.constant(
      "frame rate that a lerp is for", Self.lerpRate, .perSecond, "animate.ts", key: "lerp_rate")
    list.constant("exponent of inertia", Self.exponent, "touchInertiaExponent", key: "inertia_exponent")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .fixed,
      "Inertia depends on the points moved in one frame: at 120 Hz the same finger flings content 0.31 times as far as at 60 Hz."
    )
    list.quirk(.kept, "The direction of inertia is that of the last event, whatever the finger did before.")
    list.quirk(
      .kept,
      "A very slow finger, with content within the same whole point as its target, does not cause inertia.")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .clampedIncrements(limit: 0),
      fling: .decay(perSecond: Self.slowing.perSecond),
      bounce: .rest)
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // The points of a frame.
    case (.fixed, .edgeRate), (.fixed, .motionRate): .kept
    default: .byMapping
    }
  }
}
