import ScrollPhysics

/// ESPullToRefresh (`IOSClones.md`, Q16): looks at the previous callback's offset, calls 0.2 s later.
///
/// `p` is the previous callback's offset plus the inset `I` last seen at a start; threshold −60, room 60.
///
/// | situation | event | then |
/// |---|---|---|
/// | waiting | callback with p < −60, dragging | releaseToRefresh |
/// | waiting | callback with p < −60, not dragging | start; refreshing |
/// | waiting | callback with −60 ≤ p < 0 | pullToRefresh |
/// | waiting | begin | start |
/// | started | 0.2 s later | callback; looks again |
/// | started, looking | callback | inset := −o within I…I + 60 |
/// | started | stop, also again | inset := I, content back to where the start left it and on to its top; 0.2 s later pullToRefresh, waiting, inset := I, looks again |
///
/// Start: looks no more, no scrolling (a note only) and no bounces, inset := I + 60, content on to its edge in 0.2 s.
///
/// Kept from the original: arming and firing lag one callback, so a lift already back above the threshold
/// fires; no finger is needed; a stop does not cancel the handler; each stop in the 0.2 s of the closing runs
/// it again; the state is the indicator's, so a begin by the app does not change it; a stop puts the content where the start
/// left it before it scrolls it back, so that content scrolled meanwhile leaps.
public struct ESPullToRefresh: Sendable {
  /// The states of the indicator, by index. autoRefreshing is never shown, noMoreData belongs to footers.
  public enum State: UInt8, EngineState {
    /// "Pull to refresh".
    case pullToRefresh
    /// "Release to refresh".
    case releaseToRefresh
    /// "Loading…".
    case refreshing

    public var name: StaticString {
      switch self {
      case .pullToRefresh: "pullToRefresh"
      case .releaseToRefresh: "releaseToRefresh"
      case .refreshing: "refreshing"
      }
    }
  }

  /// The pull that must be passed, in points.
  public static var trigger: Double { 60 }
  /// The room it makes, in points.
  public static var height: Double { 60 }
  /// Seconds the room takes in and out, at one speed.
  public static var animationDuration: Double { 0.2 }
  /// Seconds the arrow takes to turn over.
  public static var flipDuration: Double { 0.2 }

  public var state: UInt8 { current.rawValue }
  public var endsInsideCallback = false
  /// True while a refresh is going on or closing.
  public private(set) var isRefreshing = false
  /// The pull as a share of the threshold, as of the previous callback.
  public private(set) var progress = 0.0
  /// Angle of the arrow, in degrees.
  public private(set) var arrow = AnimatedValue(0)
  /// The time at which the spinner that replaces the arrow began to turn, in seconds; nil while the arrow
  /// shows.
  public private(set) var spinningSince: Double?
  /// The pull that arms, in points: 60, unless it is set.
  public var thresholdPull = Self.trigger
  private let firstTopInset: Double
  private var topInset: Double
  private var current = State.pullToRefresh
  private var previousOffset = 0.0
  private var previousWasDragging = false
  private var isLooking = true
  private var completions = Completions()

  private static var openingDone: UInt8 { 0 }
  private static var closingDone: UInt8 { 1 }

  /// A header on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double) {
    topInset = originalTopInset
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool { !isRefreshing && completions.next == nil }
  /// The time at which the next animation ends.
  public var nextTimer: Double? { completions.next }
  /// Its ``progress`` property.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  /// The part of its behaviour that a policy can describe; no policy lags a callback.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), isStrict: true, moment: .bounceBack,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.animationDuration,
        closing: Self.animationDuration))
    policy.rearm = .below(RefreshPolicy.longestLength)
    policy.callbackDelay = Self.animationDuration
    return policy
  }

  /// The content's distance beyond its resting position, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    view.pull(beyond: firstTopInset)
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: if isLooking { followOffset(view, &effects) }
    case .beginRefreshing: start(view, &effects)
    case .endRefreshing: stop(at: view.time, &effects)
    case .timerFired: if let done = completions.take(dueAt: view.time) { complete(done, view, &effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if isRefreshing { return hold(view.contentOffset, &effects) }
    let offset = previousOffset + topInset
    if passesThreshold(.offsetChanged, view) {
      effects.append(.trigger(previousWasDragging ? .released : view.isTracking ? .contact : .settling))
      start(view, &effects)
      show(.refreshing, at: view.time, &effects)
      progress = -offset / Self.trigger
      return remember(-view.topInset - Self.height, isDragging: view.isDragging)
    } else if previousPull.passes(thresholdPull) {
      show(.releaseToRefresh, at: view.time, &effects)
    } else if offset < 0 {
      show(.pullToRefresh, at: view.time, &effects)
    }
    progress = -offset / Self.trigger
    remember(view.contentOffset, isDragging: view.isDragging)
  }

  /// The pull at the callback before.
  private var previousPull: ComparedPull { .exceeding(-(previousOffset + topInset)) }

  /// Keeps as much room as shows.
  private func hold(_ contentOffset: Double, _ effects: inout RefreshEffects) {
    var inset = -contentOffset > topInset ? -contentOffset : topInset
    if inset > Self.height + topInset { inset = Self.height + topInset }
    effects.append(.setTopInset(inset, duration: 0))
  }

  private mutating func start(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard !isRefreshing else { return }
    isLooking = false
    isRefreshing = true
    effects.append(.note(.scrollEnabled, 0))
    effects.append(.note(.startAnimation, 0))
    spinningSince = view.time
    arrow = AnimatedValue(-180)
    topInset = view.topInset
    let inset = topInset + Self.height
    previousOffset -= Self.height
    effects.append(.setTopInset(inset, duration: Self.animationDuration))
    effects.append(.scroll(to: -inset, animated: false))
    completions.add(Self.openingDone, at: view.time + Self.animationDuration)
  }

  private mutating func stop(at time: Double, _ effects: inout RefreshEffects) {
    guard isRefreshing else { return }
    isLooking = false
    effects.append(.note(.scrollEnabled, 0))
    effects.append(.note(.stopAnimation, 0))
    spinningSince = nil
    arrow = AnimatedValue(0)
    effects.append(.setTopInset(topInset, duration: 0))
    effects.append(.scroll(to: previousOffset, animated: false))
    effects.append(.setTopInset(topInset, duration: Self.animationDuration))
    effects.append(.scroll(to: -topInset, animated: false))
    completions.add(Self.closingDone, at: time + Self.animationDuration)
  }

  private mutating func complete(
    _ code: UInt8, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if code == Self.openingDone {
      effects.append(.callback)
      if endsInsideCallback { stop(at: view.time, &effects) }
    } else {
      show(.pullToRefresh, at: view.time, &effects)
      isRefreshing = false
      effects.append(.setTopInset(topInset, duration: 0))
      remember(view.contentOffset, isDragging: view.isDragging)
    }
    isLooking = true
    effects.append(.note(.scrollEnabled, 1))
  }

  private mutating func remember(_ offset: Double, isDragging: Bool) {
    (previousOffset, previousWasDragging) = (offset, isDragging)
  }

  /// Tells the original's indicator a state; it takes no notice of the one it is in.
  private mutating func show(_ state: State, at time: Double, _ effects: inout RefreshEffects) {
    effects.append(.note(.label, Double(state.rawValue)))
    guard effects.enter(state, &current) else { return }
    guard state != .refreshing else { return }
    let angle = state == .releaseToRefresh ? -180.0 : 0
    arrow = arrow.turned(to: angle, at: time, duration: Self.flipDuration)
  }
}

