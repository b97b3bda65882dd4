/// The states of ishkawa's two controls; the raw value is the index.
public enum ISState: UInt8, EngineState {
  /// The control waits for a pull.
  case normal
  /// The app's work is in progress, or its end is animated.
  case refreshing
  /// The refresh has ended away from the edge; the control waits for the content to return.
  case refreshed

  public var name: StaticString {
    switch self {
    case .normal: "Normal"
    case .refreshing: "Refreshing"
    case .refreshed: "Refreshed"
    }
  }
}
