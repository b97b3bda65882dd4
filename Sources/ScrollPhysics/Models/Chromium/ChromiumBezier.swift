/// Chromium's overscroll on Windows: at most a tenth of the scroller, with a return along timing curves.
///
/// The stretch for a force is `trunc(0.1·S·tanh(2·force / S))`, the force for a stretch `trunc(artanh(y / 0.1·S) / 2 · S)`, with `S` the
/// scroller's size. The force is how far the finger has pushed past the edge.
/// Source: `ElasticOverscrollControllerBezier`.
@frozen
public struct ChromiumBezier: ChromiumStretchRule {
  /// The greatest stretch, as a fraction of the scroller's size.
  @inlinable public static var greatestShare: Double { 0.1 }
  /// The factor of the force in the hyperbolic tangent: its argument is this for a force of the scroller's whole size.
  @inlinable public static var tangentRange: Double { 2 }

  /// `S`: the scroller's size along the axis, in points, above 0.
  public let size: Double

  /// The rule for a scroller of `size` points, above 0.
  @inlinable
  public init(size: Double) {
    require(size > 0 && size < .infinity, "a scroller's size", size, "above 0 and finite")
    self.size = size
  }

  /// The greatest stretch, in points.
  @inlinable public var greatestStretch: Double { Self.greatestShare * size }

  /// The stretch for a force (how far the finger has pushed past the edge), in points, signed: `trunc(0.1·S·tanh(2·force / S))`.
  @inlinable
  public func stretch(forForce force: Double) -> Double {
    smoothStretch(forForce: force).rounded(.towardZero)
  }

  /// The force that a finger starts from if it catches a stretch, in points, signed: `trunc(artanh(y / 0.1·S) / 2 · S)`.
  @inlinable
  public func force(forStretch stretch: Double) -> Double {
    smoothForce(forStretch: stretch).rounded(.towardZero)
  }

  /// The stretch for a force, in points, not rounded as Chromium does; for the `-fixed` model.
  public func smoothStretch(forForce force: Double) -> Double { band.offset(forDrag: force) }

  private var band: TangentBand {
    TangentBand(size: size, part: Self.greatestShare, range: Self.tangentRange)
  }

  /// The force for an unrounded stretch: the inverse of ``smoothStretch(forForce:)``.
  ///
  /// From the greatest stretch on, it is the force for almost the greatest stretch.
  public func smoothForce(forStretch stretch: Double) -> Double { band.drag(forOffset: stretch) }

  /// How far the unrounded stretch grows per point of force: `0.2 · (1 − tanh²)`.
  public func slope(atForce force: Double) -> Double { band.slope(atDrag: force) }

  /// The motion of a released stretch back to an edge, in whole points; unrounded if `isSmooth`.
  public func back(to edge: Double, stretch: Double, velocity: Double, isSmooth: Bool) -> ScrollTrajectory {
    ScrollTrajectory(
      .bezierReturn(release(stretch: stretch, velocity: velocity), about: edge, isSmooth: isSmooth))
  }

  /// The return of a stretch released with a velocity, in points and points per second; with equal signs it stretches further first.
  public func release(stretch: Double, velocity: Double) -> ChromiumBezierRelease {
    ChromiumBezierRelease(rule: self, stretch: stretch, velocity: velocity)
  }
}

extension ChromiumBezier {
  /// The facts known about Chromium's overscroll on Windows together with the given fling.
  public func facts(with fling: ChromiumFling) -> ModelFacts {
    ModelFacts(
      family: .browsers,
      summary: "ElasticOverscrollControllerBezier, as on Windows.",
      source: .init(
        "chromium/chromium",
        "elastic_overscroll_controller_bezier.cc in third_party/blink/renderer/platform/widget/input",
        release: "150.0.7871.100", archive: "Debian's source package chromium 150.0.7871.100",
        date: "2026-07-07", since: "150 or before",
        note: "In 102, 120 and 132 a stretch with an inward velocity did not first continue outwards"),
      fixed: "not rounded to pixels",
      release: "Beyond an edge only that of the last event.",
      cases: .init("chromium.json", upstream: 22, derived: 0),
      known:
        "On Windows the stretch is off unless the feature ElasticOverscroll is switched on. The fling assumes 96 points per inch; the original uses the screen's resolution.",
      inferred: ChromiumExponential.inferred)
  }

  /// The curve of content dragged past an edge: a hyperbolic tangent.
  public var drag: DragCurve { .viewportTangent(share: slope(atForce: 0), part: Self.greatestShare) }

  /// The curve of the return from beyond an edge: along timing curves.
  public var bounce: BounceCurve { .bezier(longest: ChromiumBezierRelease.longestBack) }

  /// Adds the constants of the stretch to `list`, and the calculations whose test cases it passes.
  public func listStretch(in list: inout some ModelFactList) {
    list.constant("greatest stretch, of the viewport", Self.greatestShare, "…_controller_bezier.cc")
    list.constant("range of the tangent", Self.tangentRange, "…_controller_bezier.cc")
    list.calculation("chromium.bezier.stretch")
    list.calculation("chromium.bezier.stretch_sequence")
    list.calculation("chromium.bezier.release")
    list.calculation("chromium.bezier.forward_bounce")
    list.calculation("chromium.bezier.forward_distance")
    list.calculation("chromium.bezier.regrab")
    list.calculation("chromium.reconcile")
  }

  /// Adds the constants of the return to `list`.
  public func listReturn(in list: inout some ModelFactList) {
    list.constant(
      "least forward speed", ChromiumBezierRelease.leastForwardSpeed, .speed, "…_controller_bezier.cc")
    list.constant(
      "forward distance at 1000 pt/s", ChromiumBezierRelease.forwardWay, .points, "…_controller_bezier.cc",
      key: "forward_way")
    list.constant(
      "forward pace", ChromiumBezierRelease.forwardPace, .secondsPerPoint, "…_controller_bezier.cc")
    list.constant("longest forward", ChromiumBezierRelease.longestForward, .seconds, "…_controller_bezier.cc")
    list.constant("back pace", ChromiumBezierRelease.backPace, .secondsPerPoint, "…_controller_bezier.cc")
    list.constant("longest back", ChromiumBezierRelease.longestBack, .seconds, "…_controller_bezier.cc")
  }
}
