import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// A trace that begins later has the same results, later: no time may be taken from the trace's zero.
@Suite("Traces that begin later")
struct ShiftedReplayTests {
  /// A whole number of frames at every rate that is drawn, 59.94 Hz too.
  private static let shift: Int64 = 50_000_000
  private static let seconds = Double(shift) / 1e6

  /// The replay of a seed and the same replay 50 s later. Times that chance decides depend on the trace's own times, and are left out.
  private static func pair(_ seed: UInt64) -> (replay: Replay, later: Replay, engines: [RefreshEngine]) {
    let sample = DetailedReplay(seed: seed, engines: 3)
    var options = sample.replay.options
    (options.frames.dropped, options.frames.late) = (0, 0)
    if options.app.work.isRandom { options.app.work = .fixed(0.7) }
    var (later, trace) = (options, sample.trace)
    later.app.begins = later.app.begins.map { $0 + seconds }
    later.app.insetChanges = later.app.insetChanges.map {
      AppInsetChange(time: $0.time + seconds, points: $0.points)
    }
    for index in trace.events.indices {
      let event = trace.events[index]
      trace.events[index].timeMicroseconds = event.timeMicroseconds + shift
      trace.events[index].arrivalMicroseconds = event.arrivalMicroseconds.map { $0 + shift }
    }
    let model = sample.replay.model
    return (
      Replay(of: sample.trace, model: model, options: options),
      Replay(of: trace, model: model, options: later), sample.engines
    )
  }

  @Test("every figure, state and finding is the same, later")
  func results() {
    var (triggers, roundings) = (0, 0)
    for seed in UInt64(1)...90 {
      let (replay, later, engines) = Self.pair(seed)
      for engine in engines {
        let note = "seed \(seed), \(engine.resultName) on \(replay.model.name)"
        let ones = [replay.run(engine).result] + replay.gestureResults(of: engine)
        let others = [later.run(engine).result] + later.gestureResults(of: engine)
        #expect(ones.count == others.count)
        for (one, other) in zip(ones, others) {
          var other = other.earlier(by: Self.seconds)
          triggers += one.triggers
          // Where the content comes to rest at a frame, rounding decides whether the run ends there or at the next.
          let delay = abs(one.end - other.end)
          if delay > 1e-6, delay < 1 / one.rate + 1e-6 {
            roundings += 1
            other.end = one.end
          }
          let difference = one.difference(from: other)
          #expect(difference == nil, "\(note), gesture \(one.gesture ?? 0): \(difference ?? "")")
        }
      }
    }
    #expect(triggers > 80 && roundings <= 2, "\(triggers), \(roundings)")
  }

  @Test("the greatest thresholds that fire are the same")
  func thresholds() {
    for seed in UInt64(1)...90 {
      let (replay, later, engines) = Self.pair(seed)
      for engine in engines where replay.thresholdMethod(of: engine) == .critical {
        let (one, other) = (replay.greatestThresholds(of: engine), later.greatestThresholds(of: engine))
        #expect(ReplayResult.agree(one, other), "seed \(seed)")
      }
    }
  }

  @Test("the content is in the same position at the same time after its begin, and as fast")
  func paths() {
    for seed in UInt64(1)...90 {
      let (replay, later, _) = Self.pair(seed)
      for time in stride(from: 0, through: replay.track.lastEvent + 2, by: 0.0137) {
        let (one, other) = (
          replay.path.offset(at: time), later.path.offset(at: time + Self.seconds)
        )
        #expect(ReplayResult.agree(one, other), "seed \(seed) at \(time) on \(replay.model.name)")
      }
    }
  }

  @Test("what would have made an engine fire is the same")
  func why() {
    var found = 0
    for seed in UInt64(1)...60 {
      let (replay, later, engines) = Self.pair(seed)
      for engine in engines.prefix(1) {
        for index in replay.track.gestures.indices.prefix(2) {
          let work = [ReplayWork(20_000), ReplayWork(20_000)]
          let one = replay.changes(firing: index, within: work[0]) { _ in engine }
          let other = later.changes(firing: index, within: work[1]) { _ in engine }
          guard !work[0].isSpent, !work[1].isSpent else { continue }
          #expect(one == other, "seed \(seed), \(engine.resultName)")
          if !one.isEmpty { found += 1 }
        }
      }
    }
    #expect(found > 5, "\(found)")
  }
}
