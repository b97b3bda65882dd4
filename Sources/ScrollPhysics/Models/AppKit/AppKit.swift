/// `NSScrollView` on a trackpad, as in WebKit's first public source and in Lakr233/ListViewKit.
///
/// Past an edge: ``RubberBand`` with c = 0.075 and the viewport's length (0.55 for a touchscreen). Released there:
/// ``AppKitSnapBack``. Released inside: ``AppKitMomentum``, and from the solved crossing of the edge the snap-back with
/// the remaining velocity.
///
/// Known: the snap-back's constants, from WebKit's source of 2011; the band's hyperbolic form, from WebKit's source of 2026, which calls
/// private functions of AppKit for both. Inferred by ListViewKit without a primary source: the band's coefficient, that the
/// snap-back is still the same, the momentum, the limit of 20 000 pt/s. WebKit starts the snap-back with the first event at
/// the edge and ignores the events of momentum after it; here the edge is met between events.
@frozen
public struct AppKitModel: BandedModel {
  /// The rubber-band coefficient for a trackpad.
  @inlinable public static var coefficient: Double { 0.075 }

  public let extent: ScrollExtent
  public let band: ExtendedBand<RubberBand>

  public var traits: ModelTraits { ModelTraits(tolerance: .standard, tracker: .parabola) }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
    band = ExtendedBand(coefficient: Self.coefficient, dimension: extent.viewportLength)
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge { return returning(to: edge, from: offset - edge, velocity: velocity) }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let momentum = ScrollPiece.momentum(AppKitMomentum(velocity: velocity), from: offset)
    return .flung(momentum, velocity: velocity, in: extent) { edge, velocity in
      returning(to: edge, from: 0, velocity: velocity)
    }
  }

  /// The motion of content that was already moving: beyond an edge the same spring, without the inward kick that a release adds.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if offset == extent.nearestRest(to: offset) {
      return trajectory(from: offset, velocity: velocity, ticks: ticks)
    }
    return extent.bounce(AppKitSnapBack.spring, from: offset, velocity: velocity)
  }

  private func returning(to edge: Double, from overscroll: Double, velocity: Double) -> ScrollTrajectory {
    ScrollTrajectory(.spring(snapBack(from: overscroll, velocity: velocity).motion, about: edge))
  }

  /// The return to the nearest edge of content that passes the edge or is released beyond it.
  ///
  /// - Parameters:
  ///   - overscroll: The content's distance past the edge, in points, signed.
  ///   - velocity: The content's velocity, in points per second; with the sign of the overscroll it stretches further.
  /// - Returns: The motion of the stretch from then on.
  @inlinable
  public func snapBack(from overscroll: Double, velocity: Double) -> AppKitSnapBack {
    AppKitSnapBack(stretch: overscroll, velocity: -velocity)
  }
}

extension AppKitModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .apple,
      summary: "NSScrollView on a trackpad, as in WebKit.",
      source: .init(
        "Lakr233/ListViewKit", "Sources/ListScrollView.swift", release: "4.3.2", commit: "c6a067b",
        date: "2026-08-11", since: "2.0.0",
        note:
          "The snap-back: WebKit/WebKit, Source/WebCore/platform/mac/ScrollElasticityController.mm at 8f159422, of 2011"
      ),
      fixed: nil,
      cases: .init("webkit_appkit.json", upstream: 6, derived: 0),
      known:
        "The constants of the snap-back are from WebKit's source of 2011. Today's source calls private functions of AppKit; their names show that the band is hyperbolic with a coefficient and a length.",
      inferred:
        "Assumed: the band's coefficient, the momentum and the greatest speed are those of ListViewKit, and today's snap-back is that of 2011. Momentum reaches an edge between events; in the original with the first event beyond it, and later events are ignored. Left out: rounding to device pixels.",
      unknown:
        "The results of the private functions of newer systems, and the coefficients that WebKit gives them.")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("rubber-band coefficient", Self.coefficient, "ListViewKit, re-derived")
    list.constant(
      "momentum lasts 1 s from", AppKitMomentum.speedOfOneSecond, .speed, "ListViewKit, re-derived",
      key: "momentum_speed_of_1_s")
    list.constant("snap-back stiffness", AppKitSnapBack.stiffness, "WebKit, 10.7 fallback")
    list.constant("snap-back amplitude", AppKitSnapBack.amplitude, "WebKit, 10.7 fallback")
    list.constant("snap-back period", AppKitSnapBack.period, .seconds, "WebKit, 10.7 fallback")
    list.constant("greatest snap-back speed", AppKitSnapBack.greatestSpeed, .speed, "ListViewKit, re-derived")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .kept, "The snap-back starts inwards immediately: its first velocity is not the one it was given.")
    list.calculation("appkit.rubberband")
    list.calculation("appkit.rubberband.inverse")
    list.calculation("appkit.snapback")
    list.calculation("appkit.momentum.duration")
    list.calculation("appkit.momentum.displacement")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .band(coefficient: Self.coefficient),
      fling: .quartic(speedOfOneSecond: AppKitMomentum.speedOfOneSecond),
      bounce: .critical(frequency: AppKitSnapBack.stiffness / AppKitSnapBack.period))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
