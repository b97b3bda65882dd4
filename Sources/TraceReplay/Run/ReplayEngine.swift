import PullToRefresh

/// An engine in the form in which a run drives it: a single system whose type is known at compile time, so that no event needs a dispatch.
protocol ReplayEngine {
  /// The index of the engine's current state.
  var state: UInt8 { get }
  /// The earliest time at which the run must send `.timerFired`, in seconds; nil if no timer is pending.
  var nextTimer: Double? { get }
  /// True while no refresh is in progress and nothing is pending.
  var isIdle: Bool { get }
  /// True if the engine must be notified of every sample of the finger.
  var followsFinger: Bool { get }
  /// True if the app can begin a refresh itself.
  var takesBegin: Bool { get }
  /// True if the engine reads the content's velocity or the axis of the gesture, which then must be computed.
  var readsMotion: Bool { get }
  /// The behaviour of a perfect engine with the same policy, which results compare this engine with.
  var traits: RefreshTraits { get }
  /// The engine to store with a frame; nil if frames are not stored.
  var shown: RefreshEngine? { get }
  /// The callbacks that must be sent even if the engine does nothing in them, because other thresholds may depend on them.
  var heardCallbacks: ProbedCallbacks { get }
  /// The pull as the engine measures it for this scroll view, in points.
  func pull(_ view: ScrollSituation) -> Double
  /// The offsets of which the engine need not be notified, as given by ``RefreshEngineBody/quietOffsets(_:)``.
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval
  /// The finger travel of which the engine need not be notified, as given by ``RefreshEngineBody/quietTravel(_:)``.
  func quietTravel(_ view: ScrollSituation) -> QuietInterval
  /// A finger comes down at `time`, in seconds; called before the event is sent.
  mutating func beginGesture(at time: Double)
  /// A copy in the present state, for trials; changes to the copy do not affect this engine. Nil if it cannot be copied.
  func copied() -> Self?
  /// Handles `event` and appends the engine's effects.
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects)
}

extension ReplayEngine {
  var heardCallbacks: ProbedCallbacks { .newest }
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .nothing }
  func quietTravel(_ view: ScrollSituation) -> QuietInterval { .nothing }
  @inline(__always)
  mutating func beginGesture(at time: Double) {}
}

/// An engine that consists of one system and behaves like it.
protocol BodiedEngine: ReplayEngine {
  /// The type of the system that decides.
  associatedtype Body: RefreshEngineBody
  /// The system that decides, in its present state.
  var body: Body { get }
}

extension BodiedEngine {
  var state: UInt8 { body.state }
  var nextTimer: Double? { body.nextTimer }
  var isIdle: Bool { body.isIdle }
  var followsFinger: Bool { body.engineTraits.followsFinger }
  var takesBegin: Bool { body.engineTraits.takesBegin }
  var readsMotion: Bool { body.engineTraits.readsMotion }
  var traits: RefreshTraits { body.traits }
  var shown: RefreshEngine? { nil }
  func pull(_ view: ScrollSituation) -> Double { body.pull(view) }
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval { body.quietOffsets(view) }
  func quietTravel(_ view: ScrollSituation) -> QuietInterval { body.quietTravel(view) }
}
