import ScrollPhysics

/// Ionic's `ion-refresher` of version 4; since version 5, the variant without spinners in its content (`TravelSystems.md`;
/// ionic-team/ionic-framework at 34dfc3c).
///
/// *captured*: a touch that began at the top in state inactive and has moved 20 px, less than 40° from the vertical. *deltaY*: finger
/// position minus its position at the sample that captured the touch.
///
/// *end*: the app ends the refresh. *callback*: the app is notified.
///
/// | state | event of a captured touch with one finger | then |
/// |---|---|---|
/// | inactive, pulling, ready | move with deltaY ≤ 0 | inactive |
/// | inactive | move with deltaY > 0 while the page is scrolled down | — |
/// | inactive, pulling, ready | move with 0 < deltaY < 60 | pulling |
/// | inactive, pulling, ready | move with 60 ≤ deltaY ≤ 120 | ready |
/// | inactive, pulling, ready | move with deltaY > 120 | refreshing, callback |
/// | ready | touch end or cancel | refreshing, callback |
/// | pulling | touch end or cancel | cancelling |
/// | any | end (`complete`) | completing |
/// | any | 0.6 s after cancelling or completing began | inactive |
///
/// Quirks of the original, reproduced: a cancelled touch counts as a release; `complete` works without a refresh, and 0.6 s after each one
/// the refresher becomes inactive in whatever state it is. The original handles one move per display frame, this engine every sample.
public struct Ionic4Refresher: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The refresher is hidden.
    case inactive
    /// The pull is too short to fire.
    case pulling
    /// Pulled far enough to fire at the release.
    case ready
    /// The app's work is in progress.
    case refreshing
    /// Closing after a pull that was too short.
    case cancelling
    /// Closing after the work.
    case completing

    public var name: StaticString {
      switch self {
      case .inactive: "inactive"
      case .pulling: "pulling"
      case .ready: "ready"
      case .refreshing: "refreshing"
      case .cancelling: "cancelling"
      case .completing: "completing"
      }
    }
  }

  /// Travel at which a touch is captured, in pixels (`threshold` of the gesture).
  public static var slop: Double { 20 }
  /// The least travel after the capture of the touch that fires at a release, in pixels (`pullMin`).
  public static var standardLeast: Double { 60 }
  /// How much further a pull must go to fire during the drag than at the release, in pixels (`pullMax` = `pullMin` + 60).
  public static var standardSpan: Double { 60 }
  /// Seconds the content takes to its refreshing position (`snapbackDuration`).
  public static var snapbackDuration: Double { 0.28 }
  /// Seconds the content takes to close (`closeDuration`).
  public static var closeDuration: Double { 0.28 }
  /// Seconds from the end of the work to the start of the closing (`complete`).
  public static var completeDelay: Double { 0.12 }
  /// Seconds from the start of closing until the refresher is inactive (the fallback timer of `close`).
  public static var fallback: Double { 0.6 }

  /// The least travel after the capture of the touch that fires at a release, in pixels.
  public private(set) var least: Double
  /// The travel after the capture of the touch beyond which the drag itself fires, in pixels.
  public var greatest: Double { least + span }
  /// The finger's travel after the capture of the touch, at the latest move, as a fraction of ``least``.
  public private(set) var progress = 0.0
  /// Distance by which the content is drawn down when no animation runs, in pixels.
  public private(set) var contentShift = 0.0
  /// The time at which the content began to animate to ``contentShift``, in seconds; nil while a finger moves it.
  public private(set) var animationStart: Double?
  /// Distance by which the content was drawn down at ``animationStart``, in pixels.
  public private(set) var animationOrigin = 0.0
  private let span: Double
  public var core = EngineCore(State.inactive)
  private var gesture = IonicGesture(slop: Self.slop)

  /// A refresher that fires at the release from `least` on and during the drag beyond `greatest`, in pixels.
  public init(least: Double = Self.standardLeast, greatest: Double? = nil) {
    self.least = least
    span = greatest.map { $0 - least } ?? Self.standardSpan
  }

  private var isBusy: Bool { current.rawValue >= State.refreshing.rawValue }
  public var isIdle: Bool { current != .refreshing && nextTimer == nil }

  /// The original's own progress: the travel after the capture as a fraction of ``least``, from ``progress``.
  public func ownProgress(_ view: ScrollSituation) -> Double? { progress }
  /// The part of the engine's behaviour that a policy can describe: the rule of the release.
  ///
  /// That the drag itself fires beyond ``greatest`` is in ``traits``; that exactly 40° counts as too far from the vertical is left out.
  public var policy: RefreshPolicy {
    var policy = RefreshPolicy.lift(
      .points(least), isStrict: false, .travelCurve(.beyond(slop: Self.slop)), startsAtEdge: true,
      axisCone: IonicGesture.greatestAngle, closeDelay: Self.completeDelay)
    policy.gates.maximumContacts = 1
    return policy
  }

  /// The traits of a perfect engine with the same policy, and the limit beyond which the drag itself fires.
  public var traits: RefreshTraits {
    var traits = RefreshTraits(policy, viewport: 0)
    (traits.dragLimit, traits.hearsTouches) = (greatest, engineTraits.hearsTouches)
    return traits
  }

  /// The pull as this engine measures it: the finger's travel after the capture of the touch, at the latest move, in pixels, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { progress * least }

  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .contactBegan:
      gesture.begin(mayCapture: current == .inactive && view.isAtTop)
    case .fingerMoved: moveFinger(view, &effects)
    case .dragEnded, .dragCancelled, .contactEnded: endContact(view, &effects)
    case .timerFired: if core.timers.take(dueAt: view.time) != nil { finishClosing(&effects) }
    case .endRefreshing: close(.completing, view, &effects)
    default: break
    }
  }

  private mutating func moveFinger(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    if gesture.isCaptured {
      if view.contacts <= 1, !isBusy { pull(by: gesture.deltaY(view), view, &effects) }
    } else {
      _ = gesture.captures(view)
    }
  }

  private func isPulling(by deltaY: Double, _ view: ScrollSituation) -> Bool {
    deltaY > 0 && (current != .inactive || view.isAtTop)
  }

  private mutating func pull(
    by deltaY: Double, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    guard isPulling(by: deltaY, view) else {
      progress = 0
      if deltaY <= 0 {
        (contentShift, animationStart) = (0, nil)
        enter(.inactive, &effects)
      }
      return
    }
    (contentShift, animationStart) = (deltaY, nil)
    progress = deltaY / least
    if passesThreshold(.fingerMoved, view) {
      refresh(.contact, view, &effects)
    } else {
      enter(deltaY < least ? .pulling : .ready, &effects)
    }
  }

  private mutating func endContact(_ view: ScrollSituation, _ effects: inout RefreshEffects) {
    let fires = passesThreshold(.dragEnded, view)
    guard gesture.end() else { return }
    if fires {
      refresh(.released, view, &effects)
    } else if current == .pulling {
      close(.cancelling, view, &effects)
    }
  }

  private mutating func refresh(
    _ phase: TriggerPhase, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    enter(.refreshing, &effects)
    shift(to: least, view)
    effects.append(.trigger(phase))
    effects.append(.callback)
    if endsInsideCallback { close(.completing, view, &effects) }
  }

  private mutating func close(
    _ state: State, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    core.timers.add(0, at: view.time + Self.fallback)
    enter(state, &effects)
    shift(to: 0, view)
  }

  private mutating func finishClosing(_ effects: inout RefreshEffects) {
    progress = 0
    (contentShift, animationStart) = (0, nil)
    enter(.inactive, &effects)
  }

  private mutating func shift(to target: Double, _ view: ScrollSituation) {
    (animationOrigin, animationStart) = (contentShift, view.time)
    contentShift = target
  }
}

