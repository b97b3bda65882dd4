/// The part of the app around an engine in a replay, all times in seconds from the trace's zero or as said.
public struct AppScript: Equatable, Sendable {
  /// The time it works on a refresh: from the callback, or from its own begin where that brings no callback.
  public var work = WorkTime.fixed(2)
  /// The time after each end at which it says so once more, ≥ 0; nil: it does not.
  public var endsAgainAfter: Double?
  /// The times at which it begins a refresh itself, each ≥ 0, in any order.
  public var begins: [Double] = []
  /// The changes of its own part of the top inset, in any order.
  public var insetChanges: [AppInsetChange] = []
  /// The seed of work times drawn at random. Each trace has numbers of its own, the same for every engine.
  public var seed: UInt64 = 1

  /// Two seconds of work on every refresh, and nothing else.
  public init() {}
}

/// A change of the app's own part of the top inset: all of it that is not an engine's.
public struct AppInsetChange: Equatable, Sendable {
  /// Seconds from the trace's zero, ≥ 0.
  public var time: Double
  /// The app's part from then on, in points, ≥ 0.
  public var points: Double

  /// A change to `points` from `time` seconds on.
  public init(time: Double, points: Double) {
    self.time = time
    self.points = points
  }
}