extension ESPullToRefresh: ComparingEngine {
  /// It takes the inset in when it starts, and not before.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, insetShare: 0,
      thresholdReason: "varies the trigger alone; the inset stays the height")
  }

  /// The pull at the callback before, once no finger drags.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .offsetChanged, isLooking, !isRefreshing, !view.isDragging else { return nil }
    return previousPull
  }
}

extension ESPullToRefresh {
  /// The offsets at which no callback does more than draw, nor the one after it, which looks back at them.
  ///
  /// | situation | quiet while both p and the p of the next callback are |
  /// |---|---|
  /// | waiting, pullToRefresh | p ≥ −60 |
  /// | waiting, releaseToRefresh | p ≥ 0, or dragging p < −60 |
  /// | waiting, refreshing, after a begin in mid-pull | p ≥ 0 |
  /// | started, looking | o, as the inset follows it no further: o ≤ −I − 60 with all of it, o ≥ −I with none |
  /// | not looking | always |
  ///
  /// And the pull stays on its side of 60 pt.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    let side = quietSide(view, past: firstTopInset, isStrict: true)
    guard isLooking else { return side }
    if isRefreshing {
      return QuietInterval.holding(view.topInset, from: topInset, to: Self.height + topInset).intersection(
        side)
    }
    let offsets = quietSums(view.isDragging).before(adding: topInset)
    return offsets.contains(previousOffset) ? offsets.intersection(side) : .nothing
  }

  /// The p at which nothing happens, as far as the present one is among them.
  private func quietSums(_ isDragging: Bool) -> QuietInterval {
    if current == .pullToRefresh { return QuietInterval(low: -thresholdPull) }
    if current == .releaseToRefresh, isDragging, previousPull.passes(thresholdPull) {
      return QuietInterval(high: (-thresholdPull).nextDown)
    }
    return QuietInterval(low: 0)
  }
}

extension ESPullToRefresh: DescribedEngine {
  public var system: RefreshSystem? { .es }
  public var held: RefreshEngine { .es(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator,
      product: "ESPullToRefresh",
      summary:
        "ESPullToRefresh: looks one change of the offset back, fires without a finger, calls 0.2 s later.",
      source: .init(
        "eggswift/pull-to-refresh", "Sources/ESPullToRefresh.swift", release: "2.9.3", commit: "6bfa290",
        date: "2022-08-14", since: "2.9.2"),
      fidelity:
        "Its rules were checked by running the original. That it stops scrolling for the 0.2 s of each animation is not carried out: a finger goes on moving the content."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A stop puts the content where the start left it first: content scrolled meanwhile leaps.")
    list.quirk("Compares the offset of the callback before, with no finger at any time.")
    list.quirk(
      "Its handler runs 0.2 s after the trigger even if the refresh was stopped; two stops close twice.")
  }

  /// `es-fixed`: a lift past 60 pt, room of 60 pt in 0.2 s and out in 0.2 s; the app is told at once.
  ///
  /// Mended: the original compares the offset of the callback before, so that a lift already back at 30 pt fires, and needs no
  /// finger at any time; its handler runs 0.2 s later even if the refresh was stopped; two stops close twice.
  public var mended: MendedPolicy? {
    let seconds = Self.animationDuration
    var policy = RefreshPolicy.mended(
      .points(Self.trigger), isStrict: true, .release,
      room: .room(Self.height, opening: seconds, closing: seconds))
    policy.minimumDisplay = policy.inset.opening
    return MendedPolicy(
      policy,
      mends: "the pull at the lift counts, not the one before, the app is told at once, an end counts once")
  }
}
