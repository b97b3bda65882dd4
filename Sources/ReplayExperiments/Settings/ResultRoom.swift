import ExternalEngines

/// The results of one trace that are held at once: its gestures with each engine on each model, and what each says.
///
/// A result takes about one kilobyte, a model another one and a half for each gesture, and a gesture some more beside it: within these
/// limits less than a gigabyte, which a trace of the most gestures comes nearest to on as many models as there may be.
package enum ResultRoom {
  /// Gestures of a trace that are replayed: more than one a second for a day.
  package static let mostGestures = 100_000
  /// Results of a trace: its gestures times engines and models.
  package static let mostResults = 300_000
  /// Counts of a trace in a sweep that has a run for each threshold: its gestures times engines, models and thresholds.
  package static let mostCounts = 20_000_000

  /// Refuses a trace of which there would be more results than fit, before its replays begin.
  ///
  /// - Parameters:
  ///   - gestures: Gestures of the trace.
  ///   - runs: Engines on models.
  ///   - thresholds: Thresholds whose runs are counted one by one.
  /// - Throws: The limit, and what to do.
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
    // No product of what is bounded already is greater than any integer.
    let counts = results * thresholds
    guard counts <= mostCounts else {
      throw EngineFault(
        tooMuch:
          "\(gestures) gestures with \(runs) engines on models and \(thresholds) thresholds come to \(counts) counts, and the limit is \(mostCounts); give a smaller COUNT to --threshold, or name fewer engines and models (--engine, --model)"
      )
    }
  }
}
