import ScrollPhysics

/// ODRefreshControl (`IOSClones.md`): the drop tears at 96 pt, finger or not.
///
/// `e = contentOffset + original inset`, `d = clamp(−43 − e, 0, 53)`.
///
/// *begin* and *end*: the app begins or ends a refresh. A *callback* as event is the scroll view's, as result the app's.
///
/// | state | event | then |
/// |---|---|---|
/// | canRefresh | callback with e > 0, moving up, no finger on the screen | cannotRefresh |
/// | canRefresh | callback with d = 53 | refreshing, callback |
/// | cannotRefresh | callback with e ≥ 0 | canRefresh |
/// | refreshing | callback with −44 ≤ e < 0, not dragging | inset := original + 44, each time |
/// | canRefresh, cannotRefresh | begin | inset := original + 44, content forced there, refreshing |
/// | refreshing | end | cannotRefresh, inset := original in 0.4 s, and once more at its end |
///
/// The original has no state variable; the states are its flags. With a table's section headers the inset follows the content: `min(−e,
/// 44)`, also under a finger once it has been added, and none below the top edge.
///
/// Quirks of the original, reproduced: no finger is needed, so an overshoot fires; the inset written at the end of the closing animation
/// overwrites that of a refresh that began meanwhile; an inset that the host sets counts as the original one at any time, even with the 44
/// pt included, so that a host that adds to it in a refresh keeps the 44 pt.
public struct ODRefreshControl: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The control waits for a pull.
    case canRefresh
    /// The app's work is in progress.
    case refreshing
    /// The control waits until the content is back inside its bounds.
    case cannotRefresh

    public var name: StaticString {
      switch self {
      case .canRefresh: "canRefresh"
      case .refreshing: "refreshing"
      case .cannotRefresh: "cannotRefresh"
      }
    }
  }

  /// Height of the drop before it stretches, in points: radii 16 and 16, paddings 5 and 6 (`kMax…` of the original).
  public static var dropHeight: Double { 43 }
  /// The distance the drop stretches before it tears, in points.
  public static var tearingDistance: Double { 53 }
  /// The inset during a refresh, in points.
  public static var openHeight: Double { 44 }
  /// Seconds the inset takes to close; it opens at once.
  public static var closingDuration: Double { 0.4 }
  /// Seconds the torn drop takes to shrink (`pathMorph` of the original).
  public static var tearingDuration: Double { 0.15 }
  /// Seconds the spinner then takes to grow (the original's `animateWithDuration:delay:` of 0.2 and 0.15).
  public static var spinnerDuration: Double { 0.2 }

  /// True if the scroll view is a table with section headers.
  public let hasSectionHeaders: Bool
  public var core = EngineCore(State.canRefresh)
  /// The stretch of the drop, in points, 0…53; nil while no drop is drawn.
  public private(set) var stretch: Double?
  /// The time at which the drop tore, in seconds; nil before, and after the refresh.
  public private(set) var tornAt: Double?
  /// Size and opacity of the spinner, 0…1.
  public private(set) var spinner = AnimatedValue(0)
  /// The pull at which the drop tears, in points; by default 43 + 53.
  public var thresholdPull = Self.dropHeight + Self.tearingDistance
  private let firstTopInset: Double
  private var originalTopInset: Double
  private var hasRoom = false
  private var lastOffset = 0.0

  /// A control on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double, hasSectionHeaders: Bool = false) {
    self.originalTopInset = originalTopInset
    self.hasSectionHeaders = hasSectionHeaders
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull),
      inset: RefreshInset(
        height: Self.openHeight, timing: .release, opening: 0, closing: Self.closingDuration))
    policy.rearm = .below(0)
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: firstTopInset) }

  /// The stretch of the drop, in points, 0…53, at `offset` points from the resting position.
  public static func stretch(at offset: Double) -> Double {
    let shift = -(dropHeight + offset)
    if shift <= 0 { return 0 }
    return shift < tearingDistance ? shift : tearingDistance
  }

  /// True if the drop tears at `offset` points from the resting position, because it is fully stretched.
  public static func tears(at offset: Double) -> Bool {
    1 - stretch(at: offset) / tearingDistance == 0
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .beginRefreshing: begin(view, &effects)
    case .endRefreshing: end(at: view.time, &effects)
    case .topInsetChanged: originalTopInset = view.topInset
    case .timerFired: if core.timers.take(dueAt: view.time) != nil { restore(&effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let change = change(view)
    if current != .refreshing {
      lastOffset = view.contentOffset + originalTopInset
      stretch = current == .canRefresh && lastOffset < 0 ? Self.stretch(at: lastOffset) : nil
    }
    switch change {
    case .enter(let state): enter(state, &effects)
    case .comeBack(let state):
      hasRoom = false
      stretch = state == .canRefresh ? 0 : nil
      enter(state, &effects)
    case .tear: tear(view, &effects)
    case .makeRoom(let height):
      if height > 0 { hasRoom = true }
      effects.append(.setTopInset(originalTopInset + height, duration: 0))
    case nil: break
    }
  }

  private mutating func tear(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    tornAt = view.time
    spinner = AnimatedValue(
      from: 0, to: 1, start: view.time + Self.tearingDuration, duration: Self.spinnerDuration, isLinear: true)
    enter(.refreshing, &effects)
    effects.append(.trigger(view.isTracking ? .contact : .settling))
    effects.append(.callback)
    if endsInsideCallback { end(at: view.time, &effects) }
  }

  private mutating func begin(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current != .refreshing else { return }
    let inset = originalTopInset + Self.openHeight
    effects.append(.setTopInset(inset, duration: 0))
    effects.append(.scroll(to: -inset, animated: false))
    // The forced offset causes a callback before the flags change.
    var forced = view
    forced.contentOffset = -inset
    followOffset(forced, &effects)
    stretch = nil
    spinner = AnimatedValue(1)
    reenter(.refreshing, &effects)
  }

  private mutating func end(at time: Double, _ effects: inout RefreshEffects) {
    guard current == .refreshing else { return }
    enter(.cannotRefresh, &effects)
    effects.append(.note(.refreshEnded, 0))
    effects.append(.setTopInset(originalTopInset, duration: Self.closingDuration))
    spinner = spinner.turned(to: 0, at: time, duration: Self.closingDuration)
    core.timers.add(0, at: time + Self.closingDuration)
  }

  private mutating func restore(_ effects: inout RefreshEffects) {
    (tornAt, stretch) = (nil, nil)
    effects.append(.setTopInset(originalTopInset, duration: 0))
  }
}

extension ODRefreshControl: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason: "varies the distance at which the drop tears; the drawing stays the same",
      probedCallbacks: .furthest)
  }

  /// The pull compared with the threshold, while the drop is drawn; nil otherwise.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    firingPull(event, view).flatMap { $0.offset < 0 ? $0 : nil }
  }
}

