import ScrollPhysics

/// MJRefresh's header (`IOSClones.md`): armed by a drag, fires at the first callback after it, calls the app 0.25 s later.
///
/// `o` is the contentOffset, `I` the inset as last seen while not refreshing, `H` = 54.
///
/// *begin* and *end*: the app begins or ends a refresh. A *callback* as event is the scroll view's, as result the app's.
///
/// | state | event | then |
/// |---|---|---|
/// | Idle | dragging callback with o < −(I + H) | Pulling |
/// | Pulling | dragging callback with −(I + H) ≤ o ≤ −I | Idle |
/// | Pulling | callback without dragging, o ≤ −I | Refreshing, inset, callback after 0.25 s |
/// | Refreshing | callback, not while an offset is forced | inset := −o within I…I + H |
/// | any | begin | Refreshing, or WillRefresh while in no window |
/// | WillRefresh | drawn | Refreshing |
/// | Refreshing | end | Idle; inset goes back by what was added, in 0.4 s |
/// | others | end | Idle |
///
/// Inset: inset := I + H in 0.25 s and the content forced to its edge, unless the pan was cancelled. Of a forced offset only the end is
/// seen, at once (`RefreshSystems.md`), until a finger comes down.
///
/// Quirks of the original, reproduced: a release seen above the top leaves it Pulling until the content is back there; a cancelled pan adds
/// no inset, but its callback runs; an end within the 0.25 s does not stop the callback; an end while only Pulling is undone by the next
/// sample of the drag; a refresh without inset that ends before any callback subtracts the inset of the refresh before it.
public struct MJRefresh: Sendable {
  /// The states of a header; the raw value is the index. The original's NoMoreData belongs to footers.
  public enum State: UInt8, EngineState {
    /// The header waits for a pull.
    case idle
    /// The pull is long enough to fire.
    case pulling
    /// The app's work is in progress.
    case refreshing
    /// A refresh was begun while the header was in no window, and waits until it is drawn.
    case willRefresh

    public var name: StaticString {
      switch self {
      case .idle: "Idle"
      case .pulling: "Pulling"
      case .refreshing: "Refreshing"
      case .willRefresh: "WillRefresh"
      }
    }
  }

  /// Height of the header, in points: also the threshold and the inset.
  public static var height: Double { 54 }
  /// Seconds of the fast animations, which open the inset and turn the arrow.
  public static var fastDuration: Double { 0.25 }
  /// Seconds of the slow animation, which closes the inset.
  public static var slowDuration: Double { 0.4 }
  /// Insets closer than this count as equal, in points (`resetInset` of `MJRefreshHeader.m`).
  static var sameInset: Double { 1e-7 }

  public var core = EngineCore(State.idle)
  /// True while the header is in a window. If it is not, a refresh begun by the app waits for ``draw(_:_:)``.
  public var isInWindow = true
  /// The pull as a fraction of the header's height, updated as rarely as in the original.
  public private(set) var pullingPercent = 0.0
  /// Angle of the arrow, in degrees.
  public private(set) var arrow = AnimatedValue(0)
  /// The time at which the spinner began to turn, in seconds; nil while it is hidden. It fades out with the
  /// closing animation.
  public private(set) var spinningSince: Double?
  /// Opacity of the spinner, 0…1.
  public private(set) var spinnerOpacity = AnimatedValue(1)
  /// The pull that arms, in points; the header's height by default.
  public var thresholdPull = Self.height
  private let firstTopInset: Double
  private var originalTopInset: Double
  /// The change of the inset when a refresh ends, in points: minus what the refresh added.
  private var insetDelta = 0.0
  private var panWasCancelled = false
  /// True if the release came while the content was above its top, so that a later motion fires.
  private var missedLift = false
  /// The time at which a forced scroll of the content ends, in seconds.
  private var forcedUntil = -Double.infinity

  private static var openingDone: UInt8 { 0 }
  private static var closingDone: UInt8 { 1 }

