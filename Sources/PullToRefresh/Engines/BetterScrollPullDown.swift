import ScrollPhysics

/// BetterScroll's pull-down plug-in (`TravelSystems.md`; ustbhuangyi/better-scroll packages/pull-down at f87fbd16).
///
/// `y`: the content's distance below its position without the inset of a refresh, in points; threshold 90, stop 40.
///
/// *begin* and *end*: the app begins or ends a refresh. *callback*: the app is notified.
///
/// | state | event | then |
/// |---|---|---|
/// | DEFAULT, MOVING | drag begins | MOVING |
/// | MOVING | drag ends or is cancelled with y ≥ threshold | FETCHING, callback; inset + stop, 0.8 s |
/// | DEFAULT, MOVING | begin | FETCHING, callback; inset + stop, down to the threshold and back to the stop |
/// | FETCHING | end | DEFAULT, inset back, 0.8 s |
///
/// Quirks of the original, reproduced: a cancelled touch counts as a release, and a begin by the app calls the app back like a pull.
public struct BetterScrollPullDown: Sendable {
  /// The states of the engine; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
  public enum State: UInt8, EngineState {
    /// The state at the start, and after a refresh.
    case byDefault
    /// The content has been dragged at least once.
    case moving
    /// The app's work is in progress.
    case fetching

    public var name: StaticString {
      switch self {
      case .byDefault: "DEFAULT"
      case .moving: "MOVING"
      case .fetching: "FETCHING"
      }
    }
  }

  /// The least pull that fires at a release, in points: the default of ``threshold``.
  public static var standardThreshold: Double { 90 }
  /// The inset while fetching, in points: the default of ``stop``.
  public static var standardStop: Double { 40 }
  /// Seconds that the content takes to the inset, and back from it (`bounceTime`).
  public static var bounceDuration: Double { BetterScrollModel.bounceTime / millisecondsPerSecond }
  private static var millisecondsPerSecond: Double { 1000 }

  /// The least pull that fires at a release, in points, as configured.
  public let threshold: Double
  /// The inset while fetching, in points.
  public let stop: Double
  /// The least pull that fires at the release, in points; ``threshold`` by default.
  public var thresholdPull: Double
  public var core = EngineCore(State.byDefault)
  private var originalTopInset: Double
  private var ownInset = 0.0

  /// A plug-in for a scroll view with this top inset, in points.
  public init(
    originalTopInset: Double, threshold: Double = Self.standardThreshold, stop: Double = Self.standardStop
  ) {
    self.originalTopInset = originalTopInset
    self.threshold = threshold
    thresholdPull = threshold
    self.stop = stop
  }

  public var isIdle: Bool { current != .fetching }

  public var policy: RefreshPolicy {
    .lift(
      .points(thresholdPull), isStrict: false,
      inset: RefreshInset(
        height: stop, timing: .trigger, opening: Self.bounceDuration, closing: Self.bounceDuration))
  }

  /// The pull as this engine measures it: the content's distance below its position without the inset of a refresh, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { view.pull(beyond: originalTopInset) }

  /// Handles `event` as the plug-in does, and appends its effects in order.
  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    switch event {
    case .dragBegan: if current != .fetching { enter(.moving, &effects) }
    case .dragEnded, .dragCancelled:
      if passesThreshold(event, view) { fetch(.released, &effects) }
    case .beginRefreshing: if current != .fetching { begin(&effects) }
    case .endRefreshing: end(&effects)
    case .topInsetChanged: originalTopInset = view.topInset - ownInset
    default: break
    }
  }

  private mutating func begin(_ effects: inout RefreshEffects) {
    effects.append(.scroll(to: -originalTopInset - threshold, animated: false))
    fetch(nil, &effects)
    effects.append(.scroll(to: -originalTopInset - stop, animated: true))
  }

  private mutating func fetch(_ phase: TriggerPhase?, _ effects: inout RefreshEffects) {
    setInset(stop, &effects)
    enter(.fetching, &effects)
    if let phase { effects.append(.trigger(phase)) }
    effects.append(.callback)
    if endsInsideCallback { end(&effects) }
  }

  private mutating func end(_ effects: inout RefreshEffects) {
    guard current == .fetching else { return }
    setInset(0, &effects)
    enter(.byDefault, &effects)
  }

  private mutating func setInset(_ inset: Double, _ effects: inout RefreshEffects) {
    ownInset = inset
    effects.append(.setTopInset(originalTopInset + inset, duration: Self.bounceDuration))
  }
}

extension BetterScrollPullDown: ComparingEngine {
  public var engineTraits: EngineTraits {
    EngineTraits(
      followsFinger: false, takesBegin: true, readsMotion: false,
      thresholdReason: "varies only the threshold; autoPullDownRefresh scrolls to the same place as before",
      probedCallbacks: .newest)
  }

  /// The pull compared with the threshold, at the end of a drag; nil at other events.
  public func comparedPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .dragEnded || event == .dragCancelled, current == .moving else { return nil }
    return .reaching(pull(view))
  }
}

extension BetterScrollPullDown {
  /// The offsets on the same side of the threshold as the present pull: the plug-in reads no offset before a drag is over.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval {
    quietSide(view, past: originalTopInset)
  }
}

extension BetterScrollPullDown: DescribedEngine {
  public var system: RefreshSystem? { .betterScroll }
  public var held: RefreshEngine { .betterScroll(self) }

  public var facts: EngineFacts {
    EngineFacts(
      group: .comparator, list: .betterScroll,
      product: "BetterScroll pull-down",
      summary:
        "BetterScroll's pull-down plug-in: fires if the touch ends 90 px below the top; holds 40 px open.",
      source: .init(
        "ustbhuangyi/better-scroll", "packages/pull-down/src/index.ts", release: "2.5.1", commit: "f87fbd16",
        date: "2023-03-29", since: "2.4.0"),
      fidelity:
        "Written from its source; agrees with the numbers of the original's tests.")
  }

  public func list(in list: inout some EngineQuirkList) {
    list.quirk("A cancelled touch counts as an ended one.")
    list.quirk("A refresh that the app begins also calls the app's callback.")
  }

  /// The policy `better-scroll-fixed` fires at a release at 90 pt or more; its inset of 40 pt opens and closes in 0.8 s.
  ///
  /// Bugs fixed: the original takes a cancelled touch for a release, and calls the app back when the app itself begins a refresh.
  public var fixed: FixedPolicy? {
    let seconds = Self.bounceDuration
    return FixedPolicy(
      .fixed(
        .points(Self.standardThreshold), isStrict: false, .release,
        room: .room(Self.standardStop, opening: seconds, closing: seconds)),
      fixes: "a cancelled touch does not fire")
  }
}
