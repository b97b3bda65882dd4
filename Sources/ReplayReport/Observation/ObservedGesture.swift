import TraceReplay

/// One gesture of a trace: what the app did in it, and what an engine did.
package struct ObservedGesture: Sendable {
  /// The gesture's name: the trace's path, followed by `#` and a number if the trace has several gestures.
  package let name: String
  /// The app's result in the gesture, according to its log.
  package let app: ReplayResult
  /// The result of the engine's replay of the gesture.
  package let peer: ReplayResult
  /// The deviation of the app's path from the replay's; nil if the log does not cover the gesture.
  package let path: PathDeviation?
  /// True if callbacks are compared, because the log has no triggers.
  package let isByCallback: Bool

  /// True if the app's log says when a refresh starts.
  package let knowsRefreshes: Bool

  /// True if app and engine started equally many refreshes; nil if the log does not say when a refresh starts.
  package var hasSameTriggers: Bool? { knowsRefreshes ? app.triggers == peer.triggers : nil }

  /// The app's first trigger minus the engine's, in seconds; nil unless both fired.
  package var difference: Double? {
    guard let own = isByCallback ? app.callback : app.trigger,
      let other = isByCallback ? peer.callback : peer.trigger
    else { return nil }
    return own - other
  }

  /// True if the first triggers of app and engine are at the same time, within the tolerance; nil unless both fired.
  package func isAtSameTime(within tolerance: PathDeviation.Tolerance) -> Bool? {
    difference.map { abs($0) <= tolerance.seconds + Self.nanosecond }
  }

  /// The precision of times in results, in seconds.
  private static let nanosecond = 1e-9
}