extension Ionic4Refresher: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: true, takesBegin: false, readsMotion: true, hearsTouches: true,
      thresholdReason: "varies pullMin, and pullMax by the same distance")
  }

  /// ``least``, in pixels; setting it moves ``greatest`` by the same distance.
  public var thresholdPull: Double {
    get { least }
    set { least = newValue }
  }

  /// The pull that is compared with ``thresholdPull``; nil if the event compares nothing.
  ///
  /// Under a finger it is the travel after the capture minus the distance from ``least`` to ``greatest``; at the release the travel at the
  /// latest move.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    switch event {
    case .fingerMoved:
      guard gesture.isCaptured, view.contacts <= 1, !isBusy else { return nil }
      let deltaY = gesture.deltaY(view)
      guard isPulling(by: deltaY, view) else { return nil }
      return .exceeding(offset: -deltaY, past: span)
    case .dragEnded, .dragCancelled, .contactEnded:
      guard gesture.isCaptured, current == .pulling || current == .ready else { return nil }
      return .reaching(contentShift)
    default: return nil
    }
  }
}

extension Ionic4Refresher {
  /// All offsets, as the engine watches only the finger; but while a captured touch finds the page scrolled down, only those that leave it
  /// so.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    guard view.isTracking, gesture.isCaptured, current == .inactive, !view.isAtTop else { return .everything }
    return .scrolled(view.topInset)
  }

  public func quietTravel(_ view: ScrollSituation) -> QuietInterval {
    guard gesture.isCaptured else { return gesture.mayCapture ? .nothing : .everything }
    if view.contacts > 1 || isBusy { return .everything }
    if current == .inactive, !view.isAtTop { return .everything }
    return gesture.travel(forDeltaY: quietDeltaY)
  }

  /// The travel after the capture that the engine need not be notified of, with a small margin for the rounding of a division and a
  /// product.
  private var quietDeltaY: QuietInterval {
    switch current {
    case .inactive: QuietInterval(high: 0)
    case .pulling:
      QuietInterval.well(below: least).intersection(QuietInterval(low: Double.leastNonzeroMagnitude))
    case .ready: QuietInterval.well(above: least).intersection(.well(below: greatest))
    case .refreshing, .cancelling, .completing: .everything
    }
  }
}

