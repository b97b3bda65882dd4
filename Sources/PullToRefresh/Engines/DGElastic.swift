import ScrollPhysics

/// DGElasticPullToRefresh (`IOSClones.md`): after the release a wave bounces for 0.9 s before the callback.
///
/// `e = max(−(current inset) − contentOffset, 0)`, `I` the host's inset.
///
/// A *callback* as event is the scroll view's, as result the app's.
///
/// | state | event | then |
/// |---|---|---|
/// | stopped | dragging callback | dragging |
/// | dragging | pan over, or callback without dragging, e ≥ 95 | animatingBounce, inset := I + visible height, to I + 50 in 0.36 s |
/// | dragging | … e < 95 | stopped |
/// | animatingBounce | callback | ignored; scrolling is off, which is a note only |
/// | … | 0.9 s after its begin | loading, inset := I + 50, callback |
/// | all but animatingToStopped | stop | animatingToStopped, inset := I in 0.4 s; then stopped |
/// | loading, animatingToStopped | callback with e > 0 | content back to its edge |
///
/// Quirks of the original, reproduced: a cancelled pan counts as a release; a stop during the bounce is undone at its end, which enters
/// loading and calls the app anyway; a stop while nothing is in progress runs the closing; an inset that the host sets during a refresh
/// becomes `I`, with the 50 pt included.
public struct DGElastic: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Nothing is in progress.
    case stopped
    /// A finger drags the content.
    case dragging
    /// The wave bounces.
    case animatingBounce
    /// The app's work is in progress.
    case loading
    /// The wave closes.
    case animatingToStopped

    public var name: StaticString {
      switch self {
      case .stopped: "stopped"
      case .dragging: "dragging"
      case .animatingBounce: "animatingBounce"
      case .loading: "loading"
      case .animatingToStopped: "animatingToStopped"
      }
    }
  }

  /// The threshold, which a pull must reach to fire, in points.
  public static var threshold: Double { 95 }
  /// The inset while loading, in points.
  public static var height: Double { 50 }
  /// The greatest height of the wave, in points.
  public static var highestWave: Double { 70 }
  /// Seconds for which the wave bounces, like a spring, after the release.
  public static var bounceDuration: Double { 0.9 }
  /// Damping ratio of the spring by which the wave bounces (1 is critical).
  public static var bounceDamping: Double { 0.43 }
  /// Seconds the content takes to reach the inset: the original's `duration * 0.4` of the bounce.
  public static var openingDuration: Double { 0.36 }
  /// Seconds the inset takes to close.
  public static var closingDuration: Double { 0.4 }

  public var core = EngineCore(State.stopped)
  /// The pull as a fraction of the threshold, not clamped: the part of the circle that is drawn.
  public private(set) var progress = 0.0
  /// The view's height, in points, from the start of the bounce to the inset; the bounce itself is only in the drawing.
  public private(set) var bounce = AnimatedValue(0)
  /// The time at which the circle began to turn, in seconds; nil while it does not turn.
  public private(set) var spinningSince: Double?
  /// The least pull that fires at the release, in points; 95 by default.
  public var thresholdPull = Self.threshold
  private let firstTopInset: Double
  private var originalTopInset: Double
  private var seesOffset = true
  private var seesInset = true

  private static var bounceDone: UInt8 { 0 }
  private static var closingDone: UInt8 { 1 }

  /// A control on a scroll view whose host has set a top inset of `originalTopInset` points.
  public init(originalTopInset: Double) {
    self.originalTopInset = originalTopInset
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool {
    (current == .stopped || current == .dragging) && nextTimer == nil
  }

  /// The original's own progress: the pull as a fraction of the threshold, not clamped, from ``progress``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), moment: .release,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.openingDuration, closing: Self.closingDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .newGesture
    policy.callbackDelay = Self.bounceDuration
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: firstTopInset) }

  /// Height of the wave in a view of `height` points: 1.6 thirds of the height, at most 70.
  ///
  /// - Parameter height: Visible height of the view, in points.
  /// - Returns: The wave's height, in points.
  public static func wave(height: Double) -> Double {
    let wave = height / 3 * 1.6
    return wave < highestWave ? wave : highestWave
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .dragEnded, .dragCancelled:
      if current == .dragging { decide(view, &effects) } else { draw(view, &effects) }
    case .endRefreshing: stop(at: view.time, &effects)
    case .topInsetChanged: if seesInset { originalTopInset = view.topInset }
    case .timerFired: if let done = core.timers.take(dueAt: view.time) { complete(done, view, &effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch change(view) {
    case .drag: reenter(.dragging, &effects)
    case .decide: decide(view, &effects)
    case .scrollBack: effects.append(.scroll(to: -view.topInset, animated: false))
    case nil: if seesOffset { draw(view, &effects) }
    }
  }

  private mutating func decide(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if visiblePull(view).passes(thresholdPull) { bounce(view, &effects) } else { reenter(.stopped, &effects) }
  }

  private mutating func draw(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .dragging || current == .stopped else { return }
    progress = view.pull(beyond: view.topInset) / Self.threshold
    effects.append(.note(.draw, progress))
  }

  private func visiblePull(_ view: ScrollSituation) -> ComparedPull { .reaching(view, past: view.topInset) }

  private mutating func bounce(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    reenter(.animatingBounce, &effects)
    effects.append(.trigger(.released))
    spinningSince = view.time
    let shown = view.pull(beyond: originalTopInset)
    (seesOffset, seesInset) = (false, false)
    bounce = AnimatedValue(
      from: shown, to: Self.height, start: view.time, duration: Self.openingDuration)
    effects.append(.note(.scrollEnabled, 0))
    effects.append(.setTopInset(originalTopInset + Self.height, duration: Self.openingDuration))
    core.timers.add(Self.bounceDone, at: view.time + Self.bounceDuration)
  }

  private mutating func stop(at time: Double, _ effects: inout RefreshEffects) {
    guard current != .animatingToStopped else { return }
    reenter(.animatingToStopped, &effects)
    seesInset = false
    effects.append(.setTopInset(originalTopInset, duration: Self.closingDuration))
    core.timers.add(Self.closingDone, at: time + Self.closingDuration)
  }

  private mutating func complete(
    _ code: UInt8, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    seesInset = true
    if code == Self.closingDone {
      spinningSince = nil
      reenter(.stopped, &effects)
      return
    }
    seesOffset = true
    let room = current == .animatingBounce ? Self.height : 0
    effects.append(.setTopInset(originalTopInset + room, duration: 0))
    effects.append(.note(.scrollEnabled, 1))
    reenter(.loading, &effects)
    effects.append(.callback)
    if endsInsideCallback { stop(at: view.time, &effects) }
  }
}

extension DGElastic: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: false, readsMotion: false,
      thresholdReason: "varies the smallest pull at the release that fires; the inset stays the view's height"
    )
  }

  /// The pull compared with the threshold, at the first event after a drag at which no finger drags; nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    switch event {
    case .offsetChanged: change(view) == .decide ? visiblePull(view) : nil
    case .dragEnded, .dragCancelled: current == .dragging ? visiblePull(view) : nil
    default: nil
    }
  }
}

