import PullToRefresh
import TraceReplay

extension Replay {
  /// The times at which `engine` fires in this replay, in seconds.
  func triggerTimes(_ engine: RefreshEngine) -> [Double] { course(of: engine).triggerTimes }
}
