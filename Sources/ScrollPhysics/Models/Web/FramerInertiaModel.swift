/// framer-motion's drag with constraints: linear resistance past an edge, inertia of 0.8 s of the velocity, a spring back.
///
/// Past an edge the content moves 0.35 of the finger's travel, without bound. A release travels `0.8 · v` with τ = 750 ms, so it
/// starts at 1.07 times the finger's velocity, and springs back with stiffness 200 and damping 40; from outside the spring
/// starts at rest. framer-motion's motion is ``FramerInertia``, whose bounce depends on the sampling times, here
/// the frames; `framer-inertia-fixed` solves the crossing and starts the spring with the exponential's velocity there. Source:
/// framer/motion at ecd97f7d, generators/inertia.ts and the drag gesture.
@frozen
public struct FramerInertiaModel: PhysicsModel {
  /// The default of `dragElastic`: points of offset per point of finger travel past an edge.
  @inlinable public static var elastic: Double { 0.35 }
  /// The constants of framer-motion's drag gesture.
  @inlinable public static var constants: FramerInertia.Constants { .drag }
  /// The spring past an edge: mass 1, stiffness 200, damping 40.
  @inlinable public static var spring: Spring { FramerInertia.spring(constants) }

  @usableFromInline let extent: ScrollExtent
  /// Whether an edge is noticed at a display frame as in framer-motion (`original`), or its crossing is solved (`fixed`).
  public let form: ModelForm

  /// The model's traits. Content counts as settled within 1 pt and 10 pt/s, as set by framer-motion's drag.
  public var traits: ModelTraits {
    ModelTraits(
      tolerance: Tolerance(distance: 1, speed: 10), tracker: .parabola, isTickBound: form == .original)
  }

  /// The model for a scroll range; its viewport's length must be above 0.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original) {
    extent.checkViewport()
    (self.extent, self.form) = (extent, form)
  }

  @inlinable
  public func offset(forRaw raw: Double) -> Double {
    let edge = extent.nearestRest(to: raw)
    return raw == edge ? raw : edge + Self.elastic * (raw - edge)
  }

  @inlinable
  public func raw(forOffset offset: Double) -> Double {
    let edge = extent.nearestRest(to: offset)
    return offset == edge ? offset : edge + (offset - edge) / Self.elastic
  }

  /// How far the content moves per point of finger movement: 1 inside the bounds and on an edge, 0.35 beyond.
  @inlinable
  public func slope(atRaw raw: Double) -> Double { raw == extent.nearestRest(to: raw) ? 1 : Self.elastic }

  /// framer-motion's own motion of released content, to be sampled at the times of display frames, in milliseconds.
  public func inertia(from offset: Double, velocity: Double) -> FramerInertia {
    FramerInertia(
      from: offset, velocity: velocity, lower: extent.lowestOffset, upper: extent.highestOffset,
      constants: Self.constants)
  }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    // The distance is `power · v`, so the exponential starts with that divided by τ; a spring from outside starts at rest.
    let isInside = offset == extent.nearestRest(to: offset)
    let start = isInside ? Self.constants.power * velocity * Self.slowing.perSecond : velocity - velocity
    return trajectory(resumedFrom: offset, velocity: start, ticks: ticks)
  }

  /// The motion of content that was already moving, which continues with its velocity inside and outside the bounds.
  public func trajectory(resumedFrom offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory
  {
    form == .original
      ? tickedTrajectory(from: offset, velocity: velocity, ticks: ticks)
      : extent.decayed(Self.slowing, Self.spring, from: offset, velocity: velocity)
  }

  /// The slow-down of the inertia inside the bounds, 1/τ per second.
  static let slowing = Deceleration(
    perSecond: FramerInertia.millisecondsPerSecond / constants.timeConstant)

}

