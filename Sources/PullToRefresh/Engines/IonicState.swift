/// The states of Ionic's native refreshers; ``RefreshEffect/enter(_:)`` reports a state by its raw value.
///
/// Source: core/src/components/refresher, ionic-team/ionic-framework at 92c5545. The original has two more states, which a native refresher
/// enters only if the app cancels.
public enum IonicState: UInt8, EngineState {
  /// The refresher is hidden: nothing was pulled since the last refresh, or the pull went back.
  case inactive
  /// The icon is pulled, returns, or moves to its resting position; on iOS also after an abandoned pull.
  case pulling
  /// The app's work is in progress; on iOS also if it ended under the finger.
  case refreshing
  /// The refresher closes after the work.
  case completing

  public var name: StaticString {
    switch self {
    case .inactive: "inactive"
    case .pulling: "pulling"
    case .refreshing: "refreshing"
    case .completing: "completing"
    }
  }
}
