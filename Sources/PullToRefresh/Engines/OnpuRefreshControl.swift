import ScrollPhysics

/// MusicFav's note icon (`SeedLibraries.md`): an ``ISAlternative`` of height 80 that closes by itself.
///
/// `prog` is the icon's angle in half turns after the last callback in the state Normal; `T` a full turn.
///
/// | icon | event | then |
/// |---|---|---|
/// | any | the control will be Refreshing | Animating, a turn in T |
/// | Animating | the turn ends | Completing, another turn in T |
/// | Completing | the turn ends | Completed, upright in T·(2 − prog)/2 |
/// | Completed | the turn ends | one of four icons; after 1 s the control's own end |
/// | any | the app's end | Completing, also while idle |
/// | any | the control will be Refreshed | Normal |
/// | any | the control will be Normal | Normal, first icon, no turning |
///
/// The states listed are the icon's; the control's are reported as notes. Quirks of the original, reproduced: it closes
/// whether or not the work is done, so a refresh longer than the turns loses its indicator; an end in the first turn skips
/// the second, an end during the return repeats the return, an end in the last second does nothing.
public struct OnpuRefreshControl: Sendable {
  /// The states of the icon; the raw value is the index.
  public enum State: UInt8, EngineState {
    /// The icon follows the pull.
    case normal
    /// The icon makes its first turn.
    case animating
    /// The icon makes its second turn.
    case completing
    /// The icon turns upright, and the second after that.
    case completed

    public var name: StaticString {
      switch self {
      case .normal: "Normal"
      case .animating: "Animating"
      case .completing: "Completing"
      case .completed: "Completed"
      }
    }
  }

  /// Height of the control, in points.
  public static var standardHeight: Double { 80 }
  /// Seconds that the last icon stays visible.
  public static var holdDuration: Double { 1 }

  /// The stored part of the engine; its state is that of the icon.
  public var core = EngineCore(State.normal)
  /// The underlying ISAlternative control, which decides when to fire.
  public private(set) var control: ISAlternative
  /// Seconds of a full turn.
  public let secondsPerTurn: Double
  /// The icon's angle in half turns, as of the last scroll callback in the state Normal.
  public private(set) var prog = 0.0
  /// The latest turn; nil before the first, and after the closing animation.
  public private(set) var spin: OnpuSpin?
  /// The icon's angle, in degrees, animated.
  public private(set) var angle = AnimatedValue(0)
  /// True while one of the four other icons, chosen at random, is shown.
  public private(set) var showsOtherIcon = false

  private static var turnDone: UInt8 { 0 }
  private static var holdDone: UInt8 { 1 }

  /// A control for a scroll view with this top inset, in points; a turn takes as long as in the repository.
  public init(
    referenceInset: Double, height: Double = Self.standardHeight,
    threshold: Double = ISAlternative.standardThreshold, firesOnRelease: Bool = false,
    secondsPerTurn: Double = OnpuSpin.repositoryTurn
  ) {
    control = ISAlternative(
      referenceInset: referenceInset, firesOnRelease: firesOnRelease, threshold: threshold, height: height)
    self.secondsPerTurn = secondsPerTurn
  }

  public var isIdle: Bool { control.isIdle && core.timers.next == nil }
  /// The time at which the next animation ends, in seconds; nil for none.
  public var nextTimer: Double? {
    guard let own = core.timers.next, let below = control.nextTimer else {
      return core.timers.next ?? control.nextTimer
    }
    return own < below ? own : below
  }

  /// The part of the engine's behaviour that a policy can describe: the underlying control's policy.
  ///
  /// The refresh is shown at least for a turn, the return to upright and the second after it.
  public var policy: RefreshPolicy {
    var policy = control.policy
    policy.minimumDisplay = secondsPerTurn + Self.holdDuration
    return policy
  }

  /// The top inset that the host reports as its own, in points; the host keeps it up to date.
  public var referenceInset: Double {
    get { control.referenceInset }
    set { control.referenceInset = newValue }
  }

  public func pull(_ view: ScrollSituation) -> Double { control.pull(view) }

