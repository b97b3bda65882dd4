import Glibc
import GestureTraces
import PullToRefresh
import ReplayStatistics
import ScrollPhysics
import TraceReplay

// Prints figures a line: a word, then numbers. `replay ENGINE RATE whole course frames`, `pairs …`, `sweep …`; see run.

/// Processor time of this process so far, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The shortest of some rounds of each work, the works in turns; seconds.
func shortest(of rounds: Int, _ works: [() -> Void]) -> [Double] {
  var best = [Double](repeating: .infinity, count: works.count)
  for _ in 0..<rounds {
    for (index, work) in works.enumerated() {
      let start = processorTime()
      work()
      best[index] = min(best[index], processorTime() - start)
    }
  }
  return best
}

/// What is worked out, so that nothing is left out.
nonisolated(unsafe) var checksum = 0.0

let gestures = 400
let traces = (0..<gestures).map { W1.trace($0) }
/// The thresholds of a sweep, in points.
let thresholds = (1...1000).map { 0.3 * Double($0) }

func options(_ rate: Double) -> ReplayOptions {
  var options = ReplayOptions()
  options.rate = rate
  // As W1 has it: the refresh ends 1.5 s after the lift.
  options.app.work = .fixed(1.5)
  return options
}

func replays(_ rate: Double, _ model: ScrollModel, _ traces: ArraySlice<Trace>) -> [Replay] {
  traces.map { Replay(of: $0, model: model, options: options(rate)) }
}

func measureWork(_ system: RefreshSystem, rate: Double) {
  let made = replays(rate, .uikit, traces[...])
  let engine = RefreshEngine(system, in: made[0].scene, on: .uikit)
  let best = shortest(
    of: 9,
    [
      {
        for replay in made {
          let whole = Replay(track: replay.track, scene: replay.scene, model: .uikit, options: options(rate))
          checksum += whole.run(engine).result.end
        }
      },
      { for replay in made { checksum += replay.run(engine).result.end } },
      { for replay in made { checksum += replay.course(of: engine).end } },
      { for replay in made { checksum += replay.courseByFrames(of: engine).end } },
    ])
  let words = best.map { "\($0 / Double(gestures) * 1e9)" }
  print("replay \(system.name) \(Int(rate)) \(words.joined(separator: " "))")
}

/// Gestures of each pair of engine and model.
let fewGestures = 12

func measurePairs(rate: Double) {
  var ratios: [(ratio: Double, name: String)] = []
  for model in ScrollModel.all {
    let made = replays(rate, model, traces[..<fewGestures])
    for system in RefreshSystem.all {
      let engine = RefreshEngine(system, in: made[0].scene, on: model)
      let best = shortest(
        of: 3,
        [
          { for replay in made { checksum += replay.course(of: engine).end } },
          { for replay in made { checksum += replay.courseByFrames(of: engine).end } },
        ])
      ratios.append((best[0] / best[1], "\(system.name) on \(model.name)"))
    }
  }
  ratios.sort { $0.ratio < $1.ratio }
  let (middle, worst) = (ratios[ratios.count / 2], ratios[ratios.count - 1])
  print(
    "pairs \(Int(rate)) \(ratios.count) \(ratios[ratios.count / 10].ratio) \(middle.ratio) \(ratios[ratios.count * 9 / 10].ratio) \(worst.ratio) \(worst.name)"
  )
}

func measureSweep(_ system: RefreshSystem, rate: Double) {
  let made = replays(rate, .uikit, traces[...])
  let engine = RefreshEngine(system, in: made[0].scene, on: .uikit)
  let best = shortest(
    of: 7,
    [
      { for replay in made { checksum += replay.run(engine).result.end } },
      {
        let curve = ReceiverCurve(
          made.enumerated().map {
            .init(
              critical: $1.criticalThreshold(of: engine) ?? -.infinity, isWanted: $0 % 2 == 0, cluster: "")
          })
        for threshold in thresholds { checksum += Double(curve.counts(at: threshold).truePositives) }
      },
      { for replay in made { checksum += replay.course(of: engine).end } },
    ])
  print(
    "sweep \(system.name) \(Int(rate)) \(best.map { "\($0 / Double(gestures) * 1e9)" }.joined(separator: " "))"
  )
}

for rate in [60.0, 120] {
  for system in [RefreshSystem.mrefresh, .uirefreshcontrol] { measureWork(system, rate: rate) }
}
if CommandLine.arguments.contains("pairs") { for rate in [60.0, 120] { measurePairs(rate: rate) } }
for system in [RefreshSystem.mrefresh, .uirefreshcontrol] { measureSweep(system, rate: 120) }
print("checksum \(checksum)")
