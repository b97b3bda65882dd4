import PullToRefresh

/// An engine whose decisions are made outside this program: it receives each event, and answers with its effects.
///
/// It has its own state names, and a reference policy: the policy that it is said to implement. That policy measures the
/// pull, and defines what a perfect engine would have done.
public protocol OutsideEngine {
  /// The engine's name in results.
  var name: String { get }
  /// The behaviour of a perfect engine with the same policy, which results compare this engine with.
  var traits: RefreshTraits { get }
  /// The reference policy as a machine, in its state before the replay.
  var yardstick: RefreshMachine { get }
  /// True if the engine needs `RefreshEvent.fingerMoved` for every sample, and `fingerJoined` and `fingerLeft`.
  var followsFinger: Bool { get }
  /// True if the app can begin a refresh itself with this engine.
  var takesBegin: Bool { get }
  /// The index of the engine's current state.
  var state: UInt8 { get }
  /// The state of a `RefreshMachine` that resembles the current state most, for pictures.
  var shownState: RefreshState { get }
  /// The time at which the host must send `RefreshEvent.timerFired`, in seconds; nil if no timer is pending.
  var nextTimer: Double? { get }
  /// True while no refresh is in progress and nothing is pending.
  var isIdle: Bool { get }
  /// The pull that the engine last reported, in points; nil if it reports none, in which case the reference policy measures the pull.
  var ownPull: Double? { get }
  /// The engine's own name for the state with index `code`.
  func stateName(_ code: UInt8) -> String
  /// Handles `event`, with the scroll view as `view` describes it, and appends the engine's effects, in order.
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects)
}

/// An external engine in the form that a run and the results need.
struct DrivenOutside<Outside: OutsideEngine>: ReplayEngine, NamedEngine {
  private var engine: Outside
  private var yardstick: RefreshMachine
  private let keepsFrames: Bool
  let traits: RefreshTraits

  init(_ engine: Outside, keepsFrames: Bool = false) {
    (self.engine, self.keepsFrames) = (engine, keepsFrames)
    (traits, yardstick) = (engine.traits, engine.yardstick)
  }

  var resultName: String { engine.name }
  func stateWord(_ code: UInt8) -> String { engine.stateName(code) }

  var state: UInt8 { engine.state }
  var nextTimer: Double? { engine.nextTimer }
  var isIdle: Bool { engine.isIdle }
  var followsFinger: Bool { engine.followsFinger }
  var takesBegin: Bool { engine.takesBegin }
  var readsMotion: Bool { true }
  /// Always nil: a running program cannot be copied, and events sent to it cannot be undone.
  func copied() -> DrivenOutside? { nil }
  var shown: RefreshEngine? { keepsFrames ? .policy(yardstick.showing(engine.shownState)) : nil }
  func pull(_ view: ScrollSituation) -> Double { engine.ownPull ?? yardstick.pull(view) }

  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    yardstick.follow(event, view)
    engine.handle(event, view, &effects)
    for index in 0..<effects.count {
      if case .setTopInset(let inset, _) = effects[index] { yardstick.followTopInset(inset) }
    }
  }
}
