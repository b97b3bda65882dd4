import GestureTraces
import PullToRefresh
import ScrollPhysics
import TestSamples
import Testing

@testable import TraceReplay

/// Whole results of random replays: every property of every gesture and of the whole trace, on all models and many engines.
///
/// What stands in the golden file is not from an independent source. Of the same random replays the frame loop is the second method of the
/// run (below), and `tools/prove replay` computes figures of others a second time, in Python.
@Suite("Whole results of replays")
struct ReplayGoldenTests {
  private static let seeds: ClosedRange<UInt64> = 1...70

  /// All that a replay says with an engine, a line each.
  private static func lines(_ replay: Replay, _ engine: RefreshEngine) -> [String] {
    let result = replay.run(engine).result
    var lines = ["  \(result.engine) on \(result.model): " + ResultText.line(result)]
    for gesture in replay.gestureResults(of: engine) {
      lines.append("    gesture: " + ResultText.line(gesture))
    }
    if replay.thresholdMethod(of: engine) == .critical {
      lines.append("    thresholds: " + ResultText.text(of: replay.greatestThresholds(of: engine)))
    }
    return lines
  }

  /// A gesture's times, its end and where the finger was last.
  private static func line(_ gesture: FingerGesture) -> String {
    let late = [
      gesture.beganArrivalMicroseconds - gesture.beganMicroseconds,
      gesture.endedArrivalMicroseconds - gesture.endedMicroseconds,
    ]
    let times = [gesture.beganMicroseconds, gesture.endedMicroseconds]
    let last: [Double] = gesture.samples.last.map { [$0.travel, $0.across] } ?? []
    let words: [String] = [
      "  finger", "\(times)", "\(late)", "\(gesture.end)", "\(gesture.samples.count)",
      ResultText.text(of: last), "\(gesture.mostContacts)", "\(gesture.lostEvents)",
    ]
    return words.joined(separator: " ")
  }

  private static func line(_ wheel: WheelMove) -> String {
    let times = [wheel.timeMicroseconds, wheel.arrivalMicroseconds]
    return "  wheel \(times) " + ResultText.text(of: wheel.distance)
  }

  /// Where content is on its free path, 83 ms apart.
  private static func line(_ path: ContentPath, until end: Double) -> String {
    var words: [String] = ["  path:"]
    var time = 0.0
    while time < end + 1.5 {
      words.append(rounded(path.offset(at: time)) + "/" + rounded(path.velocity(at: time)))
      time += 0.083
    }
    return words.joined(separator: " ")
  }

  private static func rounded(_ number: Double) -> String {
    ResultText.text(of: (number * 1000).rounded() / 1000)
  }

  @Test("every property of every result is as it was")
  func golden() {
    var lines: [String] = []
    for seed in Self.seeds {
      let sample = DetailedReplay(seed: seed, engines: 2)
      let track = sample.replay.track
      lines.append("seed \(seed)")
      for gesture in track.gestures { lines.append(Self.line(gesture)) }
      for wheel in track.wheels { lines.append(Self.line(wheel)) }
      lines.append(Self.line(sample.replay.path, until: track.lastEvent))
      for engine in sample.engines { lines += Self.lines(sample.replay, engine) }
    }
    let text = lines.joined(separator: "\n") + "\n"
    let difference = Golden.difference(of: text, from: "replays.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("the frame loop has the same log, with arrival times, uneven frames and late updates too")
  func frames() {
    for seed in Self.seeds {
      let sample = DetailedReplay(seed: seed, engines: 2)
      for engine in sample.engines {
        let (course, frames) = (sample.replay.course(of: engine), sample.replay.courseByFrames(of: engine))
        #expect(course.differences(from: frames) == [], "seed \(seed), \(engine.resultName)")
      }
    }
  }

  @Test("without --arrival the times at which events arrived change nothing")
  func arrivalsUnused() {
    for seed in Self.seeds {
      let sample = DetailedReplay(seed: seed, engines: 2)
      var options = sample.replay.options
      options.usesArrival = false
      var trace = sample.trace
      for index in trace.events.indices { trace.events[index].arrivalMicroseconds = nil }
      let with = Replay(of: sample.trace, model: sample.replay.model, options: options)
      let without = Replay(of: trace, model: sample.replay.model, options: options)
      for engine in sample.engines {
        let isSame = with.run(engine).result == without.run(engine).result
        #expect(isSame, "seed \(seed)")
        let areSame = with.gestureResults(of: engine) == without.gestureResults(of: engine)
        #expect(areSame, "seed \(seed)")
      }
    }
  }
}
