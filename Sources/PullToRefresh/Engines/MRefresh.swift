import ScrollPhysics

/// MRefresh, 0.1.1 and 0.2.1 (`SeedLibraries.md`): fires at the crossing once armed; adds its inset at the release.
///
/// `d = |contentOffset + original inset|`, threshold `T`, `zone: contentOffset + inset ≤ 0` (0.2.1: ≤ 20), *released*: not dragging, or
/// decelerating.
///
/// *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | triggered (also at the start) | offset change in the zone with d > T | loading, callback, animation starts; draw |
/// | triggered | … otherwise in the zone | draw |
/// | loading | offset change (0.1.1: in the zone), released | inset := original + height, each time |
/// | loading | pan ended (0.1.1: in the zone) | inset := original + height |
/// | stopped, triggered | pan began | triggered |
/// | any, animating | stop | stopped; if released the animation stops and inset := original |
/// | stopped, animating | pan ended | the animation stops and inset := original |
///
/// Quirks of the original, reproduced: no finger is needed once armed; a stop within the callback is lost, as the animation has not begun;
/// a cancelled pan leaves a stopped control animating, so the next refresh starts no animation.
public struct MRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// A refresh is over; only a new pan arms the control.
    case stopped
    /// The control waits for a pull. The original calls this `triggered`, although nothing has been triggered yet; it is shown as `armed`.
    case triggered
    /// The app's work is in progress.
    case loading

    public var name: StaticString {
      switch self {
      case .stopped: "stopped"
      case .triggered: "armed"
      case .loading: "loading"
      }
    }
  }

  /// The control's threshold, inset and durations, which depend on its version.
  public private(set) var configuration: MRefreshConfiguration
  /// True while the control's animation runs.
  public var isAnimating: Bool { animatingSince != nil }
  /// The time at which the animation began, in seconds; nil while it does not run.
  public private(set) var animatingSince: Double?
  /// The time at which the animation last ended, in seconds; nil before the first end and while it runs.
  public private(set) var animationEnded: Double?
  public var core = EngineCore(State.triggered)
  private let originalTopInset: Double

  /// A control created when the top inset was `originalTopInset` points, which it remembers for good.
  public init(_ configuration: MRefreshConfiguration = .readme, originalTopInset: Double) {
    self.configuration = configuration
    self.originalTopInset = originalTopInset
  }

  public var isIdle: Bool { current != .loading }
  /// The original's `proportion`, 0…1: the fraction of the icon that is drawn at the present pull.
  public func ownProgress(_ view: ScrollSituation) -> Double? { configuration.proportion(at: pull(view)) }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(configuration.threshold), isStrict: true,
      inset: RefreshInset(
        height: configuration.insetHeight, timing: .release, opening: configuration.insetDuration,
        closing: configuration.insetDuration))
    policy.rearm = .newGesture
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .dragBegan: if current != .loading { enter(.triggered, &effects) }
    case .dragEnded: endDrag(view, &effects)
    case .endRefreshing: stop(view, &effects)
    default: break
    }
  }

  private func isInZone(_ offset: inout some Reading, _ view: ScrollSituation) -> Bool {
    offset.reaches(configuration.zoneDepth, adding: view.topInset)
  }

  private func isInZone(_ view: ScrollSituation) -> Bool {
    var offset = PlainReading(value: view.contentOffset)
    return isInZone(&offset, view)
  }

  private func isLifted(_ view: ScrollSituation) -> Bool { !view.isDragging || view.isDecelerating }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let isDrawn = current == .triggered && isInZone(view)
    switch change(view) {
    case .fire: fire(view, &effects)
    case .makeRoom: makeRoom(&effects)
    case nil: break
    }
    if isDrawn { effects.append(.note(.draw, configuration.proportion(at: distance(view.contentOffset)))) }
  }

  private func distance(_ offset: Double) -> Double { (offset + originalTopInset).magnitude }

  private mutating func fire(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.loading, &effects)
    effects.append(.trigger(view.isTracking || view.isDragging ? .contact : .settling))
    effects.append(.callback)
    if endsInsideCallback { stop(view, &effects) }
    startAnimation(at: view.time, &effects)
  }

  private mutating func endDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current == .stopped, isAnimating {
      reset(at: view.time, &effects)
    } else if current == .loading, isInZone(view) || configuration.holdsOutsideZone {
      makeRoom(&effects)
    }
  }

  private mutating func stop(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isAnimating else {
      effects.append(.note(.endIgnored, 0))
      return
    }
    enter(.stopped, &effects)
    if isLifted(view) { reset(at: view.time, &effects) }
  }

  private mutating func startAnimation(at time: Double, _ effects: inout RefreshEffects) {
    guard !isAnimating else { return }
    (animatingSince, animationEnded) = (time, nil)
    effects.append(.note(.startAnimation, 0))
  }

  private func makeRoom(_ effects: inout RefreshEffects) {
    effects.append(
      .setTopInset(originalTopInset + configuration.insetHeight, duration: configuration.insetDuration))
  }

  private mutating func reset(at time: Double, _ effects: inout RefreshEffects) {
    (animatingSince, animationEnded) = (nil, time)
    effects.append(.note(.stopAnimation, 0))
    effects.append(.setTopInset(originalTopInset, duration: configuration.insetDuration))
  }
}

