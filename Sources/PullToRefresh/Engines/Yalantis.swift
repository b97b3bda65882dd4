import ScrollPhysics

/// Yalantis' PullToRefresh (`IOSClones.md`): compares the offset of the previous scroll callback; fires at 40 pt, finger or not.
///
/// `p` is the previous scroll callback's offset plus the inset at that time, plus the default inset `I` once more; `H` = 40. The first row
/// that fits applies:
///
/// *end*: the app ends the refresh. A *callback* as event is the scroll view's, as result the app's.
///
/// | state | event | then |
/// |---|---|---|
/// | all but loading | callback with p = 0 | initial |
/// | initial, releasing | callback with −H ≤ p ≤ 0 | releasing(−p/H); below 0.1 at once initial |
/// | releasing | callback with −1000 ≤ p ≤ −H, not dragging | loading, inset := I + H in 0.3 s, callback |
/// | initial, releasing | callback with −1000 ≤ p ≤ −H | releasing(1) |
/// | initial | start | loading, …; scrolls there |
/// | loading | end, at the top | finished, inset := I in 1 s; observes nothing; then initial |
/// | loading | end, elsewhere | finished, inset := I, initial |
///
/// Quirks of the original, reproduced: the lag of one callback; any progress of releasing counts as the one that fires; no finger is
/// needed, two callbacks past H are enough; the inset is added twice, so with an inset the raw offset must reach −H − 2·I, and held content
/// never counts as at the top; exactly H arms and does not fire, because the original's `switch` tests the releasing range, which includes
/// H, before the firing one; beyond 1000 pt nothing happens.
public struct Yalantis: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// No pull is in progress.
    case initial
    /// The content is pulled, as far as ``progress``.
    case releasing
    /// The app's work is in progress.
    case loading
    /// The closing animation is in progress.
    case finished

    public var name: StaticString {
      switch self {
      case .initial: "initial"
      case .releasing: "releasing"
      case .loading: "loading"
      case .finished: "finished"
      }
    }
  }

  /// Default height of the view, in points: also the threshold and the inset.
  public static var standardHeight: Double { 40 }
  /// The furthest offset at which the engine still does anything, in points.
  public static var furthestOffset: Double { -1000 }
  /// The pull below which the state releasing returns to initial, as a fraction of the height.
  public static var leastProgress: Double { 0.1 }
  /// Seconds the inset takes to open.
  public static var openingDuration: Double { 0.3 }
  /// Seconds the inset takes to close. The original has a spring (damping 0.4, velocity 0.8); here the inset closes like any other.
  public static var closingDuration: Double { 1 }

  /// Height of the view, in points.
  public let height: Double
  public var core = EngineCore(State.initial)
  /// The pull as a fraction of the height while releasing, 0…1; also the spinner's scale, and its angle in whole turns.
  public private(set) var progress = 0.0
  /// The time at which the spinner began to turn, in seconds; nil while it does not turn.
  public private(set) var spinningSince: Double?
  /// The pull that arms, in points; ``height`` by default.
  private var line: Double
  private let firstTopInset: Double
  private var defaultTopInset: Double
  /// contentOffset plus top inset at the previous scroll callback, in points.
  private var previousOffset = 0.0
  private var previousWasDragging = false
  private var isLooking = true

  /// A control on a scroll view at rest whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double, height: Double = Self.standardHeight) {
    self.height = height
    line = height
    defaultTopInset = originalTopInset
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool { current != .loading && nextTimer == nil }
  /// The original's own progress: the pull as a fraction of the height while releasing, 0…1, from ``progress``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  /// The part of the engine's behaviour that a policy can describe; the lag of one scroll callback is not part of it.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), isStrict: true, moment: .bounceBack,
      inset: RefreshInset(
        height: height, timing: .trigger, opening: Self.openingDuration, closing: Self.closingDuration))
    policy.rearm = .below(RefreshPolicy.longestLength)
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: firstTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: if isLooking { followOffset(view, &effects) }
    case .topInsetChanged: if isLooking { followInset(view) }
    case .beginRefreshing: start(view, &effects)
    case .endRefreshing: end(view, &effects)
    case .timerFired: if core.timers.take(dueAt: view.time) != nil { finishClosing(view, &effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let offset = previousOffset + defaultTopInset
    let wasDragging = previousWasDragging
    let isWaiting = current == .initial || current == .releasing
    remember(view)
    if offset == 0, current != .loading {
      show(.initial, &effects)
    } else if offset >= -line, offset <= 0, isWaiting {
      release(to: -offset / line, &effects)
    } else if offset >= Self.furthestOffset, offset <= -line, isWaiting {
      if current == .releasing, !view.isDragging {
        effects.append(.trigger(wasDragging ? .released : view.isTracking ? .contact : .settling))
        load(view, &effects)
      } else {
        release(to: 1, &effects)
      }
    }
  }

  private mutating func remember(_ view: ScrollSituation) {
    previousOffset = view.contentOffset + view.topInset
    previousWasDragging = view.isDragging
  }

  private mutating func release(to progress: Double, _ effects: inout RefreshEffects) {
    self.progress = progress
    effects.append(.note(.label, Double(State.releasing.rawValue)))
    effects.append(.note(.progress, progress))
    // Below a tenth the original is in releasing for no time at all.
    if progress < Self.leastProgress {
      show(.initial, &effects)
    } else {
      enter(.releasing, &effects)
    }
  }

  private mutating func load(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    show(.loading, &effects)
    spinningSince = view.time
    let inset = height + defaultTopInset
    effects.append(.setTopInset(inset, duration: Self.openingDuration))
    effects.append(.scroll(to: -inset, animated: false))
    // The forced offset causes a callback at once.
    previousOffset = 0
    effects.append(.callback)
    if endsInsideCallback {
      var forced = view
      (forced.contentOffset, forced.topInset) = (-inset, inset)
      end(forced, &effects)
    }
  }

  private mutating func start(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .initial else { return }
    load(view, &effects)
    effects.append(.scroll(to: -height - defaultTopInset, animated: true))
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .loading else { return }
    show(.finished, &effects)
    if view.contentOffset + view.topInset <= -defaultTopInset {
      isLooking = false
      effects.append(.setTopInset(defaultTopInset, duration: Self.closingDuration))
      core.timers.add(0, at: view.time + Self.closingDuration)
    } else {
      effects.append(.setTopInset(defaultTopInset, duration: 0))
      show(.initial, &effects)
    }
  }

  private mutating func finishClosing(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    isLooking = true
    remember(view)
    show(.initial, &effects)
  }

  private mutating func followInset(_ view: ScrollSituation) {
    if current == .initial { defaultTopInset = view.topInset }
    remember(view)
  }

  /// Sets the state and notifies the indicator, even if the state is not new, like the original's setter.
  private mutating func show(_ state: State, _ effects: inout RefreshEffects) {
    effects.append(.note(.label, Double(state.rawValue)))
    if state == .initial { spinningSince = nil }
    enter(state, &effects)
  }
}

