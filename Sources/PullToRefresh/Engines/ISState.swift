/// The states of ishkawa's two controls, by index.
public enum ISState: UInt8, EngineState {
  /// Waiting for a pull.
  case normal
  /// The work is going on, or its end is being animated.
  case refreshing
  /// Ended away from the edge; waits for it.
  case refreshed

  public var name: StaticString {
    switch self {
    case .normal: "Normal"
    case .refreshing: "Refreshing"
    case .refreshed: "Refreshed"
    }
  }
}
