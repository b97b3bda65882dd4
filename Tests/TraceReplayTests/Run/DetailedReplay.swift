import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples

@testable import TraceReplay

/// A random replay with what ``RandomReplay`` leaves out: arrival times, uneven frames, late updates, drag-start rules.
struct DetailedReplay {
  let replay: Replay
  let engines: [RefreshEngine]
  let trace: Trace

  /// The replay of this seed with so many engines.
  init(seed: UInt64, engines count: Int) {
    var sample = RandomReplay(seed: seed)
    let (drawn, engines) = sample.draw(engines: count)
    var (trace, options) = (sample.trace, drawn.options)
    if seed % 2 == 0 {
      // Up to 25 ms late, so that samples reach the program a frame after they happen.
      var random = SeededRandom(seed: seed &+ 1000)
      for index in trace.events.indices {
        let time = trace.events[index].timeMicroseconds
        trace.events[index].arrivalMicroseconds = time + Int64(random.nextEven(0, 25_000))
      }
      options.usesArrival = seed % 4 == 0
    }
    switch seed % 7 {
    case 1: (options.frames.dropped, options.frames.seed) = (0.3, seed)
    case 2: (options.frames.late, options.frames.seed) = (0.9, seed)
    case 3: options.frames.updateDelay = 2
    case 4: options.slop = 12
    default: break
    }
    if seed % 6 == 0 { options.scene.bottomInset = 34 }
    if seed % 8 == 3 { options.pointsPerUnit = 1.5 }
    if seed % 8 == 5 { options.wheelStep = 40 }
    replay = Replay(of: trace, model: drawn.model, options: options)
    (self.engines, self.trace) = (engines, trace)
  }
}
