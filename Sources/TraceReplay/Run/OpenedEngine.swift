import PullToRefresh

/// A system in a run whose type the run need not know, so that the run's loop is compiled once and not once per system.
///
/// A run that skips frames has few turns, and each call goes through one pointer.
class OpenedEngine: ReplayEngine {
  let followsFinger: Bool
  let takesBegin: Bool
  let readsMotion: Bool
  let traits: RefreshTraits
  private let probedCallbacks: ProbedCallbacks
  fileprivate let keepsFrames: Bool
  fileprivate let calls: Calls
  /// What the same engine would have done so far with other thresholds; nil if that was not requested.
  final var probe: ThresholdProbe? { unsafe watching }
  // Exclusivity is not checked: no code that it is passed to can reach it while it is written.
  @exclusivity(unchecked) fileprivate final var watching: ThresholdProbe?

  /// The functions of a system, specialised for its type. Ordinary methods of ``OpenedSystem`` would look everything up at run time,
  /// because a generic class has one method table for all types.
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

  /// An engine that runs `body`.
  ///
  /// - Parameters:
  ///   - body: The system in its state before the run.
  ///   - keepsFrames: True if the engine is recorded at frames.
  ///   - probes: True if its threshold is out of reach and it reports for each event what other thresholds would do.
  /// - Returns: The engine, for one run.
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

  /// The system in its present state, as a `RefreshEngine`.
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

/// An engine that holds one system.
private final class OpenedSystem<Body: HeldEngine>: OpenedEngine {
  // Exclusivity is not checked, for the same reason.
  @exclusivity(unchecked) var body: Body

  init(_ body: Body, keepsFrames: Bool, _ calls: Calls) {
    unsafe self.body = body
    super.init(of: body, keepsFrames: keepsFrames, calls)
  }

  /// A copy of another engine's system in its present state, without a threshold probe.
  static func copy(of engine: OpenedEngine) -> OpenedEngine {
    let system = unsafe unsafeDowncast(engine, to: OpenedSystem.self)
    return unsafe OpenedSystem(system.body, keepsFrames: system.keepsFrames, system.calls)
  }

  @inline(__always)
  static func body(of engine: OpenedEngine) -> Body {
    // Each of these calls was created together with an object of this type.
    unsafe unsafeDowncast(engine, to: OpenedSystem.self).body
  }
}
