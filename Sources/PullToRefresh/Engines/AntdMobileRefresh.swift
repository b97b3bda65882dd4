import ScrollPhysics

/// antd-mobile's PullToRefresh (`TravelSystems.md`; ant-design/ant-design-mobile, src/components/pull-to-refresh at 8600d5f).
///
/// `y`: finger position minus touch start, minus one pixel. The handler *receives* moves from the first that is a pixel away, if the touch
/// moves further along than across. `height`: `200·⌈y⌉/(400 + ⌈y⌉)`, at least 0. A touch *pulls* if the first move received has y > 0 on a
/// page at its top.
///
/// *end*: the app ends the refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | pulling, canRelease | move of a touch that pulls | height > 60: canRelease, else pulling |
/// | canRelease | touch end or cancel | refreshing, height 40, callback |
/// | pulling | touch end or cancel | height 0 |
/// | refreshing | end | complete |
/// | complete | 0.5 s | height 0 |
/// | complete | 0.31 s later, its spring at rest | pulling |
///
/// Quirks of the original, reproduced: a cancel counts as a release; a touch whose first move is exactly one pixel, or upwards, pulls
/// nothing; neither does a touch that moved while the control refreshed or completed, even after that is over.
public struct AntdMobileRefresh: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Not pulled, or not far enough.
    case pulling
    /// The pull is long enough to fire.
    case canRelease
    /// The app's work is in progress.
    case refreshing
    /// The work has ended, and the header shows that.
    case complete

    public var name: StaticString {
      switch self {
      case .pulling: "pulling"
      case .canRelease: "canRelease"
      case .refreshing: "refreshing"
      case .complete: "complete"
      }
    }
  }

  /// Height of the header while it refreshes, in pixels (`headHeight`).
  public static var headHeight: Double { 40 }
  /// The header's height that a pull must exceed to fire, in pixels (`threshold`).
  public static var leastHeight: Double { 60 }
  /// The header's height that a long pull approaches but never reaches, in pixels: five times ``headHeight``.
  public static var greatestHeight: Double { 5 * headHeight }
  /// Pixels of header height per pixel of travel at the start of a pull (`rubberband`).
  public static var coefficient: Double { 0.5 }
  /// The finger travel that a pull must exceed to fire, in pixels.
  ///
  /// With d, the travel beyond the first pixel rounded up, the header's height `200·d/(400 + d)` exceeds 60 from d = 172 on, so beyond 171
  /// pixels and the slop.
  public static var standardThreshold: Double { 171 + AntdMobileDrag.slop }
  /// Seconds for which the header shows that the work has ended (`completeDelay`).
  public static var completeDelay: Double { 0.5 }
  /// Seconds that the header takes to close: a spring of tension 300 and friction 30 per second with a mass of
  /// 1, `clamp`ed where it first passes its end (`useSpring`).
  ///
  /// react-spring integrates in steps of a millisecond, `v += −300·10⁻⁶·x − 30·10⁻³·v`, then `x += v`: starting
  /// from rest it stops after 310 ms at any height. The exact solution passes its end at `5π/6 / √75`, 302.3
  /// ms.
  public static var closeDuration: Double { 0.31 }

  /// The finger travel that a pull must exceed to fire, in points; 172 by default.
  public var thresholdPull = Self.standardThreshold
  /// The header's height in pixels, animated towards its target.
  public private(set) var height = AnimatedValue(0)
  public var core = EngineCore(State.pulling)
  /// Travel at the latest move of a touch that pulls, in pixels, ≥ 0.
  private var pulled = 0.0
  private var isPulling = false
  private var drag = AntdMobileDrag()

  private static var shown: UInt8 { 0 }
  private static var closed: UInt8 { 1 }

  /// Creates a control that is not pulled.
  public init() {}

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  public var policy: RefreshPolicy {
    .lift(
      .points(thresholdPull), isStrict: true, .travel(gain: 1), startsAtEdge: true,
      axisCone: PageTouch.diagonal,
      closeDelay: Self.completeDelay)
  }

  /// The pull as this engine measures it: the finger's travel at the latest move of a touch that pulls, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { pulled }

  /// The header's height for a travel, in pixels.
  ///
  ///     AntdMobileRefresh.height(forTravel: 200)   // 66.44
  ///
  /// - Parameter travel: Finger travel since the touch began, in pixels.
  /// - Returns: The height, ≥ 0 and below ``greatestHeight``.
  public static func height(forTravel travel: Double) -> Double {
    let y = pixelAbove(travel - AntdMobileDrag.slop)
    return y > 0 ? y * greatestHeight * coefficient / (greatestHeight + coefficient * y) : 0
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan: drag.begin(view)
    case .fingerMoved: moveFinger(view, &effects)
    case .dragEnded, .dragCancelled, .contactEnded: if drag.end() { endDrag(view, &effects) }
    case .timerFired: fireTimer(view, &effects)
    case .endRefreshing: end(view, &effects)
    default: break
    }
  }

  private var isBusy: Bool { current == .refreshing || current == .complete }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard let step = drag.move(view), !isBusy else { return }
    isPulling = isPulling || Self.beginsPull(step, view)
    guard isPulling else { return }
    pulled = step.along > 0 ? step.along : 0
    show(Self.height(forTravel: step.along), &effects)
    enter(step.along > thresholdPull ? .canRelease : .pulling, &effects)
  }

  private static func beginsPull(_ step: AntdMobileDrag.Step, _ view: ScrollSituation) -> Bool {
    step.isFirst && step.along > AntdMobileDrag.slop && view.isAtTop
  }

  private mutating func endDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard !isBusy else { return }
    (isPulling, pulled) = (false, 0)
    guard current == .canRelease else { return animate(to: 0, view, &effects) }
    animate(to: Self.headHeight, view, &effects)
    enter(.refreshing, &effects)
    effects.append(.trigger(.released))
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .refreshing else { return }
    enter(.complete, &effects)
    core.timers.add(Self.shown, at: view.time + Self.completeDelay)
  }

  private mutating func fireTimer(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch core.timers.take(dueAt: view.time) {
    case Self.shown:
      animate(to: 0, view, &effects)
      core.timers.add(Self.closed, at: view.time + Self.closeDuration)
    case Self.closed: enter(.pulling, &effects)
    default: break
    }
  }

  /// Sets the header's height at once. In the original a spring follows the finger.
  private mutating func show(_ target: Double, _ effects: inout RefreshEffects) {
    if target != height.to { effects.append(.note(.height, target)) }
    height = AnimatedValue(target)
  }

  /// Animates the header's height to a target. The original uses a spring of the same duration, so only the drawing between differs.
  private mutating func animate(
    to target: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    guard target != height.to else { return }
    effects.append(.note(.height, target))
    height = height.turned(to: target, at: view.time, duration: Self.closeDuration)
  }
}