extension MRefresh: ComparingEngine {
  /// The engine's traits: it always measures from the top inset that was set when it was created.
  ///
  /// A further pull passes higher thresholds. The distance is compared without its sign, so offsets below the edge can pass low thresholds
  /// too.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: false, readsMotion: false, insetShare: 0,
      thresholdReason: "varies only the threshold; the drawing scales with it, the inset does not",
      probedCallbacks: configuration.zoneDepth <= 0 ? .furthest : .all)
  }

  /// The pull that a scroll must exceed to fire, in points: the configuration's threshold.
  public var thresholdPull: Double {
    get { configuration.threshold }
    set { configuration.threshold = newValue }
  }

  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    firingPull(event, view)
  }
}

extension MRefresh: RuledEngine {
  enum Change { case fire, makeRoom }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch current {
    case .stopped: return nil
    case .triggered:
      offset.note(quietWaiting(view))
      guard isInZone(view) else { return nil }
      return offset.fires(.exceeding(distance(offset.value)), thresholdPull) ? .fire : nil
    case .loading:
      let inset = originalTopInset + configuration.insetHeight
      guard offset.isNews(inset, view.topInset), isLifted(view) else { return nil }
      return configuration.holdsOutsideZone || isInZone(&offset, view) ? .makeRoom : nil
    }
  }

  /// The offsets at which a waiting control does nothing: those near the top, or those out of its zone, whichever contain the present one.
  private func quietWaiting(_ view: ScrollSituation) -> QuietInterval {
    let near = QuietInterval(low: -thresholdPull, high: thresholdPull).before(adding: originalTopInset)
    let outside = QuietInterval(low: configuration.zoneDepth.nextUp).before(adding: view.topInset)
    if outside.low <= near.high { return QuietInterval(low: min(near.low, outside.low)) }
    return outside.contains(view.contentOffset) ? outside : near
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset, isStrict: true))
  }
}

extension MRefresh: DescribedEngine {
  public var system: RefreshSystem? { configuration.holdsOutsideZone ? .mrefreshRewrite : .mrefresh }
  public var held: RefreshEngine { .mRefresh(self) }

  public var facts: EngineFacts { configuration.holdsOutsideZone ? Self.rewrittenFacts : Self.firstFacts }

  private static var firstFacts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "MRefresh 0.1.1",
      summary: "MRefresh 0.1.1 as its README configures it, with a 40 pt view.",
      source: .init(
        "strongself/MRefresh",
        "MRefresh/Classes/MRefresh/MRefreshView.swift and its configuration in README.md", release: "0.1.1",
        commit: "e82b2b8", date: "2017-01-29", since: "0.1.0",
        note:
          "Since 0.1.1 its numbers can be configured; 0.2.0 of 2021-01-26 is a rewrite with other numbers; mrefresh-0.2 follows it"
      ),
      fidelity:
        "Its rules were checked by running the original, in 45 cases over both versions.")
  }

  private static var rewrittenFacts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "MRefresh 0.2.1",
      summary: "MRefresh 0.2.1 with its defaults: a rewrite with other numbers and a wider zone.",
      source: .init(
        "strongself/MRefresh",
        "AnimatableContainerView.swift and PullToRefreshViewConfiguration.swift in MRefresh/PullToRefresh",
        release: "0.2.1", commit: "2d1b023", date: "2021-01-27", since: "0.2.0"),
      fidelity:
        "Its rules were checked by running the original, in 45 cases over both versions.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Once armed it fires without a finger, and it is armed at the start and by any pan.")
    list.quirk("An end inside the callback is lost, and the indicator keeps turning.")
    list.quirk("A cancelled pan after the end leaves the inset open.")
    guard configuration.holdsOutsideZone else { return }
    list.quirk("While it loads, scrolling down sets the inset again at every offset callback.")
  }

  /// The policy of this version; both differ only in their numbers.
  public var fixed: FixedPolicy? {
    configuration.holdsOutsideZone ? Self.fixedRewrite : Self.fixedFirst
  }

  /// The policy `mrefresh-fixed` fires at a pull of more than 110 pt while a finger is down; its inset of 80 pt opens and closes in 0.2 s.
  ///
  /// Bugs fixed: the original is armed at the start and after any pan, and then fires without a finger; an end within the callback is lost,
  /// and the animation continues; a cancelled pan after the end leaves the inset open.
  private static var fixedFirst: FixedPolicy {
    FixedPolicy(
      fixedPolicy(.readme),
      fixes: "a finger is needed; an end inside the callback counts; a cancelled pan closes the inset")
  }

  /// The policy `mrefresh-0.2-fixed` fires at a pull of more than 140 pt while a finger is down; its inset of 100 pt opens and closes in
  /// 0.25 s.
  ///
  /// Bugs fixed: as in `mrefresh-fixed`; and while loading, a scroll down no longer sets the inset again at every callback.
  private static var fixedRewrite: FixedPolicy {
    FixedPolicy(
      fixedPolicy(.rewrite),
      fixes: "a finger is needed; an end inside the callback counts; the inset is set once")
  }

  private static func fixedPolicy(_ figures: MRefreshConfiguration) -> RefreshPolicy {
    .fixed(
      .points(figures.threshold), isStrict: true, .crossing,
      room: .room(figures.insetHeight, opening: figures.insetDuration, closing: figures.insetDuration))
  }
}
