/// The states of Ionic's `ion-refresher` with a native refresher, by index (core/src/components/refresher,
/// ionic-team/ionic-framework at 92c5545). The original has two more, which a native one enters only if the app cancels.
public enum IonicState: UInt8, EngineState {
  /// Hidden: nothing has been pulled since the last refresh, or the pull has gone back.
  case inactive
  /// Pulled, or on its way back or to its resting position; on iOS also once pulled.
  case pulling
  /// The work is going on; on iOS also where it has ended under the finger.
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
