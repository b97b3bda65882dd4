/// The questions that every system answers, asked of the one inside.
extension RefreshEngine {
  /// The number of states; their indices are 0 up to this.
  public var stateCount: Int { accept(StateCount()) }
  /// The state with this index, in the system's own words; the first of them for an index that is none.
  public func stateName(_ code: UInt8) -> StaticString { accept(StateName(code: code)) }
  /// True if it is to be sent ``RefreshEvent/fingerMoved`` for every sample.
  public var followsFinger: Bool { engineTraits.followsFinger }
  /// True if it takes the screen's own touches.
  public var hearsTouches: Bool { engineTraits.hearsTouches }
  /// True if an app can begin a refresh of it.
  public var takesBegin: Bool { engineTraits.takesBegin }
  /// True if it looks at the situation's velocity, axis angle or travel across.
  public var readsMotion: Bool { engineTraits.readsMotion }
  /// Index of the state it is in.
  public var state: UInt8 { status.state }
  /// The part of its behaviour that a policy can describe; what only this system does is in its own file.
  public var policy: RefreshPolicy { accept(Policy()) }
  /// The behaviour of a perfect engine of the same policy.
  public var traits: RefreshTraits { accept(Traits()) }
  /// The earliest time, in seconds, at which the host is to send `.timerFired`; nil for none.
  public var nextTimer: Double? { status.nextTimer }
  /// True while no refresh is going on and nothing is to come by itself.
  public var isIdle: Bool { status.isIdle }
  /// The pull as the engine sees it, in points, never negative.
  public func pull(_ view: ScrollSituation) -> Double { accept(Pull(view: view)) }

  /// The offsets at which nothing comes of a change of the offset, in points.
  public func quietOffsets(_ view: ScrollSituation) -> QuietInterval { accept(QuietOffsets(view: view)) }

  /// The travel of a finger at which nothing comes of its samples, in points.
  public func quietTravel(_ view: ScrollSituation) -> QuietInterval { accept(QuietTravel(view: view)) }

  /// The progress of the pull in the original's own measure (`pullRatio`, `proportion`, `progress`);
  /// nil where it has no such number.
  public func ownProgress(_ view: ScrollSituation) -> Double? { accept(Progress(view: view)) }

  /// True if the app ends the refresh within its handler.
  public var endsInsideCallback: Bool { status.endsInsideCallback }

  /// Says whether the app ends the refresh within its handler. (No setter: its accessor would allocate.)
  public mutating func setEndsInsideCallback(_ ends: Bool) {
    var setting = SetEndsInsideCallback(value: ends)
    update(&setting)
  }

  /// Adds what the engine does when `event` happens and the scroll view is as `view` says, in order.
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

  /// What holds of it from its first event to its last.
  public var engineTraits: EngineTraits { accept(AskTraits()) }
  private var status: EngineStatus { accept(AskStatus()) }
}

/// The properties of a system at the present moment.
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