extension FramerInertiaModel {
  /// framer-motion's motion as a closed form of its samples: equal to ``FramerInertia`` sampled at the display frames.
  private func tickedTrajectory(
    from offset: Double, velocity: Double, ticks: FrameTicks
  ) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    if offset != extent.nearestRest(to: offset) {
      return sprung(from: offset, velocity: velocity, since: 0, ticks, after: nil)
    }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    let slowing = Self.slowing
    let decay = ScrollPiece.decay(slowing, from: offset, velocity: velocity)
    let motion = ScrollTrajectory(decay, ticks: ticks)
    let end = ticks.time(
      of: ticks.index(atOrAfter: slowing.duration(velocity: velocity, toWithin: Self.constants.restDelta)))
    let bound = velocity < 0 ? extent.lowestOffset : extent.highestOffset
    guard let crossing = slowing.time(toTravel: bound - offset, velocity: velocity) else {
      return motion.then(.rest(decay.limit), at: end)
    }
    let tick = ticks.index(atOrAfter: crossing)
    let time = ticks.time(of: decay.offset(at: ticks.time(of: tick)) == bound ? tick + 1 : tick)
    let value = decay.offset(at: time)
    guard time <= end, extent.overscroll(at: value) != 0 else { return motion.then(.rest(bound), at: end) }
    let reach = FramerInertia.slopeTime / FramerInertia.millisecondsPerSecond
    let before = time > reach ? time - reach : 0
    let slope = (value - decay.offset(at: before)) / (time - before)
    return sprung(from: value, velocity: slope, since: time, ticks, after: motion)
  }

  /// The spring to the nearer bound, and rest there from the first sample at which the spring is near and, if it oscillates, slow.
  private func sprung(
    from offset: Double, velocity: Double, since: Double, _ ticks: FrameTicks, after motion: ScrollTrajectory?
  ) -> ScrollTrajectory {
    let edge = extent.nearestRest(to: offset)
    let spring = SpringMotion(spring: Self.spring, displacement: offset - edge, velocity: velocity)
    let piece = ScrollPiece.spring(spring, about: edge)
    let sprung = motion?.then(piece, at: since) ?? ScrollTrajectory(piece, ticks: ticks)
    // The drag's spring does not oscillate, and such a spring ends as soon as it is near.
    let near = Self.constants.restDelta
    func ends(_ tick: Double) -> Bool { abs(spring.displacement(at: ticks.time(of: tick) - since)) <= near }
    var end = ticks.count(upTo: since) + 1
    while !ends(end) { end += 1 }
    return sprung.then(.rest(edge), at: ticks.time(of: end))
  }
}

extension FramerInertiaModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .web,
      summary: "The inertia generator of framer-motion's drag.",
      source: .init(
        "motiondivision/motion", "packages/motion-dom/src/animation/generators/inertia.ts",
        release: "13.1.1", commit: "1b037b003", date: "2026-08-20", since: "11.0.11"),
      fixed: "crossings solved",
      cases: .init("web.json", upstream: 5, derived: 0),
      known: "The numeric cases are whole sequences of frames.",
      inferred: "The velocity tracker of the gesture, which was not read.")
  }

  public func list(in list: inout some ModelFactList) {
    list.constant("fraction shown past an edge", Self.elastic, "dragElastic", key: "drag_elastic")
    list.constant("power, of the velocity", Self.constants.power, .seconds, "inertia.ts")
    list.constant("time constant", Self.constants.timeConstant, .milliseconds, "drag's transition")
    list.constant("bounce stiffness", Self.constants.bounceStiffness, .stiffness, "drag's transition")
    list.constant("bounce damping", Self.constants.bounceDamping, .perSecond, "drag's transition")
    list.rest(tolerance, "drag's transition")
    list.quirk(
      .fixed,
      "An edge takes effect at the frame after it, and the spring's velocity is the slope of the 5 ms before, so the motion depends on the frames."
    )
    list.quirk(.kept, "Inertia starts 1.07 times as fast as the finger.")
    list.calculation("framer.inertia")
    list.calculation("framer.inertia.bounce")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: .share(Self.elastic),
      fling: .decay(perSecond: FramerInertia.millisecondsPerSecond / Self.constants.timeConstant),
      bounce: .spring(Self.spring))
  }

  public func promise(of property: CertificateProperty) -> CertificatePromise {
    switch (form, property) {
    // The result depends on the sampling times.
    case (.original, .edgeRate), (.original, .motionRate): .broken
    case (.fixed, .edgeRate), (.fixed, .motionRate): .kept
    default: .byMapping
    }
  }
}
