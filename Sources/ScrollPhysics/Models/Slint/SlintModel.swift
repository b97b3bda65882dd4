/// Slint's `Flickable`: content follows the finger within its bounds, and brakes at 2000 px/s² up to an edge.
///
///     fling ── braking at 2000 px/s² ── rest
///     fling ── braking ── the edge, where it stops at once
///
/// Nothing is shown past an edge: content stops there, whatever moves it. A touch moves
/// content once it has moved more than 8 px, by all of it at once (``SlintSlop``); a touchpad moves it from the first event on. Slint
/// steps its simulation once per frame by trapezoids, which are exact for a constant deceleration: the law is the same at any rate.
///
/// Source: slint-ui/slint internal/core/items/flickable.rs, internal/core/animations/physics_simulation.rs at 12d762c5.
@frozen
public struct SlintModel: ClampedModel {
  /// Slint's `DECELERATION`: how fast a fling slows down, in points per second squared.
  @inlinable public static var deceleration: Double { 2000 }

  public let extent: ScrollExtent

  /// True for a touchpad, whose scrolls have no slop and whose release velocity is that of the content shown.
  @inlinable var isOnTouchpad: Bool { extent.device == .touchpad }
  /// The model's traits. The tolerance is this program's choice: Slint ends a motion at velocity 0.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: .standard, tracker: isOnTouchpad ? .slintTouchpad : .slint,
      memory: isOnTouchpad ? .none : .slint(SlintSlop()))
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
  }

  /// The motion of a fling: braking from an offset, and rest where the braking ends or at the limit, whichever comes first.
  ///
  ///     SlintModel.fling(from: 10, velocity: 50, to: 2000, deceleration: 20).limit   // 72.5
  ///
  /// - Parameters:
  ///   - offset: The content offset at the start, in points.
  ///   - velocity: The content's velocity in points per second, towards `limit`.
  ///   - limit: The offset that content never exceeds, in points.
  ///   - deceleration: The deceleration in points per second squared, above 0.
  /// - Returns: One or two pieces.
  public static func fling(
    from offset: Double, velocity: Double, to limit: Double, deceleration: Double = SlintModel.deceleration
  ) -> ScrollTrajectory {
    let braking = Braking(from: offset, velocity: velocity, deceleration: deceleration)
    let motion = ScrollTrajectory(.braking(braking, entered: 0))
    guard let crossing = braking.crossing(of: limit) else { return motion }
    return motion.then(.rest(limit), at: crossing.time)
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    guard offset == edge, velocity != 0 else { return ScrollTrajectory(.rest(edge)) }
    return Self.fling(
      from: offset, velocity: velocity, to: velocity < 0 ? extent.lowestOffset : extent.highestOffset)
  }
}

extension SlintModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .toolkits,
      summary: "Flickable of Slint.",
      source: .init(
        "slint-ui/slint", "internal/core/items/flickable.rs", release: "1.17.1", commit: "12d762c5",
        date: "2026-08-22", since: "1.17.0",
        note: "The deceleration of 2000 px/s² dates from 1.16.0, which computed the velocity differently"),
      fixed: nil,
      cases: nil,
      known:
        "Written from its source; its own tests of simulation, velocity and drag are run here too. Braking and the stop at an edge agree with its frames at any rate.",
      inferred:
        "Computed in double precision, in the original in single; motion at any time, in the original in whole milliseconds. Assumed: the content's children do not take touches; with such children the slop lasts 500 ms. A touchpad's first event moves content here, but not in the original.",
      unknown:
        "How platforms change a touchpad's events before Slint gets them; here each event has its phase.")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("movement before a drag", SlintSlop.distance, .points, "DISTANCE_THRESHOLD", key: "slop")
    list.constant(
      "movements that count", Double(SlintVelocityTracker.capacity), "VelocityRingBuffer", key: "movements")
    list.constant(
      "rest after", SlintVelocityTracker.restAfter, .seconds, "MAX_DURATION", key: "rest_after")
    list.constant("deceleration", Self.deceleration, .acceleration, "DECELERATION")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .kept,
      "Until a touch has moved 8 px, each movement counts for the velocity together with all before it, so short slow flicks are too fast."
    )
    list.quirk(.kept, "A drag begins with a jump by the 8 px of slop.")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .clampedIncrements(limit: 0),
      fling: .braking(deceleration: Self.deceleration),
      bounce: .rest)
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
