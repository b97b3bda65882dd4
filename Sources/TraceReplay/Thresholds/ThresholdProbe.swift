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

  /// The greatest threshold with which each gesture before the present one would have fired; −∞ for none.
  private(set) var gestures: [Double] = []
  private var hasGesture = false

  /// A finger comes down: what fires from now on is the doing of this gesture.
  mutating func beginGesture(at time: Double) {
    if hasGesture { gestures.append(critical(until: time)) }
    hasGesture = true
    dwell.finish(at: time)
    dwell.forgetLasted()
    levels.forgetFired()
  }

  /// The greatest threshold with which the present gesture would have fired, where whatever still waits does so until `time`; −∞ for none.
  func critical(until time: Double) -> Double {
    var dwell = dwell
    dwell.finish(at: time)
    return max(levels.fired, dwell.lasted)
  }
}
