/// What the app around an engine does during a replay, all times in seconds from the trace's zero or as said.
public struct AppScript: Equatable, Sendable {
  /// How long it works on a refresh: from the callback, or from its own begin where that brings no callback.
  public var work = WorkTime.fixed(2)
  /// How long after each end it says so once more, ≥ 0; nil: it does not.
  public var endsAgainAfter: Double?
  /// When it begins a refresh itself, each ≥ 0, in any order.
  public var begins: [Double] = []
  /// When it changes its own part of the top inset, in any order.
  public var insetChanges: [AppInsetChange] = []
  /// Where chance starts, for work times drawn at random. Each trace has numbers of its own, the same for every engine.
  public var seed: UInt64 = 1

  /// Two seconds of work on every refresh, and nothing else.
  public init() {}
}

/// A change of the app's own part of the top inset: all of it that is not an engine's.
public struct AppInsetChange: Equatable, Sendable {
  /// Seconds from the trace's zero, ≥ 0.
  public var time: Double
  /// What the app's part is from then on, in points, ≥ 0.
  public var points: Double

  /// From `time` seconds on, `points`.
  public init(time: Double, points: Double) {
    self.time = time
    self.points = points
  }
}