extension ODRefreshControl: RuledEngine {
  enum Change { case enter(State), comeBack(State), tear, makeRoom(Double) }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    switch current {
    case .canRefresh:
      if isTooFast(&offset, view) { return .enter(.cannotRefresh) }
      let pull = ComparedPull.reaching(offset: offset.value, adding: originalTopInset)
      return offset.fires(pull, thresholdPull) ? .tear : nil
    case .cannotRefresh:
      if offset.isBelow(0, adding: originalTopInset) { return nil }
      // The original reverts to cannotRefresh in the same callback if the content still scrolls up.
      return .comeBack(isTooFast(&offset, view) ? .cannotRefresh : .canRefresh)
    case .refreshing: return hasSectionHeaders ? followingRoom(&offset, view) : fixedRoom(&offset, view)
    }
  }

  /// True if the content, below its top edge, scrolls up without a finger from one change to the next.
  private func isTooFast(_ offset: inout some Reading, _ view: ScrollSituation) -> Bool {
    guard !view.isTracking, !offset.reaches(0, adding: originalTopInset) else { return false }
    offset.note(.nothing)
    return lastOffset > offset.value + originalTopInset
  }

  private func fixedRoom(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    guard !view.isDragging, offset.isNews(originalTopInset + Self.openHeight, view.topInset) else {
      return nil
    }
    let isShown = offset.isBelow(0, adding: originalTopInset)
    return isShown && !offset.isBelow(-Self.openHeight, adding: originalTopInset)
      ? .makeRoom(Self.openHeight) : nil
  }

  private func followingRoom(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    offset.note(.nothing)
    let distance = offset.value + originalTopInset
    if distance > 0 { return .makeRoom(0) }
    guard distance < 0, distance >= -Self.openHeight, !view.isDragging || hasRoom else { return nil }
    return .makeRoom(-distance)
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: firstTopInset))
  }
}

extension ODRefreshControl: DescribedEngine {
  public var system: RefreshSystem? { .od }
  public var held: RefreshEngine { .od(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .uiScrollView,
      product: "ODRefreshControl",
      summary: "ODRefreshControl: a drop that tears at 96 pt, with or without a finger.",
      source: .init(
        "Sephiroth87/ODRefreshControl", "ODRefreshControl/ODRefreshControl.m", release: "1.2",
        commit: "27b4e2f", date: "2015-07-16", since: "1.2",
        note: "The rule against fast scrolling was added on 2012-11-05, after 1.1.0"),
      fidelity:
        "Its rules were checked by running the original.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Fires without a finger, by momentum too.")
    list.quirk(
      "If the app sets an inset that includes the open 44 pt during a refresh, the 44 pt stay open after it."
    )
  }

  /// The policy `od-fixed` fires at a pull of at least 96 pt (43 + 53) while a finger is down; its inset of 44 pt opens at once and closes
  /// in 0.4 s.
  ///
  /// Bugs fixed: the original fires at any callback, also by momentum (ODRefreshControl #33), and takes an inset that the host sets during
  /// a refresh for the original one, although it includes the 44 pt, which then remain.
  public var fixed: FixedPolicy? {
    FixedPolicy(
      .fixed(
        .points(Self.dropHeight + Self.tearingDistance), isStrict: false, .crossing,
        room: .room(Self.openHeight, opening: 0, closing: Self.closingDuration)),
      fixes: "a finger is needed, and the inset closes whatever inset the app sets meanwhile")
  }
}
