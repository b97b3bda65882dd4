import GestureTraces
import TraceReplay

extension StressCondition {
  /// The trace as it would be under this condition, reduced to the layer that is replayed.
  ///
  /// Randomness depends only on the seed, the trace's own times, the condition's name and the repeat, so the result is the same whatever
  /// else is run, in any order.
  ///
  /// - Parameters:
  ///   - trace: The original trace.
  ///   - options: How it is replayed.
  ///   - number: The repeat, from 0.
  ///   - seed: The random seed.
  /// - Returns: The trace to replay; unchanged if the condition does not affect traces.
  package func trace(_ trace: Trace, options: ReplayOptions, repeat number: Int, seed: UInt64) -> Trace {
    guard changesTrace else { return trace }
    let layer = trace.replayedLayer(options)
    let events = events(of: TraceSamples(of: trace, layer: layer), repeat: number, seed: seed)
    var labelled = trace
    labelled.header.labels = trace.labelsAllowingShifts(options)
    return labelled.remade(of: events, layer: layer, by: "overscroll stress, \(name), repeat \(number + 1)")
  }

  /// The events of a trace as they would be under this condition.
  ///
  /// - Parameters:
  ///   - samples: The original layer that is replayed.
  ///   - number: The repeat, from 0.
  ///   - seed: The random seed.
  /// - Returns: The events, in order of time.
  func events(of samples: TraceSamples, repeat number: Int, seed: UInt64) -> [TraceEvent] {
    var samples = samples
    var random = SeededRandom(seed: start(of: seed, salt: samples.salt, repeat: number))
    switch change {
    case .samples(let rate): samples.resample(rate: rate)
    case .jitter(let time): samples.jitter(milliseconds: time, &random)
    case .droppedSamples(let share): samples.drop(share: share, &random)
    case .lostStretch(let time): samples.lose(milliseconds: time, &random)
    case .lateEvents(let time): samples.delay(milliseconds: time, &random)
    case .nothing, .display, .framePhase, .lateFrames, .droppedFrames, .lateUpdates: break
    }
    return samples.events
  }

  private func start(of seed: UInt64, salt: UInt64, repeat number: Int) -> UInt64 {
    let words = [salt, name.utf8.reduce(0) { $0 &* 131 &+ UInt64($1) }, UInt64(number)]
    return words.reduce(seed) { state, word in
      var mixer = SeededRandom(seed: state ^ word)
      return mixer.next()
    }
  }
}
