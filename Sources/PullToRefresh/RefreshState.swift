/// The states of a ``RefreshMachine``.
@frozen
public enum RefreshState: UInt8, EngineState {
  /// There is no pull, and no refresh is shown.
  case idle
  /// A pull that is not far enough, or that a gate blocks.
  case pulling
  /// The pull passed the threshold; the moment to fire has not come.
  case armed
  /// A refresh is shown.
  case refreshing
  /// The refresh is over, and its indicator is closing.
  case finishing

  /// The state's name in results.
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
