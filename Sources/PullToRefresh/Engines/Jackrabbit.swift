import ScrollPhysics

/// JackrabbitRefresh: a ``UIRefreshControl`` that fires and holds the inset, under a ``JackrabbitDecoration``.
///
/// | state | entered when | left when |
/// |---|---|---|
/// | idle | p = 0 | p > 0 |
/// | Pulling | p > 0, finger down, not met, not refreshing | met → Connected; release → Releasing |
/// | Releasing | p > 0, no finger, not met, not refreshing | p = 0 → idle |
/// | Connected | met, or refreshing before the first quarter turn | a callback while refreshing → Animating |
/// | Animating | the first quarter turn begins | not refreshing at the end of one → Exiting |
/// | Exiting | the reset, with p > 0 | p = 0 → idle; met again → Connected |
///
/// `p` is the control's visible height; *met* means that the two graphics have touched. The original has no state variable; the states, in
/// the tutorial's words, are derived from its flags. The decoration's callback runs before the control's own, so the turning begins at the
/// first callback after the trigger.
public struct Jackrabbit: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Nothing is shown.
    case idle
    /// A finger pulls, and the two graphics approach each other.
    case pulling
    /// The two graphics move apart, without a finger.
    case releasing
    /// The two graphics are joined.
    case connected
    /// The graphics turn in quarter turns.
    case animating
    /// The graphics break apart after a refresh.
    case exiting

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .pulling: "Pulling"
      case .releasing: "Releasing"
      case .connected: "Connected"
      case .animating: "Animating"
      case .exiting: "Exiting"
      }
    }
  }

  public var core = EngineCore(State.idle)
  /// The underlying refresh control, which decides when to refresh.
  public private(set) var control: UIRefreshControl
  /// The drawing over the underlying control.
  public private(set) var decoration: JackrabbitDecoration
  private var isExiting = false

  /// A decorated control on a scroll view of this length and top inset, in points.
  public init(
    viewport: Double, originalTopInset: Double, layout: JackrabbitLayout = JackrabbitLayout(),
    colours: UInt8 = JackrabbitDecoration.colourCount
  ) {
    control = UIRefreshControl(viewport: viewport, originalTopInset: originalTopInset)
    decoration = JackrabbitDecoration(layout: layout, colours: colours)
  }

  public var isIdle: Bool { control.isIdle && !decoration.isAnimating }
  /// The time at which the quarter turn in progress ends, in seconds; nil for none.
  public var nextTimer: Double? { decoration.stepEnd }
  /// The original's `pullRatio`, 0…1: the pull as a fraction of the 100 pt at which the graphics are in the middle.
  public func ownProgress(_ view: ScrollSituation) -> Double? { decoration.layout.ratio(pull: pull(view)) }
  /// The policy of the underlying control, as the decoration fires nothing.
  public var policy: RefreshPolicy { control.policy }
  public var endsInsideCallback: Bool {
    get { control.endsInsideCallback }
    set { control.endsInsideCallback = newValue }
  }

  /// The visible height of the control, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { control.pull(view) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    if event == .offsetChanged {
      decoration.follow(
        pull: pull(view), isRefreshing: control.isRefreshing, at: view.time, &effects)
    } else if event == .timerFired {
      let isRefreshing = control.isRefreshing
      if decoration.endStep(isRefreshing: isRefreshing, at: view.time, &effects) { isExiting = true }
    }
    let below = control.handle(event, view)
    for index in 0..<below.count {
      // The control's states are not passed on; its insets and other effects are.
      if case .enter = below[index] { continue }
      effects.append(below[index])
    }
    enter(deriveState(view), &effects)
  }

  private mutating func deriveState(_ view: ScrollSituation) -> State {
    if decoration.isAnimating { return .animating }
    if decoration.isLatched || control.isRefreshing {
      isExiting = false
      return .connected
    }
    if pull(view) <= 0 {
      isExiting = false
      return .idle
    }
    if isExiting { return .exiting }
    return view.isTracking ? .pulling : .releasing
  }
}

extension Jackrabbit: RefreshEngineBody {
  /// The underlying control's traits, except that every scroll callback may matter to the decoration.
  public var engineTraits: EngineTraits {
    var traits = control.engineTraits
    traits.probedCallbacks = .all
    return traits
  }

  public var thresholdPull: Double {
    get { control.thresholdPull }
    set { control.thresholdPull = newValue }
  }

  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    control.probe(event, view, &levels)
  }
}

extension Jackrabbit {
  /// The offsets at which neither the control nor its decoration does anything.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    quietDecoration(view).intersection(control.quietOffsets(view))
  }

  private func quietDecoration(_ view: ScrollSituation) -> QuietInterval {
    let inset = control.originalTopInset
    if control.isRefreshing, !decoration.isAnimating { return .nothing }
    let apart: QuietInterval =
      decoration.isLatched ? .everything : .pulls(upTo: decoration.layout.surelyApart, past: inset)
    switch current {
    case .animating: return decoration.isAnimating ? apart : .nothing
    case .connected: return decoration.isLatched ? .everything : .nothing
    case .idle: return decoration.isLatched ? .nothing : .pulls(upTo: 0, past: inset)
    case .pulling, .releasing:
      return shown(apart, while: !isExiting && view.isTracking == (current == .pulling))
    case .exiting: return shown(apart, while: isExiting)
    }
  }

  private func shown(_ apart: QuietInterval, while isSame: Bool) -> QuietInterval {
    guard isSame, !decoration.isLatched, !decoration.isAnimating else { return .nothing }
    return QuietInterval.pulls(above: 0, past: control.originalTopInset).intersection(apart)
  }
}

extension Jackrabbit: DescribedEngine {
  public var system: RefreshSystem? { .jackrabbit }
  public var held: RefreshEngine { .jackrabbit(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "JackrabbitRefresh",
      summary: "JackrabbitRefresh: a decoration over uirefreshcontrol, which fires and holds the inset.",
      source: .init(
        "JackrabbitMobile/JackrabbitRefresh", "JackrabbitRefresh/JRTableViewController.m",
        release: "no release, the newest commit", commit: "1cf42c3", date: "2014-03-22",
        since: "1cf42c3, the only commit", note: "The control under it is uirefreshcontrol, as observed"),
      fidelity:
        "The decoration was checked by running the original, in 28 cases; the control under it is the observed one. The names of the states are from the tutorial, because the code does not name them. It has no -fixed form: its bug is in its drawing, which a policy does not describe."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Once the graphics have met without a refresh, they stay joined until a refresh has ended.")
    list.quirk("The rotation begins at the next scroll callback, so it does not turn under a resting finger.")
    list.quirk("It also has the quirks of uirefreshcontrol, which it decorates.")
  }

  /// Nil: the original's one bug, its latch, only affects its drawing, which no policy describes. The underlying control is
  /// `uirefreshcontrol`.
  public var fixed: FixedPolicy? { nil }
}
