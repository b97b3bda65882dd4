import ScrollPhysics

/// The modern `UIRefreshControl` as observed from outside (`ObservedRefreshControl.md`): fires under the finger.
///
/// `v = max(0, −original inset − contentOffset)` is its visible height, `C` its height (60), `S` the trigger height.
///
/// | state | on a change of the offset |
/// |---|---|
/// | idle | bouncing and decelerating with v > 0 → bounceIgnored; 5 < v < C → revealing; v ≥ C without a finger → revealing |
/// | revealing | v ≥ S with a finger → snapping → refreshing, inset + 60, event; v < 5 → idle |
/// | refreshing | only the end: v ≤ 0 → idle, finger down → endedWhileTracking, else goingAway; inset − 60 at once |
/// | goingAway, bounceIgnored | v ≤ 5 → idle; finger down and v ≤ 0.75 S → revealing |
/// | endedWhileTracking | v ≤ 5 → idle |
///
/// In the last 5 pt of a bounce the original alternates between idle and bounceIgnored with every frame; here that run is one
/// bounceIgnored.
///
/// In idle and goingAway, every end (even without a refresh, or a second one) scrolls the content to the edge, unless it bounces.
///
/// Quirk of the original, reproduced: one sample from rest to C or more under a finger leaves it idle until a sample below C.
public struct UIRefreshControl: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The control is hidden.
    case idle
    /// Part of the control is visible.
    case revealing
    /// A state that is entered and left at once, when the control fires.
    case snapping
    /// The app's work is in progress.
    case refreshing
    /// The refresh has ended without a finger down; the control closes.
    case goingAway
    /// The refresh has ended under a finger; the control waits until the content is back at its edge.
    case endedWhileTracking
    /// A bounce uncovered the control, which waits for the edge or for a finger.
    case bounceIgnored

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .revealing: "revealing"
      case .snapping: "snapping"
      case .refreshing: "refreshing"
      case .goingAway: "goingAway"
      case .endedWhileTracking: "endedWhileTracking"
      case .bounceIgnored: "bounceIgnored"
      }
    }
  }

  /// Height of the control without a title, and of its inset, in points (observed).
  public static var plainHeight: Double { 60 }
  /// The largest visible height at which the control counts as hidden, in points (observed).
  public static var hideHeight: Double { 5 }
  /// Fraction of the trigger height up to which a finger takes over a bounce or a closing control (observed).
  public static var takeoverShare: Double { 0.75 }
  /// Seconds the control takes to close (observed).
  public static var goAwayDuration: Double { 0.3 }

  /// Height of the control, in points: 60; with a title, 62 + 5 + the title's height.
  public let height: Double
  /// The visible height at which the control fires, in points.
  public private(set) var triggerHeight: Double
  /// The trigger height that ``takeoverShare`` refers to, in points.
  private let standardHeight: Double
  /// True while the control is in a window; outside, a refresh begun by the app is ignored.
  public var isInWindow = true
  /// True if the end of a refresh is animated.
  public var animationsEnabled = true
  public var core = EngineCore(State.idle)
  /// The top inset without the control's own part, in points.
  public private(set) var originalTopInset: Double
  /// The time at which the present state was entered, in seconds; 0 for the first.
  public private(set) var stateEntered = 0.0
  private var ownInset = 0.0

  /// A control on a scroll view of `viewport` points, with a title of `titleHeight` points, 0 for none.
  public init(viewport: Double, originalTopInset: Double, titleHeight: Double = 0) {
    height = titleHeight > 0 ? 62 + 5 + titleHeight : Self.plainHeight
    triggerHeight = Self.triggerHeight(viewport: viewport, titleHeight: titleHeight)
    standardHeight = triggerHeight
    self.originalTopInset = originalTopInset
  }

  /// True while a refresh is in progress.
  public var isRefreshing: Bool { current == .refreshing }
  public var isIdle: Bool { current != .refreshing }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(triggerHeight),
      inset: RefreshInset(height: height, timing: .trigger, opening: 0, closing: Self.goAwayDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .below(Self.hideHeight)
    return policy
  }

  /// The pull as this engine measures it: the visible height of the control, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .beginRefreshing: begin(view, &effects)
    case .endRefreshing: end(view, &effects)
    case .topInsetChanged: originalTopInset = view.topInset - ownInset
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch change(view) {
    case .enter(let state): enter(state, at: view.time, &effects)
    case .fire: fire(view, &effects)
    case nil: break
    }
  }

  private mutating func fire(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.snapping, at: view.time, &effects)
    startRefreshing(view, &effects)
    effects.append(.trigger(.contact))
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard isInWindow, current != .refreshing else { return }
    startRefreshing(view, &effects)
  }

  private mutating func startRefreshing(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.refreshing, at: view.time, &effects)
    originalTopInset = view.topInset - ownInset
    ownInset = height
    effects.append(.setTopInset(originalTopInset + ownInset, duration: 0))
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let visible = pull(view)
    if current == .refreshing {
      ownInset = 0
      effects.append(.setTopInset(originalTopInset, duration: 0))
      enter(stateAfterEnd(visible, view), at: view.time, &effects)
    }
    guard current == .idle || current == .goingAway, !view.isBouncing, visible > 0 else { return }
    effects.append(.scroll(to: view.contentOffset + visible, animated: current == .goingAway))
  }

  private func stateAfterEnd(_ visible: Double, _ view: ScrollSituation) -> State {
    if visible <= 0 { return .idle }
    if view.isTracking { return .endedWhileTracking }
    return animationsEnabled ? .goingAway : .idle
  }

  private mutating func enter(_ state: State, at time: Double, _ effects: inout RefreshEffects) {
    if enter(state, &effects) { stateEntered = time }
  }
}

