import ScrollPhysics

/// ISRefreshControl 1.4.1 (`SeedLibraries.md`): the iOS 6 look for older systems, by the author of ISAlternative.
///
/// `e = contentOffset + inset`, the inset without the 44 pt that the control adds.
///
/// *begin* and *end*: the app begins or ends a refresh. A *callback* as event is the scroll view's, as result the app's.
///
/// | state | event | then |
/// |---|---|---|
/// | Normal | callback with e ≤ −105 and a finger down | Refreshing, callback |
/// | Normal, Refreshed | begin | Refreshing, no callback |
/// | Refreshing, no inset yet | callback without dragging, wherever the content is | inset + 44 in 0.3 s |
/// | Refreshing, no inset yet | end | Refreshed |
/// | Refreshing, with inset | end | inset − 44 in 0.3 s; then Normal if at the top and not dragging, else Refreshed |
/// | Refreshed | callback with e ≥ −5 | Normal |
///
/// Quirks of the original, reproduced: a refresh may fire twice in one drag, after an end and a return to −5; the state stays Refreshing
/// while the inset closes, so a second end then subtracts another 44; "at the top" adds the inset with the wrong sign.
public struct ISRefreshControl: Sendable {
  public typealias State = ISState

  /// The content's offset from rest at or below which the control fires, in points (since 4c5d5c4; −115 before).
  public static var threshold: Double { -105 }
  /// Height of the control, and the inset that it adds, in points.
  public static var height: Double { 44 }
  /// The content's offset from rest at or above which a finished refresh returns to Normal, in points.
  public static var resetOffset: Double { -5 }
  /// Seconds the inset takes to open, and to close.
  public static var insetDuration: Double { 0.3 }

  public var core = EngineCore(State.normal)
  /// The drop drawn by the control.
  public private(set) var gum = GumDrop()
  /// The time at which the spinner began to turn, in seconds; nil while it is hidden.
  public private(set) var spinningSince: Double?
  /// True while the whole control is hidden, because its drop would come into view by inertia.
  public private(set) var isHidden = false
  /// The pull that fires, in points; 105 by default.
  public var thresholdPull = -Self.threshold
  private let originalTopInset: Double
  private var hasRoom = false
  private var isTakingRoom = false

  /// A control on a scroll view whose top inset is `originalTopInset`, in points.
  public init(originalTopInset: Double) { self.originalTopInset = originalTopInset }

  public var isIdle: Bool { current != .refreshing && nextTimer == nil }
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy(
      threshold: .points(thresholdPull),
      inset: RefreshInset(
        height: Self.height, timing: .release, opening: Self.insetDuration, closing: Self.insetDuration))
    policy.gates.requiresFinger = true
    policy.rearm = .below(-Self.resetOffset)
    return policy
  }

  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  /// True if a scroll callback at this offset from rest fires: at the threshold or beyond, with a finger down.
  public static func fires(at offset: Double, isTracking: Bool) -> Bool {
    offset <= threshold && isTracking
  }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .offsetChanged: followOffset(view, &effects)
    case .beginRefreshing: begin(at: view.time, &effects)
    case .endRefreshing: end(view, &effects)
    case .timerFired: if core.timers.take(dueAt: view.time) != nil { finishClosing(view, &effects) }
    default: break
    }
  }

  private mutating func followOffset(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let offset = view.contentOffset + insetWithoutOwn(view)
    gum.follow(offset, height: Self.height)
    if view.isTracking, current != .refreshing { isHidden = offset > 0 }
    switch change(view) {
    case .fire: fire(view, &effects)
    case .makeRoom: makeRoom(view, &effects)
    case .reset: reset(&effects)
    case nil: break
    }
  }

  private func insetWithoutOwn(_ view: ScrollSituation) -> Double {
    view.topInset - (hasRoom && !isTakingRoom ? Self.height : 0)
  }

  private mutating func fire(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    begin(at: view.time, &effects)
    effects.append(.trigger(.contact))
    effects.append(.callback)
    if endsInsideCallback { end(view, &effects) }
  }

  private mutating func begin(at time: Double, _ effects: inout RefreshEffects) {
    guard current != .refreshing else { return }
    reenter(.refreshing, &effects)
    spinningSince = time
    gum.shrink(at: time)
  }

  private mutating func makeRoom(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    hasRoom = true
    effects.append(.setTopInset(view.topInset + Self.height, duration: Self.insetDuration))
  }

  private mutating func end(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    guard current == .refreshing else { return }
    spinningSince = nil
    guard hasRoom else {
      reenter(.refreshed, &effects)
      return
    }
    isTakingRoom = true
    effects.append(.setTopInset(view.topInset - Self.height, duration: Self.insetDuration))
    core.timers.add(0, at: view.time + Self.insetDuration)
  }

  private mutating func finishClosing(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    (isTakingRoom, hasRoom) = (false, false)
    gum.distance = 0
    if view.contentOffset <= view.topInset, !view.isDragging {
      reset(&effects)
    } else {
      reenter(.refreshed, &effects)
    }
  }

  private mutating func reset(_ effects: inout RefreshEffects) {
    gum.show()
    reenter(.normal, &effects)
  }
}

extension ISRefreshControl: RuledEngine {
  enum Change { case fire, makeRoom, reset }

  @inline(__always)
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change? {
    let inset = insetWithoutOwn(view)
    switch current {
    case .normal:
      guard view.isTracking else { return nil }
      return offset.fires(.reaching(offset: offset.value, adding: inset), thresholdPull) ? .fire : nil
    case .refreshing: return view.isDragging || hasRoom ? nil : .makeRoom
    case .refreshed: return offset.isBelow(Self.resetOffset, adding: inset) ? nil : .reset
    }
  }

  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    unchanged(view).intersection(quietSide(view, past: originalTopInset))
  }
}

extension ISRefreshControl: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason: "varies only the threshold; the drawing stays the same", probedCallbacks: .furthest)
  }

  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    firingPull(event, view)
  }
}

extension ISRefreshControl: DescribedEngine {
  public var system: RefreshSystem? { .isrefresh }
  public var held: RefreshEngine { .isRefresh(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .seed, list: .uiScrollView,
      product: "ISRefreshControl",
      summary:
        "ISRefreshControl 1.4.1, the iOS 6 look: fires at the crossing under a finger; opens its inset on release.",
      source: .init(
        "ishkawa/ISRefreshControl", "ISRefreshControl.m and ISGumView.m in ISRefreshControl",
        release: "1.4.1", commit: "7b35d16", date: "2014-03-09", since: "1.4.0", licence: "MIT"),
      fidelity:
        "Its rules were checked by running the original, in 8 traces.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk(
      "If the refresh ends under the finger, it fires again in the same drag once the pull has been 5 pt or less."
    )
    list.quirk("A second end within 0.3 s takes the inset away twice.")
  }

  /// The policy `isrefresh-fixed` fires at a pull of at least 105 pt while a finger is down; its inset of 44 pt opens and closes in 0.3 s.
  ///
  /// Bugs fixed: after an end under the finger the original fires again in the same drag once the pull was 5 pt or less; a second end
  /// within 0.3 s subtracts the 44 pt twice, and the inset stays negative.
  public var fixed: FixedPolicy? {
    let seconds = Self.insetDuration
    return FixedPolicy(
      .fixed(
        .points(-Self.threshold), isStrict: false, .crossing,
        room: .room(Self.height, opening: seconds, closing: seconds)),
      fixes: "it fires once per drag; a second end does not change the inset")
  }
}
