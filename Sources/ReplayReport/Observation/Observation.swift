import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// A log of an app held against engines and models on the same trace.
package struct Observation: Sendable {
  /// An engine on a ground, and how far the app was from it in each gesture.
  package struct Peer: Sendable {
    /// What the replay made of each gesture.
    package let scored: [ScoredGesture]
    /// The path's deviation in each; nil where the app saw nothing of it.
    package let deviations: [PathDeviation?]
  }

  /// The trace.
  package let label: TraceLabel
  /// The log, as messages name it.
  package let log: String
  /// The offsets in it.
  package let offsets: Int
  /// How its clock was put on the trace's.
  package let clock: ObservedClock
  /// True where callbacks stand for triggers, as the log has no others.
  package let knowsCallbacksAlone: Bool
  /// True if the log says when a refresh starts; else it is not known whether the app fired.
  package var knowsRefreshes: Bool
  /// What the app did in each gesture: on each ground the same, ground by ground.
  package let scored: [[ScoredGesture]]
  /// What it is held against: engine by engine within ground by ground.
  package let peers: [Peer]
  /// What the app's content did, on the trace's clock.
  package let path: SeenPath
  /// Warnings about how the trace was read.
  package let warnings: [String]

  /// A log held against replays.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - trace: The trace that was played.
  ///   - path: Its path as given.
  ///   - settings: What it is held against, and how.
  /// - Throws: A log that is not of this trace, a trace that says nothing, or a program that does not answer as an engine does.
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

  /// What content did, or what an engine took for its pull, frame by frame.
  private static func path(
    of engine: Int, on ground: GroundReplays, _ settings: ObservationSettings
  ) throws -> SeenPath {
    let run = try settings.replay.engines[engine].run(on: ground.replay(ofEngine: engine), keepsFrames: true)
    return SeenPath(
      run.frames.map { ($0.time, settings.measure == .content ? $0.offset : -$0.pull) })
  }

  /// Content that follows every finger as far as it goes.
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
