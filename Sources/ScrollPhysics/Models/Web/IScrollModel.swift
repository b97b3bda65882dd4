/// iScroll 5: a third of each movement outside the bounds, momentum of drags shorter than 300 ms, a quarter circle back in 600 ms.
///
///     fling ── √(1 − (1 − s)²) in v/0.0006 ms to v²/0.0012 px ── rest
///     fling past an edge ── 1 − (1 − s)² at the mean speed v to wrapper/2.5 · v/8 beyond ── circle in 600 ms back
///
/// Curves are the library's own functions; with CSS transitions it uses beziers near them. The circle starts with infinite
/// velocity. A release first rounds the position to whole pixels. The library's positions are the negative offsets.
/// Source: cubiq/iscroll src/core.js, src/utils.js at 60ed6f8 (5.2.0).
@frozen
public struct IScrollModel: FilteredModel {
  /// The fraction of a movement that counts outside the bounds.
  @inlinable public static var dampingFactor: Double { 1.0 / 3 }
  /// The travel before a drag moves content, in points; 0 within 300 ms of the last drag.
  @inlinable public static var slop: Double { 10 }
  /// iScroll's `deceleration`: how fast momentum slows down, in points per square millisecond.
  @inlinable public static var deceleration: Double { 0.0006 }
  /// `bounceTime`: the duration of the return, in milliseconds.
  @inlinable public static var bounceTime: Double { 600 }
  /// Momentum goes past an edge by the wrapper divided by this, times the speed divided by ``overshootSpeed``.
  @inlinable public static var overshootDivisor: Double { 2.5 }
  /// The speed, in points per millisecond, that moves content past an edge by the wrapper divided by ``overshootDivisor``.
  @inlinable public static var overshootSpeed: Double { 8 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  public let extent: ScrollExtent
  public let filter: IncrementFilter

  public var traits: ModelTraits {
    ModelTraits(
      tolerance: .standard, tracker: .iscroll,
      memory: filter.form == .original ? .iscroll(IScrollSlop()) : .none, pixel: 1)
  }

  /// The model for a scroll range; its viewport, of a length above 0, is iScroll's wrapper.
  ///
  /// - Parameters:
  ///   - extent: The scroll range.
  ///   - form: As in iScroll, which damps an event across an edge as a whole (quirk Q14 of `ScrollModels.md`), or fixed.
  @inlinable
  public init(_ extent: ScrollExtent, form: ModelForm = .original) {
    extent.checkViewport()
    self.extent = extent
    filter = IncrementFilter(factor: Self.dampingFactor, form: form)
  }

  /// The target of momentum and its duration, with iScroll's positions, which are negative offsets.
  ///
  /// - Parameters:
  ///   - current: The position, in points.
  ///   - velocity: The velocity in points per **millisecond**, signed.
  ///   - lower: The lower bound of positions.
  ///   - upper: The upper bound; iScroll's is 0.
  ///   - wrapper: The wrapper's size if momentum may bounce; 0 if it ends at the edge.
  ///   - deceleration: Points per square millisecond, above 0.
  /// - Returns: The target, a whole number, and the duration in milliseconds.
  @inlinable
  public static func momentum(
    from current: Double, velocity: Double, lower: Double, upper: Double = 0, wrapper: Double,
    deceleration: Double = IScrollModel.deceleration
  ) -> (destination: Double, duration: Double) {
    let speed = abs(velocity)
    let way = speed * speed / (2 * deceleration)
    let free = velocity < 0 ? current - way : current + way
    let beyond = wrapper / overshootDivisor * (speed / overshootSpeed)
    guard free < lower || free > upper else {
      return (BetterScrollModel.rounded(free), speed / deceleration)
    }
    let end = free < lower ? lower - beyond : upper + beyond
    return (BetterScrollModel.rounded(end), abs(end - current) / speed)
  }

  /// The motion of released content.
  ///
  /// iScroll's circle back starts with infinite velocity, so an edge that moves at that moment catches content that no finger threw.
  public func trajectory(from shown: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    let velocity = velocity.isInfinite ? 0 : velocity
    if let lost = ScrollTrajectory.unless(finite: shown, velocity) { return lost }
    let offset = -BetterScrollModel.rounded(-shown)
    let edge = extent.nearestRest(to: offset)
    if offset != edge { return ScrollTrajectory(back(from: offset, to: edge)) }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    // Positions are minus the offset.
    let momentum = Self.momentum(
      from: -offset, velocity: -velocity / Self.millisecondsPerSecond, lower: -extent.highestOffset,
      upper: -extent.lowestOffset, wrapper: extent.viewportLength)
    return extent.thrown(from: offset, by: momentum, .outCircular) {
      ScrollTrajectory(back(from: $0, to: $1))
    }
  }

  private func back(from offset: Double, to edge: Double) -> ScrollPiece {
    .move(
      EasedMove(
        from: offset, to: edge, duration: Self.bounceTime / Self.millisecondsPerSecond, easing: .outCircular))
  }
}

extension IScrollModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .web,
      summary: "IScroll of iScroll 5.",
      source: .init(
        "cubiq/iscroll", "src/core.js and src/utils.js", release: "5.2.0", commit: "60ed6f8",
        date: "2017-01-03", since: "5.0.0",
        note: "A branch of 2013-09-04, 0f3f5fe7, has the same numbers"),
      fixed: "path independent, no slop",
      cases: .init("iscroll.json", upstream: 0, derived: 2),
      known:
        "The original does not test its numbers. The curves are the library's functions, not the Bézier curves of its CSS transitions."
    )
  }

  public func list(in list: inout some ModelFactList) {
    if filter.form == .original {
      list.constant("slop", Self.slop, .points, "core.js, _move")
      list.constant("no slop within", IScrollSlop.freeTime, .seconds, "core.js, _move", key: "slop_free_time")
    }
    list.constant("fraction shown past an edge", Self.dampingFactor, "core.js, _move", key: "damping_factor")
    list.constant(
      "longest drag with momentum", DragWindow.limit, .seconds, "core.js, _end", key: "longest_drag")
    list.constant("deceleration", Self.deceleration, .accelerationPerMillisecond, "utils.js, momentum")
    list.constant(
      "past an edge, viewport by", Self.overshootDivisor, "utils.js, momentum", key: "overshoot_divisor")
    list.constant(
      "times the speed by", Self.overshootSpeed, .speedPerMillisecond, "utils.js, momentum",
      key: "overshoot_speed")
    list.constant("return takes", Self.bounceTime, .milliseconds, "bounceTime", key: "bounce_time")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .fixed, "Q14",
      "An event that ends outside the bounds is damped as a whole, including its part inside, so offsets depend on the path."
    )
    list.quirk(.kept, "The return is a quarter circle, so it starts with infinite velocity.")
    list.calculation("iscroll.momentum")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: filter.form == .original
        ? .filteredIncrements(share: Self.dampingFactor) : .share(Self.dampingFactor),
      fling: .circular(deceleration: Self.deceleration),
      bounce: .circular(duration: Self.bounceTime / Self.millisecondsPerSecond))
  }
}
