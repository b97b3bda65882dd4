import PullToRefresh

/// A system of which a run need not know the type: the loop is compiled once for all of them, not once for each.
///
/// There are few turns in a run that leaves frames out, and each call here is one through a pointer.
class OpenedEngine: ReplayEngine {
  let followsFinger: Bool
  let takesBegin: Bool
  let readsMotion: Bool
  let traits: RefreshTraits
  private let probedCallbacks: ProbedCallbacks
  fileprivate let keepsFrames: Bool
  fileprivate let calls: Calls
  /// What the same with other thresholds would have done so far; nil where nobody asks.
  final var probe: ThresholdProbe? { unsafe watching }
  // Not checked for being read while it is written: nothing that it is handed to can reach it.
  @exclusivity(unchecked) fileprivate final var watching: ThresholdProbe?

  /// What a system answers, with its type known. An ``OpenedSystem``'s own methods would look everything up in that type: a generic
  /// class has one table for all.
  fileprivate struct Calls {
    let copy: (OpenedEngine) -> OpenedEngine
    let held: (OpenedEngine) -> RefreshEngine
    let state: (OpenedEngine) -> UInt8
    let nextTimer: (OpenedEngine) -> Double?
    let isIdle: (OpenedEngine) -> Bool
    let pull: (OpenedEngine, ScrollSituation) -> Double
    let quietOffsets: (OpenedEngine, ScrollSituation) -> QuietInterval
    let quietTravel: (OpenedEngine, ScrollSituation) -> QuietInterval
    let handle: (OpenedEngine, RefreshEvent, ScrollSituation, inout RefreshEffects) -> Void
  }

  final func copied() -> Self? { unsafe unsafeDowncast(calls.copy(self), to: Self.self) }

  fileprivate init(of body: some RefreshEngineBody, keepsFrames: Bool, _ calls: Calls) {
    let kind = body.engineTraits
    (followsFinger, takesBegin, readsMotion) = (kind.followsFinger, kind.takesBegin, kind.readsMotion)
    (probedCallbacks, traits) = (kind.probedCallbacks, body.traits)
    (self.keepsFrames, self.calls) = (keepsFrames, calls)
  }

  /// A system that does what it does.
  ///
  /// - Parameters:
  ///   - body: As it is before the run.
  ///   - keepsFrames: True where it is shown at frames.
  ///   - probes: True for one whose threshold is out of reach, and that says for each event what others would do.
  /// - Returns: The system, for one run.
  @inline(__always)
  static func opening<Body: HeldEngine>(
    _ body: Body, keepsFrames: Bool = false, probes: Bool = false
  ) -> OpenedEngine {
    var body = body
    if probes { body.thresholdPull = ThresholdProbe.outOfReach }
    typealias System = OpenedSystem<Body>
    let calls = Calls(
      copy: { System.copy(of: $0) },
      held: { System.body(of: $0).held },
      state: { System.body(of: $0).state },
      nextTimer: { System.body(of: $0).nextTimer },
      isIdle: { System.body(of: $0).isIdle },
      pull: { System.body(of: $0).pull($1) },
      quietOffsets: { System.body(of: $0).quietOffsets($1) },
      quietTravel: { System.body(of: $0).quietTravel($1) },
      handle: { engine, event, view, effects in
        let system = unsafe unsafeDowncast(engine, to: System.self)
        unsafe system.watching?.take(event, view, of: system.body)
        unsafe system.body.handle(event, view, &effects)
      })
    let engine = OpenedSystem(body, keepsFrames: keepsFrames, calls)
    if probes { unsafe engine.watching = ThresholdProbe() }
    return engine
  }

  /// The system as an engine holds it.
  final var held: RefreshEngine { calls.held(self) }
  final var shown: RefreshEngine? { keepsFrames ? held : nil }
  final var state: UInt8 { calls.state(self) }
  final var nextTimer: Double? { calls.nextTimer(self) }
  final var isIdle: Bool { calls.isIdle(self) }
  final var heardCallbacks: ProbedCallbacks { unsafe watching == nil ? .newest : probedCallbacks }
  final func pull(_ view: ScrollSituation) -> Double { calls.pull(self, view) }
  final func quietOffsets(_ view: ScrollSituation) -> QuietInterval { calls.quietOffsets(self, view) }
  final func quietTravel(_ view: ScrollSituation) -> QuietInterval { calls.quietTravel(self, view) }
  final func beginGesture(at time: Double) { unsafe watching?.beginGesture(at: time) }
  final func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    calls.handle(self, event, view, &effects)
  }
}

/// A system by itself.
private final class OpenedSystem<Body: HeldEngine>: OpenedEngine {
  // Not checked either, for the same reason.
  @exclusivity(unchecked) var body: Body

  init(_ body: Body, keepsFrames: Bool, _ calls: Calls) {
    unsafe self.body = body
    super.init(of: body, keepsFrames: keepsFrames, calls)
  }

  /// A system as another one is now; nobody watches it.
  static func copy(of engine: OpenedEngine) -> OpenedEngine {
    let system = unsafe unsafeDowncast(engine, to: OpenedSystem.self)
    return unsafe OpenedSystem(system.body, keepsFrames: system.keepsFrames, system.calls)
  }

  @inline(__always)
  static func body(of engine: OpenedEngine) -> Body {
    // What calls this was made with the object.
    unsafe unsafeDowncast(engine, to: OpenedSystem.self).body
  }
}
