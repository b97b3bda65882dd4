import ScrollPhysics

/// KDE Kirigami's `ScrollablePage` (`TravelSystems.md`, "KDE Kirigami"; KDE/kirigami).
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | idle | offset change with the pull at the threshold, finger or not | counting |
/// | counting | offset change with the pull short of it | idle |
/// | counting | 0.5 s | refreshing, inset for the indicator, callback |
/// | idle, counting | begin | refreshing, inset, without callback |
/// | refreshing | end | no inset; idle, or counting if the pull is still at the threshold and beyond the inset |
///
/// Since Frameworks 6 the threshold is the indicator's height, inclusive, and so is the inset, which is added at once while the content is
/// beyond its top, else within 0.2 s. Before, the pull had to exceed one and a half heights, and no inset was added.
///
/// Quirk of the original, reproduced: it fires with the finger down and after it. The original has one property for both ways to begin;
/// this engine assumes that a begin by the app brings no callback.
public struct KirigamiRefresh: Sendable {
  /// The versions of KDE Frameworks whose rules differ.
  @frozen
  public enum Release: Sendable {
    /// Frameworks 6, since 2023-12-16 (abea8aaa): `PullDownIndicator.qml`.
    case six
    /// Frameworks 5, implemented within `ScrollablePage.qml`.
    case five
  }

  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value. The original has a flag and a timer instead.
  public enum State: UInt8, EngineState {
    /// Neither the timer nor a refresh is running.
    case idle
    /// The pull is at the threshold and the timer runs.
    case counting
    /// The app's work is in progress.
    case refreshing

    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .counting: "counting"
      case .refreshing: "refreshing"
      }
    }
  }

  /// A grid unit, in points: the letter height of the user's font; 18 is Kirigami's own default (`units.cpp`).
  public static var gridUnit: Double { 18 }
  /// The indicator's height in grid units.
  public static var heightInUnits: Double { 4 }
  /// Before Frameworks 6: the distance of the indicator's top below the page's top that fires, as a fraction of its height.
  public static var triggerShare: Double { 0.5 }
  /// Seconds the pull must last (`refreshDelay`).
  public static var dwell: Double { 0.5 }
  /// Seconds in which the inset opens and closes if the content is not beyond its top (`Units.longDuration`).
  public static var roomDuration: Double { 0.2 }

  /// Content within this distance of its top counts as at rest there, in points: in Qt a return ends exactly at the top, here content
  /// counts as at rest half a point from it.
  public static var restDistance: Double { 0.5 }

  /// The version of KDE Frameworks whose rules the engine follows.
  public let release: Release
  /// The indicator's height, in points.
  public let height: Double
  public var core = EngineCore(State.idle)
  /// The time at which the pull has lasted long enough to fire, in seconds; nil while the timer does not run.
  public private(set) var nextTimer: Double?
  /// The pull that fires if it lasts, in points; by default the indicator's height, before Frameworks 6 one and a half times that height.
  public var thresholdPull: Double
  private var originalTopInset: Double
  /// The time at which the inset is fully closed, in seconds; until then content without a finger rests on it.
  private var roomEnd = -Double.infinity

  /// A page with this top inset (its padding), in points, and an indicator of `height` points, above 0.
  public init(
    _ release: Release = .six, originalTopInset: Double, height: Double = Self.heightInUnits * Self.gridUnit
  ) {
    self.release = release
    self.originalTopInset = originalTopInset
    self.height = height
    thresholdPull = release == .six ? height : (1 + Self.triggerShare) * height
  }

  /// The pull at which the half second before a refresh begins, in points.
  public var threshold: Double { thresholdPull }
  public var isIdle: Bool { current == .idle }

  /// True while the inset closes and no finger is down; the content then counts as resting on it.
  private func restsOnRoom(_ view: ScrollSituation) -> Bool { view.time < roomEnd && !view.isTracking }

  private func compared(_ view: ScrollSituation) -> ComparedPull {
    if restsOnRoom(view) { return isStrict ? .exceeding(0) : .reaching(0) }
    return .of(view, past: originalTopInset, isStrict: isStrict)
  }
  private var isStrict: Bool { release == .five }
  /// The inset during a refresh, in points.
  private var room: Double { release == .six ? height : 0 }

  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(threshold), isStrict: isStrict, moment: .dwell(Self.dwell),
      inset: RefreshInset(
        height: room, timing: .trigger, opening: 0, closing: room > 0 ? Self.roomDuration : 0))
    policy.rearm = .below(RefreshPolicy.longestLength)
    return policy
  }

  /// The content's distance beyond its resting position without inset, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  /// The part of the ring that is drawn: the pull in indicator heights, before Frameworks 6 minus one; 0 during a refresh.
  public func progress(_ view: ScrollSituation) -> Double {
    guard current != .refreshing else { return 0 }
    return release == .six ? min(pull(view) / height, 1) : pull(view) / height - 1
  }

  /// The part of the ring that is drawn, ``progress(_:)``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress(view) }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .timerFired: if let end = nextTimer, end <= view.time { endDwell(view, &effects) }
    case .beginRefreshing: if current != .refreshing { refresh(view, &effects) }
    case .endRefreshing: end(view, &effects)
    case .topInsetChanged: originalTopInset = view.topInset - (current == .refreshing ? room : 0)
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard let state = change(view) else { return }
    leave(for: state, &effects)
    if state == .counting { nextTimer = view.time + Self.dwell }
  }

  private mutating func endDwell(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    effects.append(.trigger(view.isTracking ? .contact : .settling))
    refresh(view, &effects)
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func refresh(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    leave(for: .refreshing, &effects)
    setRoom(room, view, &effects)
  }

  /// Ends a refresh. Like the original, compares again as the inset is removed: a pull that is still there begins another half second.
  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .refreshing else { return }
    leave(for: .idle, &effects)
    setRoom(0, view, &effects)
    if room > 0 { followOffset(view, &effects) }
  }

  /// Sets the inset, without animation while the content is beyond its top.
  private mutating func setRoom(_ room: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard self.room > 0 else { return }
    let isBeyond = pull(view) > self.room - room + Self.restDistance
    let duration = isBeyond ? 0 : Self.roomDuration
    if room == 0, duration > 0 { roomEnd = view.time + duration }
    effects.append(.setTopInset(originalTopInset + room, duration: duration))
  }

  private mutating func leave(for state: State, _ effects: inout RefreshEffects) {
    if enter(state, &effects) { nextTimer = nil }
  }
}

