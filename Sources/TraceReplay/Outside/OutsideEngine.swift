import PullToRefresh

/// An engine whose decisions are made outside of this program: it is told each event, and says what it does.
///
/// It has its states in words of its own, and a yardstick: the policy of which it is said to be an engine, which measures the
/// pull, and says what a perfect engine of the same policy would have done.
public protocol OutsideEngine {
  /// Its name in results.
  var name: String { get }
  /// The behaviour of a perfect engine of the same policy.
  var traits: RefreshTraits { get }
  /// A machine of that policy, as it is before the replay.
  var yardstick: RefreshMachine { get }
  /// True if it is to be sent `RefreshEvent.fingerMoved` for every sample, `fingerJoined` and `fingerLeft`.
  var followsFinger: Bool { get }
  /// True if an app can begin a refresh of it.
  var takesBegin: Bool { get }
  /// Index of the state it is in.
  var state: UInt8 { get }
  /// The state of a machine that comes nearest, for pictures.
  var shownState: RefreshState { get }
  /// The time at which it is to be sent `RefreshEvent.timerFired`, in seconds; nil for none.
  var nextTimer: Double? { get }
  /// True while no refresh is going on and nothing is to come by itself.
  var isIdle: Bool { get }
  /// The pull as it said last that it sees it, in points; nil where it says none: then the yardstick's counts.
  var ownPull: Double? { get }
  /// The state with this index, in its own words.
  func stateName(_ code: UInt8) -> String
  /// Adds what it does when `event` happens and the scroll view is as `view` says, in order.
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects)
}

/// An engine from outside as a run drives it, and as results are written with it.
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
  /// A program is one, and what it was told cannot be taken back.
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
