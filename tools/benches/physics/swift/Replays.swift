import GestureTraces
import PullToRefresh
import Reference
import ReplayStatistics
import ScrollPhysics
import TraceReplay

/// A pull of a second on a touchscreen that reports at 125 Hz: 420 pt, ever slower, then the lift.
private enum Pull {
  static let times = (0...125).map { $0 * 8000 }
  static let lift = 1_001_000
  static let rate = 60.0

  static func travel(at microseconds: Int) -> Double {
    let left = 1 - Double(microseconds) / 1e6
    return 420 * (1 - left * left)
  }

  static var text: String {
    var lines = [
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"points","source":{"origin":"synthetic"}}"#
    ]
    for time in times {
      let kind = time == 0 ? "down" : "move"
      lines.append(#"{"type":"\#(kind)","t":\#(time),"slot":0,"x":0,"y":\#(travel(at: time))}"#)
    }
    lines.append(#"{"type":"up","t":\#(lift),"slot":0}"#)
    lines.append(#"{"type":"end","t":\#(lift),"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
    return lines.joined(separator: "\n") + "\n"
  }

  static func replay(rate: Double) -> Replay {
    guard let trace = try? TraceReader.trace(of: Array(text.utf8), path: "pull.trace") else {
      fatalError("the benchmark's trace is none")
    }
    var options = ReplayOptions()
    options.rate = rate
    return Replay(of: trace, model: .uikit, options: options)
  }
}

/// What a replay comes to, in the order of the C side.
private func figures(_ log: ReplayLog) -> [Double] {
  [
    Double(log.triggers), log.firstTrigger?.time ?? .nan, log.callback ?? .nan, log.end, log.offsetJump,
    log.velocityJump, Double(log.states.count), Double(log.findings.count),
    log.states.reduce(0) { $0 + $1.time },
  ]
}

private typealias CReplay = (
  UnsafePointer<c_sample>?, Int32, Double, Double, extent, UnsafeMutablePointer<Double>?
) -> Void

/// Replays in a round.
private let replays = 200

private func compareReplay(_ name: String, _ system: RefreshSystem, _ replay: Replay, _ c: CReplay) {
  // What the samples say is the track's, so that both sides have the same bits.
  let samples = replay.track.gestures[0].samples.filter(\.carriesPosition).map {
    c_sample(time: $0.time, travel: $0.travel)
  }
  let engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
  let page = extent(content: 6670, viewport: 667, top_inset: 0, bottom_inset: 0)
  var found = [Double](repeating: 0, count: Int(C_FIGURES))
  var log = replay.course(of: engine)
  let best = shortest(
    { for _ in 0..<replays { log = replay.course(of: engine) } },
    {
      for _ in 0..<replays {
        c(samples, Int32(samples.count), Double(Pull.lift) / 1e6, Pull.rate, page, &found)
      }
    }, {})
  if zip(figures(log), found).contains(where: { $0.bitPattern != $1.bitPattern && !($0.isNaN && $1.isNaN) }) {
    print("\(name): \(figures(log)) in Swift and \(found) in C; the two are not the same algorithm")
    differs = true
  }
  let (swift, other) = (best.0 * 1e6 / Double(replays), best.1 * 1e6 / Double(replays))
  let ratio = swift / other
  let row = padded(name, to: 24) + fixed(swift) + fixed(other) + fixed(ratio)
  print(ratio > replayGoal ? row + "  above \(replayGoal)" : row)
}

/// The ratio to C that a replay aims at.
private let replayGoal = 1.3

/// How often a replay at this many frames a second allocates.
private func allocations(_ system: RefreshSystem, rate: Double) -> Int {
  let replay = Pull.replay(rate: rate)
  let engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
  let before = c_allocations()
  _ = replay.course(of: engine)
  return c_allocations() - before
}

/// Ten times the frames must not need more memory: none is allocated for a frame.
private func checkAllocations(_ system: RefreshSystem) {
  let counts = [60.0, 600].map { allocations(system, rate: $0) }
  print("\(padded("\(system.name)", to: 24)) allocations: \(counts[0]) at 60 Hz, \(counts[1]) at 600 Hz")
  if counts[0] != counts[1] {
    print("\(system.name): a frame allocates")
    differs = true
  }
}

/// The ratio to one replay of each trace that a sweep aims at.
private let sweepGoal = 1.35
/// Thresholds of a sweep.
private let thresholds = (1...1000).map { 0.2 * Double($0) }

/// What a thousand thresholds make of a set of traces, by one run of each, beside a replay of each.
private func compareSweep(_ system: RefreshSystem, _ replay: Replay) {
  let engine = RefreshEngine(system, viewport: 667, originalTopInset: 0)
  var (triggers, hits) = (0, 0)
  let best = shortest(
    { for _ in 0..<replays { triggers += replay.course(of: engine).triggers } },
    {
      let curve = ReceiverCurve(
        (0..<replays).map {
          .init(
            critical: replay.criticalThreshold(of: engine) ?? -.infinity, isWanted: $0 % 2 == 0, cluster: "")
        })
      for threshold in thresholds { hits += curve.counts(at: threshold).truePositives }
    }, {})
  if triggers == 0 || hits == 0 {
    print("\(system.name): nothing fires, so the sweep says nothing")
    differs = true
  }
  let (one, all) = (best.0 * 1e6 / Double(replays), best.1 * 1e6 / Double(replays))
  let row = padded("\(system.name)", to: 24) + fixed(one) + fixed(all) + fixed(all / one)
  print(all / one > sweepGoal ? row + "  above \(sweepGoal)" : row)
}

private func compareSweeps(_ replay: Replay) {
  print("\n\(padded("1000 thresholds", to: 24))replay µs sweep µs    ratio")
  for system in [RefreshSystem.mrefresh, .uirefreshcontrol, .mrefresh.fixed, .kirigami] {
    compareSweep(system, replay)
  }
}

func compareReplays() {
  print("\n\(padded("replay of 1 s, 125 Hz", to: 24)) Swift µs     C µs    ratio")
  let replay = Pull.replay(rate: Pull.rate)
  compareReplay("mrefresh", .mrefresh, replay, c_mrefresh_replay)
  compareReplay("uirefreshcontrol", .uirefreshcontrol, replay, c_control_replay)
  checkAllocations(.mrefresh)
  checkAllocations(.uirefreshcontrol)
  compareSweeps(replay)
}
