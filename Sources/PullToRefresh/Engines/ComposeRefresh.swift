import ScrollPhysics

/// Compose's first pull-to-refresh, material `pullRefresh` (`TravelSystems.md`; PullRefreshState.kt at 6ff110c6).
///
/// *pulled*: half of the finger travel that the scroll view does not consume; threshold `T` = 80 dp.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | a move that the scroll view does not consume | pulling |
/// | pulling | a move back to the edge | idle |
/// | pulling | release or cancel with pulled > T | refreshing, callback; the pull is reset |
/// | pulling | release or cancel otherwise | idle; the pull is reset |
/// | idle, pulling | begin | refreshing, without callback; the pull is reset |
/// | refreshing | end | idle |
///
/// The refreshing flag belongs to the app. As in the official samples, the app is assumed to set it within the callback. Quirk of the
/// original, reproduced: while refreshing nothing is consumed, so a finger that is down when the work ends pulls only from its position at
/// that time.
public struct ComposeRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value. The original has a flag and a distance
  /// instead.
  public enum State: UInt8, EngineState {
    /// No pull is in progress.
    case idle
    /// The indicator is pulled.
    case pulling
    /// The app's refreshing flag is set.
    case refreshing

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .pulling: "pulling"
      case .refreshing: "refreshing"
      }
    }
  }

  /// The threshold, which a pull must exceed to fire, in dp (`PullRefreshDefaults.RefreshThreshold`).
  public static var standardThreshold: Double { 80 }
  /// Points of pull per point of travel (`DragMultiplier`).
  public static var dragMultiplier: Double { 0.5 }
  /// The indicator's position while refreshing, in dp (`PullRefreshDefaults.RefreshingOffset`, material).
  public static var refreshingOffset: Double { 56 }
  /// The largest overshoot that still moves the indicator, as a multiple of the threshold.
  public static var greatestOvershoot: Double { 2 }

  /// The threshold, which a pull must exceed to fire, in points, above 0.
  public private(set) var threshold: Double
  /// The time at which the indicator began to animate to its position for the state, in seconds; nil while a finger
  /// moves it.
  public private(set) var animationStart: Double?
  /// The indicator's position at ``animationStart``, in points.
  public private(set) var animationOrigin = 0.0
  public var core = EngineCore(State.idle)
  private var travel = EdgePull()

  /// Creates an engine that fires when a pull exceeds `threshold` points (above 0).
  public init(threshold: Double = Self.standardThreshold) { self.threshold = threshold }

  public var isIdle: Bool { current != .refreshing }
  /// The pull: half of the finger travel that the scroll view does not consume, in points, ≥ 0.
  public var pulled: Double { Self.dragMultiplier * travel.distance }
  /// The pull as a fraction of the threshold, not clamped.
  public var progress: Double { pulled / threshold }
  /// The indicator's position while a finger moves it, in points: up to the threshold `T` the pull itself.
  ///
  /// Past it `T + T·(u − u²/4)`, with `u = progress − 1`, at most 2.
  public var position: Double { threshold * Self.distanceFraction(of: progress) }

  /// The indicator's position as a fraction of the threshold, for a pull given as a fraction of it (`distanceFraction` in Material 3).
  static func distanceFraction(of progress: Double) -> Double {
    guard progress > 1 else { return progress }
    let u = progress - 1 < greatestOvershoot ? progress - 1 : greatestOvershoot
    return 1 + (u - u * u / 4)
  }

  /// The indicator's position as a fraction of the threshold: ``position`` divided by ``threshold``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { Self.distanceFraction(of: progress) }
  public var policy: RefreshPolicy {
    .lift(.points(threshold), isStrict: true, .travel(gain: Self.dragMultiplier))
  }

  public func pull(_ view: ScrollSituation) -> Double { pulled }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: travel.begin(view)
    case .fingerMoved: if travel.isFollowing { moveFinger(view, &effects) }
    case .dragEnded, .dragCancelled: endDrag(event, view, &effects)
    case .contactEnded: travel.end()
    case .beginRefreshing: if current != .refreshing { letGo(.refreshing, view, &effects) }
    case .endRefreshing: if current == .refreshing { letGo(.idle, view, &effects) }
    default: break
    }
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    travel.move(view, isTaken: current != .refreshing)
    guard current != .refreshing else { return }
    if travel.distance > 0 { animationStart = nil }
    enter(travel.distance > 0 ? .pulling : .idle, &effects)
  }

  /// Ends a drag. A cancelled drag counts as a release: it stops the scroll view with velocity 0, which ends in the same `onPreFling`.
  private mutating func endDrag(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    travel.end()
    guard current != .refreshing else { return }
    guard passesThreshold(event, view) else { return letGo(.idle, view, &effects) }
    letGo(.refreshing, view, &effects)
    effects.append(.trigger(.released))
    effects.append(.callback)
    if endsInsideCallback { letGo(.idle, view, &effects) }
  }

  private mutating func letGo(_ state: State, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    animationOrigin = current == .refreshing ? Self.refreshingOffset : position
    animationStart = view.time
    travel.forget()
    enter(state, &effects)
  }
}

extension ComposeRefresh: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: true, readsMotion: false,
      thresholdReason: "varies refreshThreshold; the drawing scales with it", probedCallbacks: .newest)
  }

  @inlinable public var nextTimer: Double? { nil }

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

extension ComposeRefresh {
  /// All offsets: the engine watches only the finger, so it need not be notified of any offset.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    travel.quietTravel(
      isTaken: current != .refreshing, threshold: threshold / Self.dragMultiplier)
  }
}

extension ComposeRefresh: DescribedEngine {
  public var system: RefreshSystem? { .compose }
  public var held: RefreshEngine { .compose(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidList,
      product: "pullRefresh (Compose)",
      summary:
        "Compose's material pullRefresh: half of the travel, decided at the release.",
      source: .init(
        "androidx/androidx", "compose/material, PullRefreshState.kt, PullRefresh.kt", release: "1.10.0-rc01",
        commit: "a9b06aaf", date: "2025-11", since: "1.3",
        note:
          "Dated by the releases that its docs-public/build.gradle lists; TravelSystems.md was written at 6ff110c6 and 14efccb4"
      ),
      fidelity:
        "Written from its source; agrees with the numbers of the original's tests. It has no -fixed form, because no bug is known."
    )
  }

  public func list(in list: inout some EngineQuirkList) {}

  /// Nil: the original has no known bug that a `-fixed` policy could fix.
  public var fixed: FixedPolicy? { nil }
}
