import ExternalEngines
import GestureTraces
import TraceReplay

/// The unit that one result of a replayed trace describes: a gesture, or the whole trace.
package enum ReplayUnit: Sendable {
  /// Each result describes one gesture.
  case gesture
  /// Each result describes the whole trace, by the figures of the gesture that fired first, or else had the largest pull.
  case trace
}

/// The results of a replayed trace without its events, so that the events of a whole folder need not be in memory.
package struct ReplayedTrace: BatchedTrace {
  /// The warnings from reading the trace.
  package let warnings: [String]
  /// The results in order, one per gesture or one for the whole trace; engine by engine, on one scroll physics after the other.
  package let scored: [ScoredGesture]
  package var results: Int { scored.count }
  /// How far the fingers moved up, if none moved down.
  package let upwardTravel: UpwardTravel?

  /// Replays `trace`, which was read from `path`, with every engine on every scroll physics of the settings.
  ///
  /// - Throws: An error if an external engine answers wrongly.
  package init(
    of trace: Trace, path: String, _ settings: ReplaySettings, per unit: ReplayUnit = .gesture
  ) throws(EngineFault) {
    try self.init(of: trace, path: path, settings, per: unit, replays: settings.replays(of: trace))
  }

  /// Runs the engines on a trace that is already prepared.
  ///
  /// - Parameters:
  ///   - trace: The trace as read.
  ///   - path: The path it was read from.
  ///   - settings: The engines and scroll physics.
  ///   - unit: What one result describes.
  ///   - replays: The trace on each scroll physics of `settings`, in their order.
  /// - Throws: An error if an external engine answers wrongly.
  package init(
    of trace: Trace, path: String, _ settings: ReplaySettings, per unit: ReplayUnit = .gesture,
    replays: [GroundReplays]
  ) throws(EngineFault) {
    var (scored, labels): ([ScoredGesture], [TraceLabel]) = ([], [])
    // Allocated once for all gestures, so that results are not moved as the array grows.
    let runs = replays.count * settings.engines.count
    let gestures = unit == .trace ? 1 : max(1, replays[0].replays[0].track.gestures.count)
    try ResultRoom.require(samplesOf: replays[0].replays[0].track, runs: runs)
    if unit == .gesture { try ResultRoom.require(gestures: gestures, runs: runs) }
    scored.reserveCapacity(gestures * runs)
    let work = settings.explains ? ReplayWork(ReplayWork.explanations) : nil
    for (number, place) in replays.enumerated() {
      // The fingers are the same on every model.
      if labels.isEmpty {
        let track = place.replays[0].track
        labels =
          unit == .trace
          ? [TraceLabel(of: trace, path: path, track: track)]
          : TraceLabel.gestures(of: trace, path: path, track: track)
        if unit == .gesture { labels.noteFaults(of: trace, track, settings.options) }
      }
      let ground = place.ground.name
      for (index, engine) in settings.engines.enumerated() {
        let replay = place.replay(ofEngine: index)
        let idle = engine.engine(on: replay)
        var results =
          unit == .trace
          ? [try engine.run(on: replay).result] : try engine.gestureResults(of: idle, on: replay)
        if let work { engine.explain(&results, on: replay, within: work) }
        let rule = EngineRule(idle.traits)
        for (label, result) in zip(labels, results) {
          var gesture = ScoredGesture(label, result, rule: rule, ground: ground)
          gesture.callOrder = number * settings.engines.count + index + 1
          gesture.engineID = settings.identities[index]
          gesture.modelID = settings.modelIdentities[number]
          scored.append(gesture)
        }
      }
    }
    self.scored = scored
    upwardTravel = UpwardTravel(of: replays[0].replays[0].track, settings.options)
    let untried =
      "\(path): not everything that might make engines fire was tried, because that needs more than \(ReplayWork.explanations) frames and timers; give a shorter trace, or name fewer engines"
    warnings = settings.options.warnings(of: trace) + (work?.isSpent == true ? [untried] : [])
  }
}
