/// `UIScrollView` as measured and reverse engineered.
///
/// Resistance past an edge: ``RubberBand`` with c = 0.55 and the viewport's length (ScrollMechanics; exact on 29 offsets
/// recorded in the iOS 26.5 simulator by Cranpose). Momentum: ``Deceleration/normal``, 0.998 per ms, read back from UIKit.
/// Return from beyond an edge: a critically damped spring of mass 1 and stiffness 100, started at the solved crossing
/// with the decay's velocity, or at the release with the finger's velocity times the band's slope (the ScrollMechanics
/// example). There is no least speed of a fling.
@frozen
public struct UIKitModel: BandedModel {
  /// The slope of the rubber band at an edge: points of content movement per point of finger movement.
  @inlinable public static var coefficient: Double { 0.55 }
  /// The fraction of a fling's velocity left after a millisecond.
  @inlinable public static var decelerationRate: Double { 0.998 }
  /// The deceleration of a fling, computed once from the rate.
  static let deceleration = Deceleration(rate: decelerationRate)
  /// The spring about an edge: mass 1, stiffness 100, critically damped.
  @inlinable public static var spring: Spring { Spring(mass: 1, stiffness: 100, dampingRatio: 1) }
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
    extent.decayed(Self.deceleration, Self.spring, from: offset, velocity: velocity)
  }
}

extension UIKitModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .apple,
      summary: "UIScrollView, by the published formulas.",
      source: .init(
        "super-ultra/ScrollMechanics",
        "RubberBand.swift, DecelerationTimingParameters.swift, SpringTimingParameters.swift in ScrollMechanics/Sources",
        release: "no releases", commit: "587660a", date: "2020-09-05", since: "2019-11-17"),
      fixed: nil,
      cases: .init("uiscrollview.json", upstream: 27, derived: 8),
      known:
        "Resistance agrees with 29 offsets recorded in the iOS 26.5 simulator, except for rounding to pixels. The bounce is the published one; it is up to 49 pt behind the one recorded.",
      inferred:
        "A release beyond an edge starts the spring with the finger's velocity times the band's slope.",
      unknown: "UIKit's own velocity tracker, which is not public.")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("rubber-band coefficient", Self.coefficient, "ScrollMechanics; Cranpose")
    list.constant("deceleration rate", Self.decelerationRate, .perMillisecond, "read back from UIKit")
    list.spring(Self.spring, "ScrollMechanics example")
    list.rest(tolerance, "chosen for this program", speed: "measured decays end there")
    list.calculation("uikit.rubberband")
    list.calculation("uikit.decay")
    list.calculation("uikit.decay.destination")
    list.calculation("uikit.decay.velocityForDestination")
    list.calculation("uikit.decay.roundedDestination")
    list.calculation("uikit.decay.keyframeDuration")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .band(coefficient: Self.coefficient),
      fling: .decay(perSecond: Self.deceleration.perSecond),
      bounce: .spring(Self.spring))
  }

  /// Whether the model claims a property: all but one.
  ///
  /// Content whose return has crossed its edge would be brought back by the spring; restarted inside the bounds, it decelerates.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    property == .returnRestart ? .byMapping : .kept
  }
}
