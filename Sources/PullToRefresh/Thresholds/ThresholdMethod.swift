/// A method that finds the thresholds for which an engine fires on a trace.
@frozen
public enum ThresholdMethod: UInt8, Equatable, Sendable {
  /// From one run: all thresholds up to a critical one fire, all above do not.
  case critical
  /// By a run for each threshold: the threshold changes what the engine sees before it fires.
  case replay

  /// The method's word in results.
  public var name: StaticString {
    switch self {
    case .critical: "critical"
    case .replay: "replay"
    }
  }
}
