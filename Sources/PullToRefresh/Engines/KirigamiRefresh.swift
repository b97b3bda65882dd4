import ScrollPhysics

/// KDE Kirigami's `ScrollablePage` (`TravelSystems.md`; KDE/kirigami src/controls/ScrollablePage.qml).
///
/// *y*: how far the indicator's top is below the page's top: pull − height. The pull must pass 1.5 heights.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | offset change with y > height/2, finger or not | counting |
/// | counting | offset change with y ≤ height/2 | idle |
/// | counting | 0.5 s | refreshing, callback |
/// | idle, counting | begin | refreshing, without callback |
/// | refreshing | end | idle |
///
/// Kept from the original: it fires with the finger down and after it, and holds no room while it refreshes.
/// The original has one property for both ways to begin; a begin by the app is taken not to call the app.
public struct KirigamiRefresh: Sendable {
  /// The states, by index. The original has a flag and a timer.
  public enum State: UInt8, EngineState {
    /// Nothing runs.
    case idle
    /// The timer runs.
    case counting
    /// The work is going on.
    case refreshing

    /// The state in the system's own words.
    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .counting: "counting"
      case .refreshing: "refreshing"
      }
    }
  }

  /// A grid unit, in points. Not known: it is the height of a letter of the user's font; 18 is Kirigami's usual one.
  public static var gridUnit: Double { 18 }
  /// The indicator's height in grid units.
  public static var heightInUnits: Double { 4 }
  /// The distance the indicator's top must be below the page's top, in heights.
  public static var triggerShare: Double { 0.5 }
  /// Seconds it must stay there.
  public static var dwell: Double { 0.5 }

  /// The indicator's height, in points.
  public let height: Double
  /// Index of the state it is in.
  public var state: UInt8 { current.rawValue }
  /// True if the app ends the refresh within its handler.
  public var endsInsideCallback = false
  /// The end of the dwell.
  public private(set) var nextTimer: Double?
  private var current = State.idle
  /// The pull that must last, in points: one and a half heights, unless it is set.
  public var thresholdPull: Double
  private var originalTopInset: Double

  /// A page with this top inset (its padding), in points, and an indicator of this height, above 0.
  public init(originalTopInset: Double, height: Double = Self.heightInUnits * Self.gridUnit) {
    self.originalTopInset = originalTopInset
    self.height = height
    thresholdPull = (1 + Self.triggerShare) * height
  }

  /// The pull that must be passed, in points.
  public var threshold: Double { thresholdPull }
  /// Nothing is to come by itself.
  public var isIdle: Bool { current == .idle }

  /// The part of its behaviour that a policy can describe.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(threshold: .points(threshold), isStrict: true, moment: .dwell(Self.dwell))
    policy.rearm = .below(RefreshPolicy.longestLength)
    return policy
  }

  /// The content's distance beyond its resting position, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    view.pull(beyond: originalTopInset)
  }

  /// The share of the ring that is drawn: y in heights, 0 while it refreshes.
  public func progress(_ view: ScrollSituation) -> Double {
    current == .refreshing ? 0 : pull(view) / height - 1
  }

  /// The ring's share, ``progress(_:)``: below 0 until the indicator is out.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress(view) }

  /// Handles `event` as the page does, and adds its effects in order.
  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: if current != .refreshing { followOffset(view, &effects) }
    case .timerFired: if let end = nextTimer, end <= view.time { endDwell(view, &effects) }
    case .beginRefreshing: enter(.refreshing, &effects)
    case .endRefreshing: if current == .refreshing { enter(.idle, &effects) }
    case .topInsetChanged: originalTopInset = view.topInset
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let isBeyond = pull(view) > threshold
    guard isBeyond != (current == .counting) else { return }
    enter(isBeyond ? .counting : .idle, &effects)
    if isBeyond { nextTimer = view.time + Self.dwell }
  }

  private mutating func endDwell(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    enter(.refreshing, &effects)
    effects.append(.trigger(view.isTracking ? .contact : .settling))
    effects.append(.callback)
    if endsInsideCallback { enter(.idle, &effects) }
  }

  private mutating func enter(_ state: State, _ effects: inout RefreshEffects) {
    guard state != current else { return }
    current = state
    nextTimer = nil
    effects.append(.enter(state.rawValue))
  }
}

extension KirigamiRefresh: RefreshEngineBody {
  /// It watches the offset alone.
  @inlinable public static var followsFinger: Bool { false }
  /// An app can ask it to refresh.
  @inlinable public static var takesBegin: Bool { true }
  /// It looks at no velocity and no angle.
  @inlinable public static var readsMotion: Bool { false }
  /// It does not see the threshold before it passes it.
  public static var thresholdMethod: ThresholdMethod { .critical }

  /// The parts that vary with the threshold, and what becomes of the others.
  public var thresholdReason: StaticString {
    "varies the pull that must last half a second; the height stays"
  }

  /// Updates `levels` for engines of other thresholds: see the protocol.
  ///
  /// By hand: the pull must last.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    guard event == .offsetChanged, current != .refreshing else { return }
    let level = pull(view).nextDown
    levels.dwell = ThresholdLevels.Dwell(time: view.time, duration: Self.dwell, start: level, hold: level)
  }
}

extension KirigamiRefresh: DescribedEngine {
  /// The built-in system it is.
  public var system: RefreshSystem? { .kirigami }
  /// Itself, as a host keeps it.
  public var held: RefreshEngine { .kirigami(self) }

  /// The facts known of the original.
  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator,
      summary:
        "KDE Kirigami's ScrollablePage: half a second with the indicator half its height below the top, finger or not.",
      source: .init("KDE/kirigami", part: "src/controls/ScrollablePage.qml; TravelSystems.md"),
      fidelity:
        "Written from its source. The grid unit is not known, as it is the user's font's: 18.")
  }

  /// Lists what the original does that a user would call a bug, and that is kept.
  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Needs no finger: momentum counts towards its half second.")
  }

  /// `kirigami-fixed`: half a second past 108 pt while a finger is down, no room.
  ///
  /// Mended: the original counts the half second without a finger too, so that momentum fires, and fires as often in one
  /// gesture as it ends. The grid unit behind the 108 pt is the user's font's and not known.
  public var mended: MendedPolicy? {
    let page = Self(originalTopInset: 0)
    return MendedPolicy(
      .mended(.points(page.threshold), isStrict: true, .dwell(Self.dwell)),
      mends: "a finger is needed as long as it counts, and one gesture fires once")
  }
}
