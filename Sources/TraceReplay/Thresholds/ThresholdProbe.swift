import PullToRefresh

/// What systems that differ in the threshold alone would have done so far, seen beside one whose threshold is out of reach.
struct ThresholdProbe {
  private var levels = ThresholdLevels()
  private var dwell = DwellWindow()

  /// More than anything is ever pulled, in points, and small enough for sums.
  static var outOfReach: Double { 1e9 }

  /// Takes what `engine` says of an event that it has not handled yet.
  mutating func take(_ event: RefreshEvent, _ view: ScrollSituation, of engine: some RefreshEngineBody) {
    engine.probe(event, view, &levels)
    guard let sample = levels.dwell else { return }
    dwell.take(sample, tolerance: ReplayClock.sameInstant)
    levels.dwell = nil
  }

  /// The greatest threshold it would have fired with, where whatever still waits does so until `time`; −∞ for none.
  func critical(until time: Double) -> Double {
    var dwell = dwell
    dwell.finish(at: time)
    return max(levels.fired, dwell.lasted)
  }
}
