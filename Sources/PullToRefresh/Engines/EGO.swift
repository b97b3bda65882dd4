import ScrollPhysics

/// EGOTableViewPullRefresh (`IOSClones.md`): the instant of the lift decides, as the data source allows.
///
/// `o` is the raw contentOffset: the original takes the top inset for 0.
///
/// | state | event | then |
/// |---|---|---|
/// | Normal | dragging callback with o < −65, not loading | Pulling |
/// | Pulling | dragging callback with −65 < o < 0, not loading | Normal |
/// | Normal, Pulling | every dragging callback | inset := 0 if it is not |
/// | any | lift with o ≤ −65, not loading | callback, Loading, inset := 60 in 0.2 s |
/// | Loading | callback | inset := min(max(−o, 0), 60) |
/// | any | finished loading | inset := 0 in 0.3 s, Normal |
///
/// Kept from the original: at exactly −65 it fires without ever having shown "release"; it fires though the
/// state was never Pulling; a host's inset is lost in the first drag; the delegate is called before the state
/// changes, so an end within it leaves the control Loading.
public struct EGO: Sendable {
  /// The states, by index.
  public enum State: UInt8, EngineState {
    /// "Pull down to refresh…".
    case normal
    /// "Release to refresh…".
    case pulling
    /// "Loading…".
    case loading

    public var name: StaticString {
      switch self {
      case .normal: "Normal"
      case .pulling: "Pulling"
      case .loading: "Loading"
      }
    }
  }

  /// The offset that must be reached, in points: beyond it the arrow flips, from it on a lift fires.
  public static var threshold: Double { -65 }
  /// The room it makes while loading, in points.
  public static var height: Double { 60 }
  /// Seconds the room takes in.
  public static var openingDuration: Double { 0.2 }
  /// Seconds the room takes out.
  public static var closingDuration: Double { 0.3 }
  /// Seconds the arrow takes to turn over.
  public static var flipDuration: Double { 0.18 }

  public var state: UInt8 { current.rawValue }
  /// True if the data source says that it loads; without that answer a second lift fires again.
  public let reportsLoading: Bool
  public var endsInsideCallback = false
  /// Angle of the arrow, in degrees.
  public private(set) var arrow = AnimatedValue(0)
  /// The time at which the spinner that replaces the arrow began to turn, in seconds; nil while the arrow
  /// shows.
  public private(set) var spinningSince: Double?
  /// The offset that fires, in points: −65, unless the threshold is another.
  private var line = Self.threshold
  private let originalTopInset: Double
  private var current = State.normal
  private var openWork = 0

  /// A header on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double, reportsLoading: Bool = true) {
    self.originalTopInset = originalTopInset
    self.reportsLoading = reportsLoading
  }

  public var isIdle: Bool { current != .loading && openWork == 0 }
  /// The part of its behaviour that a policy can describe; the threshold is smaller by an inset that the
  /// original does not know of.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull), moment: .release,
      inset: RefreshInset(
        height: Self.height, timing: .trigger, opening: Self.openingDuration, closing: Self.closingDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .newGesture
    return policy
  }

  /// The content's distance beyond its first resting position, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    view.pull(beyond: originalTopInset)
  }

  /// True if a dragging callback at this contentOffset flips the arrow: strictly beyond the threshold.
  public static func isPulling(at contentOffset: Double) -> Bool { contentOffset < threshold }

  /// True if a lift at this contentOffset starts a refresh: also just at the threshold.
  public static func fires(at contentOffset: Double) -> Bool { contentOffset <= threshold }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged:
      if current == .loading {
        hold(view, &effects)
      } else if view.isDragging {
        followDrag(view, &effects)
      }
    case .dragEnded: if passesThreshold(event, view) { refresh(view, &effects) }
    case .endRefreshing: finish(at: view.time, &effects)
    default: break
    }
  }

  private var isLoading: Bool { reportsLoading && openWork > 0 }

  private func hold(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let shown = view.contentOffset < 0 ? -view.contentOffset : 0
    effects.append(.setTopInset(shown < Self.height ? shown : Self.height, duration: 0))
  }

  private mutating func followDrag(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let offset = view.contentOffset
    if current == .pulling, offset > line, offset < 0, !isLoading {
      enter(.normal, at: view.time, &effects)
    } else if current == .normal, offset < line, !isLoading {
      enter(.pulling, at: view.time, &effects)
    }
    if view.topInset != 0 { effects.append(.setTopInset(0, duration: 0)) }
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

  /// The original's setter: it does not look whether the state is new.
  private mutating func enter(_ state: State, at time: Double, _ effects: inout RefreshEffects) {
    switch state {
    case .pulling: arrow = arrow.turned(to: 180, at: time, duration: Self.flipDuration)
    case .normal:
      let duration = current == .pulling ? Self.flipDuration : 0
      arrow = arrow.turned(to: 0, at: time, duration: duration)
      spinningSince = nil
    case .loading: spinningSince = time
    }
    current = state
    effects.append(.enter(state.rawValue))
  }
}