  /// A header on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double) {
    self.originalTopInset = originalTopInset
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool {
    current != .refreshing && current != .willRefresh && nextTimer == nil
  }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), isStrict: true, moment: .bounceBack,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.fastDuration, closing: Self.slowDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .below(RefreshPolicy.longestLength)
    policy.callbackDelay = Self.fastDuration
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: firstTopInset) }

  /// The pull at this contentOffset as a fraction of the header's height, for a top inset of `inset` points.
  public static func pullingPercent(at contentOffset: Double, inset: Double) -> Double {
    (-inset - contentOffset) / height
  }

  /// True if a dragging callback at this contentOffset arms: strictly beyond inset and height.
  public static func arms(at contentOffset: Double, inset: Double) -> Bool {
    contentOffset < -inset - height
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .contactBegan: forcedUntil = -.infinity
    case .dragBegan: panWasCancelled = false
    case .dragCancelled: panWasCancelled = true
    case .beginRefreshing: begin(view, &effects)
    case .endRefreshing: end(view, &effects)
    case .timerFired: if let done = core.timers.take(dueAt: view.time) { complete(done, view, &effects) }
    default: break
    }
  }

  /// Draws the header in a window: a refresh that waited for a window begins.
  public mutating func draw(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if current == .willRefresh { refresh(view, &effects) }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let change = change(view)
    if current != .refreshing { watch(view) }
    switch change {
    case .hold(let inset): hold(inset, now: view.topInset, &effects)
    case .enter(let state):
      enter(state, &effects)
      arrow = arrow.turned(to: state == .pulling ? -180 : 0, at: view.time, duration: Self.fastDuration)
    case .fire:
      effects.append(.trigger(missedLift ? view.isTracking ? .contact : .settling : .released))
      begin(view, &effects)
    case nil: break
    }
  }

  private mutating func watch(_ view: ScrollSituation) {
    if view.isDragging { missedLift = false }
    originalTopInset = view.topInset
    let percent = Self.pullingPercent(at: view.contentOffset, inset: originalTopInset)
    switch armingStep(.offsetChanged, view) {
    case .compare: pullingPercent = percent
    case .decide: if percent < 1 { pullingPercent = percent }
    case nil: missedLift = !view.isDragging
    }
  }

  /// Sets as much inset as is visible above the content, so that section headers stay where they are.
  private mutating func hold(_ inset: Double, now topInset: Double, _ effects: inout RefreshEffects) {
    insetDelta = originalTopInset - inset
    if (topInset - inset).magnitude > Self.sameInset { effects.append(.setTopInset(inset, duration: 0)) }
  }

  private mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    pullingPercent = 1
    guard current != .refreshing else { return }
    if isInWindow {
      refresh(view, &effects)
    } else if current != .willRefresh {
      enter(.willRefresh, &effects)
    }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.refreshing, &effects)
    spinningSince = view.time
    spinnerOpacity = AnimatedValue(1)
    if !panWasCancelled {
      let inset = originalTopInset + Self.height
      effects.append(.setTopInset(inset, duration: Self.fastDuration))
      effects.append(.scroll(to: -inset, animated: false))
      // The forced offset causes a callback at once.
      hold((-inset).room(from: originalTopInset, to: inset), now: inset, &effects)
      forcedUntil = view.isTracking ? -.infinity : view.time + Self.fastDuration
    }
    core.timers.add(Self.openingDone, at: view.time + Self.fastDuration)
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current != .idle else { return }
    let wasRefreshing = current == .refreshing
    enter(.idle, &effects)
    arrow = arrow.turned(to: 0, at: view.time, duration: wasRefreshing ? 0 : Self.fastDuration)
    guard wasRefreshing else { return }
    spinnerOpacity = AnimatedValue(from: 1, to: 0, start: view.time, duration: Self.slowDuration)
    effects.append(.setTopInset(view.topInset + insetDelta, duration: Self.slowDuration))
    core.timers.add(Self.closingDone, at: view.time + Self.slowDuration)
  }

  private mutating func complete(
    _ code: UInt8, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if code == Self.openingDone {
      effects.append(.callback)
      if endsInsideCallback { end(view, &effects) }
    } else {
      pullingPercent = 0
      if current == .idle { spinningSince = nil }
      effects.append(.note(.indicatorRestored, 0))
    }
  }
}

