// What is asked of a model, each question a visitor: generic closures there are none.

@usableFromInline
struct MappingVisitor: ModelVisitor {
  @inlinable
  init() {}

  @inlinable
  func visit(_ model: some PhysicsModel) -> DragMapping { model.mapping }
}

@usableFromInline
struct ToleranceVisitor: ModelVisitor {
  @inlinable
  init() {}

  @inlinable
  func visit(_ model: some PhysicsModel) -> Tolerance { model.tolerance }
}

@usableFromInline
struct OffsetVisitor: ModelVisitor {
  @usableFromInline let raw: Double

  @inlinable
  init(raw: Double) { self.raw = raw }

  @inlinable
  func visit(_ model: some PhysicsModel) -> Double { model.offset(forRaw: raw) }
}

@usableFromInline
struct RawVisitor: ModelVisitor {
  @usableFromInline let offset: Double

  @inlinable
  init(offset: Double) { self.offset = offset }

  @inlinable
  func visit(_ model: some PhysicsModel) -> Double { model.raw(forOffset: offset) }
}

@usableFromInline
struct CatchVisitor: ModelVisitor {
  @usableFromInline let offset: Double

  @inlinable
  init(offset: Double) { self.offset = offset }

  @inlinable
  func visit(_ model: some PhysicsModel) -> Double { model.raw(forCatchAt: offset) }
}

@usableFromInline
struct SlopeVisitor: ModelVisitor {
  @usableFromInline let raw: Double

  @inlinable
  init(raw: Double) { self.raw = raw }

  @inlinable
  func visit(_ model: some PhysicsModel) -> Double { model.slope(atRaw: raw) }
}

@usableFromInline
struct StepVisitor: ModelVisitor {
  @usableFromInline let offset: Double
  @usableFromInline let delta: Double

  @inlinable
  init(offset: Double, delta: Double) { (self.offset, self.delta) = (offset, delta) }

  @inlinable
  func visit(_ model: some PhysicsModel) -> Double { model.offset(from: offset, movedBy: delta) }
}

@usableFromInline
struct ReleaseVisitor: ModelVisitor {
  @usableFromInline let release: FingerRelease
  @usableFromInline let raw: Double

  @inlinable
  init(release: FingerRelease, raw: Double) { (self.release, self.raw) = (release, raw) }

  @inlinable
  func visit(_ model: some PhysicsModel) -> Double { model.releaseVelocity(release, atRaw: raw) }
}

@usableFromInline
struct TrajectoryVisitor: ModelVisitor {
  @usableFromInline let offset: Double
  @usableFromInline let velocity: Double
  @usableFromInline let ticks: FrameTicks

  @inlinable
  init(offset: Double, velocity: Double, ticks: FrameTicks) {
    (self.offset, self.velocity, self.ticks) = (offset, velocity, ticks)
  }

  @inlinable
  func visit(_ model: some PhysicsModel) -> ScrollTrajectory {
    model.trajectory(from: offset, velocity: velocity, ticks: ticks)
  }
}

@usableFromInline
struct ResumptionVisitor: ModelVisitor {
  @usableFromInline let offset: Double
  @usableFromInline let velocity: Double
  @usableFromInline let ticks: FrameTicks

  @inlinable
  init(offset: Double, velocity: Double, ticks: FrameTicks) {
    (self.offset, self.velocity, self.ticks) = (offset, velocity, ticks)
  }

  @inlinable
  func visit(_ model: some PhysicsModel) -> ScrollTrajectory {
    model.trajectory(resumedFrom: offset, velocity: velocity, ticks: ticks)
  }
}
