// The questions asked of a model, each a visitor, as there are no generic closures. Each of those that a drag
// asks at every event has a visitor of its own: one for all of them took 7 % longer. They are inlined whatever their size: a call
// copies the model, which took Chromium's five times as long.

@usableFromInline
struct OffsetVisitor: ModelVisitor {
  @usableFromInline let raw: Double

  @inlinable
  init(raw: Double) { self.raw = raw }

  @inlinable @inline(__always)
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Double { model.offset(forRaw: raw) }
}

@usableFromInline
struct RawVisitor: ModelVisitor {
  @usableFromInline let offset: Double

  @inlinable
  init(offset: Double) { self.offset = offset }

  @inlinable @inline(__always)
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Double { model.raw(forOffset: offset) }
}

@usableFromInline
struct CatchVisitor: ModelVisitor {
  @usableFromInline let offset: Double

  @inlinable
  init(offset: Double) { self.offset = offset }

  @inlinable @inline(__always)
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Double { model.raw(forCatchAt: offset) }
}

@usableFromInline
struct SlopeVisitor: ModelVisitor {
  @usableFromInline let raw: Double

  @inlinable
  init(raw: Double) { self.raw = raw }

  @inlinable @inline(__always)
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Double { model.slope(atRaw: raw) }
}

@usableFromInline
struct StepVisitor: ModelVisitor {
  @usableFromInline let offset: Double
  @usableFromInline let delta: Double

  @inlinable
  init(offset: Double, delta: Double) { (self.offset, self.delta) = (offset, delta) }

  @inlinable @inline(__always)
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Double {
    model.offset(from: offset, movedBy: delta)
  }
}

@usableFromInline
struct ReleaseVisitor: ModelVisitor {
  @usableFromInline let release: FingerRelease
  @usableFromInline let raw: Double

  @inlinable
  init(release: FingerRelease, raw: Double) { (self.release, self.raw) = (release, raw) }

  @inlinable @inline(__always)
  func visit(_ name: StaticString, _ model: some DescribedModel) -> Double {
    model.releaseVelocity(release, atRaw: raw)
  }
}

/// Computes how content moves on from an offset and a velocity, after a release or during a motion.
struct MotionVisitor: ModelVisitor {
  let offset: Double
  let velocity: Double
  let ticks: FrameTicks
  let isResumed: Bool

  func visit(_ name: StaticString, _ model: some DescribedModel) -> ScrollTrajectory {
    isResumed
      ? model.trajectory(resumedFrom: offset, velocity: velocity, ticks: ticks)
      : model.trajectory(from: offset, velocity: velocity, ticks: ticks)
  }
}

/// Returns a model's traits: the properties that do not depend on offset or velocity.
struct TraitsVisitor: ModelVisitor {
  func visit(_ name: StaticString, _ model: some DescribedModel) -> ModelTraits {
    var traits = model.traits
    (traits.name, traits.mapping) = (name, model.mapping)
    return traits
  }
}

/// Returns the facts about the software that a model reproduces.
struct FactsVisitor: ModelVisitor {
  func visit(_ name: StaticString, _ model: some DescribedModel) -> ModelFacts { model.facts }
}

/// Returns a model's curves of drag, fling and return.
struct CurvesVisitor: ModelVisitor {
  func visit(_ name: StaticString, _ model: some DescribedModel) -> ModelCurves { model.curves }
}

/// Returns whether a model claims one property of its certificate.
struct PromiseVisitor: ModelVisitor {
  let property: CertificateProperty

  func visit(_ name: StaticString, _ model: some DescribedModel) -> CertificatePromise {
    model.promise(of: property)
  }
}

/// Fills a list with a model's constants, quirks and calculations.
struct ListVisitor<List: ModelFactList>: ModelVisitor {
  let list: List

  func visit(_ name: StaticString, _ model: some DescribedModel) -> List {
    var list = list
    model.list(in: &list)
    return list
  }
}
