import ExternalEngines
import TraceReplay

/// Limits on the runs of one trace under stress, which are checked before the first run.
package enum StressRoom {
  /// The largest number of samples that a condition may make of the fingers of a trace.
  package static let mostSamples = 2_000_000
  /// The largest number of steps of a trace's runs: frames in which a finger is down if all are visited, and half of the samples.
  package static let mostSteps = 25_000_000

  /// Rejects a trace whose runs would take too long, or whose resampled fingers would not fit in memory.
  ///
  /// - Parameters:
  ///   - track: The fingers of the trace.
  ///   - runners: The number of pairs of an engine and a scroll view.
  ///   - conditions: The conditions under which each runs.
  ///   - options: How the trace is replayed without stress.
  /// - Throws: An error with the limit, and what to do.
  static func require(
    of track: FingerTrack, runners: Int, _ conditions: [StressCondition], _ options: ReplayOptions
  ) throws(EngineFault) {
    let seconds = track.gestures.reduce(0) { $0 + max(0, $1.ended - $1.began) }
    let own = Double(track.inputCount)
    var steps = 0.0
    for condition in conditions {
      var samples = own
      if case .samples(let rate) = condition.change { samples = max(own, seconds * rate) }
      guard samples <= Double(mostSamples) else {
        throw EngineFault(
          tooMuch:
            "under \(condition.name) its fingers would come to \(Int(samples)) samples, and the limit is \(mostSamples); name other conditions (--condition), or split it"
        )
      }
      let changed = condition.options(options, repeat: 0, seed: 0)
      let visitsAll = changed.usesArrival || changed.frames.late > 0 || changed.frames.dropped > 0
      let frames = visitsAll ? seconds * changed.rate : 0
      steps += Double(condition.repeats * runners) * (samples / 2 + frames)
    }
    guard steps <= Double(mostSteps) else {
      throw EngineFault(
        tooMuch:
          "\(runners) engines on models under \(conditions.count) conditions come to \(steps < 1e15 ? Int(steps) : .max) steps, and the limit is \(mostSteps); lower --rate, name fewer conditions (--condition), engines and models (--engine, --model), or split it"
      )
    }
  }
}
