/// The states of an engine by their indices, which begin at 0 and leave none out.
public protocol EngineState: RawRepresentable, Equatable, Sendable where RawValue == UInt8 {
  /// The state in the system's own words.
  var name: StaticString { get }
}

extension RefreshEffects {
  /// Changes an engine's state and adds that it was entered, where it is another.
  ///
  /// - Parameters:
  ///   - state: The state to enter.
  ///   - current: The state the engine is in; `state` after.
  /// - Returns: True where it was another.
  @discardableResult
  mutating func enter<State: EngineState>(_ state: State, _ current: inout State) -> Bool {
    guard state != current else { return false }
    current = state
    append(.enter(state.rawValue))
    return true
  }
}
