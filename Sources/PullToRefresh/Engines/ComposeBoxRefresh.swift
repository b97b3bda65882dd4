import ScrollPhysics

/// The `PullToRefreshBox` of Compose's Material 3 (`TravelSystems.md`; PullToRefresh.kt at a9b06aaf).
///
/// *pulled*: half of what the list leaves over of the finger's travel; threshold `T` = 80 dp.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | a move that the list leaves over | pulling |
/// | pulling | a move back to the edge | idle |
/// | pulling, hiding | lift or cancel with pulled > T | refreshing, callback |
/// | pulling, hiding | lift or cancel otherwise | hiding |
/// | refreshing | end | hiding |
/// | hiding | its spring has come to rest | idle; the pull is forgotten |
/// | any but refreshing | begin | refreshing, without callback |
///
/// The app keeps the flag: it is taken to set it within the callback, as the samples do; one that also takes it back there
/// leaves the box hiding. Kept from the original: while it hides, a second pull moves nothing and its lift compares what the
/// first had pulled; a finger that is down when it has hidden pulls only from where it is then.
public struct ComposeBoxRefresh: Sendable {
  /// The states, by index. The original has a flag, a distance and an animation.
  public enum State: UInt8, EngineState {
    /// Nothing is pulled.
    case idle
    /// Pulled.
    case pulling
    /// The app says that it refreshes.
    case refreshing
    /// The indicator is on its way out of sight.
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

  /// The pull that must be passed, in points, above 0.
  public private(set) var threshold: Double
  /// The end of hiding, in seconds.
  public private(set) var nextTimer: Double?
  public var core = EngineCore(State.idle)
  private var travel = EdgePull()
  private var spring = ComposeSpring()
  /// What was pulled when it began to hide, in points: forgotten when it has hidden.
  private var heldPull = 0.0

  /// A box with this threshold, in points, above 0.
  public init(threshold: Double = ComposeRefresh.standardThreshold) { self.threshold = threshold }

  /// True while the app says so.
  public var isRefreshing: Bool { current == .refreshing }
  public var isIdle: Bool { current != .refreshing && current != .hiding }
  /// The pull, in points, ≥ 0.
  public var pulled: Double {
    current == .hiding ? heldPull : ComposeRefresh.dragMultiplier * travel.distance
  }
  private var pulledFraction: Double {
    ComposeRefresh.distanceFraction(of: ComposeRefresh.dragMultiplier * travel.distance / threshold)
  }

  /// The indicator's place at a time in seconds, as a share of the threshold (`distanceFraction`).
  public func distanceFraction(at time: Double) -> Double {
    switch current {
    case .refreshing, .hiding: spring.value(at: time)
    case .idle, .pulling: pulledFraction
    }
  }

  /// ``distanceFraction(at:)`` at the time of the view.
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
      thresholdReason: "varies threshold; the drawing goes with it", probedCallbacks: .newest)
  }

  public var thresholdPull: Double {
    get { threshold }
    set { threshold = newValue }
  }

  /// The pull of a lift, or of a drag taken away.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded || event == .dragCancelled, current != .refreshing else { return nil }
    return .exceeding(pulled)
  }
}

extension ComposeBoxRefresh {
  /// All: it watches the finger alone.
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
        "Compose Material 3's PullToRefreshBox: half of the travel, decided at the lift; pulls are ignored while it hides.",
      source: .init(
        "androidx/androidx", "compose/material3, PullToRefresh.kt", release: "1.5.0-alpha09",
        commit: "a9b06aaf",
        date: "2025-11", since: "1.3",
        note: "Dated by the releases that its docs-public/build.gradle lists; TravelSystems.md"),
      fidelity:
        "Written from its source; agrees with the numbers of its own tests. An animation that another interrupts starts at rest here. No bug of it is known, so it has no -fixed."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "A pull begun in the 0.17 s in which the indicator hides counts only from where the finger is then.")
  }

  /// None, as no bug of it is known that changes what fires.
  public var fixed: FixedPolicy? { nil }
}
