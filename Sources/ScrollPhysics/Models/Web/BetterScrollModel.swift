/// BetterScroll 2: a third of each movement outside the bounds, momentum to a target computed at once, a return in 800 ms.
///
///     fling ── 1 − (1 − s)⁵ in min(2500, 2·v/0.0015) ms to v²/0.0015 px ── rest
///     fling past an edge ── 1 − (1 − s)² in 500 ms to at most a quarter of the wrapper beyond ── 1 − (1 − s)⁴ in 800 ms back
///
/// Curves are the library's own functions; with CSS transitions it uses beziers near them. The library's positions are the negative
/// offsets. Source: ustbhuangyi/better-scroll packages/core/src/scroller/Behavior.ts, Options.ts at f87fbd16.
@frozen
public struct BetterScrollModel: FilteredModel {
  /// BetterScroll's options that decide momentum.
  @frozen
  public struct Momentum: Equatable, Sendable {
    /// BetterScroll's `deceleration`: how fast momentum slows down, in points per square millisecond, above 0.
    public var deceleration = 0.0015
    /// BetterScroll's `swipeTime`: the greatest duration of momentum, in milliseconds.
    public var swipeTime = 2500.0
    /// BetterScroll's `swipeBounceTime`: the duration of momentum past an edge, in milliseconds.
    public var swipeBounceTime = 500.0

    /// BetterScroll's default options.
    @inlinable
    public init() {}
  }

  /// `outOfBoundaryDampingFactor`: the fraction of a movement that counts outside the bounds.
  @inlinable public static var dampingFactor: Double { 1.0 / 3 }
  /// `momentumLimitDistance`: the length of a drag, in points, below which there is no momentum.
  @inlinable public static var leastDistance: Double { 15 }
  /// `bounceTime`: the duration of the return, in milliseconds.
  @inlinable public static var bounceTime: Double { 800 }
  /// The furthest that momentum goes past an edge, as a fraction of the wrapper.
  @inlinable public static var farthestShare: Double { 0.25 }
  /// `rate`: the furthest that momentum goes past an edge per point per millisecond of speed, as a fraction of the wrapper.
  @inlinable public static var overshootShare: Double { 1.0 / 15 }
  @inlinable static var millisecondsPerSecond: Double { 1000 }

  public let extent: ScrollExtent
  public let filter: IncrementFilter
  /// BetterScroll's options that decide momentum.
  public let momentum: Momentum

  public var traits: ModelTraits { ModelTraits(tolerance: .standard, tracker: .betterScroll, pixel: 1) }

  /// The model for a scroll range; its viewport, of a length above 0, is BetterScroll's wrapper.
  ///
  /// - Parameters:
  ///   - extent: The scroll range.
  ///   - form: As in BetterScroll, which damps an event across an edge as a whole (quirk Q14 of `ScrollModels.md`), or fixed.
  ///   - momentum: The options that decide momentum.
  @inlinable
  public init(
    _ extent: ScrollExtent, form: ModelForm = .original, momentum: Momentum = Momentum()
  ) {
    extent.checkViewport()
    require(
      momentum.deceleration > 0 && momentum.deceleration < .infinity, "a deceleration", momentum.deceleration,
      "above 0 and finite")
    require(momentum.swipeTime > 0, "a swipe's time", momentum.swipeTime, "above 0")
    require(momentum.swipeBounceTime > 0, "a swipe's time past an edge", momentum.swipeBounceTime, "above 0")
    (self.extent, self.momentum) = (extent, momentum)
    filter = IncrementFilter(factor: Self.dampingFactor, form: form)
  }

  /// The target of momentum and its duration, with BetterScroll's positions, which are negative offsets.
  ///
  /// - Parameters:
  ///   - current: The position, in points.
  ///   - velocity: The velocity in points per **millisecond**, signed.
  ///   - lower: The lower bound of positions.
  ///   - upper: The upper bound.
  ///   - wrapper: The wrapper's size if momentum may bounce; 0 if it ends at the edge.
  ///   - momentum: The options.
  /// - Returns: The target, a whole number, and the duration in milliseconds.
  @inlinable
  public static func momentum(
    from current: Double, velocity: Double, lower: Double, upper: Double, wrapper: Double,
    momentum: Momentum = Momentum()
  ) -> (destination: Double, duration: Double) {
    let speed = abs(velocity)
    let way = speed * speed / momentum.deceleration
    let free = velocity < 0 ? current - way : current + way
    let beyond = least(wrapper * farthestShare, wrapper * overshootShare * speed)
    if free < lower { return (rounded(lower - beyond), momentum.swipeBounceTime) }
    if free > upper { return (rounded(upper + beyond), momentum.swipeBounceTime) }
    return (rounded(free), least(momentum.swipeTime, 2 * speed / momentum.deceleration))
  }

