/// iced's `Scrollable`, and COSMIC's, which is the same: content follows the finger within its bounds and stops at the release.
///
/// There is no slop, momentum or overscroll: iced has no scroll physics. COSMIC's fork adds a distance
/// only for a touch that a child has taken. A touchpad's pixels move content in the same way; momentum events of a platform
/// are movement like any other.
///
/// Source: iced-rs/iced widget/src/scrollable.rs at 23604ff2; pop-os/iced at 87c03589, of which pop-os/libcosmic (ef490df5) only
/// sets the scroll bar's width.
@frozen
public struct IcedModel: ClampedModel {
  public let extent: ScrollExtent

  /// The model's traits. Their tolerance and velocity tracker are this program's choice: nothing moves by itself, so iced has neither.
  public var traits: ModelTraits { ModelTraits(tolerance: .standard, tracker: .parabola) }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent) {
    extent.checkViewport()
    self.extent = extent
  }

  /// The content's velocity at the release, which is always 0.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double { 0 }

  /// The motion after a release: the content rests at once, at the offset inside the bounds.
  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    ScrollTrajectory(.rest(extent.nearestRest(to: offset)))
  }
}

extension IcedModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .toolkits,
      summary: "Scrollable of iced and COSMIC: no momentum.",
      source: .init(
        "iced-rs/iced", "widget/src/scrollable.rs", release: "0.14.0", commit: "23604ff2",
        date: "2026-07-23", since: "0.3.0", note: "COSMIC's: pop-os/iced at 87c03589 of 2026-08-20"),
      fixed: nil,
      release: "Not used: content stops at the release.",
      cases: nil,
      known: "Written from its source: a movement is added and clamped to the bounds; a release ends it.",
      inferred: "Computed in double precision; the original uses single.")
  }

  public func list(in list: inout some ModelFactList) {
    list.rest(tolerance, "chosen for this program")
  }

  public var curves: ModelCurves {
    ModelCurves(drag: .clampedIncrements(limit: 0), fling: .rest, bounce: .rest)
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise { .byMapping }
}
