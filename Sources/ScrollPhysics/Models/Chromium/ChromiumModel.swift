/// Chromium's elastic overscroll on one axis, mapped by position: the same offset however the drag was sampled.
///
/// In Chromium, events go through ``ChromiumOverscroll``. On one axis that gives the offset of the position, except that
/// less than 10 px do not begin a stretch: the exponential rule rounds such a stretch to 0 anyway, the rule on Windows shows 1 px of it
/// only on the return. Chromium meets an edge with the first event of momentum beyond it, ignores later events
/// and starts the release at once; here momentum meets the edge between events, with no stretch yet. Stretch and fling are
/// independent choices: ``rule`` and ``fling``.
@frozen
public struct ChromiumModel<Rule: ChromiumStretchRule>: PhysicsModel {
  /// The rule that turns finger travel past an edge into a stretch of the content.
  public let rule: Rule
  /// The motion of content released inside the bounds.
  public let fling: ChromiumFling
  /// Whether the stretch is rounded to whole points as in Chromium (`original`) or not (`fixed`).
  public let form: ModelForm
  @usableFromInline let extent: ScrollExtent

  /// True if the stretch is not rounded to whole points.
  @inlinable var isSmooth: Bool { form == .fixed }
  public var traits: ModelTraits {
    ModelTraits(tolerance: .standard, tracker: .parabola, pixel: isSmooth ? 0 : 1)
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  ///
  /// - Parameters:
  ///   - extent: The scroll range.
  ///   - rule: The rule of the stretch.
  ///   - fling: The fling.
  ///   - form: Rounded to whole points as in Chromium, or `fixed`.
  @inlinable
  public init(_ extent: ScrollExtent, rule: Rule, fling: ChromiumFling, form: ModelForm = .original) {
    extent.checkViewport()
    (self.extent, self.rule, self.fling, self.form) = (extent, rule, fling, form)
  }

  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  ///
  /// Past an edge the stretch is rounded to whole points, unless the form is `fixed`.
  @inlinable @inline(__always)
  public func offset(forRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    if raw == edge { return raw }
    return edge + (isSmooth ? rule.smoothStretch(forForce: raw - edge) : rule.stretch(forForce: raw - edge))
  }

  /// The raw position (where the content would be without resistance) that a finger starts from if it catches content at an offset, in
  /// points.
  @inlinable @inline(__always)
  public func raw(forOffset offset: Double) -> Double {
    let edge = extent.nearestRest(to: offset)
    if offset == edge { return offset }
    let stretch = offset - edge
    return edge + (isSmooth ? rule.smoothForce(forStretch: stretch) : rule.force(forStretch: stretch))
  }

  /// How far the unrounded stretch moves per point of movement without resistance: 1 inside the bounds and on an edge.
  @inlinable @inline(__always)
  public func slope(atRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? 1 : rule.slope(atForce: raw - edge)
  }

  /// The content's velocity at a release, in points per second; beyond an edge only the last event's velocity counts.
  @inlinable
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double) -> Double {
    raw == extent.nearestRest(to: raw) ? -release.velocity : -release.lastEventVelocity
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge {
      return rule.back(to: edge, stretch: offset - edge, velocity: velocity, isSmooth: isSmooth)
    }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let free = fling.piece(from: offset, velocity: velocity, length: extent.viewportLength)
    return .flung(free, velocity: velocity, in: extent) { edge, velocity in
      rule.back(to: edge, stretch: 0, velocity: velocity, isSmooth: isSmooth)
    }
  }

  /// The motion of content that was already moving; beyond an edge without the push that a release adds.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset == edge { return trajectory(from: offset, velocity: velocity, ticks: ticks) }
    return rule.resumed(to: edge, stretch: offset - edge, velocity: velocity, isSmooth: isSmooth)
  }
}

extension ChromiumModel: DescribedModel {
  /// The facts known about Chromium, which the model reproduces.
  public var facts: ModelFacts { rule.facts(with: fling) }

  public var curves: ModelCurves { ModelCurves(drag: rule.drag, fling: fling.law, bounce: rule.bounce) }

  public func list(in list: inout some ModelFactList) {
    rule.listStretch(in: &list)
    list.constant(
      "velocity beyond an edge, gap", ChromiumScrollVelocity.longestGap, .seconds, "UpdateVelocity",
      key: "longest_event_gap")
    fling.list(in: &list)
    rule.listReturn(in: &list)
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .fixed,
      "The stretch is truncated to whole pixels, under the finger and on the return, so the content moves in steps."
    )
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // Whole points.
    case (.fixed, .releaseOffset), (.fixed, .changeOffset), (.fixed, .endOffset), (.fixed, .catchOffset):
      .kept
    default: .byMapping
    }
  }
}

/// The models `chromium` and `chromium-exp`, with the stretch of Chromium except on Windows.
public typealias ChromiumExponentialModel = ChromiumModel<ChromiumExponential>
/// The model `chromium-bezier`, with the stretch of Chromium on Windows.
public typealias ChromiumBezierModel = ChromiumModel<ChromiumBezier>
