/// The states of an engine by their indices, which begin at 0 and leave none out.
public protocol EngineState: RawRepresentable, Equatable, Sendable where RawValue == UInt8 {
  /// The state in the system's own words.
  var name: StaticString { get }
}
