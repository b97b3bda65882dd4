import PullToRefresh
import TraceReplay

extension Replay {
  /// The least threshold anybody sets, in points: a finger that rests moves content by less, in the last bits of its position.
  private static let leastSettable = 0.001

  /// The greatest threshold with which an engine fires in each gesture, as `criticalThresholds(of:)` says; −∞ where it is too
  /// small to be set.
  ///
  /// - Parameter engine: Its `thresholdMethod(of:)` is `.critical`.
  /// - Returns: Pulls in points, each 0.001 or more, or −∞.
  package func settableThresholds(of engine: RefreshEngine) -> [Double] {
    criticalThresholds(of: engine).map { critical in
      critical.map { $0 < Self.leastSettable ? -.infinity : $0 } ?? -.infinity
    }
  }
}
