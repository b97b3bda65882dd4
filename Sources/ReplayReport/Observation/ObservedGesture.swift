import TraceReplay

/// One gesture: what the app did, and what an engine did.
package struct ObservedGesture: Sendable {
  /// The gesture's name, as in `TraceLabel`.
  package let name: String
  /// What the app did.
  package let app: ReplayResult
  /// What the replay did.
  package let peer: ReplayResult
  /// The deviation of the app's path from the replay's; nil if the log does not cover the gesture.
  package let path: PathDeviation?
  /// True if callbacks are compared, because the log has no triggers.
  package let isByCallback: Bool

  /// True if the app's log says when a refresh starts.
  package let knowsRefreshes: Bool

  /// True if both started equally many refreshes; nil if the log does not say whether the app did.
  package var hasSameTriggers: Bool? { knowsRefreshes ? app.triggers == peer.triggers : nil }

  /// The app's first trigger minus the replay's, in seconds; nil unless both fired.
  package var difference: Double? {
    guard let own = isByCallback ? app.callback : app.trigger,
      let other = isByCallback ? peer.callback : peer.trigger
    else { return nil }
    return own - other
  }

  /// True if the two triggers are within the tolerance; nil unless both fired.
  package func isAtSameTime(within tolerance: PathDeviation.Tolerance) -> Bool? {
    difference.map { abs($0) <= tolerance.seconds + Self.nanosecond }
  }

  /// Times are rounded to nanoseconds; in seconds.
  private static let nanosecond = 1e-9
}