extension Ionic4Refresher: DescribedEngine {
  public var system: RefreshSystem? { .ionic4 }
  public var held: RefreshEngine { .ionic4(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .androidPage,
      product: "ion-refresher (Ionic 4)",
      summary:
        "Ionic 4's ion-refresher: fires on release from 60 px (after 20 px of slop), or under the finger beyond 120 px.",
      source: .init(
        "ionic-team/ionic-framework",
        "core/src/components/refresher/refresher.tsx and core/src/utils/gesture",
        release: "4.11.13", commit: "34dfc3c", date: "2019-06-23", since: "4.0.0",
        note: "Since 5.0.0 a refresher without spinners in its content does this"),
      fidelity:
        "Written from its source. Difference: the original handles one move per display frame, here every sample."
    )
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as an ended one.")
    list.quirk("0.6 s after an end it becomes inactive, even if a new refresh runs by then.")
  }

  /// The policy `ionic-4-fixed` fires at a release at 80 pt of travel or more (20 of slop and 60), with one finger.
  ///
  /// The gesture must begin at the edge and go at most 40° from the vertical; the refresh closes 120 ms after the end of the work.
  ///
  /// Bugs fixed: the original takes a cancelled touch for a release; its `complete` ends whatever is in progress 0.6 s later, also a
  /// refresh that began meanwhile. Left out: in the original the drag itself fires beyond 120 px, but a policy has one moment.
  public var fixed: FixedPolicy? {
    var policy = RefreshPolicy.lift(
      .points(Self.slop + Self.standardLeast), isStrict: false, .travel(gain: 1), startsAtEdge: true,
      axisCone: IonicGesture.greatestAngle, closeDelay: Self.completeDelay, inset: .noRoom)
    policy.gates.maximumContacts = 1
    return FixedPolicy(
      policy,
      fixes:
        "a cancelled touch does not fire; an end ends only its own refresh; it does not fire under the finger beyond 120 px"
    )
  }
}