extension KirigamiRefresh: RefreshEngineBody {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason: "varies the pull that must last half a second; the height stays the same")
  }

  /// Records which other thresholds `event` would arm or fire. Implemented here, not derived, because the pull must last half a second.
  public func probe(_ event: RefreshEvent, _ view: ScrollSituation, _ levels: inout ThresholdLevels) {
    guard event == .offsetChanged, current != .refreshing else { return }
    let level = compared(view).greatestThreshold
    levels.dwell = ThresholdLevels.Dwell(time: view.time, duration: Self.dwell, start: level, hold: level)
  }
}

extension KirigamiRefresh: RuledEngine {
  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> State? {
    if current == .refreshing { return nil }
    let isBeyond = offset.passes(compared(view), threshold)
    // Content that rests on a closing inset is pulled once the inset is gone.
    if restsOnRoom(view), ComparedPull.of(view, past: originalTopInset, isStrict: isStrict).passes(threshold)
    {
      offset.note(.nothing)
    }
    let state: State = isBeyond ? .counting : .idle
    return state == current ? nil : state
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset, isStrict: isStrict))
  }
}

extension KirigamiRefresh: DescribedEngine {
  public var system: RefreshSystem? { release == .six ? .kirigami : .kirigami5 }
  public var held: RefreshEngine { .kirigami(self) }

  public var facts: EngineFacts {
    release == .six
      ? EngineFacts(
        group: .comparator, list: .flickable,
        product: "ScrollablePage (Kirigami)",
        summary:
          "KDE Kirigami's ScrollablePage: fires after half a second at 72 pt (its indicator's height) or more, with or without a finger.",
        source: .init(
          "KDE/kirigami", release: "6.29.0", commit: "d4f1aaed", date: "2026-08-19",
          since: "6.0", part: "src/controls/private/PullDownIndicator.qml"),
        fidelity:
          "Written from its source, including how Qt reacts to its inset. A grid unit is Kirigami's default of 18; it depends on the font."
      )
      : EngineFacts(
        group: .comparator, list: .flickable,
        product: "ScrollablePage (Kirigami 5)",
        summary:
          "Kirigami of Frameworks 5: fires after half a second with the indicator half its height below the top, with or without a finger.",
        source: .init(
          "KDE/kirigami", release: "5.116.0", commit: "d598cb55", date: "2023-12-08",
          since: "5.37.0 or before", part: "src/controls/ScrollablePage.qml"),
        fidelity:
          "Written from its source. A grid unit is Kirigami's default of 18; it depends on the font.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Does not need a finger: momentum counts towards the half second.")
    if release == .six {
      list.quirk(
        "A pull that is still held when the refresh ends starts another half second, and fires again.")
    }
  }

  /// The policies `kirigami-fixed` and `kirigami-5-fixed` fire after half a second beyond the threshold while a finger is down.
  ///
  /// Bugs fixed: the original also counts the half second without a finger, so that momentum fires, and it fires again and again in one
  /// gesture. The grid unit behind the threshold depends on the user's font.
  public var fixed: FixedPolicy? {
    let page = Self(release, originalTopInset: 0)
    return FixedPolicy(
      .fixed(
        .points(page.threshold), isStrict: isStrict, .dwell(Self.dwell),
        room: room > 0 ? .room(height, opening: Self.roomDuration, closing: Self.roomDuration) : .noRoom),
      fixes: "a finger is needed for the whole half second, and a gesture fires once")
  }
}
