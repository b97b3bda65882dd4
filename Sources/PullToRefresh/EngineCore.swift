/// The part that engines have in common: the state, the times that the engine waits for, and when the app ends a refresh.
@frozen
public struct EngineCore<State: EngineState>: Sendable {
  @usableFromInline var current: State
  @usableFromInline var timers: Completions
  /// True if the app ends the refresh within its handler.
  public var endsInsideCallback: Bool

  /// The core of an engine that begins in this state and waits for nothing.
  init(_ state: State) {
    (current, timers, endsInsideCallback) = (state, Completions(), false)
  }
}

extension DescribedEngine {
  @inlinable public var state: UInt8 { core.current.rawValue }
  @inlinable public var nextTimer: Double? { core.timers.next }
  @inlinable public var endsInsideCallback: Bool {
    get { core.endsInsideCallback }
    set { core.endsInsideCallback = newValue }
  }

  /// The state that it is in.
  var current: State { core.current }

  /// Changes the state and says so, where it is another.
  ///
  /// - Returns: True where it was another.
  @discardableResult
  mutating func enter(_ state: State, _ effects: inout RefreshEffects) -> Bool {
    guard state != core.current else { return false }
    reenter(state, &effects)
    return true
  }

  /// Changes the state and says so, also where it is that one already: for originals whose setter does not compare.
  mutating func reenter(_ state: State, _ effects: inout RefreshEffects) {
    core.current = state
    effects.append(.enter(state.rawValue))
  }
}