extension AntdMobileRefresh: ArmingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: false, readsMotion: true, hearsTouches: true,
      thresholdReason: "varies threshold, given as the travel that reaches it; the drawing stays the same",
      probedCallbacks: .newest)
  }

  /// What `event` does for the threshold: a move of a touch that pulls compares the pull, the end of the drag decides; nil for neither.
  public func armingStep(_ event: RefreshEvent, _ view: ScrollSituation) -> ArmingStep? {
    guard !isBusy else { return nil }
    switch event {
    case .fingerMoved:
      var drag = drag
      guard let step = drag.move(view), isPulling || Self.beginsPull(step, view) else { return nil }
      return .compare(.exceeding(step.along))
    case .dragEnded, .dragCancelled, .contactEnded: return drag.isActive ? .decide : nil
    default: return nil
    }
  }
}

extension AntdMobileRefresh {
  /// All offsets: once the first move of a touch is known, the engine watches only the finger.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .everything }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    if drag.goesAcross { return .everything }
    guard drag.isActive else { return .nothing }
    if isBusy || !isPulling { return .everything }
    return current == .canRelease
      ? QuietInterval(low: thresholdPull.nextUp) : QuietInterval(high: thresholdPull)
  }
}

extension AntdMobileRefresh: DescribedEngine {
  public var system: RefreshSystem? { .antdMobile }
  public var held: RefreshEngine { .antdMobile(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidPage,
      product: "PullToRefresh (antd-mobile)",
      summary: "antd-mobile's PullToRefresh: a touch end beyond 172 px of travel, whose height passes 60 px.",
      source: .init(
        "ant-design/ant-design-mobile", "src/components/pull-to-refresh/pull-to-refresh.tsx",
        release: "5.42.3", commit: "8600d5f", date: "2026-01-09", since: "5.31.0",
        note: "Its drags are those of pmndrs/use-gesture 10.3.0, its closing is react-spring's of 9.6.1"),
      fidelity:
        "Its rules were checked by running the original, and it agrees with the original's own tests. Differences: a state counts from its move on, while React shows it a moment later; with two fingers the original follows the first, this engine the last; the closing takes a fixed time, whatever the frame rate."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as an ended one.")
    list.quirk("A touch does not pull if its first move is exactly one pixel, or upwards.")
    list.quirk(
      "A touch that moves during a refresh, or in the 0.8 s after it, never pulls, not even once that time is over."
    )
  }

  /// The policy `antd-mobile-fixed` fires at a release beyond 172 pt of travel, if the gesture began at the edge and moved at most 45° from
  /// the vertical. Its inset of 40 pt opens and closes in 0.3 s.
  ///
  /// Bugs fixed: the original takes a cancelled touch for a release, and ignores a touch because of its first move or because it moved
  /// during a refresh.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .lift(
        .points(Self.standardThreshold), isStrict: true, .travel(gain: 1), startsAtEdge: true,
        axisCone: PageTouch.diagonal,
        inset: .room(Self.headHeight, opening: Self.closeDuration, closing: Self.closeDuration)),
      fixes:
        "a cancelled touch does not fire; a first move of one pixel, and a touch during a refresh, do not block the pull"
    )
  }
}
