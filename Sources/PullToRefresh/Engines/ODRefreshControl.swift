import ScrollPhysics

/// ODRefreshControl (`IOSClones.md`): the drop tears at 96 pt, finger or not.
///
/// `e = contentOffset + original inset`, `d = clamp(−43 − e, 0, 53)`.
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
/// The original has no such variable; the words are its flags. With section headers (a table's) the room follows the
/// content: `min(−e, 44)`, also under a finger once there is room, and none above the top.
///
/// Kept from the original: no finger is needed, so an overshoot fires; the inset written at the end of the
/// closing animation takes the room of a refresh that began within it; an inset that the host sets counts as
/// the original one, whenever it comes and with the room in it, so that a host that adds to it in a refresh
/// keeps the 44 pt.
public struct ODRefreshControl: Sendable {
  /// The states, by index.
  public enum State: UInt8, EngineState {
    /// Waiting for a pull.
    case canRefresh
    /// The work is going on.
    case refreshing
    /// Waits for the content to be back inside.
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
  /// The distance it stretches before it tears, in points.
  public static var tearingDistance: Double { 53 }
  /// The room it makes, in points.
  public static var openHeight: Double { 44 }
  /// Seconds the room takes out; it comes at once.
  public static var closingDuration: Double { 0.4 }
  /// Seconds the torn drop takes to shrink (`pathMorph` of the original).
  public static var tearingDuration: Double { 0.15 }
  /// Seconds the spinner takes to grow after that (the original's `animateWithDuration:delay:` of 0.2 and 0.15).
  public static var spinnerDuration: Double { 0.2 }

  public var state: UInt8 { current.rawValue }
  /// True if the scroll view is a table with section headers.
  public let hasSectionHeaders: Bool
  public var endsInsideCallback = false
  /// The stretch of the drop, in points, 0…53; nil while it is not drawn.
  public private(set) var stretch: Double?
  /// The time at which the drop tore, in seconds; nil before, and after the refresh.
  public private(set) var tornAt: Double?
  /// Size and opacity of the spinner, 0…1.
  public private(set) var spinner = AnimatedValue(0)
  /// The pull at which the drop tears, in points: 43 and 53 pt, unless it is set.
  public var thresholdPull = Self.dropHeight + Self.tearingDistance
  private let firstTopInset: Double
  private var originalTopInset: Double
  private var current = State.canRefresh
  private var hasRoom = false
  private var lastOffset = 0.0
  private var closings = Completions()

  /// A control on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double, hasSectionHeaders: Bool = false) {
    self.originalTopInset = originalTopInset
    self.hasSectionHeaders = hasSectionHeaders
    firstTopInset = originalTopInset
  }

  public var isIdle: Bool { current != .refreshing && closings.next == nil }
  /// The time at which the closing animation ends.
  public var nextTimer: Double? { closings.next }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull),
      inset: RefreshInset(
        height: Self.openHeight, timing: .release, opening: 0, closing: Self.closingDuration))
    policy.rearm = .below(0)
    return policy
  }

  /// The content's distance beyond its resting position, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double {
    view.pull(beyond: firstTopInset)
  }

  /// The stretch of the drop at an offset from the resting position, in points, 0…53.
  public static func stretch(at offset: Double) -> Double {
    let shift = -(dropHeight + offset)
    if shift <= 0 { return 0 }
    return shift < tearingDistance ? shift : tearingDistance
  }

  /// True if the drop tears at an offset from the resting position: nothing of its stretch is left.
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
    case .timerFired: if closings.take(dueAt: view.time) != nil { restore(&effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let offset = view.contentOffset + originalTopInset
    if current == .refreshing {
      makeRoom(offset, isDragging: view.isDragging, &effects)
      return
    }
    let isDrawn = watch(offset, isTracking: view.isTracking, &effects)
    lastOffset = offset
    stretch = isDrawn ? Self.stretch(at: offset) : nil
    if passesThreshold(.offsetChanged, view) { tear(view, &effects) }
  }

  /// Lets the flags follow the offset; true if the drop is then drawn, and so may tear once it is below the top.
  private mutating func watch(
    _ offset: Double, isTracking: Bool, _ effects: inout RefreshEffects
  ) -> Bool {
    let wasWaiting = current == .cannotRefresh
    let isBack = wasWaiting && offset >= 0
    if isBack { hasRoom = false }
    // The original takes the word back in the same callback where the content still scrolls up.
    let isTooFast = offset > 0 && lastOffset > offset && !isTracking
    let state: State = isTooFast || (wasWaiting && !isBack) ? .cannotRefresh : .canRefresh
    if state != current { enter(state, &effects) }
    return state == .canRefresh && (isBack || offset < 0)
  }

  private mutating func makeRoom(
    _ offset: Double, isDragging: Bool, _ effects: inout RefreshEffects
  ) {
    if offset > 0 {
      if hasSectionHeaders { effects.append(.setTopInset(originalTopInset, duration: 0)) }
      return
    }
    guard offset < 0, offset >= -Self.openHeight else { return }
    if isDragging, !(hasRoom && hasSectionHeaders) { return }
    hasRoom = true
    let room = hasSectionHeaders ? -offset : Self.openHeight
    effects.append(.setTopInset(originalTopInset + room, duration: 0))
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
    // The forced offset comes back as a callback before the flags change.
    var forced = view
    forced.contentOffset = -inset
    followOffset(forced, &effects)
    stretch = nil
    spinner = AnimatedValue(1)
    enter(.refreshing, &effects)
  }

  private mutating func end(at time: Double, _ effects: inout RefreshEffects) {
    guard current == .refreshing else { return }
    enter(.cannotRefresh, &effects)
    effects.append(.note(.refreshEnded, 0))
    effects.append(.setTopInset(originalTopInset, duration: Self.closingDuration))
    spinner = spinner.turned(to: 0, at: time, duration: Self.closingDuration)
    closings.add(0, at: time + Self.closingDuration)
  }

  private mutating func restore(_ effects: inout RefreshEffects) {
    (tornAt, stretch) = (nil, nil)
    effects.append(.setTopInset(originalTopInset, duration: 0))
  }

  private mutating func enter(_ state: State, _ effects: inout RefreshEffects) {
    current = state
    effects.append(.enter(state.rawValue))
  }
}

