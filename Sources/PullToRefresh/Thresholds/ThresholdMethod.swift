/// A method that finds the thresholds at which an engine fires on a trace.
@frozen
public enum ThresholdMethod: UInt8, Equatable, Sendable {
  /// One run: all thresholds up to a critical one fire, all higher ones do not.
  case critical
  /// One run per threshold, because the threshold changes what the engine sees before it fires.
  case replay

  /// The method's name in results.
  public var name: StaticString {
    switch self {
    case .critical: "critical"
    case .replay: "replay"
    }
  }
}
