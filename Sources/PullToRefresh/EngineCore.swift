/// What every engine stores: its state, its pending timers, and whether the app ends a refresh within its callback.
@frozen
public struct EngineCore<State: EngineState>: Sendable {
  @usableFromInline var current: State
  @usableFromInline var timers: Completions
  /// True if the app ends the refresh within its callback.
  public var endsInsideCallback: Bool

  /// The stored part of an engine in `state`, with no pending timer.
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

  /// The engine's current state.
  var current: State { core.current }

  /// Changes the state, and appends an `enter` effect if the new state differs from the old one.
  ///
  /// - Returns: True if the state changed.
  @discardableResult
  mutating func enter(_ state: State, _ effects: inout RefreshEffects) -> Bool {
    guard state != core.current else { return false }
    reenter(state, &effects)
    return true
  }

  /// Sets the state and always appends an `enter` effect, even without a change, like controls whose setter does not compare.
  mutating func reenter(_ state: State, _ effects: inout RefreshEffects) {
    core.current = state
    effects.append(.enter(state.rawValue))
  }
}