extension Yalantis: RefreshEngineBody {
  /// The engine's traits: the top inset counts twice.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false, insetShare: 2,
      thresholdReason:
        "varies the pull that arms, and the tenth of it that the callback before must reach; the inset stays the view's height"
    )
  }

  /// The pull that fires, in points: the height plus the top inset, which the original counts twice.
  public var thresholdPull: Double {
    get { line + firstTopInset }
    set { line = newValue - firstTopInset }
  }

  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because a tenth of the threshold must be
  /// passed one callback earlier, so that one event compares two pulls.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    guard event == .offsetChanged, isLooking, current == .initial || current == .releasing else { return }
    // The original reads the offset of the previous callback.
    let offset = previousOffset + defaultTopInset
    if offset == 0 { levels.disarm() }
    guard offset != 0, offset >= Self.furthestOffset else { return }
    let pull = firstTopInset - offset
    // Exactly at a line past the doubled inset the engine does not fire yet; a line before the doubled inset passes when it is reached.
    let passed = offset < 0 ? pull.nextDown : pull
    if !view.isDragging { levels.fire(upTo: levels.armed < passed ? levels.armed : passed) }
    // Before the doubled inset there is no tenth to fall below, so an armed engine stays armed.
    if offset < 0 {
      levels.set(upTo: firstTopInset - offset / Self.leastProgress)
    } else {
      levels.arm(upTo: pull)
    }
  }
}

extension Yalantis {
  /// The offsets at which neither this scroll callback nor the next one, which reads this offset, does more than draw.
  ///
  /// In them the pull stays on its side of the threshold. Beyond 1000 pt nothing happens, and no interval is returned there.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    let side = quietSide(view, past: firstTopInset, isStrict: true)
    guard isLooking, current != .loading else { return side }
    // A threshold within the doubled inset is no pull.
    guard line > 0 else { return .nothing }
    let sums = quietSums(view.isDragging).before(adding: defaultTopInset)
    guard sums.contains(previousOffset) else { return .nothing }
    return sums.before(adding: view.topInset).intersection(side)
  }

  /// The sums of offset and insets (`p` of the table) around the present one at which nothing happens.
  private func quietSums(_ isDragging: Bool) -> QuietInterval {
    let before = QuietInterval.well(above: -Self.leastProgress * line)
    switch current {
    case .initial: return before
    case .releasing:
      if previousOffset + defaultTopInset > 0 { return QuietInterval(low: Double.leastNonzeroMagnitude) }
      let low = isDragging ? Self.furthestOffset : -line
      return QuietInterval(low: low, high: QuietInterval.well(below: -Self.leastProgress * line).high)
    case .loading, .finished: return .nothing
    }
  }
}

extension Yalantis: DescribedEngine {
  public var system: RefreshSystem? { .yalantis }
  public var held: RefreshEngine { .yalantis(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "PullToRefresh (Yalantis)",
      summary:
        "Yalantis' PullToRefresh: compares the offset of the callback before, fires also without a finger.",
      source: .init(
        "Yalantis/PullToRefresh", "PullToRefresh.swift and UIScrollView+PullToRefresh.swift in PullToRefresh",
        release: "3.3", commit: "295366f", date: "2020-04-10", since: "3.0.2",
        note: "The inset counts twice since 3.0.1"),
      fidelity:
        "Its rules were checked by running the original. The closing is a UIKit spring whose constants are not public; only its end is right."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Compares the offset of the callback before, so two samples of momentum are enough to fire.")
    list.quirk("The app's top inset counts twice.")
    list.quirk(
      "Exactly 40 pt arms but does not fire, because its switch first tests the releasing range, which ends there."
    )
  }

  /// The policy `yalantis-fixed` fires at a release at 40 pt or more; its inset of 40 pt opens in 0.3 s and closes in 1 s.
  ///
  /// Bugs fixed: the original ignores its own progress and compares the offset of the previous scroll callback; two samples of momentum
  /// fire; the host's top inset counts twice, so that with an inset of 64 pt the pull must be 104 pt. At exactly 40 pt it only arms,
  /// because its `switch` tests the releasing range, which includes 40 pt, first. Here the release at 40 pt fires.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .points(Self.standardHeight), isStrict: false, .release,
        room: .room(
          Self.standardHeight, opening: Self.openingDuration, closing: Self.closingDuration)),
      fixes:
        "the pull at the release counts, momentum does not; the app's inset counts once; exactly 40 pt fires")
  }
}
