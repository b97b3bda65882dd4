/// The states of a ``RefreshMachine``.
@frozen
public enum RefreshState: UInt8, EngineState {
  /// Nothing is pulled.
  case idle
  /// Pulled, but not far enough, or not allowed.
  case pulling
  /// Pulled far enough; the moment has not come.
  case armed
  /// A refresh is shown.
  case refreshing
  /// The refresh is over; its indicator is on the way out.
  case finishing

  /// The state's word in results.
  public var name: StaticString {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    case .finishing: "finishing"
    }
  }
}