extension ODRefreshControl: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason: "varies how far the drop is stretched before it tears; the drawing stays",
      probedCallbacks: .furthest)
  }

  /// The pull while the drop is drawn.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    let offset = view.contentOffset + originalTopInset
    guard event == .offsetChanged, current == .canRefresh, offset < 0 else { return nil }
    return .reaching(-offset)
  }
}

extension ODRefreshControl {
  /// The offsets at which no callback does more than draw.
  ///
  /// | state | quiet while |
  /// |---|---|
  /// | canRefresh | e > −96; without a finger e ≤ 0 too, as below the top the way of the content counts |
  /// | cannotRefresh | e < 0 |
  /// | refreshing | a finger drags, the room is there, e ≥ 0, or e < −44 |
  ///
  /// And the pull stays on its side of 96 pt. Under section headers, whose room follows the content, never while refreshing.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    quietCallbacks(view).intersection(quietSide(view, past: firstTopInset))
  }

  private func quietCallbacks(_ view: ScrollSituation) -> QuietInterval {
    switch current {
    case .canRefresh:
      let untorn = QuietInterval(low: (-thresholdPull).nextUp).before(adding: originalTopInset)
      return view.isTracking ? untorn : untorn.intersection(QuietInterval(high: -originalTopInset))
    case .cannotRefresh: return QuietInterval(high: (-originalTopInset).nextDown)
    case .refreshing: return quietRefreshing(view)
    }
  }

  private func quietRefreshing(_ view: ScrollSituation) -> QuietInterval {
    if hasSectionHeaders { return .nothing }
    if view.isDragging || view.topInset == originalTopInset + Self.openHeight { return .everything }
    if view.contentOffset + originalTopInset >= 0 { return QuietInterval(low: -originalTopInset) }
    return QuietInterval(high: (-Self.openHeight).nextDown).before(adding: originalTopInset)
  }
}

extension ODRefreshControl: DescribedEngine {
  public var system: RefreshSystem? { .od }
  public var held: RefreshEngine { .od(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator,
      product: "ODRefreshControl",
      summary: "ODRefreshControl: a drop that tears at 96 pt, finger or not.",
      source: .init(
        "Sephiroth87/ODRefreshControl", "ODRefreshControl/ODRefreshControl.m", release: "1.2",
        commit: "27b4e2f", date: "2015-07-16", since: "1.2",
        note: "The rule against fast scrolling is of 2012-11-05, after 1.1.0"),
      fidelity:
        "Its rules were checked by running the original.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("Fires without a finger, by momentum too.")
    list.quirk(
      "Takes an inset that the host sets in a refresh for its own, with the room in it: added to it, the 44 pt stay."
    )
  }

  /// `od-fixed`: at least 96 pt (43 + 53) while a finger is down, room of 44 pt at once and out in 0.4 s.
  ///
  /// Mended: the original fires at any callback, also by momentum (ODRefreshControl #33), and takes an inset that the host
  /// sets in a refresh for its own, with the room in it, so that the 44 pt stay.
  public var mended: MendedPolicy? {
    MendedPolicy(
      .mended(
        .points(Self.dropHeight + Self.tearingDistance), isStrict: false, .crossing,
        room: .room(Self.openHeight, opening: 0, closing: Self.closingDuration)),
      mends: "a finger is needed, and the room goes whatever inset the host sets meanwhile")
  }
}
