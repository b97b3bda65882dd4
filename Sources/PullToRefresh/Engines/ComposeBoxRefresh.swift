import ScrollPhysics

/// The `PullToRefreshBox` of Compose's Material 3 (`TravelSystems.md`; PullToRefresh.kt at a9b06aaf).
///
/// *pulled*: half of the finger travel that the scroll view does not consume; threshold `T` = 80 dp.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | a move that the scroll view does not consume | pulling |
/// | pulling | a move back to the edge | idle |
/// | pulling, hiding | release or cancel with pulled > T | refreshing, callback |
/// | pulling, hiding | release or cancel otherwise | hiding |
/// | refreshing | end | hiding |
/// | hiding | its spring has come to rest | idle; the pull is reset |
/// | any but refreshing | begin | refreshing, without callback |
///
/// The refreshing flag belongs to the app. As in the official samples, the app is assumed to set it within the callback; an app that also
/// clears it there leaves the box hiding. Quirks of the original, reproduced: while the box hides, a second pull moves nothing, and its
/// release compares the first pull; a finger that is down when hiding ends pulls only from its position at that time.
public struct ComposeBoxRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value. The original has a flag, a distance and an
  /// animation instead.
  public enum State: UInt8, EngineState {
    /// No pull is in progress.
    case idle
    /// The box is pulled.
    case pulling
    /// The app's refreshing flag is set.
    case refreshing
    /// The indicator moves out of sight.
    case hiding

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .pulling: "pulling"
      case .refreshing: "refreshing"
      case .hiding: "hiding"
      }
    }
  }

  /// The threshold, which a pull must exceed to fire, in points, above 0.
  public private(set) var threshold: Double
  /// The time at which hiding ends, in seconds; nil in other states.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.idle)
  private var travel = EdgePull()
  private var spring = ComposeSpring()
  /// The pull when hiding began, in points; 0 once it is hidden.
  private var heldPull = 0.0

  /// Creates a box that fires when a pull exceeds `threshold` points (above 0).
  public init(threshold: Double = ComposeRefresh.standardThreshold) { self.threshold = threshold }

  /// True while the app's refreshing flag is set.
  public var isRefreshing: Bool { current == .refreshing }
  public var isIdle: Bool { current != .refreshing && current != .hiding }
  /// The pull in points, ≥ 0: half of the travel that the scroll view does not consume. While hiding, it is the pull with which hiding
  /// began.
  public var pulled: Double {
    current == .hiding ? heldPull : ComposeRefresh.dragMultiplier * travel.distance
  }
  private var pulledFraction: Double {
    ComposeRefresh.distanceFraction(of: ComposeRefresh.dragMultiplier * travel.distance / threshold)
  }

  /// The indicator's position at `time` (seconds) as a fraction of the threshold (`distanceFraction`).
  public func distanceFraction(at time: Double) -> Double {
    switch current {
    case .refreshing, .hiding: spring.value(at: time)
    case .idle, .pulling: pulledFraction
    }
  }

  /// The indicator's position at the time of `view`, as a fraction of the threshold: ``distanceFraction(at:)``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { distanceFraction(at: view.time) }
  public var policy: RefreshPolicy { ComposeRefresh(threshold: threshold).policy }
  public func pull(_ view: ScrollSituation) -> Double { pulled }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: travel.begin(view)
    case .fingerMoved: if travel.isFollowing { moveFinger(view, &effects) }
    case .dragEnded, .dragCancelled: endDrag(event, view, &effects)
    case .contactEnded: travel.end()
    case .timerFired: if let end = nextTimer, end <= view.time { rest(&effects) }
    case .beginRefreshing: if current != .refreshing { refresh(view, &effects) }
    case .endRefreshing: if current == .refreshing { hide(holding: 0, view, &effects) }
    default: break
    }
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let isTaken = current == .idle || current == .pulling
    travel.move(view, isTaken: isTaken)
    if isTaken { enter(travel.distance > 0 ? .pulling : .idle, &effects) }
  }

  private mutating func endDrag(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    travel.end()
    guard current == .pulling || current == .hiding else { return }
    let (fires, held) = (passesThreshold(event, view), pulled)
    guard fires else { return hide(holding: held, view, &effects) }
    refresh(view, &effects)
    effects.append(.trigger(.released))
    effects.append(.callback)
    if endsInsideCallback { hide(holding: held, view, &effects) }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    spring = ComposeSpring(from: distanceFraction(at: view.time), to: 1, since: view.time)
    nextTimer = nil
    travel.forget()
    enter(.refreshing, &effects)
  }

  private mutating func hide(
    holding pull: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    spring = ComposeSpring(from: distanceFraction(at: view.time), to: 0, since: view.time)
    heldPull = pull
    nextTimer = view.time + spring.duration
    travel.forget()
    enter(.hiding, &effects)
  }

  private mutating func rest(_ effects: inout RefreshEffects) {
    nextTimer = nil
    heldPull = 0
    enter(.idle, &effects)
  }
}

extension ComposeBoxRefresh: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: false,
      thresholdReason: "varies threshold; the drawing scales with it", probedCallbacks: .newest)
  }

  public var thresholdPull: Double {
    get { threshold }
    set { threshold = newValue }
  }

  /// The pull compared with the threshold, at a release or a cancelled drag; nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded || event == .dragCancelled, current != .refreshing else { return nil }
    return .exceeding(pulled)
  }
}

extension ComposeBoxRefresh {
  /// All offsets: the engine watches only the finger, so it need not be notified of any offset.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    travel.quietTravel(
      isTaken: current == .idle || current == .pulling, threshold: threshold / ComposeRefresh.dragMultiplier)
  }
}

extension ComposeBoxRefresh: DescribedEngine {
  public var system: RefreshSystem? { .composeMaterial3 }
  public var held: RefreshEngine { .composeBox(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "PullToRefreshBox (Compose)",
      summary:
        "Compose Material 3's PullToRefreshBox: half of the travel, decided at the release; pulls are ignored while the indicator hides.",
      source: .init(
        "androidx/androidx", "compose/material3, PullToRefresh.kt", release: "1.5.0-alpha09",
        commit: "a9b06aaf",
        date: "2025-11", since: "1.3",
        note: "Dated by the releases that its docs-public/build.gradle lists; TravelSystems.md"),
      fidelity:
        "Written from its source; agrees with the numbers of the original's tests. Difference: an animation that interrupts another starts at rest here. It has no -fixed form, because no bug is known."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "A pull that begins while the indicator hides (0.17 s) counts only from where the finger is at the end of that time."
    )
  }

  /// Nil: the original has no known bug that changes what fires.
  public var fixed: FixedPolicy? { nil }
}