  @inlinable
  static func least(_ a: Double, _ b: Double) -> Double { a < b ? a : b }

  /// A number rounded to the nearest whole number, halves up like JavaScript's `Math.round`.
  @inlinable
  static func rounded(_ x: Double) -> Double { (x + 0.5).rounded(.down) }

  public func trajectory(from offset: Double, velocity: Double, ticks: FrameTicks) -> ScrollTrajectory {
    if let lost = ScrollTrajectory.unless(finite: offset, velocity) { return lost }
    let edge = extent.nearestRest(to: offset)
    if offset != edge { return ScrollTrajectory(back(from: offset, to: edge)) }
    if velocity == 0 { return ScrollTrajectory(.rest(offset)) }
    // Positions are minus the offset.
    let momentum = Self.momentum(
      from: -offset, velocity: -velocity / Self.millisecondsPerSecond, lower: -extent.highestOffset,
      upper: -extent.lowestOffset, wrapper: extent.viewportLength, momentum: momentum)
    return extent.thrown(from: offset, by: momentum, .outQuintic) { ScrollTrajectory(back(from: $0, to: $1)) }
  }

  private func back(from offset: Double, to edge: Double) -> ScrollPiece {
    .move(
      EasedMove(
        from: offset, to: edge, duration: Self.bounceTime / Self.millisecondsPerSecond, easing: .outQuartic))
  }
}

extension BetterScrollModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .web,
      summary: "Behavior of BetterScroll 2.",
      source: .init(
        "ustbhuangyi/better-scroll", "packages/core/src/scroller/Behavior.ts", release: "2.5.1",
        commit: "f87fbd16", date: "2023-03-29", since: "2.2.0", note: "Its momentum dates from 2021-01-30"),
      fixed: "path independent",
      cases: .init("web.json", upstream: 2, derived: 0),
      known:
        "Written from its source at f87fbd16; the curves are the library's functions, not the Bézier curves of its CSS transitions."
    )
  }

  public func list(in list: inout some ModelFactList) {
    list.constant(
      "fraction shown past an edge", Self.dampingFactor, "outOfBoundaryDampingFactor", key: "damping_factor")
    list.constant(
      "least travel for momentum", Self.leastDistance, .points, "momentumLimitDistance", key: "least_distance"
    )
    list.constant(
      "longest drag with momentum", DragWindow.limit, .seconds, "momentumLimitTime", key: "longest_drag")
    list.constant("deceleration", momentum.deceleration, .accelerationPerMillisecond, "deceleration")
    list.constant("longest momentum", momentum.swipeTime, .milliseconds, "swipeTime")
    list.constant(
      "greatest overshoot, of the viewport", Self.farthestShare, "Behavior.ts", key: "farthest_share")
    list.constant("and per pt/ms", Self.overshootShare, "Behavior.ts, rate", key: "overshoot_share")
    list.constant(
      "momentum past an edge", momentum.swipeBounceTime, .milliseconds, "swipeBounceTime",
      key: "swipe_bounce_time")
    list.constant("return takes", Self.bounceTime, .milliseconds, "bounceTime", key: "bounce_time")
    list.rest(tolerance, "chosen for this program")
    list.quirk(
      .fixed, "Q14",
      "An event that ends outside the bounds is damped as a whole, including its part inside, so offsets depend on the path."
    )
    list.calculation("betterscroll.damping")
    list.calculation("betterscroll.momentum")
  }

  public var curves: ModelCurves {
    ModelCurves(
      drag: filter.form == .original
        ? .filteredIncrements(share: Self.dampingFactor) : .share(Self.dampingFactor),
      fling: .quintic(deceleration: momentum.deceleration),
      bounce: .quartic(duration: Self.bounceTime / Self.millisecondsPerSecond))
  }
}
