extension ScrollModel {
  /// The content offset shown for a raw position (where the content would be without resistance), in points.
  ///
  /// For a model of increments both are the same.
  @inlinable
  public func offset(forRaw raw: Double, in extent: ScrollExtent) -> Double {
    accept(OffsetVisitor(raw: raw), in: extent)
  }

  /// The raw position (where the content would be without resistance) that is shown as an offset, in points.
  ///
  /// It is the inverse of ``offset(forRaw:in:)``, as far as there is one.
  @inlinable
  public func raw(forOffset offset: Double, in extent: ScrollExtent) -> Double {
    accept(RawVisitor(offset: offset), in: extent)
  }

  /// The raw position (where the content would be without resistance) that a finger starts from if it catches content at `offset`, in
  /// points.
  @inlinable
  public func raw(forCatchAt offset: Double, in extent: ScrollExtent) -> Double {
    accept(CatchVisitor(offset: offset), in: extent)
  }

  /// How far the content moves per point of a short outward finger movement at a raw position: 1 inside the bounds.
  @inlinable
  public func slope(atRaw raw: Double, in extent: ScrollExtent) -> Double {
    accept(SlopeVisitor(raw: raw), in: extent)
  }

  /// The content offset after an event that would move the content by `delta` points without resistance.
  @inlinable
  public func offset(from offset: Double, movedBy delta: Double, in extent: ScrollExtent) -> Double {
    accept(StepVisitor(offset: offset, delta: delta), in: extent)
  }

  /// The content's velocity at a release, in points per second, positive towards the end.
  ///
  /// The raw position is where the content would be without resistance.
  public func releaseVelocity(_ release: FingerRelease, atRaw raw: Double, in extent: ScrollExtent) -> Double
  {
    accept(ReleaseVisitor(release: release, raw: raw), in: extent)
  }

  /// The motion of content released at an offset with a velocity.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second; positive scrolls towards the end.
  ///   - extent: The scroll range.
  ///   - ticks: The display frames, for models of software that moves content only at frames.
  /// - Returns: The motion from then on; rest for content inside the bounds without velocity.
  public func trajectory(
    from offset: Double, velocity: Double, in extent: ScrollExtent, ticks: FrameTicks = .standard
  ) -> ScrollTrajectory {
    accept(MotionVisitor(offset: offset, velocity: velocity, ticks: ticks, isResumed: false), in: extent)
  }

  /// The motion of content that was already moving, computed again from an offset and a velocity during its motion.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - velocity: The content's velocity, in points per second; positive scrolls towards the end.
  ///   - extent: The scroll range.
  ///   - ticks: The display frames, for models of software that moves content only at frames.
  /// - Returns: The motion from then on.
  public func trajectory(
    resumedFrom offset: Double, velocity: Double, in extent: ScrollExtent, ticks: FrameTicks = .standard
  ) -> ScrollTrajectory {
    accept(MotionVisitor(offset: offset, velocity: velocity, ticks: ticks, isResumed: true), in: extent)
  }
}
