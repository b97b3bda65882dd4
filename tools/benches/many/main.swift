import FileAccess
import GestureTraces
import Glibc
import PullToRefresh
import TraceReplay

/// Replays every trace of a folder on every system's own list, nothing shared: each replay begins with the trace's events.
/// Prints the processor-seconds of the best of some rounds, and how many triggers there are.
let words = CommandLine.arguments
guard words.count == 3, let rounds = Int(words[2]) else { exit(2) }
let traces = try FileIO.traces(under: words[1]).map {
  try TraceReader.trace(of: FileIO.contents(of: $0), path: $0)
}
let systems = RefreshSystem.all

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

var best = Double.infinity
var triggers = 0
for _ in 0..<rounds {
  let start = processorTime()
  triggers = 0
  for trace in traces {
    for system in systems {
      let replay = Replay(of: trace, on: system.nativeList, options: ReplayOptions())
      let engine = RefreshEngine(system, in: replay.scene, on: system.nativeList.model)
      triggers += replay.gestureResults(of: engine).reduce(0) { $0 + $1.triggers }
    }
  }
  best = min(best, processorTime() - start)
}
print(best, traces.count * systems.count, triggers)