extension DGElastic: RuledEngine {
  enum Change { case drag, decide, scrollBack }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    guard seesOffset else { return nil }
    switch current {
    case .stopped: return view.isDragging ? .drag : nil
    case .dragging: return view.isDragging ? nil : .decide
    case .animatingBounce: return nil
    case .loading, .animatingToStopped: return offset.isBelow(-view.topInset) ? .scrollBack : nil
    }
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: firstTopInset))
  }
}

extension DGElastic: DescribedEngine {
  public var system: RefreshSystem? { .dgElastic }
  public var held: RefreshEngine { .dgElastic(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "DGElasticPullToRefresh",
      summary: "DGElasticPullToRefresh: fires on release; the callback follows after a bounce of 0.9 s.",
      source: .init(
        "gontovnik/DGElasticPullToRefresh", "DGElasticPullToRefresh/DGElasticPullToRefreshView.swift",
        release: "1.1", commit: "c525935", date: "2016-09-20", since: "1.0.3"),
      fidelity:
        "Written from its source; its bugs were confirmed by running it. Differences: the bounce is a UIKit spring whose constants are not public, so only its end is right; the original blocks scrolling during the bounce (0.9 s), here a finger still moves the content."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("If the app ends the refresh during the bounce, that is undone and it keeps loading.")
    list.quirk("A cancelled pan fires like a release.")
  }

  /// The policy `dg-elastic-fixed` fires at a release at 95 pt or more, and calls the app at once. Its inset of 50 pt opens in 0.36 s and
  /// closes in 0.4 s.
  ///
  /// Bugs fixed: the original undoes a stop during its bounce of 0.9 s, as the bounce ends in loading; a cancelled pan fires; a stop when
  /// idle runs the closing. Here the callback comes at the release, and the bounce is shown to its end.
  public var fixed: FixedPolicy? {
    var policy = RefreshPolicy.fixed(
      .points(Self.threshold), isStrict: false, .release,
      room: .room(Self.height, opening: Self.openingDuration, closing: Self.closingDuration))
    policy.minimumDisplay = Self.bounceDuration
    return FixedPolicy(
      policy,
      fixes:
        "an end during the bounce counts; a cancelled pan does not fire; the callback comes with the trigger"
    )
  }
}
