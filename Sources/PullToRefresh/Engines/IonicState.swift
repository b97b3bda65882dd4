/// The states of Ionic's `ion-refresher` with a native refresher (core/src/components/refresher,
/// ionic-team/ionic-framework at 92c5545); the raw value is the index. The original has two more, which a native one enters only if the app
/// cancels.
public enum IonicState: UInt8, EngineState {
  /// Hidden: nothing was pulled since the last refresh, or the pull went back.
  case inactive
  /// Pulled, or returning or moving to the resting position; on iOS also after an abandoned pull.
  case pulling
  /// The app's work is in progress; on iOS also if it ended under the finger.
  case refreshing
  /// Closing after the work.
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
