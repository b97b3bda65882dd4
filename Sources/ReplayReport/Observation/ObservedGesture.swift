import TraceReplay

/// One gesture of an app beside what an engine on a model made of it.
package struct ObservedGesture: Sendable {
  /// The gesture's name, as `TraceLabel` has it.
  package let name: String
  /// What the app did.
  package let app: ReplayResult
  /// What the replay did.
  package let peer: ReplayResult
  /// How far the app's path was from the replay's; nil where the app saw nothing of the gesture.
  package let path: PathDeviation?
  /// True where callbacks are compared, as the log has no triggers.
  package let isByCallback: Bool

  /// True if the app's log says when a refresh starts.
  package let knowsRefreshes: Bool

  /// True if both started as many refreshes; nil where the log does not say whether the app did.
  package var hasSameTriggers: Bool? { knowsRefreshes ? app.triggers == peer.triggers : nil }

  /// The app's first trigger less the replay's, in seconds; nil where not both have one.
  package var difference: Double? {
    guard let own = isByCallback ? app.callback : app.trigger,
      let other = isByCallback ? peer.callback : peer.trigger
    else { return nil }
    return own - other
  }

  /// True if the two triggers are within the tolerance; nil where not both fired.
  package func isAtSameTime(within tolerance: PathDeviation.Tolerance) -> Bool? {
    difference.map { abs($0) <= tolerance.seconds + Self.nanosecond }
  }

  /// Times have whole nanoseconds.
  private static let nanosecond = 1e-9
}
