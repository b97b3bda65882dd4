/// ScrollMechanics' scroll view: ``UIKitModel``'s band, decay and spring, but content jumps when a finger catches it past an edge.
///
/// Its example starts a drag during a bounce from the *displayed* offset and maps it through the rubber band once more, so
/// content at 100 pt past an edge jumps inwards to the offset that a drag of 100 pt shows (quirk Q1 of `ScrollModels.md`). In the fixed
/// form
/// the drag starts from the finger travel that the band shows at the displayed offset, so nothing jumps. The spring (mass 1, stiffness 100,
/// critically damped) starts where the decay crosses the edge, at a time that is solved, not sampled; a pan event 100 ms old at the release
/// counts as rest, as in ``VelocityTracker``.
/// Source: super-ultra/ScrollMechanics, SimpleScrollView, RubberBand, DecelerationTimingParameters, SpringTimingParameters.
@frozen
public struct ScrollMechanicsModel: PhysicsModel {
  /// Whether content jumps when a finger catches it past an edge, as in ScrollMechanics (`original`), or not (`fixed`).
  public let form: ModelForm
  @usableFromInline let uikit: UIKitModel
  @usableFromInline let extent: ScrollExtent

  public var traits: ModelTraits { ModelTraits(tolerance: .standard, tracker: .parabola) }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original) {
    extent.checkViewport()
    (self.extent, self.form) = (extent, form)
    uikit = UIKitModel(extent)
  }

  /// The offset shown for a raw position (where the content would be without resistance), in points, by the rubber band with c = 0.55.
  @inlinable
  public func offset(forRaw raw: Double) -> Double { uikit.offset(forRaw: raw) }

  @inlinable
  public func raw(forOffset offset: Double) -> Double { uikit.raw(forOffset: offset) }

  /// The raw position (where the content would be without resistance) that a finger starts from if it catches content at `offset`, in
  /// points.
  ///
  /// ScrollMechanics takes the offset itself, so the content jumps (quirk Q1 of `ScrollModels.md`); the fixed form inverts the rubber band.
  @inlinable
  public func raw(forCatchAt offset: Double) -> Double {
    form == .original ? offset : uikit.raw(forOffset: offset)
  }

  @inlinable
  public func slope(atRaw raw: Double) -> Double { uikit.slope(atRaw: raw) }

  /// The content's velocity at the release, in points per second: the negative of the finger's velocity.
  ///
  /// ScrollMechanics' example passes it to the spring in full, even past an edge, where the content moves less than the finger.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double { -release.velocity }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    uikit.trajectory(from: offset, velocity: velocity, ticks: ticks)
  }
}

extension ScrollMechanicsModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .apple,
      summary: "SimpleScrollView of ScrollMechanics, a clone.",
      source: .init(
        "super-ultra/ScrollMechanics", "ScrollExample/Sources/SimpleScrollView.swift", release: "no releases",
        commit: "587660a", date: "2020-09-05", since: "2020-09-05"),
      fixed: "a catch does not jump",
      cases: .init("uiscrollview.json", upstream: 20, derived: 8),
      known: "Its formulas are those of uikit; the original does not have tests.",
      inferred:
        "The velocity tracker: the example leaves it to UIKit, and treats 100 ms without an event as rest.")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("rubber-band coefficient", UIKitModel.coefficient, "ScrollMechanics; Cranpose")
    list.constant("deceleration rate", UIKitModel.decelerationRate, .perMillisecond, "read back from UIKit")
    list.spring(UIKitModel.spring, "ScrollMechanics example")
    list.rest(tolerance, "chosen for this program", speed: "measured decays end there")
    list.quirk(
      .fixed, "Q1",
      "A touch on content beyond an edge maps the offset shown a second time, so the content jumps inwards."
    )
    list.calculation("uikit.rubberband")
    list.calculation("uikit.decay")
  }

  public var curves: ModelCurves { uikit.curves }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // Q1.
    case (.original, .catchOffset): .broken
    case (.fixed, .catchOffset), (.fixed, .catchGain): .kept
    default: .byMapping
    }
  }
}
