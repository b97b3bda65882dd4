import PullToRefresh

/// Records what systems that differ only in the threshold would have done so far, while one whose threshold is out of reach runs.
struct ThresholdProbe {
  private var levels = ThresholdLevels()
  private var dwell = DwellWindow()

  /// A threshold, in points, above any pull, and small enough for sums.
  static var outOfReach: Double { 1e9 }

  /// Records what `engine` reports for an event that it has not handled yet.
  mutating func take(_ event: RefreshEvent, _ view: ScrollSituation, of engine: some RefreshEngineBody) {
    engine.probe(event, view, &levels)
    guard let sample = levels.dwell else { return }
    dwell.take(sample, tolerance: ReplayClock.sameInstant)
    levels.dwell = nil
  }

  /// The greatest threshold with which each gesture before the present one would have fired, in points; −∞ for none.
  private(set) var gestures: [Double] = []
  private var hasGesture = false

  /// A finger comes down; triggers from now on belong to this gesture.
  mutating func beginGesture(at time: Double) {
    if hasGesture { gestures.append(critical(until: time)) }
    hasGesture = true
    dwell.finish(at: time)
    dwell.forgetLasted()
    levels.forgetFired()
  }

  /// The greatest threshold with which the present gesture would have fired, if pending dwells last until `time`; in points, −∞ for none.
  func critical(until time: Double) -> Double {
    var dwell = dwell
    dwell.finish(at: time)
    return max(levels.fired, dwell.lasted)
  }
}
