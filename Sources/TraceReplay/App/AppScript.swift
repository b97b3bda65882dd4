/// The app's behaviour in a replay: work, own refreshes, inset changes. Times are in seconds from the trace's zero unless stated otherwise.
public struct AppScript: Equatable, Sendable {
  /// How long the app works on a refresh, from the callback, or from its own begin if that brings no callback.
  public var work = WorkTime.fixed(2)
  /// Seconds after each end at which the app ends the refresh once more, ≥ 0; nil for never.
  public var endsAgainAfter: Double?
  /// The times at which the app begins a refresh itself, in seconds, each ≥ 0, in any order.
  public var begins: [Double] = []
  /// The changes of the app's own part of the top inset, in any order.
  public var insetChanges: [AppInsetChange] = []
  /// The seed of random work times. Each trace gets different random numbers, the same for every engine.
  public var seed: UInt64 = 1

  /// Two seconds of work on every refresh, and nothing else.
  public init() {}
}

/// A change of the app's own part of the top inset, which is everything that no engine has added.
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
