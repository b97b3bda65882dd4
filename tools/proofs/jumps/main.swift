import GestureTraces
import PullToRefresh
import ScrollPhysics
import TraceReplay

// jumps FIRST COUNT DRAWS ENGINES [TRACE…]: compares for seeds FIRST up to FIRST + COUNT, or the traces, and prints a line
//   replays R differing D sweeps S
// with each difference on a line of its own before it, and how often each pair was met after it. A trace is compared on every model with every engine at each rate.

/// What was compared, and what of it differed.
struct Comparison {
  private(set) var replays = 0
  private(set) var differing = 0
  private(set) var sweeps = 0
  private(set) var pairs: [String: Int] = [:]
  /// Differences that are told in full.
  private static let mostTold = 40

  private mutating func differences(of replay: Replay, _ engine: RefreshEngine) -> [String] {
    sweeps += 1
    let (found, reference) = (
      replay.greatestThresholds(of: engine), replay.greatestThresholdsByFrames(of: engine)
    )
    return found.map(\.bitPattern) == reference.map(\.bitPattern)
      ? [] : ["thresholds \(found), not \(reference)"]
  }

  mutating func compare(_ replay: Replay, _ engine: RefreshEngine, _ note: String) {
    var differences = replay.course(of: engine).differences(from: replay.courseByFrames(of: engine))
    replays += 1
    if replay.thresholdMethod(of: engine) == .critical { differences += self.differences(of: replay, engine) }
    pairs["\(engine.name) \(replay.list.model.name)", default: 0] += 1
    guard !differences.isEmpty else { return }
    differing += 1
    guard differing <= Self.mostTold else { return }
    print(
      "differs: \(note): \(engine.name) on \(replay.list.model.name): \(differences.joined(separator: ", "))"
    )
  }
}

/// The rates at which given traces are compared, in frames per second.
let rates = [60.0, 120, 600]

func compareSeeds(_ first: UInt64, _ count: UInt64, draws: Int, engines: Int, _ comparison: inout Comparison)
{
  for seed in first..<(first + count) {
    var sample = RandomReplay(seed: seed)
    for _ in 0..<draws {
      let (replay, engines) = sample.draw(engines: engines)
      for engine in engines { comparison.compare(replay, engine, "seed \(seed)") }
    }
  }
}

func compareTraces(_ paths: ArraySlice<String>, _ comparison: inout Comparison) throws {
  for path in paths {
    let trace = try TraceReader.trace(of: bytes(of: path), path: path)
    for model in ScrollModel.all {
      for rate in rates {
        var options = ReplayOptions()
        options.rate = rate
        let replay = Replay(of: trace, model: model, options: options)
        for system in RefreshSystem.all {
          comparison.compare(
            replay, RefreshEngine(system, in: replay.scene, on: model), "\(path) at \(rate) Hz")
        }
      }
    }
  }
}

let words = CommandLine.arguments.dropFirst()
let numbers = words.prefix(4).compactMap { UInt64($0) }
guard numbers.count == 4 else { fatalError("jumps FIRST COUNT DRAWS ENGINES [TRACE…]") }
var comparison = Comparison()
compareSeeds(numbers[0], numbers[1], draws: Int(numbers[2]), engines: Int(numbers[3]), &comparison)
try compareTraces(words.dropFirst(4), &comparison)
print("replays \(comparison.replays) differing \(comparison.differing) sweeps \(comparison.sweeps)")
for (pair, count) in comparison.pairs.sorted(by: { $0.key < $1.key }) { print("pair \(count) \(pair)") }
