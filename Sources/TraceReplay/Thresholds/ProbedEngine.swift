import PullToRefresh

/// A system whose threshold is out of reach, and what the same with other thresholds would have done so far.
struct ProbedEngine<Body: RefreshEngineBody>: ReplayEngine {
  private var body: Body
  private var levels = ThresholdLevels()
  private var dwell = DwellWindow()

  /// More than anything is ever pulled, in points, and small enough for sums.
  private static var outOfReach: Double { 1e9 }

  init(_ body: Body) {
    self.body = body
    self.body.thresholdPull = Self.outOfReach
  }

  var state: UInt8 { body.state }
  var nextTimer: Double? { body.nextTimer }
  var isIdle: Bool { body.isIdle }
  var followsFinger: Bool { Body.followsFinger }
  var readsMotion: Bool { Body.readsMotion }
  var traits: RefreshTraits { body.traits }
  var shown: RefreshEngine? { nil }
  func pull(_ view: ScrollSituation) -> Double { body.pull(view) }

  mutating func handle(_ event: RefreshEvent, _ view: ScrollSituation, _ effects: inout RefreshEffects) {
    body.probe(event, view, &levels)
    if let sample = levels.dwell {
      dwell.take(sample, tolerance: ReplayClock.sameInstant)
      levels.dwell = nil
    }
    body.handle(event, view, &effects)
  }

  /// The greatest threshold it would have fired with, where whatever still waits does so until `time`; −∞ for none.
  func critical(until time: Double) -> Double {
    var dwell = dwell
    dwell.finish(at: time)
    return max(levels.fired, dwell.lasted)
  }
}
