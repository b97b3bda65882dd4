import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// A log of an app compared with engines and models on the same trace.
package struct Observation: Sendable {
  /// One engine on one ground (a scroll model, or `native`), with the app's deviation from it in each gesture.
  package struct Peer: Sendable {
    /// The engine's result for each gesture.
    package let scored: [ScoredGesture]
    /// The deviation of the app's path from the engine's in each gesture; nil if the log does not cover the gesture.
    package let deviations: [PathDeviation?]
  }

  /// The description of the trace: its path, intent, origin and device.
  package let label: TraceLabel
  /// The name of the log in messages.
  package let log: String
  /// The number of content offsets in the log.
  package let offsets: Int
  /// How the log's clock was aligned with the trace's.
  package let clock: ObservedClock
  /// True if the log has no triggers, so that callbacks are used as triggers.
  package let knowsCallbacksAlone: Bool
  /// True if the log says when a refresh starts; if not, it is unknown whether the app fired.
  package var knowsRefreshes: Bool
  /// The app's result for each gesture, once for every ground (scroll model, or `native`) of the engines; equal on every ground.
  package let scored: [[ScoredGesture]]
  /// The engines compared with the app: for each ground (scroll model, or `native`) all engines in order.
  package let peers: [Peer]
  /// The offsets of the app's content over time, on the trace's clock.
  package let path: SeenPath
  /// Warnings from reading the trace.
  package let warnings: [String]

  /// Compares a log with replays of its trace.
  ///
  /// - Parameters:
  ///   - log: The log of the app.
  ///   - trace: The trace that was played to the app.
  ///   - path: The trace's path as given.
  ///   - settings: The engines and models to compare the log with, and the tolerances.
  /// - Throws: An error if the log does not belong to the trace, if the trace has nothing to compare, or if an external engine answers
  ///   wrongly.
  package init(
    _ log: ObservedLog, of trace: Trace, path: String, _ settings: ObservationSettings
  ) throws {
    let grounds = settings.replay.replays(of: trace)
    let replayed = try ReplayedTrace(of: trace, path: path, settings.replay, replays: grounds)
    let track = grounds[0].replays[0].track
    label = TraceLabel(of: trace, path: path, track: track)
    if let reason = replayed.scored.first?.label.reasonToExclude {
      throw ObservationError("\(path): \(reason)")
    }
    let count = track.gestures.count
    let paths = try grounds.flatMap { ground in
      try settings.replay.engines.indices.map { try Self.path(of: $0, on: ground, settings) }
    }
    let finger = Self.finger(track.gestures)
    let moving = paths.filter { $0.motion(by: ObservedClock.moved) != nil }
    clock = try ObservedClock(
      of: log, track.gestures, moving.isEmpty ? [finger] : moving, zero: settings.zero)
    let shift = clock.shift
    let app = SeenPath(log.samples.map { ($0.time + shift, $0.offset) })
    try LogFit(
      log: log, app: app, gestures: track.gestures, paths: paths, finger: finger, clock: clock
    ).check(longestHole: settings.longestHole)
    let inset = settings.measure == .content ? grounds[0].replays[0].scene.topInset : 0
    let results = ObservedGestures(
      log: log, app: app, shift: shift, gestures: track.gestures, topInset: inset, settings: settings)
    let labels = replayed.scored.prefix(count).map(\.label)
    scored = grounds.map { ground in
      zip(labels, results.results).map { label, result in
        var scored = ScoredGesture(label, result, ground: ground.ground.name)
        scored.isObserved = true
        return scored
      }
    }
    peers = paths.indices.map { index in
      Peer(
        scored: Array(replayed.scored[index * count..<(index + 1) * count]),
        deviations: track.gestures.indices.map { gesture in
          let own = track.gestures[gesture]
          let end = gesture + 1 < count ? track.gestures[gesture + 1].began : app.last.nextUp
          guard own.began < end else { return nil }
          return PathDeviation(
            of: app, from: paths[index], in: own.began..<end, lift: own.ended, tolerance: settings.tolerance)
        })
    }
    (self.log, offsets, self.path) = (log.path, log.samples.count, app)
    knowsRefreshes = log.knowsRefreshes
    knowsCallbacksAlone = log.knowsCallbacksAlone
    warnings = replayed.warnings
  }

  /// The path that a replay predicts, frame by frame: the content's offset, or minus the engine's pull if the log gives pulls.
  private static func path(
    of engine: Int, on ground: GroundReplays, _ settings: ObservationSettings
  ) throws -> SeenPath {
    let run = try settings.replay.engines[engine].run(on: ground.replay(ofEngine: engine), keepsFrames: true)
    return SeenPath(
      run.frames.map { ($0.time, settings.measure == .content ? $0.offset : -$0.pull) })
  }

  /// The path of content that follows every finger exactly.
  private static func finger(_ gestures: [FingerGesture]) -> SeenPath {
    var moments: [(time: Double, offset: Double)] = [(0, 0)]
    for gesture in gestures {
      let start = moments[moments.count - 1].offset
      moments.append((gesture.began, start))
      moments += gesture.samples.map { ($0.time, start - $0.travel) }
    }
    return SeenPath(moments)
  }
}