extension EGO: ComparingEngine {
  /// It compares bare offsets, whatever the inset is.
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: false, readsMotion: false, insetShare: 0,
      thresholdReason: "varies the line a lift must be beyond; the inset stays the height",
      probedCallbacks: .newest)
  }

  @inlinable public var nextTimer: Double? { nil }

  /// 65 pt, less the inset that the original forgets.
  public var thresholdPull: Double {
    get { -line - originalTopInset }
    set { line = -newValue - originalTopInset }
  }

  /// The raw offset of a lift, as the original does not know the inset.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded, !isLoading else { return nil }
    return .reaching(offset: view.contentOffset, past: originalTopInset)
  }
}

extension EGO {
  /// The offsets at which no callback does anything.
  ///
  /// | state | quiet while |
  /// |---|---|
  /// | Normal, Pulling, not dragging | always |
  /// | Normal, dragging at an inset of 0 | o ≥ −65 |
  /// | Pulling, dragging at an inset of 0 | o ≤ −65, or o ≥ 0 |
  /// | Normal, Pulling, dragging at another inset | never |
  /// | Loading | the inset follows o no further: o ≤ −60 with all of it, o ≥ 0 with none |
  ///
  /// And the pull stays on its side of 65 pt.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    quietCallbacks(view).intersection(quietSide(view, past: originalTopInset))
  }

  private func quietCallbacks(_ view: ScrollSituation) -> QuietInterval {
    if current == .loading { return .holding(view.topInset, from: 0, to: Self.height) }
    guard view.isDragging else { return .everything }
    guard view.topInset == 0 else { return .nothing }
    if isLoading { return .everything }
    guard current == .pulling else { return QuietInterval(low: line) }
    if line >= 0 { return .everything }
    return view.contentOffset >= 0 ? QuietInterval(low: 0) : QuietInterval(high: line)
  }
}

extension EGO: DescribedEngine {
  public var system: RefreshSystem? { .ego }
  public var held: RefreshEngine { .ego(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator,
      product: "EGOTableViewPullRefresh",
      summary: "EGOTableViewPullRefresh: the lift decides, as the data source allows.",
      source: .init(
        "enormego/EGOTableViewPullRefresh",
        "EGOTableViewPullRefresh/Classes/View/EGORefreshTableHeaderView.m",
        release: "no release, the newest commit", commit: "01d7ff2", date: "2013-11-01",
        since: "27042c3 of 2010-12-04"),
      fidelity:
        "Its rules were checked by running the original.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Its label turns beyond 65 pt, the lift fires at 65 pt.")
    list.quirk("Overwrites the host's insets, also by every drag.")
  }

  /// `ego-fixed`: a lift at 65 pt or more, room of 60 pt in 0.2 s and out in 0.3 s.
  ///
  /// Mended: the original overwrites the host's insets, also by every drag; its label turns only beyond 65 pt while the lift
  /// fires at 65 pt; without its delegate's word a second lift while loading fires again.
  public var mended: MendedPolicy? {
    MendedPolicy(
      .mended(
        .points(-Self.threshold), isStrict: false, .release,
        room: .room(Self.height, opening: Self.openingDuration, closing: Self.closingDuration)),
      mends: "the host's insets are kept, label and lift agree on 65 pt, a second lift while loading waits")
  }
}
