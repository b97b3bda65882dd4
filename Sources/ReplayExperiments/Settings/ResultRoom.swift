import ExternalEngines
import TraceReplay

/// Limits on the results of one trace that are in memory at once.
///
/// A result takes about three kilobytes with what its replay keeps for it, and a gesture some more: within these limits less than a
/// gigabyte in total.
package enum ResultRoom {
  /// The largest number of gestures of a trace that are replayed: more than one per second for a day.
  package static let mostGestures = 100_000
  /// The largest number of results of a trace: gestures times engines times models.
  package static let mostResults = 200_000
  /// The largest number of counts for a trace in a sweep that runs each threshold: gestures times engines, models and thresholds.
  package static let mostCounts = 20_000_000
  /// The largest number of samples of a trace that are replayed: samples of its fingers times engines times models.
  /// 52 million took 18.3 s in 200 draws of `tools/attack --only products` (2026-11-30).
  package static let mostSamples = 25_000_000

  /// Rejects a trace whose replays would read more samples than the limit allows, before the first begins.
  ///
  /// - Parameters:
  ///   - track: The fingers of the trace.
  ///   - runs: The number of runs: combinations of engine and model, in a sweep one for each threshold that is run.
  /// - Throws: An error with the limit, and what to do.
  static func require(samplesOf track: FingerTrack, runs: Int) throws(EngineFault) {
    let own = track.sampleCount
    let samples = own * runs
    guard samples <= mostSamples else {
      throw EngineFault(
        tooMuch:
          "\(own) samples in \(runs) runs come to \(samples) samples, and the limit is \(mostSamples); name fewer engines and models (--engine, --model) or thresholds, or split it"
      )
    }
  }

  /// Rejects a trace with more results than the limits allow, before its replays begin.
  ///
  /// - Parameters:
  ///   - gestures: The number of gestures of the trace.
  ///   - runs: The number of combinations of engine and model.
  ///   - thresholds: The number of thresholds that are run one by one.
  /// - Throws: An error with the limit, and what to do.
  static func require(gestures: Int, runs: Int, thresholds: Int = 0) throws(EngineFault) {
    guard gestures <= mostGestures else {
      throw EngineFault(
        tooMuch:
          "it has \(gestures) gestures, and \(mostGestures) are the limit for one replay; split it")
    }
    let results = gestures * runs
    guard results <= mostResults else {
      throw EngineFault(
        tooMuch:
          "\(gestures) gestures with \(runs) engines on models come to \(results) results, and the limit is \(mostResults); name fewer engines and models (--engine, --model), or split it"
      )
    }
    // Both factors are already bounded, so the product cannot overflow.
    let counts = results * thresholds
    guard counts <= mostCounts else {
      throw EngineFault(
        tooMuch:
          "\(gestures) gestures with \(runs) engines on models and \(thresholds) thresholds come to \(counts) counts, and the limit is \(mostCounts); give a smaller COUNT to --threshold, or name fewer engines and models (--engine, --model)"
      )
    }
  }
}