  public func ownProgress(_ view: ScrollSituation) -> Double? { control.ownProgress(view) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .endRefreshing: end(&effects)
    case .timerFired: fireTimer(view, &effects)
    default: forward(event, view, &effects)
    }
  }

  private mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if let below = control.nextTimer, below <= view.time, below <= core.timers.next ?? .infinity {
      forward(.timerFired, view, &effects)
    } else if let done = core.timers.take(dueAt: view.time) {
      if done == Self.holdDone {
        forward(.endRefreshing, view, &effects)
      } else {
        endTurn(at: view.time, &effects)
      }
    }
  }

  /// Passes `event` to the underlying control, and runs the subclass's hooks where that control calls them.
  private mutating func forward(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    let below = control.handle(event, view)
    for index in 0..<below.count {
      switch below[index] {
      case .enter: break
      case .note(.progress, let progress): followProgress(progress, &effects)
      case .note(.willEnter, let state):
        effects.append(below[index])
        followState(UInt8(state), at: view.time, &effects)
      case .callback:
        effects.append(.callback)
        if endsInsideCallback { end(&effects) }
      default: effects.append(below[index])
      }
    }
  }

  private mutating func followProgress(_ progress: Double, _ effects: inout RefreshEffects) {
    effects.append(.note(.progress, progress))
    guard control.state == ISState.normal.rawValue else { return }
    prog = OnpuSpin.prog(forProgress: progress)
    angle = AnimatedValue(OnpuSpin.degrees(prog))
  }

  private mutating func followState(
    _ state: UInt8, at time: Double, _ effects: inout RefreshEffects
  ) {
    switch ISState(rawValue: state) {
    case .refreshing:
      enter(.animating, &effects)
      turn(returnsUpright: false, at: time, &effects)
    case .refreshed: enter(.normal, &effects)
    case .normal, nil:
      showsOtherIcon = false
      effects.append(.note(.icon, 0))
      spin = nil
      angle = AnimatedValue(OnpuSpin.degrees(prog))
      enter(.normal, &effects)
    }
  }

  private mutating func end(_ effects: inout RefreshEffects) {
    enter(.completing, &effects)
    effects.append(.note(.refreshEnded, 0))
  }

  private mutating func endTurn(at time: Double, _ effects: inout RefreshEffects) {
    switch current {
    case .normal: break
    case .animating:
      enter(.completing, &effects)
      turn(returnsUpright: false, at: time, &effects)
    case .completing:
      turn(returnsUpright: true, at: time, &effects)
      enter(.completed, &effects)
    case .completed:
      showsOtherIcon = true
      effects.append(.note(.icon, 1))
      core.timers.add(Self.holdDone, at: time + Self.holdDuration)
    }
  }

  private mutating func turn(
    returnsUpright: Bool, at time: Double, _ effects: inout RefreshEffects
  ) {
    let next = OnpuSpin(prog: prog, returnsUpright: returnsUpright, secondsPerTurn: secondsPerTurn)
    spin = next
    angle = AnimatedValue(
      from: OnpuSpin.degrees(next.from), to: OnpuSpin.degrees(next.to), start: time,
      duration: next.duration, isLinear: true)
    effects.append(.note(.spin, OnpuSpin.degrees(next.to)))
    core.timers.add(Self.turnDone, at: time + next.duration)
  }
}

extension OnpuRefreshControl: RefreshEngineBody {
  public var engineTraits: EngineTraits { control.engineTraits }

  public var thresholdPull: Double {
    get { control.thresholdPull }
    set { control.thresholdPull = newValue }
  }

  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    control.probe(event, view, &levels)
  }
}

extension OnpuRefreshControl {
  /// The offsets that the underlying control need not be notified of; the icon depends only on the latest offset.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { control.quietOffsets(view) }
}

extension OnpuRefreshControl: DescribedEngine {
  public var system: RefreshSystem? { .onpu }
  public var held: RefreshEngine { .onpu(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "OnpuRefreshControl (MusicFav)",
      summary:
        "MusicFav's note icon on isalternative: it turns with the pull, and closes after two turns.",
      source: .init(
        "kumabook/MusicFav", "MusicFav/OnpuRefreshControl.swift", release: "master after 0.4.7",
        commit: "33e194f", date: "2018-03-07", since: "0.4.0",
        note: "It uses ISAlternativeRefreshControl 0.0.2, at 7adc743 of 2014-09-04"),
      fidelity:
        "Its rules were checked by running the original on the real superclass, in 27 cases. A turn takes the repository's 0.64 s; the tutorial has 0.5 s."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Closes after two turns, whether the data has arrived or not.")
    list.quirk("Fires without a finger, and again in the same drag after an end, like isalternative.")
  }

  /// The policy `onpu-fixed` is `isalternative-fixed` with an inset of 80 pt, at least one whole turn (0.64 s), and a second of hold at the
  /// end.
  ///
  /// Bugs fixed: the original closes by itself after two turns, whether or not the data is there, and a longer refresh loses its indicator;
  /// here the end of the work decides. The hold is shown after every refresh, not only after a short one.
  public var fixed: FixedPolicy? {
    var policy = ISAlternative.fixedPolicy(.crossing, height: Self.standardHeight)
    policy.minimumDisplay = OnpuSpin.repositoryTurn
    policy.closeDelay = Self.holdDuration
    return FixedPolicy(policy, fixes: "it closes when the app ends the refresh, not after two turns")
  }
}