extension UIRefreshControl: RuledEngine {
  enum Change { case enter(State), fire }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch current {
    case .idle:
      if isBounce(&offset, view) { return .enter(.bounceIgnored) }
      guard isShown(&offset) else { return nil }
      return view.isTracking && offset.reaches(-height, adding: originalTopInset) ? nil : .enter(.revealing)
    case .revealing:
      if view.isTracking, offset.fires(.reaching(view, past: originalTopInset), triggerHeight) {
        return .fire
      }
      return offset.reaches(-Self.hideHeight, adding: originalTopInset) ? nil : .enter(.idle)
    case .snapping, .refreshing: return nil
    case .goingAway, .bounceIgnored: return changeLeaving(&offset, view)
    case .endedWhileTracking: return isShown(&offset) ? nil : .enter(.idle)
    }
  }

  private func changeLeaving(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    // Idle would be left again in the next frame.
    if current == .bounceIgnored, isBounce(&offset, view) { return nil }
    guard isShown(&offset) else { return .enter(.idle) }
    guard view.isTracking else { return nil }
    if pull(view) / standardHeight <= Self.takeoverShare { return .enter(.revealing) }
    let takeover = QuietInterval.well(above: Self.takeoverShare * standardHeight).low
    offset.note(.pulls(above: takeover, past: originalTopInset))
    return nil
  }

  private func isShown(_ offset: inout some Reading) -> Bool {
    offset.isBelow(-Self.hideHeight, adding: originalTopInset)
  }

  private func isBounce(_ offset: inout some Reading, _ view: ScrollSituation) -> Bool {
    view.isDecelerating && offset.isBelow(0, adding: originalTopInset) && offset.isBouncing(view)
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset))
  }
}

extension UIRefreshControl: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason:
        "varies only the trigger height; the fraction of it below which a finger takes over a bounce stays the original's",
      probedCallbacks: .furthest)
  }

  public var thresholdPull: Double {
    get { triggerHeight }
    set { triggerHeight = newValue }
  }

  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    firingPull(event, view)
  }
}

extension UIRefreshControl: DescribedEngine {
  public var system: RefreshSystem? { .uirefreshcontrol }
  public var held: RefreshEngine { .uiRefreshControl(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "UIRefreshControl (iOS)",
      summary: "The modern UIRefreshControl, as observed from outside.",
      source: .init(
        observed: .init(
          "a trigger height of 150.3301056338028 pt in a viewport of 759 pt, and that it fires under the finger.",
          on: "a version that the page does not state",
          by: "ObservedRefreshControl.md, with the reports it names")),
      fidelity:
        "Observed from outside. The trigger height agrees with a reading of the real control at 759 pt to 13 digits; the states were observed in the same way."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "If one sample jumps from rest to 60 pt or more, it stays idle until the pull drops below that.")
    list.quirk("The content jumps when the inset opens under the finger.")
    list.quirk(
      "If the refresh ends under the finger, it fires again in the same drag once the pull has been 5 pt or less."
    )
  }

  /// The policy `uirefreshcontrol-fixed` fires at the observed control's trigger height, while a finger is down; its inset is 60 pt high.
  ///
  /// Bugs fixed: one sample from rest to 60 pt or more leaves the original idle; here it counts. The original adds its inset at the
  /// trigger, under the finger, and the content jumps (radar 39171852). After an end under the finger it fires again in the same drag once
  /// the pull was 5 pt or less.
  ///
  /// Left out: in viewports of less than 147 pt the original's trigger height is half the viewport, in whole points; a policy has a single
  /// fraction, and its least threshold of 73.68 pt applies.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .viewportShare(
          Self.triggerShare, minimum: Self.leastScaledHeight, maximum: .infinity),
        isStrict: false, .crossing,
        room: .room(Self.plainHeight, opening: 0, closing: Self.goAwayDuration)),
      fixes:
        "a first sample of 60 pt or more counts; the content does not jump at the trigger; it fires once per drag"
    )
  }
}
