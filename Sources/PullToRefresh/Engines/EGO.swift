import ScrollPhysics

/// EGOTableViewPullRefresh (`IOSClones.md`): the offset at the release decides, unless the data source reports loading.
///
/// `o` is the raw contentOffset: the original takes the top inset for 0.
///
/// A *callback* as event is the scroll view's, as result the app's.
///
/// | state | event | then |
/// |---|---|---|
/// | Normal | dragging callback with o < −65, not loading | Pulling |
/// | Pulling | dragging callback with −65 < o < 0, not loading | Normal |
/// | Normal, Pulling | every dragging callback | inset := 0 if it is not |
/// | any | release with o ≤ −65, not loading | callback, Loading, inset := 60 in 0.2 s |
/// | Loading | callback | inset := min(max(−o, 0), 60) |
/// | any | finished loading | inset := 0 in 0.3 s, Normal |
///
/// Quirks of the original, reproduced: at exactly −65 it fires without ever having shown "release"; it fires even if the state was never
/// Pulling; a host's inset is lost in the first drag; the delegate is called before the state changes, so an end within that call leaves
/// the control Loading.
public struct EGO: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// Shows "Pull down to refresh…".
    case normal
    /// Shows "Release to refresh…".
    case pulling
    /// Shows "Loading…".
    case loading

    public var name: StaticString {
      switch self {
      case .normal: "Normal"
      case .pulling: "Pulling"
      case .loading: "Loading"
      }
    }
  }

  /// The offset at or below which a release fires, and below which the arrow flips, in points.
  public static var threshold: Double { -65 }
  /// The inset while loading, in points.
  public static var height: Double { 60 }
  /// Seconds the inset takes to open.
  public static var openingDuration: Double { 0.2 }
  /// Seconds the inset takes to close.
  public static var closingDuration: Double { 0.3 }
  /// Seconds the arrow takes to turn over.
  public static var flipDuration: Double { 0.18 }

  /// True if the data source reports that it is loading; otherwise a second release fires again.
  public let reportsLoading: Bool
  public var core = EngineCore(State.normal)
  /// Angle of the arrow, in degrees.
  public private(set) var arrow = AnimatedValue(0)
  /// The time at which the spinner that replaces the arrow began to turn, in seconds; nil while the arrow
  /// is shown.
  public private(set) var spinningSince: Double?
  /// The offset at or below which a release fires, in points; −65 by default.
  private var line = Self.threshold
  private let originalTopInset: Double
  private var openWork = 0

  /// A header on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double, reportsLoading: Bool = true) {
    self.originalTopInset = originalTopInset
    self.reportsLoading = reportsLoading
  }

  public var isIdle: Bool { current != .loading && openWork == 0 }
  /// The part of the engine's behaviour that a policy can describe. The policy's threshold is smaller by the top inset, which the original
  /// ignores.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), moment: .release,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.openingDuration, closing: Self.closingDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .newGesture
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  /// True if a dragging callback at this contentOffset flips the arrow: strictly beyond the threshold.
  public static func isPulling(at contentOffset: Double) -> Bool { contentOffset < threshold }

  /// True if a release at this contentOffset starts a refresh: at the threshold or beyond.
  public static func fires(at contentOffset: Double) -> Bool { contentOffset <= threshold }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .dragEnded: if passesThreshold(event, view) { refresh(view, &effects) }
    case .endRefreshing: finish(at: view.time, &effects)
    default: break
    }
  }

  private var isLoading: Bool { reportsLoading && openWork > 0 }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    switch change(view) {
    case .hold(let inset): effects.append(.setTopInset(inset, duration: 0))
    case .drag(let state):
      if let state { enter(state, at: view.time, &effects) }
      if view.topInset != 0 { effects.append(.setTopInset(0, duration: 0)) }
    case nil: break
    }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    openWork += 1
    effects.append(.trigger(.released))
    effects.append(.callback)
    if endsInsideCallback { finish(at: view.time, &effects) }
    enter(.loading, at: view.time, &effects)
    effects.append(.setTopInset(Self.height, duration: Self.openingDuration))
  }

  private mutating func finish(at time: Double, _ effects: inout RefreshEffects) {
    if openWork > 0 { openWork -= 1 }
    effects.append(.setTopInset(0, duration: Self.closingDuration))
    enter(.normal, at: time, &effects)
  }

  /// Sets the state even if it is not new, like the original's setter.
  private mutating func enter(_ state: State, at time: Double, _ effects: inout RefreshEffects) {
    switch state {
    case .pulling: arrow = arrow.turned(to: 180, at: time, duration: Self.flipDuration)
    case .normal:
      let duration = current == .pulling ? Self.flipDuration : 0
      arrow = arrow.turned(to: 0, at: time, duration: duration)
      spinningSince = nil
    case .loading: spinningSince = time
    }
    reenter(state, &effects)
  }
}

extension EGO: ComparingEngine {
  /// The engine's traits: it compares raw offsets, whatever the inset is.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: false, readsMotion: false, insetShare: 0,
      thresholdReason: "varies the distance that a release must exceed; the inset stays the view's height",
      probedCallbacks: .newest)
  }

  /// The pull that fires, in points: 65 minus the top inset, which the original ignores.
  public var thresholdPull: Double {
    get { -line - originalTopInset }
    set { line = -newValue - originalTopInset }
  }

  /// The pull compared with the threshold: the raw offset at a release, as the original ignores the inset. Nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded, !isLoading else { return nil }
    return .reaching(offset: view.contentOffset, past: originalTopInset)
  }
}

extension EGO: RuledEngine {
  /// The effect of an offset change: it sets the inset to hold the content, or a drag changes the label (nil: keeps it) and clears the
  /// inset.
  enum Change { case hold(Double), drag(State?) }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    if current == .loading {
      return offset.room(from: 0, to: Self.height, now: view.topInset).map { .hold($0) }
    }
    guard view.isDragging else { return nil }
    let state = isLoading ? nil : turned(&offset)
    return state == nil && view.topInset == 0 ? nil : .drag(state)
  }

  private func turned(_ offset: inout some Reading) -> State? {
    if current == .normal { return offset.isBelow(line) ? .pulling : nil }
    return !offset.reaches(line) && offset.isBelow(0) ? .normal : nil
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset))
  }
}

extension EGO: DescribedEngine {
  public var system: RefreshSystem? { .ego }
  public var held: RefreshEngine { .ego(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "EGOTableViewPullRefresh",
      summary: "EGOTableViewPullRefresh: decides on release, if the data source allows it.",
      source: .init(
        "enormego/EGOTableViewPullRefresh",
        "EGOTableViewPullRefresh/Classes/View/EGORefreshTableHeaderView.m",
        release: "no release, the newest commit", commit: "01d7ff2", date: "2013-11-01",
        since: "27042c3 of 2010-12-04"),
      fidelity:
        "Its rules were checked by running the original.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Its label changes beyond 65 pt, but a release at exactly 65 pt already fires.")
    list.quirk("Overwrites the app's insets, again at every drag.")
  }

  /// The policy `ego-fixed` fires at a release at 65 pt or more; its inset of 60 pt opens in 0.2 s and closes in 0.3 s.
  ///
  /// Bugs fixed: the original overwrites the host's insets, even at every drag; its label turns only beyond 65 pt, but a release fires at
  /// exactly 65 pt; unless its delegate reports loading, a second release while loading fires again.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .points(-Self.threshold), isStrict: false, .release,
        room: .room(Self.height, opening: Self.openingDuration, closing: Self.closingDuration)),
      fixes:
        "the app's insets are kept; label and release agree at 65 pt; a second release while loading waits")
  }
}
