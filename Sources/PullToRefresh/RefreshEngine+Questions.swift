/// The properties that every engine has, whichever built-in system or policy it runs; each is taken from the system inside.
extension RefreshEngine {
  /// The number of states; their indices are 0 ..< `stateCount`.
  public var stateCount: Int { accept(StateCount()) }
  /// The name of the state with this index, as the reproduced control calls it; for an invalid index, the name of state 0.
  public func stateName(_ code: UInt8) -> StaticString { accept(StateName(code: code)) }
  /// True if the engine needs ``RefreshEvent/fingerMoved`` for every sample.
  public var followsFinger: Bool { engineTraits.followsFinger }
  /// True if the engine receives raw touches rather than the scroll view's drags.
  public var hearsTouches: Bool { engineTraits.hearsTouches }
  /// True if an app can start a refresh itself.
  public var takesBegin: Bool { engineTraits.takesBegin }
  /// True if the engine reads the situation's velocity, axis angle or travel across.
  public var readsMotion: Bool { engineTraits.readsMotion }
  /// Index of the current state; ``stateName(_:)`` gives its name.
  public var state: UInt8 { status.state }
  /// The part of the engine's behaviour that a policy can describe; the engine's own file describes the rest.
  public var policy: RefreshPolicy { accept(Policy()) }
  /// The traits of a perfect engine with the same policy, with which reports compare this engine.
  public var traits: RefreshTraits { accept(Traits()) }
  /// The earliest time, in seconds, at which the host must send `.timerFired`; nil for none.
  public var nextTimer: Double? { status.nextTimer }
  /// True while no refresh is in progress and nothing is pending.
  public var isIdle: Bool { status.isIdle }
  /// The pull as the engine measures it, in points, ≥ 0.
  public func pull(_ view: ScrollSituation) -> Double { accept(Pull(view: view)) }

  /// The content offsets, in points, that the engine need not be notified of in its present state.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { accept(QuietOffsets(view: view)) }

  /// The finger travel, in points, that the engine need not be notified of in its present state.
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval { accept(QuietTravel(view: view)) }

  /// The progress of the pull as the reproduced control measures it (`pullRatio`, `proportion`, `progress`); nil if it has no such number.
  public func ownProgress(_ view: ScrollSituation) -> Double? { accept(Progress(view: view)) }

  /// True if the app ends the refresh within its callback.
  public var endsInsideCallback: Bool { status.endsInsideCallback }

  /// Sets whether the app ends the refresh within its callback. (Not a property setter: its accessor would allocate.)
  public mutating func setEndsInsideCallback(_ ends: Bool) {
    var setting = SetEndsInsideCallback(value: ends)
    update(&setting)
  }

  /// Appends what the engine does at `event`, in order, with the scroll view as `view` describes it.
  public mutating func handle(
    _ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects
  ) {
    var handling = Handle(event: event, view: view, effects: effects)
    update(&handling)
    effects = handling.effects
  }

  /// Handles `event` and returns its effects, for callers with no ``RefreshEffects`` at hand.
  public mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation) -> RefreshEffects {
    var effects = RefreshEffects()
    handle(event, view, &effects)
    return effects
  }

  /// Properties of the engine that never change, such as whether it needs every sample of the finger.
  public var engineTraits: EngineTraits { accept(AskTraits()) }
  private var status: EngineStatus { accept(AskStatus()) }
}

/// The properties of the system inside an engine at the present moment.
private struct EngineStatus {
  let state: UInt8
  let nextTimer: Double?
  let isIdle: Bool
  let endsInsideCallback: Bool
}

private struct AskTraits: RefreshEngineVisitor {
  func visit(_ engine: some HeldEngine) -> EngineTraits { engine.engineTraits }
}

private struct AskStatus: RefreshEngineVisitor {
  func visit(_ engine: some HeldEngine) -> EngineStatus {
    EngineStatus(
      state: engine.state, nextTimer: engine.nextTimer, isIdle: engine.isIdle,
      endsInsideCallback: engine.endsInsideCallback)
  }
}

private struct StateCount: RefreshEngineVisitor {
  func visit<Engine: HeldEngine>(_ engine: Engine) -> Int { Engine.stateCount }
}

private struct StateName: RefreshEngineVisitor {
  let code: UInt8
  func visit<Engine: HeldEngine>(_ engine: Engine) -> StaticString { Engine.stateName(code) }
}

private struct Policy: RefreshEngineVisitor {
  func visit(_ engine: some HeldEngine) -> RefreshPolicy { engine.policy }
}

private struct Traits: RefreshEngineVisitor {
  func visit(_ engine: some HeldEngine) -> RefreshTraits { engine.traits }
}

private struct Pull: RefreshEngineVisitor {
  let view: ScrollSituation
  func visit(_ engine: some HeldEngine) -> Double { engine.pull(view) }
}

private struct QuietOffsets: RefreshEngineVisitor {
  let view: ScrollSituation
  func visit(_ engine: some HeldEngine) -> QuietInterval { engine.quietOffsets(view) }
}

private struct QuietTravel: RefreshEngineVisitor {
  let view: ScrollSituation
  func visit(_ engine: some HeldEngine) -> QuietInterval { engine.quietTravel(view) }
}

private struct Progress: RefreshEngineVisitor {
  let view: ScrollSituation
  func visit(_ engine: some HeldEngine) -> Double? { engine.ownProgress(view) }
}

private struct SetEndsInsideCallback: RefreshEngineUpdater {
  let value: Bool
  mutating func update(_ engine: inout some HeldEngine) { engine.endsInsideCallback = value }
}

private struct Handle: RefreshEngineUpdater {
  let event: RefreshEvent
  let view: ScrollSituation
  var effects: RefreshEffects
  mutating func update(_ engine: inout some HeldEngine) { engine.handle(event, view, &effects) }
}
