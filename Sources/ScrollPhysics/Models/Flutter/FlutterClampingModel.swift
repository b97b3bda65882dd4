/// Flutter's `ClampingScrollPhysics`, its behaviour on Android: `flutter-clamping`.
///
/// A finger moves content 1:1 up to an edge and not beyond; content that is already beyond may come back. A fling is a
/// ``FlutterClampingFling`` and stops dead at an edge. Content out of range when released springs back with mass 0.5, stiffness
/// 100, ζ = 1.1. Velocity by ``FlutterVelocityTracker``, flings from 50 to 8000 pt/s, no drag threshold, no momentum carried on.
///
/// Flutter starts that spring with `min(0, v)` at either edge, so content past the start edge may start outwards, but
/// never inwards (quirk Q7 of `ScrollModels.md`). The fixed form lets it start inwards at either edge.
@frozen
public struct FlutterClampingModel: ClampedModel {
  public let extent: ScrollExtent
  /// Whether the model reproduces Flutter's known defects (`original`) or not (`fixed`).
  public let form: ModelForm
  /// The tolerance within which motion counts as ended: a pixel, and a pixel per 50 ms.
  public let tolerance: Tolerance

  /// Flutter's default spring, which returns content to an edge.
  public static var spring: Spring { Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1) }
  /// The rule that decides whether a release is a fling.
  public static var flingRule: FlutterFlingRule { FlutterFlingRule() }

  public var traits: ModelTraits { ModelTraits(tolerance: tolerance, tracker: .flutterParabola) }

  /// The model for a scroll range.
  ///
  /// - Parameters:
  ///   - extent: The scroll range; its viewport's length finite and above 0.
  ///   - form: As in Flutter, or with its defects fixed.
  ///   - devicePixelRatio: Pixels per point, above 0; only decides when motion counts as ended.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original, devicePixelRatio: Double = 3) {
    extent.checkViewport()
    self.extent = extent
    self.form = form
    tolerance = .flutter(devicePixelRatio: devicePixelRatio)
  }

  /// The offset after an event, in points; movement past an edge is dropped, and Flutter reports it as overscroll.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double) -> Double {
    extent.held(from: offset, movedBy: delta)
  }

  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    -Self.flingRule.velocity(release)
  }

  /// The motion of released content.
  ///
  /// Content rests at once if it is inside the bounds and slower than the tolerance, or on an edge that it would pass.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    let overscroll = extent.overscroll(at: offset)
    guard overscroll != 0 || abs(velocity) >= tolerance.speed else { return ScrollTrajectory(.rest(offset)) }
    let start = overscroll == 0 ? velocity : inward(velocity, past: overscroll)
    return trajectory(resumedFrom: offset, velocity: start, ticks: ticks)
  }

  /// The motion of content that was already moving: a return continues with its velocity, a fling continues however slow it is.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    if extent.overscroll(at: offset) != 0 {
      return ScrollTrajectory(
        .flutterReturn(
          FlutterSpringReturn(
            to: extent.nearestRest(to: offset), from: offset, velocity: velocity, spring: Self.spring,
            tolerance: tolerance, form: form)))
    }
    let edge = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    guard velocity != 0, offset != edge else { return ScrollTrajectory(.rest(offset)) }
    let fling = ScrollPiece.clampingFling(FlutterClampingFling(from: offset, velocity: velocity))
    return .flung(fling, velocity: velocity, in: extent) { edge, _ in ScrollTrajectory(.rest(edge)) }
  }

  /// The part of a velocity outside the bounds that the spring starts with (quirk Q7 of `ScrollModels.md`).
  private func inward(_ velocity: Double, past overscroll: Double) -> Double {
    if form == .fixed, overscroll < 0 { return velocity > 0 ? velocity : 0 }
    return velocity < 0 ? velocity : 0
  }
}

extension FlutterClampingModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .flutter,
      summary: "ClampingScrollPhysics of Flutter, as on Android.",
      source: .init(
        "flutter/flutter", "widgets/scroll_physics.dart, scroll_simulation.dart", release: "3.19",
        commit: "90e4a12f", date: "2024-01", since: "#120420 (2023)"),
      fixed: "springs inwards at both edges",
      cases: .init("flutter.json", upstream: 18, derived: 0),
      known:
        "Written from its source at 90e4a12f (January 2024); the numeric cases include the velocities of 7 recorded gestures.",
      inferred:
        "A finger never moves content beyond an edge, so Q7 shows only where an inset leaves it there: without an inset change flutter-clamping-fixed moves like flutter-clamping."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("least fling speed", Self.flingRule.leastSpeed, .speed, "kMinFlingVelocity")
    list.constant("greatest fling speed", Self.flingRule.greatestSpeed, .speed, "kMaxFlingVelocity")
    list.constant("least fling travel", Self.flingRule.leastTravel, .points, "kTouchSlop")
    list.constant("friction", FlutterClampingFling.standardFriction, "ClampingScrollSimulation")
    list.constant("inflexion", FlutterClampingFling.inflexion, "ClampingScrollSimulation")
    list.constant("deceleration exponent", FlutterClampingFling.decelerationExponent, "ln 0.78 / ln 0.9")
    list.spring(Self.spring, "ScrollPhysics.spring")
    list.rest(tolerance, "toleranceFor, 3 px/pt")
    list.quirk(
      .fixed, "Q7",
      "Out of range the spring starts with the lesser of 0 and the velocity, at both edges: outwards at the start edge, never inwards."
    )
    list.calculation("flutter.clamping.initial")
    list.calculation("flutter.clamping.restart_invariance")
    list.calculation("flutter.dragThreshold.android")
    list.calculation("velocity.lsq2.flutter")
    list.calculation("lsq")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .heldIncrements,
      fling: .power(friction: FlutterClampingFling.standardFriction),
      bounce: .rest)
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // Q7.
    case (.fixed, .mirror): .kept
    default: .byMapping
    }
  }
}
