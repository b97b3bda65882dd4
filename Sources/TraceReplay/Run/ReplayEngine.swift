import PullToRefresh

/// An engine as a run drives it: one system, known when the run is compiled, so that nothing is chosen at each event.
protocol ReplayEngine {
  /// Index of the state it is in.
  var state: UInt8 { get }
  /// The earliest time at which it is to be sent `.timerFired`, in seconds; nil for none.
  var nextTimer: Double? { get }
  /// True while no refresh is going on and nothing is to come by itself.
  var isIdle: Bool { get }
  /// True if it is sent every sample.
  var followsFinger: Bool { get }
  /// True if the app can begin a refresh of it.
  var takesBegin: Bool { get }
  /// True if it looks at the content's velocity or the gesture's axis.
  var readsMotion: Bool { get }
  /// The traits of its policy, which say what a perfect engine of it would do.
  var traits: RefreshTraits { get }
  /// The engine as a picture of a frame keeps it; nil where no frames are kept.
  var shown: RefreshEngine? { get }
  /// The callbacks that it hears of among those of which nothing comes.
  var heardCallbacks: ProbedCallbacks { get }
  /// The pull as it sees it, in points.
  func pull(_ view: ScrollSituation) -> Double
  /// The offsets at which nothing comes of telling it, as ``RefreshEngineBody/quietOffsets(_:)``.
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval
  /// The travel of which nothing comes, as ``RefreshEngineBody/quietTravel(_:)``.
  func quietTravel(_ view: ScrollSituation) -> QuietInterval
  /// A finger comes down, in seconds; told before the event of it.
  mutating func beginGesture(at time: Double)
  /// The same engine as it is now, to be tried: what becomes of the copy is nothing to this one. Nil where there can be no other.
  func copied() -> Self?
  /// Adds its effects when `event` happens.
  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects)
}

extension ReplayEngine {
  var heardCallbacks: ProbedCallbacks { .newest }
  func quietOffsets(_ view: ScrollSituation) -> QuietInterval { .nothing }
  func quietTravel(_ view: ScrollSituation) -> QuietInterval { .nothing }
  @inline(__always)
  mutating func beginGesture(at time: Double) {}
}

/// An engine that is one system and answers as that does.
protocol BodiedEngine: ReplayEngine {
  /// The system's type.
  associatedtype Body: RefreshEngineBody
  /// The system.
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