extension MJRefresh: ArmingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason: "varies the pull that arms; header and inset stay 54 pt")
  }

  /// What `event` does for the threshold: a dragging finger compares each offset past the top, the first change there without a finger
  /// decides.
  public func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep? {
    var offset = PlainReading(value: view.contentOffset)
    guard event == .offsetChanged, current != .refreshing, isAtTop(&offset, view) else { return nil }
    return view.isDragging ? .compare(pull(at: offset.value, view)) : .decide
  }

  private func isAtTop(_ offset: inout some Reading, _ view: ScrollSituation) -> Bool {
    offset.reaches(-view.topInset)
  }

  private func pull(at contentOffset: Double, _ view: ScrollSituation) -> ComparedPull {
    .exceeding(offset: contentOffset, past: view.topInset)
  }
}

extension MJRefresh: RuledEngine {
  enum Change { case hold(Double), enter(State), fire }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch current {
    case .idle:
      return view.isDragging && offset.passes(pull(at: offset.value, view), thresholdPull)
        ? .enter(.pulling) : nil
    case .pulling:
      guard isAtTop(&offset, view) else { return nil }
      guard view.isDragging else { return .fire }
      return offset.passes(pull(at: offset.value, view), thresholdPull) ? nil : .enter(.idle)
    case .refreshing:
      guard view.time < forcedUntil else {
        let most = originalTopInset + Self.height
        return offset.room(from: originalTopInset, to: most, now: view.topInset).map { .hold($0) }
      }
      // The animation that forces the offset usually ends with a timer.
      if nextTimer ?? .infinity > forcedUntil { offset.note(.nothing) }
      return nil
    case .willRefresh: return nil
    }
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: firstTopInset, isStrict: true))
  }
}

extension MJRefresh: DescribedEngine {
  public var system: RefreshSystem? { .mj }
  public var held: RefreshEngine { .mj(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "MJRefresh",
      summary:
        "MJRefresh's header: armed by a drag, fires at the first change of the offset after it; the callback follows 0.25 s later.",
      source: .init(
        "CoderMJLee/MJRefresh", "MJRefresh/Base/MJRefreshHeader.m and MJRefreshComponent.m", release: "3.7.9",
        commit: "5647d82", date: "2024-11-28", since: "3.7.4",
        note: "Up to 3.7.3 the inset opened one turn of the main queue later"),
      fidelity:
        "Its rules were checked by running the original, with forced offsets delivered immediately.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A release above the top leaves it armed, and a later motion fires.")
    list.quirk(
      "An end during the opening animation does not stop the callback; a cancelled pan causes it too.")
  }

  /// The policy `mj-fixed` fires at a release beyond 54 pt, and calls the app at once. Its inset of 54 pt opens in 0.25 s and closes in 0.4
  /// s.
  ///
  /// Bugs fixed: a release seen above the top leaves the original armed, and a later motion fires; a cancelled pan calls the app without
  /// adding the inset; an end within the opening animation does not stop the callback, which comes after it. Here the callback comes at the
  /// release, and the animation is shown to its end.
  public var fixed: FixedPolicy? {
    var policy = RefreshPolicy.fixed(
      .points(Self.height), isStrict: true, .release,
      room: .room(Self.height, opening: Self.fastDuration, closing: Self.slowDuration))
    policy.minimumDisplay = policy.inset.opening
    return FixedPolicy(
      policy,
      fixes:
        "only the release fires, never a later motion; a cancelled pan does not fire; the callback comes with the trigger"
    )
  }
}
