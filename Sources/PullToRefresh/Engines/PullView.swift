import ScrollPhysics

/// The tutorial's PullView, named `j4n0` in the test vectors (`SeedLibraries.md`): the offset at the release decides.
///
/// `o` is the raw contentOffset: the original takes the top inset for 0. `H` is the view's height, 60.
///
/// *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | pull | o < 0 and `floorf(min(1, −o/H))` becomes 1 | release; arrow 180° |
/// | release | o < 0 and it becomes 0 | pull; arrow 0° |
/// | pull, release | release with o < −H | refreshing; inset := H in 0.3 s, callback |
/// | refreshing | the work ends | pull (the label keeps its text); inset := 0 in 0.3 s, then the indicator is back |
///
/// Quirks of the original, reproduced: the comparison for the label is inclusive and in 32-bit float, that of the release strict and exact;
/// a host's inset is lost; `fully` is not reset by a refresh, so the arrow stays up until the next partial pull.
public struct PullView: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Shows "Pull down to refresh".
    case pull
    /// Shows "Release to refresh".
    case release
    /// Shows "Refreshing…".
    case refreshing

    public var name: StaticString {
      switch self {
      case .pull: "pull"
      case .release: "release"
      case .refreshing: "refreshing"
      }
    }
  }

  /// Height of the view in the tutorial's repository, in points: also the threshold.
  public static var standardHeight: Double { 60 }
  /// Seconds the inset takes to open, and to close.
  public static var insetDuration: Double { 0.3 }
  /// Seconds the arrow takes to turn over.
  public static var flipDuration: Double { 0.2 }

  /// Height of the view, in points.
  public let height: Double
  /// True if no second refresh can start during the first, as in the repository; the printed tutorial lacks this
  /// guard.
  public let hasGuard: Bool
  /// True if the view is drawn as a card that unfolds: see ``PullViewFold``.
  public let isFolded: Bool
  /// The distance below zero that the offset must pass, in points; ``height`` by default.
  private var line: Double
  public var core = EngineCore(State.pull)
  /// The number of refreshes that have not ended; above 1 only without the guard.
  public private(set) var pendingRefreshes = 0
  /// The state whose text the label shows; the text stays after a refresh until the next partial pull.
  public private(set) var label = State.pull
  /// The arrow's angle, in degrees: 0 points down.
  public private(set) var arrow = AnimatedValue(0)
  /// The time at which the refresh began that keeps the arrow spinning, in seconds; nil while the arrow does not spin.
  public private(set) var spinningSince: Double?
  /// The time at which a refresh last ended, in seconds, for the line "Last updated"; nil before.
  public private(set) var lastEnded: Double?
  private let originalTopInset: Double
  private var isFullyVisible = false

  /// A view of this height on a scroll view whose top inset is `originalTopInset`, in points.
  public init(
    height: Double = Self.standardHeight, originalTopInset: Double, hasGuard: Bool = true,
    isFolded: Bool = false
  ) {
    self.height = height
    line = height
    self.isFolded = isFolded
    self.originalTopInset = originalTopInset
    self.hasGuard = hasGuard
  }

  public var isIdle: Bool { pendingRefreshes == 0 && nextTimer == nil }
  /// True while a refresh is in progress that keeps others from starting.
  public var isRefreshing: Bool { hasGuard && pendingRefreshes > 0 }
  /// The part of the engine's behaviour that a policy can describe. A policy counts the pull from the top inset, the original from offset
  /// 0. So the policy's threshold is the original's minus the inset.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), isStrict: true, moment: .release,
      inset: RefreshInset(
        height: height, timing: .trigger, opening: Self.insetDuration, closing: Self.insetDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .newGesture
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: if change(view) != nil { turn(at: view.time, &effects) }
    case .dragEnded: if passesThreshold(event, view) { refresh(view, &effects) }
    case .endRefreshing: if pendingRefreshes > 0 { end(at: view.time, &effects) }
    case .timerFired:
      if core.timers.take(dueAt: view.time) != nil { effects.append(.note(.indicatorRestored, 0)) }
    default: break
    }
  }

  /// True if a release at this contentOffset starts a refresh: strictly beyond the height.
  public func fires(at contentOffset: Double) -> Bool { pull(at: contentOffset).passes(thresholdPull) }

  private func pull(at contentOffset: Double) -> ComparedPull {
    .exceeding(offset: contentOffset, past: originalTopInset)
  }

  /// The visible fraction of the view at this contentOffset, 0…1; nil if the original does not compute it.
  public func visibility(at contentOffset: Double) -> Double? {
    guard contentOffset < 0 else { return nil }
    let share = contentOffset / -height
    return share < 1 ? share : 1
  }

  /// True if this fraction counts as all of the view: `floorf` in 32-bit float, so all above 1 − 2⁻²⁵ do.
  public func isFull(_ visibility: Double) -> Bool { Float(visibility) >= 1 }

  private mutating func turn(at time: Double, _ effects: inout RefreshEffects) {
    isFullyVisible.toggle()
    arrow = arrow.turned(to: isFullyVisible ? 180 : 0, at: time, duration: Self.flipDuration)
    effects.append(.note(.arrow, isFullyVisible ? 180 : 0))
    label = isFullyVisible ? .release : .pull
    effects.append(.note(.label, Double(label.rawValue)))
    if current != .refreshing { enter(label, &effects) }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    pendingRefreshes += 1
    label = .refreshing
    spinningSince = view.time
    reenter(.refreshing, &effects)
    effects.append(.trigger(.released))
    effects.append(.note(.label, Double(State.refreshing.rawValue)))
    effects.append(.setTopInset(height, duration: Self.insetDuration))
    effects.append(.callback)
    if endsInsideCallback { end(at: view.time, &effects) }
  }

  private mutating func end(at time: Double, _ effects: inout RefreshEffects) {
    pendingRefreshes -= 1
    spinningSince = nil
    lastEnded = time
    effects.append(.note(.refreshEnded, 0))
    effects.append(.setTopInset(0, duration: Self.insetDuration))
    core.timers.add(0, at: time + Self.insetDuration)
    if pendingRefreshes == 0 { enter(.pull, &effects) }
  }
}

