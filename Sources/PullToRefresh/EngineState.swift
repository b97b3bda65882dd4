/// The states of an engine, numbered from 0 without gaps.
public protocol EngineState: RawRepresentable, Equatable, Sendable where RawValue == UInt8 {
  /// The original's own name for the state.
  var name: StaticString { get }
}
