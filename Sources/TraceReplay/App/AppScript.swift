/// The app's behaviour in a replay: work, own refreshes, inset changes. Times are in seconds from the trace's zero unless stated otherwise.
public struct AppScript: Equatable, Sendable {
  /// How long the app works on a refresh: from the callback, or from the begin of a refresh that the app begins without a callback.
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

/// A change of the app's own part of the top inset, which is the inset without what the engine adds.
public struct AppInsetChange: Equatable, Sendable {
  /// Seconds from the trace's zero, ≥ 0.
  public var time: Double
  /// The app's own part of the top inset after the change, in points, ≥ 0.
  public var points: Double

  /// A change at `time` seconds, after which the app's own part of the top inset is `points`.
  public init(time: Double, points: Double) {
    self.time = time
    self.points = points
  }
}