extension PullView: ComparingEngine {
  /// The engine's traits: it compares raw offsets, whatever the inset is.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: false, readsMotion: false, insetShare: 0,
      thresholdReason:
        "varies the distance that a release must exceed; label and inset stay at the view's height",
      probedCallbacks: .newest)
  }

  /// The pull that fires, in points: the view's height minus the top inset, which the original ignores.
  public var thresholdPull: Double {
    get { line - originalTopInset }
    set { line = newValue + originalTopInset }
  }

  /// The pull compared with the threshold: the raw offset at a release, as the original ignores the inset. Nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded, !isRefreshing else { return nil }
    return pull(at: view.contentOffset)
  }
}

extension PullView: RuledEngine {
  enum Change { case turn }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    if isRefreshing { return nil }
    if isFullyVisible, !offset.isBelow(0) { return nil }
    if let visibility = visibility(at: offset.value), isFull(visibility) != isFullyVisible { return .turn }
    // Just below the full height the 32-bit fraction is already 1.
    let nearly = (-height * Double(Float(1).nextDown)).nextUp
    offset.note(isFullyVisible ? QuietInterval(high: -height) : QuietInterval(low: nearly))
    return nil
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset, isStrict: true))
  }
}

extension PullView: DescribedEngine {
  public var system: RefreshSystem? { isFolded ? .pullviewFold : .pullview }
  public var held: RefreshEngine { .pullView(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "PullView",
      summary: isFolded
        ? "The PullView of the Autentia tutorial, drawn as a card that unfolds."
        : "The PullView of the Autentia tutorial: decides on release.",
      source: .init(
        "janodev/table-pull2refresh",
        isFolded
          ? "PullToRefreshVC.m and PullToRefreshFoldVC.m in pull2refresh/sources"
          : "pull2refresh/sources/PullToRefreshVC.m",
        release: "no release, the newest commit", commit: "0e5c2c2", date: "2013-04-22",
        since: "e7d4d97 of 2012-10-25", note: "Until then the view was 64 pt high"),
      fidelity: isFolded
        ? "Its rule is pullview's, checked in 24 cases; the angles of the fold are from the source."
        : "Its rules were checked by running the original, in 24 cases. The printed tutorial lacks the guard against a second refresh; the repository has it."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("At exactly 60 pt the label says \"release\", but a release does nothing.")
    list.quirk("The app's top inset is lost, and moves the threshold.")
    list.quirk("A release past 60 pt during the closing animation starts a refresh again.")
  }

  /// The policy `pullview-fixed` fires at a release beyond 60 pt; its inset of 60 pt opens and closes in 0.3 s.
  ///
  /// Bugs fixed: at exactly 60 pt the original's label says "release" and the release does nothing; here it fires. The original sets its
  /// whole inset to 60 pt and then to zero, so that a host's inset is lost and shifts the threshold. A release during its closing animation
  /// starts a second refresh.
  ///
  /// The folded card is the same machine and has no policy of its own.
  public var fixed: FixedPolicy? {
    if isFolded { return nil }
    return FixedPolicy(
      .fixed(
        .points(Self.standardHeight), isStrict: false, .release,
        room: .room(Self.standardHeight, opening: Self.insetDuration, closing: Self.insetDuration)),
      fixes:
        "a release at exactly 60 pt fires, as the label says; the app's inset is kept; a release during the closing waits"
    )
  }
}
