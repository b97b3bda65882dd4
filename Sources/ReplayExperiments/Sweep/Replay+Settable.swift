import PullToRefresh
import TraceReplay

extension Replay {
  /// The smallest threshold that counts as settable, in points.
  ///
  /// A resting finger moves content by less, through rounding of the finger's position.
  private static let leastSettable = 0.001

  /// The greatest threshold with which an engine fires in each gesture, like `criticalThresholds(of:)`, but −∞ if it is too small to be
  /// set.
  ///
  /// - Parameter engine: An engine whose `thresholdMethod(of:)` is `.critical`.
  /// - Returns: Pulls in points, each at least 0.001, or −∞.
  package func settableThresholds(of engine: RefreshEngine) -> [Double] {
    criticalThresholds(of: engine).map { critical in
      critical.map { $0 < Self.leastSettable ? -.infinity : $0 } ?? -.infinity
    }
  }
}
