import PullToRefresh

/// Finds out what engines that differ only in their threshold would have done, while one of them, whose threshold is out of reach, runs.
struct ThresholdProbe {
  private var levels = ThresholdLevels()
  private var dwell = DwellWindow()

  /// A threshold, in points, that no pull reaches, yet small enough for exact sums.
  static var outOfReach: Double { 1e9 }

  /// Records what `engine` reports about other thresholds for an event that it has not handled yet.
  mutating func take(_ event: RefreshEvent, _ view: ScrollSituation, of engine: some RefreshEngineBody) {
    engine.probe(event, view, &levels)
    guard let sample = levels.dwell else { return }
    dwell.take(sample, tolerance: ReplayClock.sameInstant)
    levels.dwell = nil
  }

  /// The greatest threshold with which each finished gesture would have fired, in points; −∞ if none would have.
  private(set) var gestures: [Double] = []
  private var hasGesture = false

  /// Records that a finger comes down at `time`; triggers from now on belong to its gesture.
  mutating func beginGesture(at time: Double) {
    if hasGesture { gestures.append(critical(until: time)) }
    hasGesture = true
    dwell.finish(at: time)
    dwell.forgetLasted()
    levels.forgetFired()
  }

  /// The greatest threshold with which the present gesture would have fired, if its pull lasts until `time`, in points; −∞ if none would
  /// have.
  func critical(until time: Double) -> Double {
    var dwell = dwell
    dwell.finish(at: time)
    return max(levels.fired, dwell.lasted)
  }
}
