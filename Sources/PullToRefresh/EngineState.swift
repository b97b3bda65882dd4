/// The states of an engine, numbered from 0 without gaps.
public protocol EngineState: RawRepresentable, Equatable, Sendable where RawValue == UInt8 {
  /// The state's name, as the reproduced control calls it.
  var name: StaticString { get }
}
